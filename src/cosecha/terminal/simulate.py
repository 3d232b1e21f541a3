"""The `simulate` command: plays many matches between bots and prints a table or writes JSON or CSV."""

import shlex
import sys
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from rich.text import Text

from cosecha.bots.registry import quick_bot
from cosecha.core.errors import BadBot
from cosecha.core.message import Message
from cosecha.core.series import kind_named
from cosecha.core.series_words import name_of
from cosecha.games import by_name
from cosecha.lab.series import SeriesResult, series_to_csv, series_to_json, simulate_series
from cosecha.lab.simulate import Result, to_csv, to_json
from cosecha.lab.simulate import simulate as run
from cosecha.terminal import files
from cosecha.terminal.flags import whole_number
from cosecha.terminal.plain import INTERRUPTED, WRONG_USE
from cosecha.terminal.program import program
from cosecha.terminal.running import bar, options_for, place_from, writable
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import words_of
from cosecha.terminal.tables import fit, plain_grid

ALONE_COLUMNS = ("bot", "seats", "mean", "reached")
SERIES_COLUMNS = ("bot", "seats", "wins", "rate", "interval", "reached")
COLUMNS = ("bot", "seats", "wins", "rate", "interval", "score", "rank", "thinking")


@dataclass
class SimulateFlags:
    """The flags of `simulate`; None for those not given."""

    game: str
    options: dict[str, str | None] = field(default_factory=dict)
    bots: str | None = None
    games: str | None = None
    seed: str | None = None
    first_game: str | None = None
    workers: str | None = None
    on: str | None = None
    json: str | None = None
    csv: str | None = None
    series: str | None = None


def simulate(flags: SimulateFlags, screen: Screen) -> int:
    """Play the matches and show the results. Returns the exit code."""
    game = by_name(flags.game)
    bots = words_of(flags.bots or f"{quick_bot(game.name)},random")
    usual = kind_named(flags.series, game.name).usual if flags.series is not None else {}
    options = options_for(game, flags.options, bots, usual)
    matches = whole_number("--games", flags.games or "100", 1)
    seed = whole_number("--seed", flags.seed or "0")
    first = whole_number("--first-game", flags.first_game or "0", 0)
    place = place_from(flags.on, flags.workers)
    where: dict[str, Any] = {"workers": place.workers, "on": place.on}
    targets = [name for name in (flags.json, flags.csv) if name]
    for name in targets:
        writable(name)
    try:
        with bar(screen, matches) as progress:
            if flags.series is not None:
                amount = {"series": matches, "seed": seed, "first_series": first} | where
                amount["details"] = flags.json is not None
                found = simulate_series(game.name, flags.series, bots, options, **amount, progress=progress)
                as_json, as_csv, show = series_to_json(found), series_to_csv(found), partial(_series_summary, found)
            else:
                amount = {"matches": matches, "seed": seed, "first_match": first} | where
                amount["details"] = flags.json is not None
                result = run(game.name, bots, options, **amount, progress=progress)
                as_json, as_csv, show = to_json(result), to_csv(result), partial(_summary, result)
    except BadBot as wrong:
        if "match" not in wrong.message.args:
            raise
        print(screen.said(wrong.message), file=sys.stderr)
        print(screen.text("cli-simulate-again"), file=sys.stderr)
        print(f"  {_again(flags, bots, seed, wrong.message.args['match'])}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        print(screen.text("cli-simulate-stopped"), file=sys.stderr)
        return INTERRUPTED
    for target, text in ((flags.json, as_json), (flags.csv, as_csv)):
        if target == "-":
            screen.console.file.write(text)
        elif target:
            files.write_text(Path(target).expanduser(), text)
    if "-" not in targets:
        show(screen)
    return 0


def _again(flags: SimulateFlags, bots: list[str], seed: int, match: object) -> str:
    """The command that repeats one match of this run."""
    words = [flags.game, "--bots", ",".join(bots)]
    for name, value in flags.options.items():
        if value is not None:
            words += ["--" + name.replace("_", "-"), value]
    if flags.series is not None:
        words += ["--series", flags.series]
    words += ["--seed", str(seed), "--first-game", str(match), "--games", "1"]
    return f"{program()} simulate {shlex.join(words)}"


def _summary(result: Result, screen: Screen) -> None:
    players = len(result.lineup)
    title = screen.text(
        "cli-simulate-title", game=result.game, matches=result.matches, players=players, seed=str(result.seed)
    )
    grid = plain_grid(screen, title)
    grid.padding = (0, 1, 0, 0)
    for name in COLUMNS:
        head, left = screen.text(f"cli-simulate-{name}"), name == "bot"
        grid.add_column(head, justify="left" if left else "right", no_wrap=not left)
    for bot in sorted(result.bots, key=lambda bot: -bot.win_rate):
        grid.add_row(
            Text(bot.bot, "bold"),
            str(bot.matches),
            f"{bot.wins:.1f}".removesuffix(".0"),
            f"{100 * bot.win_rate:.1f} %",
            f"{100 * bot.low:.1f}-{100 * bot.high:.1f} %",
            f"{bot.mean_score:.1f}",
            f"{bot.mean_rank:.2f}",
            f"{bot.ms_per_decision:.2f}",
        )
    screen.show(fit(grid, screen))
    screen.say("cli-simulate-length", length=f"{result.mean_length:.1f}")


def _series_summary(result: SeriesResult, screen: Screen) -> None:
    """Who has won how many series, how far each bot got, and how long the series were."""
    grid = plain_grid(
        screen,
        screen.text(
            "cli-simulate-series",
            game=result.game,
            kind=name_of(result.kind),
            series=result.series,
            players=result.options["players"],
            seed=str(result.seed),
        ),
    )
    grid.padding = (0, 1, 0, 0)
    alone = result.options["players"] == 1
    for name in ALONE_COLUMNS if alone else SERIES_COLUMNS:
        left = name in ("bot", "reached")
        grid.add_column(screen.text(f"cli-simulate-{name}"), justify="left" if left else "right", no_wrap=not left)
    for bot in sorted(result.bots, key=lambda bot: (-bot.win_rate, -bot.mean_points)):
        won = (
            f"{bot.wins:.1f}".removesuffix(".0"),
            f"{100 * bot.win_rate:.1f} %",
            f"{100 * bot.low:.1f}-{100 * bot.high:.1f} %",
        )
        middle = (f"{bot.mean_points:.2f}",) if alone else won
        grid.add_row(Text(bot.bot, "bold"), str(bot.series), *middle, _shares(bot.reached))
    screen.show(fit(grid, screen))
    screen.say("cli-simulate-reached-help", points=Message(f"series-points-{result.kind}"))
    screen.say("cli-simulate-games", lengths=_shares(result.lengths))


def _shares(times: dict[int, int]) -> str:
    """`0: 12 %, 1: 30 %, 2: 58 %`"""
    whole = sum(times.values())
    return ", ".join(f"{value}: {100 * count / whole:.0f} %" for value, count in times.items())
