"""The score if this were the last round, as far as a seat may know it."""

from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.core.scores import unseen, winners
from cosecha.games.santiago.guess import guess
from cosecha.games.santiago.rules.drying import dry
from cosecha.games.santiago.scoring import score_sheet
from cosecha.games.santiago.sheet import Scores
from cosecha.games.santiago.view import View


def standing(view: View) -> Scores:
    """The score sheet after the drying of a last round. Hidden money is None and not part of the totals."""
    # Other hidden information (future tiles, a secret bid) scores nothing, so any guess will do.
    state = guess(view, Rng("standing"))
    dry(state, last=True, log=None)
    sheet = score_sheet(state)
    known = view.position.money
    totals = [
        total if money is not None else total - state.money[seat]
        for seat, (total, money) in enumerate(zip(sheet.totals, known, strict=True))
    ]
    return replace(sheet, totals=totals, winners=winners(totals), unknown=unseen(known), money=known)
