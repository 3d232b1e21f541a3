"""The results as tables of a page in Markdown, between two marks: one table for each game."""

import math
from collections.abc import Iterable
from typing import Final

from cosecha.core.errors import BadOptions
from cosecha.lab.strength.results import Estimate, Results, Verdict
from cosecha.lab.strength.rows import QUICK, RIVAL, ROWS, SLOW, TARGETS, TIMES_ITS_SHARE, Row

BEGIN: Final = "<!-- strength: begin -->\n"
END: Final = "<!-- strength: end -->\n"
VERDICTS: Final[dict[Verdict, str]] = {
    "met": "yes",
    "missed": "**no**",
    "unfinished": "too few games",
    "unmeasured": "",
}


def with_tables(page: str, results: Results) -> str:
    """The page with these results in the place of others. Raises BadOptions."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadOptions("error-strength-page", begin=BEGIN.strip(), end=END.strip())
    return f"{before}{BEGIN}{tables(results)}{END}{after}"


def tables(results: Results) -> str:
    parts = []
    for game in dict.fromkeys(row.game for row in ROWS):
        rows = [row for row in ROWS if row.game == game]
        parts.append(f"\n## {game.capitalize()}\n\nRules version {rows[0].rules}.\n\n{table(rows, results)}")
    return "".join(parts) + "\n"


def table(rows: Iterable[Row], results: Results) -> str:
    """Also for the cards of nets."""
    head = ("Row", "What is measured", "Target", "100 ms per decision", "Target met", "3 s per decision")
    lines = [head, ["---"] * len(head)]
    for row in rows:
        quick, slow = (_cell(row, results.estimate(row, bot)) for bot in (QUICK, SLOW))
        verdict = VERDICTS[results.verdict(row, QUICK)]
        lines.append([f"`{row.name}`", _measured(row), _target(row), quick, verdict, slow])
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def _measured(row: Row) -> str:
    setting = "solo" if row.players == 1 else f"{row.players} players"
    if row.game == "agricola":
        setting += ", 7 + 7 cards" if row.options.get("cards") == "full" else ", no cards"
    if row.kind == "series":
        return f"{setting}: passes the first {TARGETS} targets of the series"
    if row.kind == "points":
        return f"{setting}: mean points" + (" in self-play" if row.players > 1 else "")
    rivals = f"against `{RIVAL}`" if row.players == 2 else f"with one seat against `{RIVAL}` in the others"
    return f"{setting}: wins {rivals}"


def _target(row: Row) -> str:
    if not row.is_share:
        return f"{row.target:g} points"
    share = f"{row.target:.0%}"
    return share if row.players <= 2 else f"{share} ({TIMES_ITS_SHARE:g} times its share)"


def _cell(row: Row, found: Estimate | None) -> str:
    if found is None:
        return "not measured"
    if row.is_share:
        result = f"{found.value:.1%} ({100 * found.low:.1f}–{found.high:.1%})"
    elif math.isinf(found.high):
        result = f"{found.value:.1f}"
    else:
        result = f"{found.value:.1f} ({found.low:.1f}–{found.high:.1f})"
    if row.kind == "wins" and row.players > 2:
        result += f", {found.value * row.players:.2f} times its share"
    one, more = ("try", "tries") if row.kind == "series" else ("game", "games")
    return f"{result}, {found.games} {one if found.games == 1 else more}"
