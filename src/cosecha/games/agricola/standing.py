"""The score if the match ended now."""

from cosecha.core.rng import Rng
from cosecha.games.agricola.guess import guess
from cosecha.games.agricola.scoring import score_sheet
from cosecha.games.agricola.sheet import Scores
from cosecha.games.agricola.view import View


def standing(view: View) -> Scores:
    """The score sheet of the current farms."""
    # Hidden information (future round cards, hands) scores nothing, so any guess will do.
    return score_sheet(guess(view, Rng("standing")))
