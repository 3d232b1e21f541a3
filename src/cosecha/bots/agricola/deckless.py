"""A bot that ignores the event decks: the yardstick for what other bots make of the cards they draw."""

from cosecha.bots.agricola import InsightBot
from cosecha.bots.insight import Rated
from cosecha.core.state import NONE
from cosecha.games.agricola import State, View, codes
from cosecha.games.agricola.engine.decks import SPACES, is_drawn
from cosecha.games.agricola.engine.effects import card_of

__all__ = ["DecklessBot"]

_DONE = codes.DONE * codes.KIND


class DecklessBot(InsightBot):
    """Doesn't expect cards to be drawn, never uses what they offer, and answers what they ask with the first answer."""

    def rate(self, state: State, view: View) -> Rated:
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        steps = state.farms[seat].steps
        actions = state.worth(seat)
        if steps and card_of(steps[-1]) != NONE and is_drawn(card_of(steps[-1])):
            return [(0.0, _DONE if _DONE in actions else actions[0])]
        twin = state.copy()
        assert twin.decks is not None
        twin.decks.piles = [(), ()]
        twin.spaces = [space for space in twin.spaces if space not in SPACES.values()] or twin.spaces
        twin.farms[seat].choices = None
        rated = super().rate(twin, view)
        return [(value, action) for value, action in rated if action in actions and not _of_a_drawn_card(action)] or [
            (0.0, actions[0])
        ]


def _of_a_drawn_card(action: int) -> bool:
    kind = codes.kind_of(action)
    return kind in (codes.CARD, codes.PICK) and is_drawn(codes.named_by(action) // codes.CHOICE)
