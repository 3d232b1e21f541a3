"""Drawing from the event decks: what makes a player draw, and how a card is revealed and carried out."""

from typing import Final

from cosecha.core.rng import Rng
from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, ON_PLAY, is_at_hand, lay
from cosecha.games.agricola.engine.decks import (
    AREA,
    BESIDE,
    DECK_NAMES,
    FOREST,
    GOES,
    LANDING,
    REPLACED,
    SHUFFLED_BACK,
    X,
    deck_of,
)
from cosecha.games.agricola.engine.effects import KIND, PARTS, effect, effect_of, in_order, kind, one_of, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import CardRevealed, CardShuffledBack
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.customs import lend
from cosecha.games.agricola.mechanisms.replacing import lay_spaces, tell_replaced
from cosecha.games.agricola.phases import WORK

WOOD_TO_DRAW: Final = 3
STONE_TO_DRAW: Final = 1


class Reveal(Mechanism):
    """Draw the top card of a deck. `parts`: the deck.

    Nobody answers this: it waits until the answer that led here can't be undone any more, so that previews don't show
    the card. Then the rules call `reveal_card`.
    """

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return state.decks is not None and len(state.decks.piles[parts[0]]) > 0

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and self.possible(state, state.farms[seat], parts, NONE)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        pass


class CarriedOut(Mechanism):
    """The end of a card. Until then, nobody exchanges goods to escape it. `parts`: the card."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and is_at_hand(state, seat, parts[0])

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        card = parts[0]
        if GOES[card] == SHUFFLED_BACK:
            shuffle_back(state, card, log)


_REVEAL: Final = kind(Reveal("draw", needs_goods=False, allows_exchange=False))
_CARRIED_OUT: Final = kind(CarriedOut())
_FROM_X: Final = effect(_REVEAL, (X,), "draw from the X-deck")
_FROM_FOREST: Final = effect(_REVEAL, (FOREST,), "draw from the forest deck")
_FROM_BOTH: Final = one_of(x_deck=in_order(_FROM_X, _FROM_FOREST), forest_deck=in_order(_FROM_FOREST, _FROM_X))


def carried_out(card: int) -> int:
    return effect(_CARRIED_OUT, (card,), f"{NAMES[card]} is carried out")


def draw_for(state: Data, space: int, wood: int, stone: int) -> int:
    """What is drawn for goods that a seat has obtained from an accumulation space; -1 for nothing."""
    assert state.decks is not None
    piles = state.decks.piles
    from_x = stone >= STONE_TO_DRAW and space in LANDING and len(piles[X]) > 0
    from_forest = wood >= WOOD_TO_DRAW and len(piles[FOREST]) > 0
    if from_x and from_forest:
        return _FROM_BOTH
    return _FROM_X if from_x else _FROM_FOREST if from_forest else -1


def owes_reveal(farm: Farm) -> bool:
    """Whether a card is to be drawn next."""
    return len(farm.steps) > 0 and KIND[effect_of(farm.steps[-1])] == _REVEAL


def deck_due(farm: Farm) -> int:
    """The deck from which that card comes."""
    return PARTS[effect_of(farm.steps[-1])][0]


def reveal_card(state: Data, seat: int, log: Log) -> None:
    """Draw the card that is due, lay it where it belongs, and begin to carry it out."""
    farm, decks = state.farms[seat], state.decks
    assert decks is not None
    deck = deck_due(farm)
    farm.steps.pop()
    card = decks.piles[deck][-1]
    decks.piles[deck] = decks.piles[deck][:-1]
    decks.looked[deck] = max(0, decks.looked[deck] - 1)
    farm.steps.append(step_of(carried_out(card)))
    if log is not None:
        log.append(CardRevealed(seat, DECK_NAMES[deck], NAMES[card]))
    if GOES[card] == AREA:
        lay(farm, card)
        if state.phase == WORK:
            farm.fresh += 1
        if state.teams:
            lend(state, seat)
    elif GOES[card] == BESIDE:
        decks.laid = (*decks.laid, card)
        if card in REPLACED:
            tell_replaced(state, REPLACED[card], log)
        lay_spaces(state)
    for act in ON_PLAY.get(card, ()):
        act(state, seat, log)


def shuffle_back(state: Data, card: int, log: Log) -> None:
    """Shuffle a card into what is left of its deck. Whatever was known of the order is void."""
    decks = state.decks
    assert decks is not None
    deck = deck_of(card)
    rng = Rng(f"shuffle {decks.fate}")
    cards = sorted([*decks.piles[deck], card])
    rng.shuffle(cards)
    decks.piles[deck] = tuple(cards)
    decks.looked[deck] = 0
    decks.fate = rng.below(1 << 32)
    if log is not None:
        log.append(CardShuffledBack(NAMES[card]))


def is_carried_out_now(state: Data) -> bool:
    """Whether a card of these decks is being carried out."""
    for farm in state.farms:
        for step in farm.steps:
            if KIND[effect_of(step)] == _CARRIED_OUT:
                return True
    return False
