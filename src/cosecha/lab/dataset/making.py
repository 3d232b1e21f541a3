"""Plays games between bots and writes every decision into a dataset; see `folder.py` for what is written.

    made = make("games", "agricola", ["random", "random"], games=10_000, place=Place(workers=2))

A dataset that was interrupted is continued, and damaged parts are written again.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct

from cosecha import __version__
from cosecha.bots.registry import bot_maker, source_of
from cosecha.core.extras import require
from cosecha.encoding import encoded_games, encoder_for
from cosecha.games import by_name
from cosecha.lab.dataset.card import card
from cosecha.lab.dataset.encoded import Encoding
from cosecha.lab.dataset.folder import (
    FORMAT,
    SUMS,
    BadDataset,
    Manifest,
    Observations,
    check_part,
    claimed,
    keep_part,
    path_of,
    read_sums,
    write_whole,
)
from cosecha.lab.dataset.rows import rows_for
from cosecha.lab.playing import Plan, match_seed, play_from
from cosecha.lab.running import HERE, Place, Progress, stream
from cosecha.lab.simulate import checked_options

MOST: Final = 10**9
"""Games are numbered below this."""


class Made(Struct, frozen=True):
    """What `make` has done."""

    manifest: Manifest
    decisions: int
    rows: int
    """As many as decisions, or as all of their steps if the observations are encoded."""
    size: int
    """The bytes of all parts."""
    kept: int
    """The parts that were there already."""
    damaged: list[str]
    """The files that were damaged and are written again."""


def make(
    folder: str | Path,
    game: str,
    bots: Sequence[str],
    options: Any = None,
    *,
    games: int = 1000,
    seed: int = 0,
    first_game: int = 0,
    games_per_part: int = 100,
    observations: Observations = "json",
    place: Place = HERE,
    progress: Progress | None = None,
) -> Made:
    """Play the games as `simulate` does and write them. Raises BadDataset, BadOptions or BadBot."""
    require("research")
    folder = Path(folder)
    rules = by_name(game)
    checked = checked_options(rules, bots, options)
    lineup = [*bots, *[bots[-1]] * (checked.players - len(bots))]
    for name in dict.fromkeys(lineup):
        bot_maker(name, game)  # Fail on a bad name before there is a folder.
    plain = msgspec.to_builtins(checked)
    encoding = None if observations == "json" else _encoding(game, plain)
    if first_game + games > MOST:
        raise BadDataset("error-dataset-numbers", most=f"{MOST:,}")
    manifest = Manifest(
        format=FORMAT,
        cosecha=__version__,
        game=game,
        rules=rules.version,
        options=plain,
        bots=lineup,
        seed=seed,
        first_game=first_game,
        games=games,
        games_per_part=games_per_part,
        observations=observations,
        code={name: _digest(path) for name in sorted(set(lineup)) if (path := source_of(name)) is not None},
        encoding=encoding,
    )
    with claimed(folder, manifest):
        return _made(folder, manifest, place, progress)


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def _made(folder: Path, manifest: Manifest, place: Place, progress: Progress | None) -> Made:
    """Play what is missing and write it, then the card."""
    import pyarrow.parquet as pq

    kept, damaged = _finished(folder)
    missing = [part for part in range(manifest.parts) if part not in kept]
    done = sum(len(manifest.numbers(part)) for part in kept)
    for part, data in stream(partial(_prepared, manifest), missing, place):
        keep_part(folder, part, data)
        done += len(manifest.numbers(part))
        if progress is not None:
            progress(done, manifest.games)
    paths = [path_of(folder, part) for part in range(manifest.parts)]
    rows = sum(pq.read_metadata(path).num_rows for path in paths)
    decisions = rows if manifest.encoding is None else sum(_decisions(path) for path in paths)
    size = sum(path.stat().st_size for path in paths)
    write_whole(folder / "README.md", card(manifest, decisions, rows, size).encode())
    return Made(manifest, decisions, rows, size, len(kept), damaged)


def _finished(folder: Path) -> tuple[list[int], list[str]]:
    """The parts that are whole, and the files that are not. The checksums of the latter are removed."""
    kept: dict[int, str] = {}
    damaged: list[str] = []
    for part, expected in read_sums(folder).items():
        try:
            check_part(folder, part, expected)
            kept[part] = expected
        except BadDataset:
            damaged.append(path_of(folder, part).name)
    lines = [f"{kept[part]}  data/{path_of(folder, part).name}\n" for part in kept]
    write_whole(folder / SUMS, "".join(lines).encode())
    return list(kept), damaged


def _decisions(path: Path) -> int:
    """How many rows of an encoded part are the first step of a decision."""
    import pyarrow.parquet as pq

    steps = pq.read_table(path, columns=["step"])["step"].to_numpy()
    return len(steps) - int(np.count_nonzero(steps))


def _encoding(game: str, options: Any) -> Encoding:
    """Raises BadDataset for a game that has no encoder."""
    if game not in encoded_games():
        raise BadDataset("error-dataset-no-encoder", game=game)
    return Encoding.of(encoder_for(game, options))


def _prepared(manifest: Manifest) -> Callable[[int], bytes]:
    """The function that plays a part and returns its Parquet file, for the workers."""
    plan = Plan(manifest.game, manifest.options, manifest.bots, manifest.seed, manifest.first_game, manifest.games)
    options = by_name(manifest.game).checked(manifest.options)
    makers = [bot_maker(name, manifest.game) for name in manifest.bots]

    def play_part(part: int) -> bytes:
        rows = rows_for(manifest)
        for number in manifest.numbers(part):
            rows.begin(number)
            played, state = play_from(plan, number, makers, options, match_seed(manifest.seed, number), rows)
            rows.end(played, state)
        return rows.file()

    return play_part
