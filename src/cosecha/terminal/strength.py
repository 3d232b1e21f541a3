"""`league --strength`: measures the strongest level against its targets and writes the page that shows them."""

import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from cosecha.core.compiled import rules_are_compiled
from cosecha.core.errors import BadOptions
from cosecha.games import by_name
from cosecha.terminal import files
from cosecha.terminal.flags import whole_number
from cosecha.terminal.plain import INTERRUPTED
from cosecha.terminal.running import bar, place_from
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import words_of
from cosecha.terminal.tables import fit, plain_grid

if TYPE_CHECKING:
    from cosecha.lab.strength.results import Estimate, Results
    from cosecha.lab.strength.rows import Row
    from cosecha.terminal.league import LeagueFlags

COLUMNS = ("row", "bot", "result", "verdict", "target", "games")


def strength(flags: "LeagueFlags", name: str, screen: Screen) -> int:
    """Play the games that the file doesn't have yet and show what they say. Returns the exit code."""
    from cosecha.lab.strength.measuring import jobs_for, measure
    from cosecha.lab.strength.page import with_tables
    from cosecha.lab.strength.results import ResultsFile
    from cosecha.lab.strength.rows import QUICK, SLOW, rows_named

    _refuse_others(flags)
    rows = rows_named(words_of(flags.rows) if flags.rows else [], by_name(flags.game).name if flags.game else "")
    bots = words_of(flags.bots or f"{QUICK},{SLOW}")
    games = None if flags.games is None else whole_number("--games", flags.games, 0)
    place = place_from(flags.on, flags.workers)
    path = Path(name).expanduser()
    if not path.exists():
        path = files.new_file(name)
    page = files.read_text(flags.page) if flags.page else None
    with ResultsFile(path) as file:
        jobs = jobs_for(rows, bots, file.results, games)
        if page is not None:
            with_tables(page, file.results)  # Fail on a page without marks before the games.
        if jobs and not rules_are_compiled():
            print(screen.text("cli-strength-pure"), file=sys.stderr)
        try:
            with bar(screen, len(jobs)) as progress:
                measure(jobs, file, place, progress)
        except KeyboardInterrupt:
            print(screen.text("cli-strength-stopped", file=name), file=sys.stderr)
            return INTERRUPTED
        if flags.page and page is not None:
            files.write_text(Path(flags.page).expanduser(), with_tables(page, file.results))
        _show(rows, bots, file.results, screen)
    return 0


def _refuse_others(flags: "LeagueFlags") -> None:
    """Raises BadOptions if there is a flag that would change what a row is."""
    given = {name: getattr(flags, name) for name in ("system", "rounds", "seed", "json", "csv", "images")}
    for name, value in {**given, **flags.options}.items():
        if value is not None:
            raise BadOptions("cli-strength-other", flag="--" + name.replace("_", "-"))


def _show(rows: "Sequence[Row]", bots: Sequence[str], results: "Results", screen: Screen) -> None:
    from cosecha.lab.strength.rows import games_for

    grid = plain_grid(screen)
    grid.padding = (0, 1, 0, 0)
    for name in COLUMNS:
        grid.add_column(screen.text("cli-strength-column", column=name), no_wrap=name != "row")
    for row in rows:
        for bot in bots:
            found = results.estimate(row, bot)
            verdict = screen.text("cli-strength-verdict", verdict=results.verdict(row, bot))
            result = "" if found is None else _result(row, found, screen)
            games = f"{found.games if found else 0}/{games_for(row, bot)}"
            grid.add_row(Text(row.name, "bold"), bot, result, verdict, _number(row, row.target), games)
    screen.show(fit(grid, screen, max(len(row.name) for row in rows)))
    screen.say("cli-strength-about")


def _number(row: "Row", value: float) -> str:
    return f"{100 * value:.1f} %" if row.is_share else f"{value:.1f}"


def _result(row: "Row", found: "Estimate", screen: Screen) -> str:
    """With its interval."""
    if math.isinf(found.high):
        return _number(row, found.value)
    between = " … " if screen.glyphs.unicode else " .. "
    scale = 100 if row.is_share else 1
    return f"{_number(row, found.value)} ({scale * found.low:.1f}{between}{scale * found.high:.1f})"
