"""States from positions, validated with reasons."""

from typing import Any, Final

from cosecha.core.errors import BadPosition
from cosecha.core.frozen import FrozenDict, FrozenList
from cosecha.core.position import converted, number_of, numbered, once, seat_bits, seat_of
from cosecha.core.state import NONE
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, CELLS, EDGE_NAMES, border
from cosecha.games.agricola.cards.deck import CARD_NAMES, problems
from cosecha.games.agricola.data import BORN, Data, Promised, agree, clear
from cosecha.games.agricola.decks import Decks, new_extras
from cosecha.games.agricola.encoding.farms import FIELD_NAMES
from cosecha.games.agricola.encoding.spaces import Board
from cosecha.games.agricola.engine.cards import field_name, lay, settle_yard
from cosecha.games.agricola.engine.decks import DECK_NAMES, REPLACED
from cosecha.games.agricola.engine.decks import SPACES as DECK_SPACES
from cosecha.games.agricola.engine.effects import MOST_PROGRESS, NUMBERS, step_of
from cosecha.games.agricola.engine.spaces import GOODS as PILED
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.farm import Farm, new_farm
from cosecha.games.agricola.goods import ANIMALS, CROPS, GOOD_NAMES
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.mechanisms.customs import settle_customs
from cosecha.games.agricola.mechanisms.drawing import KINDS
from cosecha.games.agricola.options import HOUSE_NAMES, UNFINISHED
from cosecha.games.agricola.phases import PHASE_NAMES, ROUNDS, STAGES
from cosecha.games.agricola.position import Draw, FarmPosition, Field, Position, Promise, Space, Step
from cosecha.games.agricola.spaces import spaces_in_play
from cosecha.games.agricola.spaces.round_cards import STAGE_CARDS
from cosecha.games.agricola.tallies import NAMES as TALLY_NAMES
from cosecha.games.agricola.tallies import added
from cosecha.games.agricola.validation import validate

MOST_OF_AN_ANIMAL: Final = (1 << codes.COUNT_BITS) - 1
"""The maximum that an action code can hold."""

_PHASES: Final = numbered(PHASE_NAMES)
_SPACES: Final = numbered(SPACE_NAMES)
_GOODS: Final = numbered(GOOD_NAMES)
_MAJORS: Final = numbered(MAJOR_NAMES)
_CELLS: Final = numbered(CELL_NAMES)
_EDGES: Final = numbered(EDGE_NAMES)
_HOUSES: Final = numbered(HOUSE_NAMES)
_CARDS: Final = numbered(CARD_NAMES)
_FIELDS: Final = numbered(FIELD_NAMES)
_KINDS: Final = numbered(KINDS)
_TALLIES: Final = numbered(TALLY_NAMES)
_DECKS: Final = numbered(DECK_NAMES)
_ROUND_CARDS: Final = {SPACE_NAMES[card]: card for stage in STAGE_CARDS for card in stage}


def fill(state: Data, position: Any, check: bool) -> None:
    """Set a state to what a position describes. Without `check`, unreachable positions are accepted too."""
    told = converted(position, Position)
    if told.unseen is not None:
        raise BadPosition("error-position-view")
    fill_seen(state, told)
    state.round_cards = _checked_order(state.round_cards, told)
    state.undealt = _by_kind(told.undealt)
    state.dropped = _by_kind(told.dropped)
    state.luck = told.luck
    if state.decks is not None:
        _fill_piles(state.decks, told)
    if check:
        validate(state)


def _by_kind(cards: dict[str, list[str]]) -> list[tuple[int, ...]]:
    for kind in cards:
        number_of("kind", kind, _KINDS)
    return [tuple([card_number(name) for name in once(cards.get(kind, []))]) for kind in KINDS]


def _fill_piles(decks: Decks, told: Position) -> None:
    for name in told.piles:
        number_of("deck", name, _DECKS)
    decks.piles = [tuple([card_number(card) for card in once(told.piles.get(name, []))]) for name in DECK_NAMES]
    decks.fate = told.fate


def fill_seen(state: Data, position: Position) -> None:
    """Set a state to what a position describes, or that of a view: hidden hands are empty, and `round_cards` has only
    the revealed ones."""
    options = position.options
    players = options.players
    for problem in problems(options):
        raise BadPosition(problem.id, **problem.args)
    if len(position.farms) != players:
        raise BadPosition("agricola-position-seats", players=players)
    if len(position.round_cards) != position.round or not (0 if position.dealt else 1) <= position.round <= ROUNDS:
        raise BadPosition("agricola-position-round", round=position.round)
    clear(state, _farms(position), len(SPACE_NAMES))
    agree(state, options)
    state.dealt = position.dealt
    state.draws = tuple([_pending_draw(state, each) for each in position.draws])
    state.round_cards = tuple([round_card(name) for name in once(position.round_cards)])
    state.round = position.round
    state.phase = number_of("phase", position.phase, _PHASES)
    settle_customs(state)
    for seat, farm in enumerate(position.farms):
        # Without the house rule, a farm can't remember them.
        if farm.fences and not state.variant & UNFINISHED:
            raise BadPosition("agricola-position-fences", seat=seat)
    state.spaces = [*spaces_in_play(state), *state.round_cards]
    if state.decks is not None:
        _lay_decks(state, state.decks, position)
    state.active = NONE if position.active is None else seat_of(position.active, players)
    state.starter = seat_of(position.starter, players)
    state.held = seat_bits(position.held, players)
    _lay_spaces(state, position.spaces)
    state.majors = _major_set(position.majors)
    state.market = tuple([card_number(name) for name in once(position.market)])
    state.shopped = position.market_used
    state.promised = sorted([_promise(state, promise) for promise in position.promised])


def _lay_decks(state: Data, decks: Decks, position: Position) -> None:
    """What everybody sees of the event decks."""
    decks.laid = tuple([card_number(name) for name in once(position.laid)])
    for name, count in position.looked.items():
        decks.looked[number_of("deck", name, _DECKS)] = count
    decks.fairies = position.free_fairies
    decks.stage = position.stage
    decks.start_kept = position.start_kept
    decks.lending = position.lending
    decks.host = NONE if position.host is None else seat_of(position.host, state.players)
    # A replaced space is still there while people are on it, and the card waits.
    gone = [REPLACED[card] for card in decks.laid if card in REPLACED and not _is_used(position, REPLACED[card])]
    state.spaces = [space for space in state.spaces if space not in gone]
    laid = [card for card in decks.laid if card in DECK_SPACES and REPLACED.get(card, NONE) not in state.spaces]
    state.spaces += [DECK_SPACES[card] for card in laid]
    for seat, told in enumerate(position.farms):
        extras = state.farms[seat].extras
        if extras is None:
            extras = state.farms[seat].extras = new_extras()
        extras.blocked = _cells(told.blocked)
        extras.charred = _cells(told.charred)
        extras.llamas = told.llamas
        extras.fairies = told.fairies
        extras.leaving = told.leaving
        extras.away = told.away
        extras.idle = told.idle
        extras.frozen = told.frozen
        extras.visitors = told.visitors
        extras.skips = told.skips
        extras.guest = told.guest
        extras.lost = told.lost
        extras.won = told.won
        extras.marked = sum([1 << number_of("space", name, _SPACES) for name in once(told.marked)])
        extras.chooser = NONE if told.chooser is None else seat_of(told.chooser, state.players)


def _is_used(position: Position, space: int) -> bool:
    there = position.spaces.get(SPACE_NAMES[space])
    return there is not None and len(there.people) + len(there.newborns) > 0


def _pending_draw(state: Data, told: Draw) -> tuple[int, int, int]:
    if told.count < 1 or not (state.dealt or state.decks is not None):
        raise BadPosition("error-position-name", kind="draw", name=told.kind)
    return seat_of(told.seat, state.players), number_of("kind", told.kind, _KINDS), told.count


def _checked_order(shown: tuple[int, ...], position: Position) -> tuple[int, ...]:
    """All round cards: those revealed so far, then the future ones. Raises BadPosition if a stage has wrong cards."""
    left: list[int] = []
    if position.coming is None:
        left = [card for stage in STAGE_CARDS for card in stage if card not in shown]
    else:
        left = [round_card(name) for name in position.coming]
    cards = [*shown, *left]
    for rounds, stage in zip(STAGES, STAGE_CARDS, strict=True):
        if sorted(cards[rounds[0] - 1 : rounds[-1]]) != sorted(stage):
            raise BadPosition("agricola-position-round-cards", first=rounds[0], last=rounds[-1])
    if len(cards) != ROUNDS:
        raise BadPosition("agricola-position-round", round=position.round)
    return tuple(cards)


def round_card(name: str) -> int:
    return number_of("round card", name, _ROUND_CARDS)


def _lay_spaces(state: Data, spaces: dict[str, Space]) -> None:
    if isinstance(spaces, FrozenDict):
        # From a view of this process, which still has the data.
        board: Board = spaces.source
        if state.decks is None and board.players == state.players and board.spaces == state.spaces:
            state.piles = board.piles[:]
            state.occupied = board.occupied[:]
            state.ground = board.ground
            return
    for name, space in spaces.items():
        _lay_space(state, name, space)


def _farms(position: Position) -> list[Farm]:
    if isinstance(position.farms, FrozenList):
        # From a view of this process, which still has the data.
        source: list[Farm] = position.farms.source
        return [farm.copy() for farm in source]
    return [_farm(seat, told) for seat, told in enumerate(position.farms)]


def _lay_space(state: Data, name: str, told: Space) -> None:
    """Set up an action space. Even without `check`, only goods that accumulate there are accepted."""
    space = number_of("space", name, _SPACES)
    if space not in state.spaces:
        raise BadPosition("agricola-position-space", space=name)
    pile = 0
    for good, amount in told.goods.items():
        if PILED[space] == NONE or amount < 0:
            raise BadPosition("agricola-position-pile", space=name)
        if good == GOOD_NAMES[PILED[space]]:
            pile = amount
        elif state.decks is None or amount == 0:
            raise BadPosition("agricola-position-pile", space=name)
        else:
            more = (space, number_of("good", good, _GOODS), amount)
            state.decks.strange = tuple(sorted([*state.decks.strange, more]))
    if told.marked:
        if state.decks is None or PILED[space] == NONE or state.decks.marked != NONE:
            raise BadPosition("agricola-position-space", space=name)
        state.decks.marked = space
    people = seat_bits(told.people, state.players)
    state.put(space, pile, people | seat_bits(told.newborns, state.players) * BORN)


def _promise(state: Data, told: Promise) -> Promised:
    good = number_of("good", told.good, _GOODS)
    if told.amount < 1 or not state.round < told.round <= ROUNDS:
        raise BadPosition("agricola-position-promise", round=told.round)
    card = NONE if told.card is None else card_number(told.card)
    return told.round, seat_of(told.seat, state.players), good, told.amount, card


def _major_set(names: list[str]) -> int:
    found = 0
    for name in once(names):
        found |= 1 << number_of("improvement", name, _MAJORS)
    return found


def _cells(names: list[str]) -> int:
    found = 0
    for name in once(names):
        found |= 1 << _cell(name)
    return found


def _cell(name: str) -> int:
    return number_of("cell", name, _CELLS)


def _farm(seat: int, told: FarmPosition) -> Farm:
    farm = new_farm(seat)
    for name, amount in told.goods.items():
        good = number_of("good", name, _GOODS)
        if amount < 0 or (good in ANIMALS and amount > MOST_OF_AN_ANIMAL):
            raise BadPosition("agricola-position-goods", good=name)
        farm.goods[good] = amount
    farm.house = number_of("house", told.house, _HOUSES)
    farm.rooms = _cells(told.rooms)
    for name, growing in told.fields.items():
        _lay_field(farm, name, growing)
    farm.stables = _cells(told.stables)
    # Sorted, as `Farm.fence_in` keeps them.
    farm.pastures = tuple(sorted([_cells(pasture) for pasture in told.pastures]))
    for mask in farm.pastures:
        farm.fences |= border(mask)
    for name in once(told.fences):
        farm.fences |= 1 << number_of("edge", name, _EDGES)
    farm.people = told.people
    farm.newborns = told.newborns
    farm.home = told.home
    farm.majors = _major_set(told.majors)
    farm.hand = tuple(sorted([card_number(name) for name in once(told.hand or [])]))
    farm.pack = tuple([card_number(name) for name in once(told.pack or [])])
    for name in once(told.played):
        lay(farm, card_number(name))
    farm.fresh = told.fresh
    farm.stores = {card_number(name): left for name, left in told.stores.items()}
    for name, count in told.tallies.items():
        tally = number_of("tally", name, _TALLIES)
        if count:
            farm.tallies = added(farm.tallies, tally, count)
    farm.begging = told.begging
    farm.space = NONE if told.space is None else number_of("space", told.space, _SPACES)
    farm.steps = [_step_number(step) for step in told.steps]
    farm.answers = told.answers
    counted = (farm.people, farm.newborns, farm.home, farm.begging, farm.answers, *farm.tallies)
    if min(counted) < 0 or not 0 <= farm.fresh <= len(farm.played):
        raise BadPosition("agricola-position-family", seat=seat)
    settle_yard(farm)
    for field in range(CELLS, len(farm.amounts)):
        if farm.amounts[field] and not farm.card_fields >> field & 1:
            raise BadPosition("agricola-position-field", cell=field_name(field))
    return farm


def card_number(name: str) -> int:
    return number_of("card", name, _CARDS)


def _lay_field(farm: Farm, name: str, told: Field) -> None:
    cell = number_of("cell", name, _FIELDS)
    if cell < CELLS:
        farm.fields |= 1 << cell
    if told.crop is not None:
        farm.crops[cell] = number_of("crop", told.crop, _GOODS)
        farm.amounts[cell] = told.amount
    if (told.crop is None) != (told.amount == 0) or (told.crop and farm.crops[cell] not in CROPS) or told.amount < 0:
        raise BadPosition("agricola-position-field", cell=name)


def _step_number(told: Step) -> int:
    effect = number_of("step", told.step, NUMBERS)
    if not 0 <= told.progress <= MOST_PROGRESS:
        raise BadPosition("error-position-name", kind="step", name=told.step)
    card = NONE if told.card is None else card_number(told.card)
    return step_of(effect, told.progress, told.may_leave, card, told.free)
