"""What the event decks bring: some of the cards that may be on top are tried, and people who leave are counted."""

from typing import Final

from cosecha.games.agricola import rules
from cosecha.games.agricola.engine.decks import is_seer
from cosecha.games.agricola.mechanisms.revealing import deck_due, owes_reveal, reveal_card
from cosecha.games.agricola.phases import ROUNDS
from cosecha.games.agricola.state import State

TRIES: Final = 6
"""How many cards to try."""


PERSON: Final = 3.0
"""What somebody who leaves costs at the end."""
PLACEMENT: Final = 1.2
"""What somebody who can be placed in a round is worth, beyond what they eat."""
DELAY: Final = 0.4
"""What it costs to place somebody later in a round."""


def people_to_come(state: State, seat: int) -> float:
    """The points that a seat can expect from people who will leave, come back or act twice. The net knows only how many
    there are now, and takes them for people who stay and act."""
    extras = state.farms[seat].extras
    if extras is None:
        return 0.0
    rounds = ROUNDS - state.round
    gone = extras.leaving + extras.visitors
    found = -gone * (PERSON + PLACEMENT * rounds) - extras.idle * PLACEMENT * rounds - extras.skips * DELAY
    found += (extras.away - extras.idle) * PLACEMENT * rounds  # whoever lives on a card and can act uses two spaces
    return found + PLACEMENT if extras.guest else found


def is_drawing(state: State, seat: int) -> bool:
    """Whether a seat draws a card next."""
    return state.decks is not None and owes_reveal(state.farms[seat])


def after_draw(state: State, seat: int, most: int = TRIES) -> list[State]:
    """The states after a seat has drawn one of at most so many cards, before it answers what the card asks. Where the
    seat knows the card, that one."""
    decks = state.decks
    assert decks is not None
    deck = deck_due(state.farms[seat])
    pile = decks.piles[deck]
    knows = decks.looked[deck] > 0 and is_seer(state.farms[seat], deck)
    tries = 1 if knows else min(most, len(pile))
    found: list[State] = []
    for number in range(tries):
        place = len(pile) - 1 - number * len(pile) // tries
        twin = state.copy()
        assert twin.decks is not None
        twin.decks.piles[deck] = (*pile[:place], *pile[place + 1 :], pile[place])
        reveal_card(twin, seat, None)
        rules.settle(twin, seat, None)
        found.append(twin)
    return found
