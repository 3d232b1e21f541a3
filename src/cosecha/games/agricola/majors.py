"""The ten major improvements, M01 to M10."""

from typing import Final

from cosecha.games.agricola.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    GOODS,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Price,
)

FIREPLACE_2: Final = 0
FIREPLACE_3: Final = 1
HEARTH_4: Final = 2
HEARTH_5: Final = 3
WELL: Final = 4
CLAY_OVEN: Final = 5
STONE_OVEN: Final = 6
JOINERY: Final = 7
POTTERY: Final = 8
BASKETMAKER: Final = 9
MAJORS: Final = 10

MAJOR_NAMES: Final = (
    "fireplace2",
    "fireplace3",
    "hearth4",
    "hearth5",
    "well",
    "clay-oven",
    "stone-oven",
    "joinery",
    "pottery",
    "basketmaker",
)
MAJOR_PRICES: Final[tuple[Price, ...]] = (
    ((CLAY, 2),),
    ((CLAY, 3),),
    ((CLAY, 4),),
    ((CLAY, 5),),
    ((WOOD, 1), (STONE, 3)),
    ((CLAY, 3), (STONE, 1)),
    ((CLAY, 1), (STONE, 3)),
    ((WOOD, 2), (STONE, 2)),
    ((CLAY, 2), (STONE, 2)),
    ((REED, 2), (STONE, 2)),
)
MAJOR_POINTS: Final = (1, 1, 1, 1, 4, 2, 3, 2, 2, 2)
MAJOR_CATEGORY: Final = "food"
MAJOR_IDS: Final = tuple([f"M{number + 1:02}" for number in range(MAJORS)])
ALL_MAJORS: Final = (1 << MAJORS) - 1

FIREPLACES: Final = 1 << FIREPLACE_2 | 1 << FIREPLACE_3
HEARTHS: Final = 1 << HEARTH_4 | 1 << HEARTH_5
OVENS: Final = 1 << CLAY_OVEN | 1 << STONE_OVEN
BAKERS: Final = FIREPLACES | HEARTHS | OVENS

WELL_ROUNDS: Final = 5

# Food for one of a good at any time: raw, with a Fireplace, with a Cooking Hearth, with a card that roasts.
COOKING: Final[dict[int, tuple[int, int, int, int]]] = {
    GRAIN: (1, 1, 1, 1),
    VEGETABLE: (1, 2, 3, 1),
    SHEEP: (0, 2, 2, 2),
    BOAR: (0, 2, 3, 2),
    CATTLE: (0, 3, 4, 2),
}
ROASTING: Final = 3
ROASTED: Final = 2
"""The food for anything living that such a card roasts. A Fireplace never brings less."""
LEVELS: Final = 4
RATES: Final[list[list[int]]] = [
    [COOKING[good][level] if good in COOKING else 0 for good in range(GOODS)] for level in range(LEVELS)
]
"""The same by level and good: hot rules look here. The rows after those are for animals that give half the food."""
RATES.extend([[food // 2 if good in ANIMALS else food for good, food in enumerate(row)] for row in RATES[:]])

WORKSHOPS: Final = (JOINERY, POTTERY, BASKETMAKER)
WORKSHOP_GOODS: Final = (WOOD, CLAY, REED)
WORKSHOP_FOOD: Final = (2, 2, 3)
"""By workshop: what one of its material brings, once a harvest."""
WORKSHOP_BONUS: Final = ((3, 5, 7), (3, 5, 7), (2, 4, 5))
"""By workshop: how much of the material brings 1, 2 and 3 points at the end."""


def cooking_level(majors: int) -> int:
    """0 for raw, 1 with a Fireplace, 2 with a Cooking Hearth."""
    if majors & HEARTHS:
        return 2
    return 1 if majors & FIREPLACES else 0


def most_baked(majors: int) -> int:
    """The maximum grain for one Bake Bread action; 99 means unlimited."""
    if majors & (FIREPLACES | HEARTHS):
        return 99
    return (1 if majors >> CLAY_OVEN & 1 else 0) + (2 if majors >> STONE_OVEN & 1 else 0)


def baked(majors: int, grain: int) -> int:
    """The food for this many grain in one Bake Bread action, the best oven first."""
    food = 0
    left = grain
    if left and majors >> CLAY_OVEN & 1:
        food += 5
        left -= 1
    if left and majors >> STONE_OVEN & 1:
        used = min(left, 2)
        food += 4 * used
        left -= used
    return food + left * (3 if majors & HEARTHS else 2)
