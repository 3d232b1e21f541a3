"""The farms of an observation: farmyard, supply and family."""

from typing import Final

from cosecha.encoding.agricola.tables import KEPT
from cosecha.encoding.filling import clipped, narrow, unpacked
from cosecha.games.agricola.board import CELLS, EDGE_NAMES
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.farm import CARD_FIELDS, Farm, new_farm
from cosecha.games.agricola.goods import GRAIN, VEGETABLE
from cosecha.games.agricola.majors import MAJORS, WORKSHOPS
from cosecha.games.agricola.options import HOUSE_CLAY, HOUSE_NAMES, HOUSE_STONE, HOUSE_WOOD
from cosecha.games.agricola.scoring import total

FIELDS: Final = CELLS + CARD_FIELDS
_NO_CROPS: Final = bytes(3 * FIELDS)
_MAJORS: Final[list[bytes]] = [unpacked(majors, MAJORS) for majors in range(1 << MAJORS)]
_WORKSHOPS: Final = sum([1 << major for major in WORKSHOPS])
LOW_POINTS: Final = -128
HIGH_POINTS: Final = 127
UNKNOWN: Final = -1


def _houses() -> list[int]:
    """By material: its byte among a seat's flags, of which five come before it."""
    found = [0] * len(HOUSE_NAMES)
    for place, house in enumerate((HOUSE_WOOD, HOUSE_CLAY, HOUSE_STONE)):
        found[house] = 1 << 8 * (5 + place)
    return found


_HOUSES: Final[list[int]] = _houses()


def _is(crop: int) -> bytes:
    return bytes([1 if number == crop else 0 for number in range(256)])


_IS_GRAIN: Final = _is(GRAIN)
_IS_VEGETABLE: Final = _is(VEGETABLE)

Ground = tuple[int, int, tuple[int, ...], int]
_yards: Final[dict[Ground, bytes]] = {}


def majors_shown(majors: int) -> bytes:
    return _MAJORS[majors]


def _yard(farm: Farm) -> bytes:
    """What stands on the farmyard, and how many animals each pasture holds."""
    ground = farm.rooms << 30 | farm.fields << 15 | farm.stables
    key = (ground, farm.fences, farm.pastures, farm.pasture_bonus << 1 | farm.shrunk)
    found = _yards.get(key)
    if found is None:
        numbers = [0] * CELLS
        capacities = [0] * CELLS
        for number, mask in enumerate(farm.pastures):
            capacity = clipped(farm.capacity(mask), 255)
            for cell in range(CELLS):
                if mask >> cell & 1:
                    numbers[cell] = number + 1
                    capacities[cell] = capacity
        found = b"".join(
            [
                unpacked(farm.rooms, CELLS),
                unpacked(farm.fields, CELLS),
                unpacked(farm.stables, CELLS),
                bytes(numbers),
                bytes(capacities),
                unpacked(farm.fences, len(EDGE_NAMES)),
            ]
        )
        if len(_yards) >= KEPT:
            _yards.clear()
        _yards[key] = found
    return found


class _Seen:
    """A seat's block as it was seen last, with what its bytes depend on."""

    def __init__(self, farm: Farm) -> None:
        self.crops = farm.crops[:]
        self.amounts = farm.amounts[:]
        self.ground = farm.rooms << 30 | farm.fields << 15 | farm.stables
        self.fences = farm.fences
        self.pastures = farm.pastures
        self.pasture_bonus = farm.pasture_bonus
        self.shrunk = farm.shrunk
        self.house = farm.house
        self.people = farm.people
        self.begging = farm.begging
        self.majors = farm.majors
        self.played = farm.played
        parts = [_MAJORS[farm.majors], _yard(farm)]
        if farm.fields or farm.card_fields:
            crops = bytes(farm.crops)
            parts.append(crops.translate(_IS_GRAIN))
            parts.append(crops.translate(_IS_VEGETABLE))
            parts.append(narrow(farm.amounts))
        else:
            parts.append(_NO_CROPS)
        self.shown = b"".join(parts)
        """What changes seldom."""
        self.goods = farm.goods[:]
        self.goods_shown = narrow(farm.goods)
        self.points = UNKNOWN
        # The whole block, and the rest that it depends on.
        self.flags = UNKNOWN
        self.family = UNKNOWN
        self.steps = b""
        self.block = b""

    def take_goods(self, farm: Farm) -> None:
        """The supply has changed. Food and materials bring points only with a workshop or a card."""
        if farm.majors & _WORKSHOPS or farm.played or self.goods[GRAIN:] != farm.goods[GRAIN:]:
            self.points = UNKNOWN
        self.goods = farm.goods[:]
        self.goods_shown = narrow(farm.goods)
        self.flags = UNKNOWN

    def fits(self, farm: Farm) -> bool:
        """Whether nothing has changed but the supply."""
        return (
            self.ground == farm.rooms << 30 | farm.fields << 15 | farm.stables
            and self.fences == farm.fences
            and self.majors == farm.majors
            and self.people == farm.people
            and self.house == farm.house
            and self.begging == farm.begging
            and self.pasture_bonus == farm.pasture_bonus
            and self.shrunk == farm.shrunk
            and self.played == farm.played
            and self.pastures == farm.pastures
            and self.amounts == farm.amounts
            and self.crops == farm.crops
        )


class Farms:
    """Fills in the farms. It remembers how each was last, since an answer changes one of them at most, as a rule."""

    def __init__(self, players: int) -> None:
        self.seen: list[_Seen] = [_Seen(new_farm(seat)) for seat in range(players)]

    def block(self, state: Data, farm: Farm, steps: bytes, alone: bool) -> bytes:
        """A seat's block up to its pending steps. `alone`: whether points depend on nothing but the seat's farm."""
        seat = farm.seat
        seen = self.seen[seat]
        if not seen.fits(farm):
            seen = _Seen(farm)
            self.seen[seat] = seen
        elif seen.goods != farm.goods:
            seen.take_goods(farm)
        points = seen.points if alone else UNKNOWN
        if points == UNKNOWN:
            points = max(LOW_POINTS, min(total(state, seat), HIGH_POINTS)) & 255
            if alone:
                seen.points = points
        # A byte for each field: that is much faster than lists.
        held = state.held >> seat & 1
        flags = points | held << 32 | _HOUSES[farm.house]
        if seat == state.starter:
            flags |= 1 << 8
        if seat == state.active:
            flags |= 1 << 16
        if held or farm.steps:
            flags |= 1 << 24
        family = clipped(farm.people, 255) | clipped(farm.newborns, 255) << 8 | clipped(farm.home, 255) << 16
        family |= clipped(farm.begging, 255) << 24 | clipped(farm.loose, 255) << 32 | farm.space + 1 << 40
        if seen.flags != flags or seen.family != family or seen.steps is not steps:
            seen.flags = flags
            seen.family = family
            seen.steps = steps
            seen.block = b"".join(
                [flags.to_bytes(8, "little"), family.to_bytes(6, "little"), seen.goods_shown, seen.shown, steps]
            )
        return seen.block
