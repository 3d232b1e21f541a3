"""Goods as numbers, which index a farm's list of goods, and prices."""

from typing import Final

FOOD: Final = 0
WOOD: Final = 1
CLAY: Final = 2
REED: Final = 3
STONE: Final = 4
GRAIN: Final = 5
VEGETABLE: Final = 6
SHEEP: Final = 7
BOAR: Final = 8
CATTLE: Final = 9
GOODS: Final = 10

GOOD_NAMES: Final = ("food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle")
MATERIALS: Final = (WOOD, CLAY, REED, STONE)
CROPS: Final = (GRAIN, VEGETABLE)
ANIMALS: Final = (SHEEP, BOAR, CATTLE)

Price = tuple[tuple[int, int], ...]
"""Pairs of a good and an amount."""


def can_pay(goods: list[int], price: Price) -> bool:
    for good, amount in price:
        if goods[good] < amount:
            return False
    return True


def pay(goods: list[int], price: Price) -> None:
    for good, amount in price:
        goods[good] -= amount
