"""Drawing cards from those that weren't dealt: mulligans, changing hands."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, OCCUPATION, card_token
from cosecha.games.agricola.engine.effects import (
    KIND,
    MAY_LEAVE,
    MECHANISMS,
    effect,
    effect_of,
    kind,
    progress_of,
    step_of,
)
from cosecha.games.agricola.engine.mechanism import ASK, SKIP, Mechanism
from cosecha.games.agricola.events import CardDrawn, CardDropped, HandRedrawn, OwnCardDrawn
from cosecha.games.agricola.farm import Farm

KINDS: Final = ("minor", "occupation")
"""The kinds of cards by number: 1 for occupations."""


def can_draw(state: Data, occupation: bool) -> bool:
    return len(state.undealt[occupation]) + len(state.dropped[occupation]) > 0


def will_draw(state: Data, seat: int, occupation: bool, count: int = 1) -> None:
    """Schedule a draw. It happens once the action can't be undone any more, so that previews don't show the cards."""
    if count:
        state.draws = (*state.draws, (seat, int(occupation), count))


def owes_draw(state: Data, seat: int) -> bool:
    for owner, _, _ in state.draws:
        if owner == seat:
            return True
    return False


def draw_cards(state: Data, seat: int, log: Log) -> None:
    """Draw all cards that are scheduled for a seat."""
    coming = [each for each in state.draws if each[0] == seat]
    state.draws = tuple([each for each in state.draws if each[0] != seat])
    for _, which, count in coming:
        if log is not None and count == 1:
            log.append(CardDrawn(seat, KINDS[which]))
        for _ in range(count):
            _draw(state, state.farms[seat], which == 1, log)


def _draw(state: Data, farm: Farm, occupation: bool, log: Log) -> None:
    """Draw the top card of the pile; if it is empty, the dropped cards are shuffled."""
    pile = state.undealt[occupation]
    if not pile:
        cards = list(state.dropped[occupation])
        Rng(f"{state.luck} {state.round} {len(cards)}").shuffle(cards)
        pile = tuple(cards)
        state.dropped[occupation] = ()
    if not pile:
        return
    state.undealt[occupation] = pile[:-1]
    farm.hand = tuple(sorted([*farm.hand, pile[-1]]))
    if log is not None:
        log.append(OwnCardDrawn(farm.seat, NAMES[pile[-1]], only=farm.seat))


def drop(state: Data, farm: Farm, card: int) -> None:
    farm.hand = tuple([other for other in farm.hand if other != card])
    state.dropped[OCCUPATION[card]] = (*state.dropped[OCCUPATION[card]], card)


def _count(farm: Farm, occupation: bool) -> int:
    return len([card for card in farm.hand if OCCUPATION[card] == occupation])


class Drawing(Mechanism):
    """Choose a kind and draw a card of it."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and state.changing

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_draw(state, True) or can_draw(state, False)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        for occupation in (True, False):
            if can_draw(state, occupation):
                actions.append(codes.DRAW * codes.KIND + occupation)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        will_draw(state, seat, codes.named_by(action) == 1)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-no-card-left", {"kind": KINDS[codes.named_by(action)]})


class _InTurn(Mechanism):
    """A question to each player in turn, clockwise."""

    def next_seat(self, state: Data, seat: int, step: int) -> None:
        following = (seat + 1) % state.players
        if following != state.starter:
            state.farms[following].steps.append(step_of(effect_of(step), self.first_progress(), may_leave=True))

    def first_progress(self) -> int:
        return 0

    def left(self, state: Data, seat: int, step: int) -> None:
        self.next_seat(state, seat, step)

    def is_about_hand(self, state: Data, seat: int) -> bool:
        return True

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        farm = state.farms[seat]
        if self.possible(state, farm, parts, farm.space):
            return ASK
        self.next_seat(state, seat, step)
        return SKIP


class Mulligan(_InTurn):
    """Replace all cards of a kind by one card fewer, as often as wanted."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(farm.hand) > 0

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        for occupation in (True, False):
            if _count(state.farms[seat], occupation):
                actions.append(codes.MULLIGAN * codes.KIND + occupation)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        occupation = codes.named_by(action) == 1
        old = [card for card in farm.hand if OCCUPATION[card] == occupation]
        for card in old:
            drop(state, farm, card)
        will_draw(state, seat, occupation, len(old) - 1)
        if log is not None:
            log.append(HandRedrawn(seat, KINDS[occupation], len(old) - 1))
        farm.steps.append(step_of(effect_of(step), may_leave=True))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-none-in-hand", {"kind": KINDS[codes.named_by(action)]})


class Dropping(_InTurn):
    """Replace a card. `parts`: whether the new one is of the same kind. `progress`: how many may still be replaced."""

    times: int
    """How many may be replaced at most."""

    def __init__(self, times: int) -> None:
        super().__init__("drop", 1 << codes.DROP, needs_goods=False, allows_exchange=False)
        self.times = times

    def first_progress(self) -> int:
        return self.times

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return 0 < progress <= self.times

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(farm.hand) > 0

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        for card in state.farms[seat].hand:
            if not parts[0] or can_draw(state, OCCUPATION[card]):
                actions.append(codes.DROP * codes.KIND + card)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        card = codes.named_by(action)
        if log is not None:
            log.append(CardDropped(seat, KINDS[OCCUPATION[card]]))
        drop(state, farm, card)
        if not parts[0]:
            farm.steps += [step_of(_SWAP_NEXT), step_of(DRAW)]
            return
        left = progress_of(step) - 1
        if left:
            farm.steps.append(step_of(effect_of(step), left, bool(step & MAY_LEAVE)))
        else:
            farm.steps.append(step_of(_REDRAW_NEXT))
        will_draw(state, seat, OCCUPATION[card])

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        card = codes.named_by(action)
        if card in state.farms[seat].hand:
            return Message("agricola-reason-no-card-left", {"kind": KINDS[OCCUPATION[card]]})
        return Message("agricola-reason-not-in-hand", card_token(card))


class PassOn(Mechanism):
    """Ask the next seat, once a card is drawn for the one that was dropped. `parts`: whether to redraw or to swap.

    Both seats draw from one pile, so the next one mustn't draw while this one could still take back its answer."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and state.changing

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        question = REDRAW if parts[0] else SWAP
        MECHANISMS[KIND[question]].left(state, seat, step_of(question))


REDRAWS: Final = 6

_DRAW: Final = kind(Drawing("draw", 1 << codes.DRAW, needs_goods=False, allows_exchange=False))
_MULLIGAN: Final = kind(Mulligan("mulligan", 1 << codes.MULLIGAN, needs_goods=False, allows_exchange=False))

DRAW: Final = effect(_DRAW, (), "draw a card")
MULLIGAN: Final = effect(_MULLIGAN, (), "mulligan")
REDRAW: Final = effect(kind(Dropping(REDRAWS)), (1,), "drop a card and draw one of its kind")
SWAP: Final = effect(kind(Dropping(1)), (0,), "drop a card and draw one")
_PASS_ON: Final = kind(PassOn())
_SWAP_NEXT: Final = effect(_PASS_ON, (0,), "the next one swaps")
_REDRAW_NEXT: Final = effect(_PASS_ON, (1,), "the next one redraws")


def ask_in_turn(state: Data, question: int) -> None:
    """Ask each player in turn, beginning with the starting player."""
    times = REDRAWS if question == REDRAW else 1 if question == SWAP else 0
    state.farms[state.starter].steps.append(step_of(question, times, may_leave=True))
