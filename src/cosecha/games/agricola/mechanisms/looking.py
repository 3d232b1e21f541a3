"""Looking at the top cards of an event deck and putting them back in another order, unseen by the others."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, card_token, choice
from cosecha.games.agricola.engine.decks import DECK_NAMES, LOOKS, is_seer
from cosecha.games.agricola.engine.effects import KIND, PARTS, effect, effect_of, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import ASK, SKIP, Mechanism
from cosecha.games.agricola.events import OwnCardSeen, TopCardsOrdered, TopCardsSeen
from cosecha.games.agricola.farm import Farm

LOOKED_AT: Final = 3


class Look(Mechanism):
    """Look at the top cards of a deck. `parts`: the card that allows it.

    Like a draw, nobody answers this: it waits until the answer that led here can't be undone any more, and then the
    rules call `look`.
    """

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return state.decks is not None and len(state.decks.piles[LOOKS[parts[0]]]) > 0

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        pass


class Order(Mechanism):
    """Choose which of the cards looked at is drawn next. `parts`: the card that allows it; `progress`: how many of them
    lie as they should. The answers name hidden cards, so they are concealed from everybody else."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return is_seer(state.farms[seat], LOOKS[parts[0]]) and len(_open(state, parts[0], progress)) > 1

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(_open(state, parts[0], 0)) > 1

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        if len(_open(state, parts[0], progress_of(step))) > 1:
            return ASK
        if log is not None:
            log.append(TopCardsOrdered(seat, DECK_NAMES[LOOKS[parts[0]]]))
        return SKIP

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        for card in _open(state, parts[0], progress_of(step)):
            actions.append(codes.PICK * codes.KIND + parts[0] * codes.CHOICE + choice(NAMES[card]))

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.PICK and codes.named_by(action) // codes.CHOICE == parts[0]

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        done = progress_of(step)
        for card in _open(state, parts[0], done):
            if choice(NAMES[card]) == codes.named_by(action) % codes.CHOICE:
                _raise(state, LOOKS[parts[0]], card, done)
        state.farms[seat].steps.append(step_of(effect_of(step), done + 1))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-card-offers-nothing", card_token(parts[0]))


def _open(state: Data, card: int, done: int) -> tuple[int, ...]:
    """The cards looked at whose place is still open, the lowest first."""
    assert state.decks is not None
    deck = LOOKS[card]
    pile, looked = state.decks.piles[deck], state.decks.looked[deck]
    return pile[len(pile) - looked : len(pile) - done]


def _raise(state: Data, deck: int, card: int, done: int) -> None:
    """Put a card right below so many of the top ones."""
    assert state.decks is not None
    pile = state.decks.piles[deck]
    top = pile[len(pile) - done :]
    rest = tuple([each for each in pile[: len(pile) - done] if each != card])
    state.decks.piles[deck] = (*rest, card, *top)


_LOOK: Final = kind(Look("card", needs_goods=False, allows_exchange=False))
_ORDER: Final = kind(Order("card", 1 << codes.PICK, needs_goods=False, allows_exchange=False))


def look_with(card: int) -> int:
    return effect(_LOOK, (card,), f"card {NAMES[card]}: look")


def order_with(card: int) -> int:
    return effect(_ORDER, (card,), f"card {NAMES[card]}: order")


def owes_look(farm: Farm) -> bool:
    """Whether the owner is about to look at cards."""
    return len(farm.steps) > 0 and KIND[effect_of(farm.steps[-1])] == _LOOK


def orders_cards(farm: Farm) -> bool:
    """Whether the owner is asked for the order of hidden cards."""
    return len(farm.steps) > 0 and is_order(effect_of(farm.steps[-1]))


def is_order(number: int) -> bool:
    """Whether an effect asks for the order of hidden cards."""
    return KIND[number] == _ORDER


def look(state: Data, seat: int, log: Log) -> None:
    """Show the top cards to one seat, and ask for their order."""
    farm, decks = state.farms[seat], state.decks
    assert decks is not None
    card = PARTS[effect_of(farm.steps.pop())][0]
    deck = LOOKS[card]
    seen = min(LOOKED_AT, len(decks.piles[deck]))
    decks.looked[deck] = seen
    if log is not None:
        log.append(TopCardsSeen(seat, DECK_NAMES[deck], seen))
        for each in reversed(decks.piles[deck][len(decks.piles[deck]) - seen :]):
            log.append(OwnCardSeen(seat, NAMES[each], only=seat))
    farm.steps.append(step_of(order_with(card), card=card))
