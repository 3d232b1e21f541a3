"""How a match would end if it ended now."""

from cosecha.core.rng import Rng
from cosecha.games.agricola.guess import guess
from cosecha.games.agricola.scoring import score_sheet
from cosecha.games.agricola.sheet import Scores
from cosecha.games.agricola.view import View


def standing(view: View) -> Scores:
    """The score sheet as the farms stand."""
    # What the view hides, the order of round cards, scores nothing, so any guess will do.
    return score_sheet(guess(view, Rng("standing")))
