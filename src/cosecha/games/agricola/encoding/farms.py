"""The farms of a position."""

from functools import lru_cache
from typing import Final

from cosecha.core.frozen import NO_ITEMS, NOTHING, FrozenDict
from cosecha.core.state import NONE
from cosecha.games.agricola.board import edge_names
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.encoding.sharing import KEPT, card_names, frozen, frozen_dict, major_names, shared_cells
from cosecha.games.agricola.engine.cards import FIELD_CROPS, field_name
from cosecha.games.agricola.engine.effects import FREE, MAY_LEAVE, NAMES, card_of, effect_of, progress_of
from cosecha.games.agricola.engine.hooks import ONCE_PER_ACTION
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.options import HOUSE_NAMES, SPRING, TEAMS, UNFINISHED
from cosecha.games.agricola.position import FarmPosition, Field, Step
from cosecha.games.agricola.tallies import NAMES as TALLY_NAMES
from cosecha.games.agricola.tallies import Counts
from cosecha.games.agricola.view import FarmFacts

FIELD_NAMES: Final = tuple([field_name(cell) for cell in range(len(FIELD_CROPS))])
"""The farmyard's spaces, and the cards that are fields."""


class KeptFarm:
    """A farm and its position. Without `hand`, neither has the cards in hand."""

    def __init__(self, farm: Farm, hand: bool, before: "KeptFarm | None") -> None:
        self.farm: Farm = farm.copy()
        self.farm.choices = None
        if not hand:
            self.farm.hand = ()
            self.farm.pack = ()
        self.position: FarmPosition = _farm_position(farm, hand)
        self.facts: FarmFacts | None = None
        if before is not None and _same_yard(before.farm, farm):
            self.facts = before.facts


def _same_yard(before: Farm, farm: Farm) -> bool:
    """Whether the fields behind `FarmFacts` are equal: the farmyard, the cards with what they remember, and the steps
    where prices depend on them."""
    by_action = farm.customs & (SPRING | TEAMS) or farm.hooks >> ONCE_PER_ACTION & 1
    if by_action and before.steps != farm.steps:
        return False
    if before.pastures != farm.pastures or before.stables != farm.stables:
        return False
    if before.fences != farm.fences or before.customs != farm.customs or before.lent != farm.lent:
        return False
    if before.house != farm.house or before.rooms != farm.rooms:
        return False
    return before.majors == farm.majors and before.played == farm.played and before.stores == farm.stores


_OPEN: Final[dict[int, KeptFarm]] = {}
_CLOSED: Final[dict[int, KeptFarm]] = {}
"""The latest farm of each seat, with and without its hand. Few actions change a farm."""


def kept_farm(seat: int, farm: Farm, hand: bool) -> KeptFarm:
    kept = _OPEN if hand else _CLOSED
    latest = kept.get(seat)
    if latest is None or not latest.farm.equals(farm, hand):
        latest = KeptFarm(farm, hand, latest)
        kept[seat] = latest
    return latest


def _farm_position(farm: Farm, hand: bool) -> FarmPosition:
    fields: dict[str, Field] = {}
    every = farm.fields | farm.card_fields
    if every:
        for cell in range(len(farm.crops)):
            if every >> cell & 1:
                fields[FIELD_NAMES[cell]] = _field(farm.crops[cell], farm.amounts[cell])
    goods: dict[str, int] = {}
    for good, amount in enumerate(farm.goods):
        if amount:
            goods[GOOD_NAMES[good]] = amount
    extras = farm.extras
    return FarmPosition(
        goods=frozen_dict(goods),
        house=HOUSE_NAMES[farm.house],
        rooms=shared_cells(farm.rooms),
        fields=frozen_dict(fields),
        stables=shared_cells(farm.stables),
        pastures=frozen([shared_cells(mask) for mask in farm.pastures]) if farm.pastures else NOTHING,
        fences=frozen(edge_names(farm.open_fences())) if farm.customs & UNFINISHED else NOTHING,
        people=farm.people,
        newborns=farm.newborns,
        home=farm.home,
        majors=major_names(farm.majors),
        hand=card_names(farm.hand) if hand else None,
        pack=card_names(farm.pack) if hand else None,
        played=card_names(farm.played),
        fresh=farm.fresh,
        stores=FrozenDict({CARD_NAMES[card]: left for card, left in farm.stores.items()}) if farm.stores else NO_ITEMS,
        tallies=_tallies(farm.tallies),
        begging=farm.begging,
        blocked=NOTHING if extras is None else shared_cells(extras.blocked),
        charred=NOTHING if extras is None else shared_cells(extras.charred),
        llamas=0 if extras is None else extras.llamas,
        fairies=0 if extras is None else extras.fairies,
        leaving=0 if extras is None else extras.leaving,
        away=0 if extras is None else extras.away,
        idle=0 if extras is None else extras.idle,
        frozen=0 if extras is None else extras.frozen,
        visitors=0 if extras is None else extras.visitors,
        skips=0 if extras is None else extras.skips,
        guest=extras is not None and extras.guest,
        lost=0 if extras is None else extras.lost,
        won=0 if extras is None else extras.won,
        marked=NOTHING if extras is None else _marked(extras.marked),
        chooser=None if extras is None or extras.chooser == NONE else extras.chooser,
        space=None if farm.space == NONE else SPACE_NAMES[farm.space],
        steps=_steps(tuple(farm.steps)),
        answers=farm.answers,
    )


@lru_cache(KEPT)
def _marked(spaces: int) -> list[str]:
    return frozen([name for space, name in enumerate(SPACE_NAMES) if spaces >> space & 1]) if spaces else NOTHING


@lru_cache(KEPT)
def _tallies(counts: Counts) -> dict[str, int]:
    return frozen_dict({TALLY_NAMES[tally]: count for tally, count in enumerate(counts) if count})


@lru_cache(KEPT)
def _field(crop: int, amount: int) -> Field:
    return Field(GOOD_NAMES[crop], amount) if amount else Field()


@lru_cache(KEPT)
def _steps(steps: tuple[int, ...]) -> list[Step]:
    return frozen([_step(step) for step in steps])


def _step(step: int) -> Step:
    card = card_of(step)
    return Step(
        NAMES[effect_of(step)],
        progress_of(step),
        bool(step & MAY_LEAVE),
        bool(step & FREE),
        None if card == NONE else CARD_NAMES[card],
    )
