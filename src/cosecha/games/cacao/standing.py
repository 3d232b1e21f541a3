"""The score if the match ended now, as far as a seat may know it."""

from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.core.scores import unseen
from cosecha.games.cacao.guess import guess
from cosecha.games.cacao.scoring import score_sheet, winning
from cosecha.games.cacao.sheet import Scores
from cosecha.games.cacao.view import View


def standing(view: View) -> Scores:
    """The score sheet of the current map. Hidden gold is None and not part of the totals."""
    # Other hidden information (hands and piles) scores nothing, so any guess will do.
    state = guess(view, Rng("standing"))
    sheet = score_sheet(state)
    known = view.position.gold
    totals = [
        total if gold is not None else total - state.gold[seat]
        for seat, (total, gold) in enumerate(zip(sheet.totals, known, strict=True))
    ]
    return replace(sheet, totals=totals, winners=winning(totals, state.fruits), unknown=unseen(known), gold=known)
