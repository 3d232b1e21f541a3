"""The `dataset` command: plays games between bots and writes every decision to a folder of Parquet files."""

import sys
from dataclasses import dataclass, field
from pathlib import Path

from cosecha.bots.registry import quick_bot
from cosecha.core.errors import BadOptions
from cosecha.games import by_name
from cosecha.terminal.flags import whole_number
from cosecha.terminal.plain import INTERRUPTED
from cosecha.terminal.running import bar, options_for, place_from
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import words_of

OBSERVATIONS = ("json", "encoded")


@dataclass
class DatasetFlags:
    """The flags of `dataset`; None for those not given."""

    game: str
    options: dict[str, str | None] = field(default_factory=dict)
    folder: str | None = None
    bots: str | None = None
    games: str | None = None
    seed: str | None = None
    first_game: str | None = None
    games_per_part: str | None = None
    as_: str | None = None
    workers: str | None = None
    on: str | None = None


def dataset(flags: DatasetFlags, screen: Screen) -> int:
    """Play the games, or those that are still missing, and write them. Returns the exit code."""
    from cosecha.lab.dataset.making import make

    game = by_name(flags.game)
    bots = words_of(flags.bots or f"{quick_bot(game.name)},random")
    observations = flags.as_ or OBSERVATIONS[0]
    if observations not in OBSERVATIONS:
        known = ", ".join(OBSERVATIONS)
        raise BadOptions("cli-flag-choice", flag="--as", value=observations, known=known)
    folder = Path(flags.folder or f"{game.name}-dataset").expanduser()
    games = whole_number("--games", flags.games or "1000", 1)
    place = place_from(flags.on, flags.workers)
    try:
        with bar(screen, games) as progress:
            made = make(
                folder,
                game.name,
                bots,
                options_for(game, flags.options, bots),
                games=games,
                seed=whole_number("--seed", flags.seed or "0"),
                first_game=whole_number("--first-game", flags.first_game or "0", 0),
                games_per_part=whole_number("--games-per-part", flags.games_per_part or str(_usual_part(games)), 1),
                observations="json" if observations == "json" else "encoded",
                place=place,
                progress=progress,
            )
    except KeyboardInterrupt:
        print(screen.text("cli-dataset-stopped", folder=str(folder)), file=sys.stderr)
        return INTERRUPTED
    for name in made.damaged:
        screen.say("cli-dataset-damaged", style="yellow", file=name)
    if made.kept:
        screen.say("cli-dataset-kept", kept=made.kept, parts=made.manifest.parts)
    size = f"{made.size / 1e6:.1f}"
    screen.say("cli-dataset-done", rows=made.decisions, games=games, size=size, folder=str(folder))
    return 0


def _usual_part(games: int) -> int:
    """How many games a file has: few enough that the progress bar moves and little is lost when the run is stopped."""
    return min(100, max(1, games // 50))
