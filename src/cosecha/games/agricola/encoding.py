"""States as positions and views.

Most of a view is the same for all viewers and doesn't change with the next action. Such parts are cached and shared, so
they refuse writes.
"""

from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from cosecha.core.frozen import NO_ITEMS, NOTHING, FrozenDict, FrozenList
from cosecha.core.state import NONE
from cosecha.games.agricola import rules
from cosecha.games.agricola.board import cell_names
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.cards.topics import always
from cosecha.games.agricola.data import BORN, Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import (
    COUNTS,
    FIELD_CROPS,
    NEEDS,
    OCCUPATION,
    OPTIONAL,
    POINTS,
    PRICES,
    STOCK,
    field_name,
    meets_needs,
    price_of,
)
from cosecha.games.agricola.engine.effects import FREE, MAY_LEAVE, NAMES, card_of, effect_of, progress_of
from cosecha.games.agricola.engine.payments import FENCES, MINOR, RENOVATION, ROOM, payment_of, ways
from cosecha.games.agricola.engine.spaces import GOODS as PILED
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.engine.spaces import REFILLS
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.fences import fences_left
from cosecha.games.agricola.goods import GOOD_NAMES, MATERIALS, WOOD, Price
from cosecha.games.agricola.majors import (
    COOKING,
    MAJOR_NAMES,
    MAJOR_POINTS,
    MAJOR_PRICES,
    MAJORS,
    WORKSHOP_FOOD,
    WORKSHOP_GOODS,
    WORKSHOPS,
    cooking_level,
)
from cosecha.games.agricola.mechanisms.drafting import still_to_keep
from cosecha.games.agricola.mechanisms.drawing import KINDS
from cosecha.games.agricola.mechanisms.feeding import food_needed, grown_up_needs
from cosecha.games.agricola.mechanisms.improvements import cheapest, major_prices
from cosecha.games.agricola.mechanisms.renovating import next_houses, renovation_price
from cosecha.games.agricola.options import HOUSE_NAMES, ROOM_PRICES, STABLES
from cosecha.games.agricola.phases import FEED, HARVESTS, PHASE_NAMES, STAGES
from cosecha.games.agricola.position import Draw, FarmPosition, Field, Hand, Position, Promise, Space, Step
from cosecha.games.agricola.rules.dealing import HAND as FULL_HAND
from cosecha.games.agricola.rules.dealing import is_drafting, rest_is_passed
from cosecha.games.agricola.spaces.round_cards import STAGE_CARDS
from cosecha.games.agricola.view import Card, Draft, Facts, FarmFacts, Major, View

FIELD_NAMES: Final = tuple([field_name(cell) for cell in range(len(FIELD_CROPS))])
"""The farmyard's spaces, and the cards that are fields."""
KEPT: Final = 1024
"""The size of each cache."""
LATEST: Final = -1
"""The key of the latest board; no digest is negative."""


class Board:
    """The data behind the action spaces of a position."""

    def __init__(self, state: Data) -> None:
        self.players: int = state.players
        self.spaces: list[int] = state.spaces[:]
        self.piles: list[int] = state.piles[:]
        self.occupied: list[int] = state.occupied[:]
        self.ground: int = state.ground
        self.refills: dict[str, dict[str, int]] = _refills(tuple(state.spaces), state.players)

    def changed(self, state: Data) -> list[int]:
        """The spaces whose goods or people differ."""
        found: list[int] = []
        for space in self.spaces:
            if self.piles[space] != state.piles[space] or self.occupied[space] != state.occupied[space]:
                found.append(space)
        return found

    def equals(self, state: Data) -> bool:
        if self.players != state.players or self.spaces != state.spaces:
            return False
        return self.piles == state.piles and self.occupied == state.occupied


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
    """Whether the fields behind `FarmFacts` are equal: the farmyard, and the cards with what they remember."""
    if before.pastures != farm.pastures or before.stables != farm.stables:
        return False
    if before.house != farm.house or before.rooms != farm.rooms:
        return False
    return before.majors == farm.majors and before.played == farm.played and before.stores == farm.stores


def to_position(state: Data) -> Position:
    """The complete position, hidden information included."""
    farms = [_kept(seat, farm, True) for seat, farm in enumerate(state.farms)]
    position = _position(state, farms, [SPACE_NAMES[card] for card in state.round_cards[state.round :]], None, None)
    if not state.dealt:
        return position
    return replace(
        position,
        undealt=_by_kind(state.undealt),
        dropped=_by_kind(state.dropped),
        luck=state.luck,
        dealt=state.dealt,
        draws=_draws(state),
    )


def _by_kind(cards: list[tuple[int, ...]]) -> dict[str, list[str]]:
    return {KINDS[kind]: [CARD_NAMES[card] for card in each] for kind, each in enumerate(cards) if each}


def _draws(state: Data) -> list[Draw]:
    return [Draw(seat, KINDS[kind], count) for seat, kind, count in state.draws]


def to_view(state: Data, seat: int | None) -> View:
    """What a seat, or a spectator (None), may know: neither the order of future round cards nor the hands of other
    seats."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there's no seat {seat}")
    waiting = rules.waiting(state)
    legal: list[int] = []
    aside: list[int] = []
    if seat is not None and seat in waiting:
        legal = rules.legal(state, seat)
        aside = _aside(legal, rules.worth(state, seat))
    farms: list[KeptFarm] = []
    for number in range(state.players):
        farms.append(_kept(number, state.farms[number], number == seat or not state.cards))
    prices = MAJOR_PRICES if seat is None else major_prices(state.farms[seat])
    majors = _PRINTED if prices is MAJOR_PRICES else _majors_for(prices)
    position = _position(
        state,
        farms,
        None,
        _unseen(state.round_cards[state.round :]),
        [_hand(farm.hand) for farm in state.farms] if state.cards else None,
    )
    if state.dealt:
        position = replace(
            position,
            unseen_packs=[_hand(farm.pack) for farm in state.farms],
            unseen_undealt=_hand((*state.undealt[0], *state.undealt[1], *state.dropped[0], *state.dropped[1])),
            dealt=state.dealt,
            draws=_draws(state),
        )
    return View(
        seat=seat,
        position=position,
        waiting=waiting,
        decision=None if seat is None else rules.decision(state, seat),
        legal=legal,
        aside=aside,
        facts=_facts(state, waiting, farms, majors),
        cards=_cards(state, seat) if state.cards else {},
    )


def _aside(legal: list[int], worth: list[int]) -> list[int]:
    if len(legal) == len(worth):
        return []
    kept = set(worth)
    return [action for action in legal if action not in kept]


@lru_cache(KEPT)
def _unseen(left: tuple[int, ...]) -> list[list[str]]:
    found: list[list[str]] = []
    for stage in STAGE_CARDS:
        found.append(FrozenList([SPACE_NAMES[card] for card in stage if card in left]))
    return FrozenList(found)


def _hand(cards: tuple[int, ...]) -> Hand:
    occupations = 0
    for card in cards:
        if OCCUPATION[card]:
            occupations += 1
    return Hand(occupations, len(cards) - occupations)


def _position(
    state: Data,
    farms: list[KeptFarm],
    coming: list[str] | None,
    unseen: list[list[str]] | None,
    unseen_hands: list[Hand] | None,
) -> Position:
    """The public fields, plus the given ones."""
    shown_farms = FrozenList([farm.position for farm in farms])
    shown_farms.source = [farm.farm for farm in farms]
    return Position(
        options=state.options,
        round=state.round,
        phase=PHASE_NAMES[state.phase],
        active=None if state.active == NONE else state.active,
        starter=state.starter,
        held=[seat for seat in range(state.players) if state.held >> seat & 1] if state.held else [],
        spaces=_spaces(state),
        majors=_majors(state.majors),
        promised=[Promise(number, seat, GOOD_NAMES[good], amount) for number, seat, good, amount in state.promised],
        farms=shown_farms,
        round_cards=[SPACE_NAMES[card] for card in state.round_cards[: state.round]],
        coming=coming,
        unseen=unseen,
        unseen_hands=unseen_hands,
    )


_BOARDS: Final[dict[int, FrozenDict[str, Space]]] = {}
"""Recent boards by digest."""


def _spaces(state: Data) -> FrozenDict[str, Space]:
    found = _BOARDS.get(state.ground)
    if found is not None:
        board: Board = found.source
        if board.equals(state):
            return found
    shown: dict[str, Space] = {}
    changed = state.spaces
    latest = _BOARDS.get(LATEST)
    if latest is not None:
        before: Board = latest.source
        if before.spaces == state.spaces:
            shown = dict(latest)
            changed = before.changed(state)
    for space in changed:
        shown[SPACE_NAMES[space]] = _space(space, state.piles[space], state.occupied[space])
    found = FrozenDict(shown)
    found.source = Board(state)
    if len(_BOARDS) >= KEPT:
        _BOARDS.clear()
    _BOARDS[state.ground] = found
    _BOARDS[LATEST] = found
    return found


_SPACES: Final[dict[int, Space]] = {}


def _space(space: int, pile: int, occupied: int) -> Space:
    number = (pile * 256 + occupied) * 64 + space
    found = _SPACES.get(number)
    if found is None:
        people = [seat for seat in range(4) if occupied >> seat & 1]
        newborns = [seat for seat in range(4) if occupied & BORN << seat]
        goods: dict[str, int] = {GOOD_NAMES[PILED[space]]: pile} if pile else {}
        found = Space(_frozen_dict(goods), _frozen(people), _frozen(newborns))
        if len(_SPACES) >= KEPT:
            _SPACES.clear()
        _SPACES[number] = found
    return found


def _frozen(items: list[Any]) -> list[Any]:
    """A list that views can share. Empty lists are the default of their field, so that JSON omits them."""
    return FrozenList(items) if items else NOTHING


def _frozen_dict(items: dict[str, Any]) -> dict[str, Any]:
    return FrozenDict(items) if items else NO_ITEMS


@lru_cache(KEPT)
def _majors(majors: int) -> list[str]:
    return _frozen([MAJOR_NAMES[major] for major in range(MAJORS) if majors >> major & 1])


@lru_cache(KEPT)
def _cells(mask: int) -> list[str]:
    return _frozen(cell_names(mask))


_OPEN: Final[dict[int, KeptFarm]] = {}
_CLOSED: Final[dict[int, KeptFarm]] = {}
"""The latest farm of each seat, with and without its hand. Few actions change a farm."""


def _kept(seat: int, farm: Farm, hand: bool) -> KeptFarm:
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
    return FarmPosition(
        goods=_frozen_dict(goods),
        house=HOUSE_NAMES[farm.house],
        rooms=_cells(farm.rooms),
        fields=_frozen_dict(fields),
        stables=_cells(farm.stables),
        pastures=_frozen([_cells(mask) for mask in farm.pastures]) if farm.pastures else NOTHING,
        people=farm.people,
        newborns=farm.newborns,
        home=farm.home,
        majors=_majors(farm.majors),
        hand=_card_names(farm.hand) if hand else None,
        pack=_card_names(farm.pack) if hand else None,
        played=_card_names(farm.played),
        fresh=farm.fresh,
        stores=FrozenDict({CARD_NAMES[card]: left for card, left in farm.stores.items()}) if farm.stores else NO_ITEMS,
        gathered=farm.gathered,
        begging=farm.begging,
        space=None if farm.space == NONE else SPACE_NAMES[farm.space],
        steps=_steps(tuple(farm.steps)),
        answers=farm.answers,
    )


@lru_cache(KEPT)
def _field(crop: int, amount: int) -> Field:
    return Field(GOOD_NAMES[crop], amount) if amount else Field()


@lru_cache(KEPT)
def _steps(steps: tuple[int, ...]) -> list[Step]:
    return _frozen([_step(step) for step in steps])


def _step(step: int) -> Step:
    card = card_of(step)
    return Step(
        NAMES[effect_of(step)],
        progress_of(step),
        bool(step & MAY_LEAVE),
        bool(step & FREE),
        None if card == NONE else CARD_NAMES[card],
    )


@lru_cache(KEPT)
def _card_names(cards: tuple[int, ...]) -> list[str]:
    return _frozen([CARD_NAMES[card] for card in cards])


def _named(price: Price) -> dict[str, int]:
    return FrozenDict({GOOD_NAMES[good]: amount for good, amount in price if amount})


@lru_cache(KEPT)
def _majors_for(prices: tuple[Price, ...]) -> dict[str, Major]:
    return FrozenDict(
        {
            name: Major(_named(price), points)
            for name, price, points in zip(MAJOR_NAMES, prices, MAJOR_POINTS, strict=True)
        }
    )


_PRINTED: Final[dict[str, Major]] = _majors_for(MAJOR_PRICES)


def _cards(state: Data, seat: int | None) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for farm in state.farms:
        for card in farm.played:
            found[CARD_NAMES[card]] = _card(card, PRICES[card], True)
    if seat is not None:
        farm = state.farms[seat]
        for card in farm.hand:
            found[CARD_NAMES[card]] = _in_hand(state, farm, card)
        for card in farm.pack:
            found[CARD_NAMES[card]] = _in_hand(state, farm, card)
    return found


def _in_hand(state: Data, farm: Farm, card: int) -> Card:
    return _card(card, cheapest(farm, MINOR, price_of(farm, card)), meets_needs(state, farm, card))


@lru_cache(KEPT)
def _card(card: int, price: Price, met: bool) -> Card:
    return Card(
        OCCUPATION[card],
        _named(price),
        _named(PRICES[card]),
        POINTS[card],
        NEEDS.get(card),
        met,
        COUNTS.get(card, ""),
        FrozenList([GOOD_NAMES[good] for good in STOCK.get(card, ())]),
        card in OPTIONAL,
        always(card) if card in OPTIONAL else None,
    )


_HARVESTS: Final[list[int]] = FrozenList(HARVESTS)
_STAGES: Final[list[list[int]]] = FrozenList([FrozenList(rounds) for rounds in STAGES])


def _facts(state: Data, waiting: tuple[int, ...], farms: list[KeptFarm], majors: dict[str, Major]) -> Facts:
    board: Board = _spaces(state).source
    due = state.round in HARVESTS and state.phase <= FEED
    harvest = state.round if due else _next_harvest(state.round)
    shown: list[FarmFacts] = []
    for seat in range(state.players):
        kind: str | None = None
        if seat in waiting:
            kind = rules.asked(state, seat)
        food = food_needed(state, seat) if due else grown_up_needs(state, seat) if harvest else 0
        shown.append(_farm_facts(farms[seat], kind, food))
    return Facts(
        harvests=_HARVESTS,
        harvest=harvest if harvest else None,
        stages=_STAGES,
        refills=board.refills,
        majors=majors,
        farms=shown,
        draft=_draft(state) if state.dealt and is_drafting(state) else None,
    )


def _draft(state: Data) -> Draft:
    return Draft([Hand(*still_to_keep(farm)) for farm in state.farms], rest_is_passed(state), Hand(*FULL_HAND))


def _next_harvest(round: int) -> int:
    """The first harvest after a round; 0 after the last."""
    for harvest in HARVESTS:
        if harvest > round:
            return harvest
    return 0


@lru_cache(KEPT)
def _refills(spaces: tuple[int, ...], players: int) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for space in spaces:
        if PILED[space] != NONE:
            found[SPACE_NAMES[space]] = FrozenDict({GOOD_NAMES[PILED[space]]: REFILLS[space][players]})
    return FrozenDict(found)


def _farm_facts(kept: KeptFarm, kind: str | None, food: int) -> FarmFacts:
    found = kept.facts
    if found is None or found.asked != kind or found.food != food:
        farm = kept.farm
        found = FarmFacts(
            asked=kind,
            capacities=FrozenList([farm.capacity(mask) for mask in farm.pastures]),
            loose=farm.loose,
            fences=fences_left(farm),
            fence_goods=_fence_goods(farm),
            free_fences=_free_fences(farm),
            room_prices=_prices(farm, ROOM, ROOM_PRICES[farm.house]),
            renovation_prices=FrozenDict(
                {
                    HOUSE_NAMES[house]: _prices(farm, RENOVATION, renovation_price(farm, house))
                    for house in next_houses(farm)
                }
            ),
            stables=STABLES - farm.stables.bit_count(),
            food=food,
            rates=_rates(cooking_level(farm.majors)),
            workshops=_workshops(farm.majors),
        )
        kept.facts = found
    return found


_WOOD_ONLY: Final[list[str]] = FrozenList([GOOD_NAMES[WOOD]])


def _fence_goods(farm: Farm) -> list[str]:
    if not farm.played:
        return _WOOD_ONLY
    goods = {good for way in ways(farm, FENCES, ((WOOD, 1),)) for good in MATERIALS if way[good]}
    return FrozenList([GOOD_NAMES[good] for good in sorted(goods)])


def _free_fences(farm: Farm) -> int:
    free = 0
    if farm.hooks >> hooks.PRICE & 1:
        left = fences_left(farm)
        while free < left and payment_of(()) in ways(farm, FENCES, ((WOOD, free + 1),)):
            free += 1
    return free


def _prices(farm: Farm, what: int, price: Price) -> list[dict[str, int]]:
    if not farm.hooks >> hooks.PRICE & 1:
        return _printed(price)
    return FrozenList([_named(tuple(enumerate(way))) for way in ways(farm, what, price)])


@lru_cache(KEPT)
def _printed(price: Price) -> list[dict[str, int]]:
    return FrozenList([_named(price)])


@lru_cache(KEPT)
def _rates(level: int) -> dict[str, int]:
    return FrozenDict({GOOD_NAMES[good]: food[level] for good, food in COOKING.items() if food[level]})


@lru_cache(KEPT)
def _workshops(majors: int) -> dict[str, int]:
    return FrozenDict(
        {
            GOOD_NAMES[good]: food
            for workshop, good, food in zip(WORKSHOPS, WORKSHOP_GOODS, WORKSHOP_FOOD, strict=True)
            if majors >> workshop & 1
        }
    )
