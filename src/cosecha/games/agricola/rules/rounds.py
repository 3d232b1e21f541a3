"""The course of a round: preparation, work, returning home, harvest."""

from cosecha.core.event import Event
from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data, Promised
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import HOOKS, fire, fire_cards
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.spaces import GOODS, NAMES, REFILLS
from cosecha.games.agricola.events import (
    CardPromiseKept,
    MatchEnded,
    PromiseKept,
    RoundBegan,
    SoloMatchEnded,
    TeamsEnded,
)
from cosecha.games.agricola.goods import GOOD_NAMES, SHEEP
from cosecha.games.agricola.mechanisms.animals import house_animals
from cosecha.games.agricola.mechanisms.drawing import SWAP, ask_in_turn
from cosecha.games.agricola.mechanisms.people import at_home, leave_after_feeding
from cosecha.games.agricola.mechanisms.replacing import reveal_space
from cosecha.games.agricola.options import has_hands
from cosecha.games.agricola.phases import (
    BREED,
    COLLECT,
    FEED,
    FIELD,
    HARVESTS,
    HOME,
    OVER,
    REFILL,
    REVEAL,
    ROUND_END,
    ROUND_START,
    ROUNDS,
    WORK,
)
from cosecha.games.agricola.rules.dealing import deal_on
from cosecha.games.agricola.rules.evening import evening, return_home
from cosecha.games.agricola.rules.harvest import ask_to_feed, breeding_phase, field_phase
from cosecha.games.agricola.rules.order import next_turn
from cosecha.games.agricola.rules.seasons import prepare_season, turn_season
from cosecha.games.agricola.scoring import totals, winning


def pass_phase(state: Data, log: Log) -> None:
    """Move on to the next person or phase, once no seat has a pending step."""
    phase = state.phase
    if phase == WORK:
        _next_person(state, log)
    elif phase == REVEAL and state.round == 0 and has_hands(state.options) and deal_on(state):
        return  # hands are still being drafted or redrawn
    elif phase == REVEAL:
        _reveal(state, log)
        state.phase = COLLECT
        _collect(state, log)
    elif phase == COLLECT:
        if state.cards:
            _start_round(state, log)
        state.phase = ROUND_START
    elif phase == ROUND_START:
        if state.cards and any(farm.fresh for farm in state.farms):
            _start_round(state, log)
        else:
            state.phase = REFILL
    elif phase == REFILL:
        _refill(state, log)
        state.phase = WORK
    elif phase == HOME:
        if state.decks is None:
            return_home(state)
        elif evening(state, log):
            return
        harvest = state.round in HARVESTS
        state.phase = FIELD if harvest else ROUND_END
        if state.season != NONE:
            turn_season(state, log)
        if harvest:
            field_phase(state, log)
        else:
            _end_work(state, log)
    elif phase == FIELD:
        state.phase = FEED
        ask_to_feed(state, log)
    elif phase == FEED:
        state.phase = BREED
        if state.decks is not None:
            leave_after_feeding(state, log)
        breeding_phase(state, log)
    elif phase == BREED:
        _end_work(state, log)
    else:
        _end_round(state, log)


def _end_work(state: Data, log: Log) -> None:
    """End the round; cards may act once more."""
    state.phase = ROUND_END
    if state.options.deal == "changing-5" and state.round in HARVESTS[:-1]:
        ask_in_turn(state, SWAP)
    if state.cards:
        for seat in range(state.players):
            fire(state, seat, hooks.END_OF_ROUND, log)


def _reveal(state: Data, log: Log) -> None:
    """Reveal the round card."""
    state.round += 1
    card = state.round_cards[state.round - 1]
    state.active = NONE
    state.shopped = False
    for farm in state.farms:
        farm.answers = 0
    if log is not None:
        log.append(RoundBegan(state.round, NAMES[card]))
    if state.decks is None:
        state.spaces.append(card)
    else:
        reveal_space(state, card, log)


def _collect(state: Data, log: Log) -> None:
    """Hand out the goods on this round's space."""
    if not state.promised or state.promised[0][0] != state.round:
        return
    later: list[Promised] = []
    for promise in state.promised:
        number, seat, good, amount, card = promise
        if number != state.round:
            later.append(promise)
            continue
        farm = state.farms[seat]
        farm.goods[good] += amount
        if log is not None:
            log.append(_arrival(seat, good, amount, card))
        if good >= SHEEP:
            house_animals(farm)
    state.promised = later


def _arrival(seat: int, good: int, amount: int, card: int) -> Event:
    name = GOOD_NAMES[good]
    return PromiseKept(seat, name, amount) if card == NONE else CardPromiseKept(seat, CARD_NAMES[card], name, amount)


def _start_round(state: Data, log: Log) -> None:
    """Let cards act; if this phase has begun already, only those played since."""
    for farm in state.farms:
        old = len(farm.played) - farm.fresh if state.phase == ROUND_START else 0
        farm.fresh = 0
        fire_cards(state, farm.seat, farm.played[old:], hooks.ROUND_START, log)


def _refill(state: Data, log: Log) -> None:
    """Add goods to each accumulation space, and reset what cards look back at: tallies, new cards."""
    if state.cards:
        for farm in state.farms:
            farm.tallies = ()
            farm.fresh = 0
    for space in state.spaces:
        if GOODS[space] != NONE:
            state.put(space, state.piles[space] + REFILLS[space][state.players], state.occupied[space])
    if state.season != NONE:
        prepare_season(state)
    for card in () if state.decks is None else state.decks.laid:
        for act in HOOKS.get((card, hooks.PREPARATION), ()):
            act(state, state.starter, log)


def _next_person(state: Data, log: Log) -> None:
    if next_turn(state, log):
        return
    state.phase = HOME
    if state.cards and state.decks is None:
        for owner in range(state.players):
            fire(state, owner, hooks.RETURNING_HOME, log)


def _end_round(state: Data, log: Log) -> None:
    """Newborns grow up; then the next round begins or the match ends."""
    for farm in state.farms:
        farm.newborns = 0
        farm.home = at_home(state, farm)
    if state.round < ROUNDS:
        state.phase = REVEAL
        return
    state.phase = OVER
    if log is not None:
        first = winning(state)
        points = totals(state)[first[0]]
        if state.teams:
            log.append(TeamsEnded(first, points))
        else:
            log.append(SoloMatchEnded(points) if state.players == 1 else MatchEnded(first, points))
