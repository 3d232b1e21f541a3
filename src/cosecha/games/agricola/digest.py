"""A farm's part in the digest of a position: the fields that `Farm.equals` compares, packed into a few numbers."""

from cosecha.core.zobrist import key
from cosecha.games.agricola.board import CELLS
from cosecha.games.agricola.farm import CARD_FIELDS, Farm
from cosecha.games.agricola.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from cosecha.games.agricola.options import UNFINISHED


def add_farm(parts: list[object], farm: Farm) -> None:
    goods = farm.goods
    sown = 0
    if farm.fields or farm.card_fields:
        for cell in range(CELLS + CARD_FIELDS):
            amount = farm.amounts[cell]
            if amount:
                sown ^= key(amount << 9 | farm.crops[cell] << 5 | cell)
    first = goods[FOOD] << 48 | goods[WOOD] << 36 | goods[CLAY] << 24 | goods[REED] << 12
    rest = goods[GRAIN] << 48 | goods[VEGETABLE] << 36 | goods[SHEEP] << 24 | goods[BOAR] << 12
    yard = farm.rooms << 30 | farm.fields << 15 | farm.stables
    family = farm.house << 12 | farm.people << 8 | farm.newborns << 4 | farm.home
    turn = farm.begging << 31 | farm.fresh << 18 | farm.answers << 8 | farm.space + 1
    parts.append(first | goods[STONE])
    parts.append(rest | goods[CATTLE])
    parts.append(yard ^ sown)
    parts.append(turn << 24 | farm.majors << 14 | family)
    parts.append(farm.pastures)
    parts.append(tuple(farm.steps))
    if farm.customs & UNFINISHED:
        parts.append(farm.fences)
    if farm.tallies:
        parts.append(farm.tallies)
    if farm.extras is not None:
        parts.append(farm.extras.key())
    if farm.played or farm.stores or farm.hand or farm.pack:
        parts.append((farm.played, farm.hand, farm.pack, _stored(farm)))


def _stored(farm: Farm) -> int:
    """The digest of what cards remember."""
    found = 0
    for card, kept in farm.stores.items():
        found ^= key(kept << 12 | card)
    return found
