"""The `league` command: bots play each other, and their ratings are printed or written."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from cosecha.bots.registry import quick_bot
from cosecha.core.errors import BadOptions
from cosecha.games import by_name
from cosecha.terminal import files
from cosecha.terminal.flags import whole_number
from cosecha.terminal.plain import INTERRUPTED
from cosecha.terminal.running import bar, image_folder, options_for, place_from, writable
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import words_of
from cosecha.terminal.strength import strength
from cosecha.terminal.tables import fit, plain_grid

if TYPE_CHECKING:
    from cosecha.lab.league import League

COLUMNS = ("bot", "rate", "score")
RATINGS = ("Elo", "OpenSkill")


@dataclass
class LeagueFlags:
    """The flags of `league`; None for those not given."""

    game: str
    options: dict[str, str | None] = field(default_factory=dict)
    bots: str | None = None
    system: str | None = None
    rounds: str | None = None
    games: str | None = None
    seed: str | None = None
    workers: str | None = None
    on: str | None = None
    json: str | None = None
    csv: str | None = None
    images: str | None = None
    strength: str | None = None
    rows: str | None = None
    page: str | None = None


def league(flags: LeagueFlags, screen: Screen) -> int:
    """Play the league and show the ratings. Returns the exit code."""
    if flags.strength is not None:
        return strength(flags, flags.strength, screen)
    if not flags.game:
        raise BadOptions("cli-usage-missing", name="GAME")
    for flag, value in (("--rows", flags.rows), ("--page", flags.page)):
        if value is not None:
            raise BadOptions("cli-strength-only", flag=flag)
    from cosecha.lab.league import SYSTEMS, league, league_to_csv, league_to_json

    game = by_name(flags.game)
    bots = words_of(flags.bots or f"{quick_bot(game.name)},random")
    system = next((known for known in SYSTEMS if known == (flags.system or SYSTEMS[0])), None)
    if system is None:
        raise BadOptions("cli-flag-choice", flag="--system", value=str(flags.system), known=", ".join(SYSTEMS))
    given = flags.options
    if given.get("players") is None and any(value is not None for value in given.values()):
        given = {**given, "players": "2"}
    options = options_for(game, given, bots)
    rounds = whole_number("--rounds", flags.rounds or "1", 1)
    games = whole_number("--games", flags.games or "20", 1)
    seed = whole_number("--seed", flags.seed or "0")
    place = place_from(flags.on, flags.workers)
    targets = [name for name in (flags.json, flags.csv) if name]
    for name in targets:
        writable(name)
    images = image_folder(flags.images) if flags.images else None
    try:
        with bar(screen) as progress:
            found = league(
                game.name,
                bots,
                options,
                system=system,
                rounds=rounds,
                games=games,
                seed=seed,
                details=bool(flags.json or images),
                place=place,
                progress=progress,
            )
    except KeyboardInterrupt:
        print(screen.text("cli-simulate-stopped"), file=sys.stderr)
        return INTERRUPTED
    for target, text in ((flags.json, league_to_json(found)), (flags.csv, league_to_csv(found))):
        if target == "-":
            screen.console.file.write(text)
        elif target:
            files.write_text(Path(target).expanduser(), text)
    if images is not None:
        from cosecha.lab.report.images import write_images
        from cosecha.lab.report.sample import from_league

        write_images(from_league(found), images, screen.speaker)
    if "-" not in targets:
        show_league(found, screen)
    return 0


def show_league(found: "League", screen: Screen) -> None:
    """The standings, and each bot against each."""
    title = screen.text(
        "cli-league-title",
        game=found.game,
        games=len(found.played),
        players=found.options["players"],
        seed=str(found.seed),
    )
    grid = plain_grid(screen, title)
    grid.padding = (0, 1, 0, 0)
    for name in COLUMNS:
        left = name == "bot"
        grid.add_column(screen.text(f"cli-simulate-{name}"), justify="left" if left else "right", no_wrap=not left)
    for name in RATINGS:
        grid.add_column(name, justify="right", no_wrap=True)
    between = " … " if screen.glyphs.unicode else " .. "
    for each in found.standings:
        elo, skill = each.elo, each.openskill
        grid.add_row(
            Text(each.bot, "bold"),
            f"{100 * each.win_rate:.1f} %",
            f"{each.mean_score:.1f}",
            f"{elo.value:+.0f} ({elo.low:+.0f}{between}{elo.high:+.0f})",
            f"{skill.value:.1f} ({skill.low:.1f}{between}{skill.high:.1f})",
        )
    screen.show(fit(grid, screen))
    table = plain_grid(screen, screen.text("cli-league-matrix"))
    table.padding = (0, 1, 0, 0)
    order = [found.bots.index(each.bot) for each in found.standings]
    table.add_column("")
    for number in range(1, len(order) + 1):
        table.add_column(str(number), justify="right")
    for number, row in enumerate(order, 1):
        pairs = [found.matrix[row][column] for column in order]
        cells = [f"{100 * pair.wins / pair.games:.0f} %" if pair.games else "-" for pair in pairs]
        table.add_row(Text(f"{number} {found.bots[row]}", "bold"), *cells)
    screen.show(table)
    screen.say("cli-league-about")
