"""Positions: states as readable structs, and back with validation. A view holds a position without its secrets."""

from collections.abc import Collection
from functools import cache
from typing import Any

from msgspec import Struct, field

from cosecha.core.errors import BadPosition
from cosecha.core.position import converted, number_of, once, seat_of
from cosecha.core.state import NONE
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, FIRST_ROOMS, border, cells_of
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.cards.majors import MAJOR_NAMES, MAJORS
from cosecha.games.agricola.cards.table import OCCUPATION, lay
from cosecha.games.agricola.deal import agree
from cosecha.games.agricola.effects import (
    DATA_BITS,
    MAY_LEAVE,
    NAMES,
    PROGRESS,
    effect_of,
    progress_of,
    step_of,
)
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import ANIMALS, CROPS, GOOD_NAMES
from cosecha.games.agricola.options import FIRST_PEOPLE, HOUSE_NAMES, Options, problems
from cosecha.games.agricola.phases import PHASE_NAMES, STAGES
from cosecha.games.agricola.rules.family import BORN
from cosecha.games.agricola.spaces.round_cards import STAGE_CARDS
from cosecha.games.agricola.spaces.table import GOODS as PILED
from cosecha.games.agricola.spaces.table import NAMES as SPACE_NAMES
from cosecha.games.agricola.state import State, blank
from cosecha.games.agricola.validation import validate

MOST_OF_AN_ANIMAL = (1 << codes.COUNT_BITS) - 1
"""The maximum that an action code can hold."""


@cache
def cell_names(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(mask)]


class Space(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """An action space: the goods piled up there, the seats with people there, and the seats with newborns there."""

    goods: dict[str, int] = {}
    people: list[int] = []
    newborns: list[int] = []


class Promise(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Goods on a future round space, for a seat."""

    round: int
    seat: int
    good: str
    amount: int


class Field(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What grows on a field."""

    crop: str | None = None
    amount: int = 0


class Step(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Something a seat still has to do: an effect, how far along it is, and whether the rest may be skipped."""

    step: str
    progress: int = 0
    may_leave: bool = False


class Hand(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The number of cards of each kind in a hand."""

    occupations: int
    minors: int


class FarmPosition(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One player's farm. Farmyard spaces are named a1..e3: the column, then the row from the top.

    Omitted fields have their values at the start of a match; house, rooms and family are never omitted.
    """

    goods: dict[str, int] = {}
    """The supply; goods that aren't listed are 0."""
    house: str = field(default_factory=lambda: HOUSE_NAMES[0])
    rooms: list[str] = field(default_factory=lambda: cell_names(FIRST_ROOMS))
    fields: dict[str, Field] = {}
    stables: list[str] = []
    pastures: list[list[str]] = []
    people: int = field(default_factory=lambda: FIRST_PEOPLE)
    """All of them, including newborns."""
    newborns: int = 0
    home: int = field(default_factory=lambda: FIRST_PEOPLE)
    """The people who haven't been placed this round."""
    majors: list[str] = []
    hand: list[str] | None = []
    """Occupations and minor improvements not played yet; None in anybody else's view."""
    played: list[str] = []
    """Cards in play, in the order they were played."""
    fresh: int = 0
    """How many of them were played this turn: their "each time" effects start next turn."""
    stores: dict[str, int] = {}
    """What is left on a card that holds goods."""
    gathered: int = 0
    """Building materials gained in this round's work phase."""
    enclosed_before: list[str] = []
    """The spaces enclosed before the current fencing action."""
    begging: int = 0
    space: str | None = None
    """The last action space used this round."""
    steps: list[Step] = []
    """What the seat still has to do, with the next step last."""
    answers: int = 0
    """The number of answers the seat has given this round."""


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete state. In a view, `coming` is None, and `unseen` has the future round cards, stage by stage."""

    options: Options
    round: int
    phase: str
    active: int | None = None
    """The seat that is placing a person, or was the last to do so."""
    starter: int
    held: list[int] = []
    """The seats that still have to confirm their answer."""
    spaces: dict[str, Space] = {}
    """The action spaces in play, in board order, with round cards last."""
    majors: list[str]
    """The major improvements that nobody owns."""
    promised: list[Promise] = []
    farms: list[FarmPosition]
    round_cards: list[str]
    """The card of each round so far."""
    coming: list[str] | None = None
    """The future round cards, in order. If a position leaves them out, they come in printed order."""
    unseen: list[list[str]] | None = None
    unseen_hands: list[Hand] | None = None
    """In a view: the number of cards in each hand."""


def to_position(state: State) -> Position:
    """The complete position, hidden information included."""
    everybody = range(state.players)
    return _position(state, everybody, coming=[SPACE_NAMES[card] for card in state.round_cards[state.round :]])


def seen_position(state: State, seat: int | None) -> Position:
    """The position for a view: without the order of future round cards and the hands of other seats."""
    left = state.round_cards[state.round :]
    stages = [tuple(card for card in stage if card in left) for stage in STAGE_CARDS]
    return _position(
        state,
        () if seat is None else (seat,),
        unseen=[[SPACE_NAMES[card] for card in stage] for stage in stages],
        unseen_hands=[_hand(farm) for farm in state.farms] if state.cards else None,
    )


def _hand(farm: Farm) -> Hand:
    occupations = sum(OCCUPATION[card] for card in farm.hand)
    return Hand(occupations, len(farm.hand) - occupations)


def _position(state: State, hands: Collection[int], **known: Any) -> Position:
    """The public fields with these seats' `hands`, plus the given fields."""
    return Position(
        options=state.options,
        round=state.round,
        phase=PHASE_NAMES[state.phase],
        active=None if state.active == NONE else state.active,
        starter=state.starter,
        held=[seat for seat in range(state.players) if state.held >> seat & 1],
        spaces={SPACE_NAMES[space]: _space(space, state.piles[space], state.occupied[space]) for space in state.spaces},
        majors=_majors(state.majors),
        promised=[Promise(number, seat, GOOD_NAMES[good], amount) for number, seat, good, amount in state.promised],
        farms=[_farm(farm, seat in hands or not state.cards) for seat, farm in enumerate(state.farms)],
        round_cards=[SPACE_NAMES[card] for card in state.round_cards[: state.round]],
        **known,
    )


@cache
def _space(space: int, pile: int, occupied: int) -> Space:
    return Space(
        {GOOD_NAMES[PILED[space]]: pile} if pile else {},
        [seat for seat in range(4) if occupied >> seat & 1],
        [seat for seat in range(4) if occupied & BORN << seat],
    )


@cache
def _majors(majors: int) -> list[str]:
    return [MAJOR_NAMES[major] for major in range(MAJORS) if majors >> major & 1]


@cache
def _field(crop: int, amount: int) -> Field:
    return Field(GOOD_NAMES[crop], amount) if amount else Field()


def _farm(farm: Farm, shown: bool) -> FarmPosition:
    return FarmPosition(
        goods={GOOD_NAMES[good]: amount for good, amount in enumerate(farm.goods) if amount},
        house=HOUSE_NAMES[farm.house],
        rooms=cell_names(farm.rooms),
        fields={CELL_NAMES[cell]: _field(farm.crops[cell], farm.amounts[cell]) for cell in cells_of(farm.fields)},
        stables=cell_names(farm.stables),
        pastures=[cell_names(mask) for mask in farm.pastures],
        people=farm.people,
        newborns=farm.newborns,
        home=farm.home,
        majors=_majors(farm.majors),
        hand=[CARD_NAMES[card] for card in farm.hand] if shown else None,
        played=[CARD_NAMES[card] for card in farm.played],
        fresh=farm.fresh,
        stores={CARD_NAMES[card]: left for card, left in farm.stores.items()},
        gathered=farm.gathered,
        enclosed_before=cell_names(farm.enclosed_before),
        begging=farm.begging,
        space=None if farm.space == NONE else SPACE_NAMES[farm.space],
        steps=[_step(step) for step in farm.steps],
        answers=farm.answers,
    )


@cache
def _step(step: int) -> Step:
    return Step(NAMES[effect_of(step)], progress_of(step), bool(step & MAY_LEAVE))


def from_position(position: Any, check: bool = True) -> State:
    """The state for a position. Without `check`, unreachable positions are accepted too."""
    position = converted(position, Position)
    if position.unseen is not None:
        raise BadPosition("error-position-view")
    options = position.options
    players = options.players
    for problem in problems(options):
        raise BadPosition(problem.id, **problem.args)
    if len(position.farms) != players:
        raise BadPosition("agricola-position-seats", players=players)
    state = blank(players)
    agree(state, options)
    state.round_cards = _round_cards(position)
    state.round = position.round
    state.spaces += state.round_cards[: state.round]
    state.phase = number_of("phase", position.phase, PHASE_NAMES)
    state.active = NONE if position.active is None else seat_of(position.active, players)
    state.starter = seat_of(position.starter, players)
    state.held = sum(1 << seat_of(seat, players) for seat in once(position.held))
    for name, space in position.spaces.items():
        _lay_space(state, name, space)
    state.majors = _major_set(position.majors)
    state.promised = sorted(_promise(state, promise) for promise in position.promised)
    for farm, told in zip(state.farms, position.farms, strict=True):
        _lay_farm(state, farm, told)
    if check:
        validate(state)
    return state


def _round_cards(position: Position) -> tuple[int, ...]:
    """All round cards: those revealed so far, then the future ones. Raises BadPosition if a stage has wrong cards."""
    shown = [_round_card(name) for name in once(position.round_cards)]
    if len(shown) != position.round or not 1 <= position.round <= STAGES[-1][-1]:
        raise BadPosition("agricola-position-round", round=position.round)
    if position.coming is None:
        left = [card for stage in STAGE_CARDS for card in stage if card not in shown]
    else:
        left = [_round_card(name) for name in position.coming]
    cards = shown + left
    for rounds, stage in zip(STAGES, STAGE_CARDS, strict=True):
        if sorted(cards[rounds[0] - 1 : rounds[-1]]) != sorted(stage):
            raise BadPosition("agricola-position-round-cards", first=rounds[0], last=rounds[-1])
    if len(cards) != STAGES[-1][-1]:
        raise BadPosition("agricola-position-round", round=position.round)
    return tuple(cards)


def _round_card(name: str) -> int:
    card = number_of("round card", name, SPACE_NAMES)
    if not any(card in stage for stage in STAGE_CARDS):
        raise BadPosition("error-position-name", kind="round card", name=name)
    return card


def _lay_space(state: State, name: str, told: Space) -> None:
    """Set up an action space. Even without `check`, only goods that accumulate there are accepted."""
    space = number_of("space", name, SPACE_NAMES)
    if space not in state.spaces:
        raise BadPosition("agricola-position-space", space=name)
    for good, amount in told.goods.items():
        if PILED[space] == NONE or good != GOOD_NAMES[PILED[space]] or amount < 0:
            raise BadPosition("agricola-position-pile", space=name)
        state.piles[space] = amount
    for seat in once(told.people):
        state.occupied[space] |= 1 << seat_of(seat, state.players)
    for seat in once(told.newborns):
        state.occupied[space] |= BORN << seat_of(seat, state.players)


def _promise(state: State, told: Promise) -> tuple[int, int, int, int]:
    good = number_of("good", told.good, GOOD_NAMES)
    if told.amount < 1 or not state.round < told.round <= STAGES[-1][-1]:
        raise BadPosition("agricola-position-promise", round=told.round)
    return told.round, seat_of(told.seat, state.players), good, told.amount


def _major_set(names: list[str]) -> int:
    return sum(1 << number_of("improvement", name, MAJOR_NAMES) for name in once(names))


def _cells(names: list[str]) -> int:
    return sum(1 << _cell(name) for name in once(names))


def _cell(name: str) -> int:
    return number_of("cell", name, CELL_NAMES)


def _lay_farm(state: State, farm: Farm, told: FarmPosition) -> None:
    for name, amount in told.goods.items():
        good = number_of("good", name, GOOD_NAMES)
        if amount < 0 or (good in ANIMALS and amount > MOST_OF_AN_ANIMAL):
            raise BadPosition("agricola-position-goods", good=name)
        farm.goods[good] = amount
    farm.house = number_of("house", told.house, HOUSE_NAMES)
    farm.rooms = _cells(told.rooms)
    for name, growing in told.fields.items():
        _lay_field(farm, name, growing)
    farm.stables = _cells(told.stables)
    # Sorted, as `Farm.fence_in` keeps them.
    farm.pastures = tuple(sorted(_cells(pasture) for pasture in told.pastures))
    for mask in farm.pastures:
        farm.fences |= border(mask)
    farm.people = told.people
    farm.newborns = told.newborns
    farm.home = told.home
    farm.majors = _major_set(told.majors)
    farm.hand = tuple(sorted(_card(name) for name in once(told.hand or [])))
    for name in once(told.played):
        lay(farm, _card(name))
    farm.fresh = told.fresh
    farm.stores = {_card(name): left for name, left in told.stores.items()}
    farm.gathered = told.gathered
    farm.enclosed_before = _cells(told.enclosed_before)
    farm.begging = told.begging
    farm.space = NONE if told.space is None else number_of("space", told.space, SPACE_NAMES)
    farm.steps = [_step_number(step) for step in told.steps]
    farm.answers = told.answers
    counted = (farm.people, farm.newborns, farm.home, farm.begging, farm.answers, farm.gathered)
    if min(counted) < 0 or not 0 <= farm.fresh <= len(farm.played):
        raise BadPosition("agricola-position-family", seat=state.farms.index(farm))
    farm.settle_yard()


def _card(name: str) -> int:
    return number_of("card", name, CARD_NAMES)


def _lay_field(farm: Farm, name: str, told: Field) -> None:
    cell = _cell(name)
    farm.fields |= 1 << cell
    if told.crop is not None:
        farm.crops[cell] = number_of("crop", told.crop, GOOD_NAMES)
        farm.amounts[cell] = told.amount
    if (told.crop is None) != (told.amount == 0) or (told.crop and farm.crops[cell] not in CROPS) or told.amount < 0:
        raise BadPosition("agricola-position-field", cell=name)


def _step_number(told: Step) -> int:
    effect = number_of("step", told.step, NAMES)
    if not 0 <= told.progress * PROGRESS < 1 << DATA_BITS:
        raise BadPosition("error-position-name", kind="step", name=told.step)
    return step_of(effect, told.progress, told.may_leave)
