"""Cards that act once, as soon as a condition holds, even in another player's turn."""

from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import CONDITIONS
from cosecha.games.agricola.engine.effects import step_of

MET = 1
"""What such a card remembers once it has acted."""


def check(state: Data) -> bool:
    """Put the effects of such cards on their owners' stacks. Returns whether there were any."""
    found = False
    for farm in state.farms:
        if not farm.hooks >> hooks.CONDITION & 1:
            continue
        for card in farm.played:
            if card in CONDITIONS and card not in farm.stores:
                condition, effect = CONDITIONS[card]
                if condition(state, farm):
                    farm.stores[card] = MET
                    farm.steps.append(step_of(effect, card=card))
                    found = True
    return found
