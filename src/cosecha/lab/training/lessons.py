"""The replay buffer on disk: what a bot decided in many matches, for nets to imitate.

A shard has the decisions of some matches of one option set. It depends only on the lesson and its number, so shards can
be made anywhere (`lab/running.py`), and an interrupted run makes those that are missing.
"""

import io
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import torch
from msgspec import Struct

from cosecha.bots.registry import bot_maker
from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.encoding import Episode, encoder_for
from cosecha.encoding.episode import POINTS
from cosecha.lab.running import Place, stream
from cosecha.lab.training.lanes import Samples
from cosecha.lab.training.model import Options

CHUNK: Final = 1 << 14
"""So many masks are unpacked at a time; a game may have thousands of numbers."""


class Lesson(Struct, frozen=True):
    """Which matches to record."""

    game: str
    options: dict[str, Any]
    bot: str = "insight"
    matches: int = 10
    """In a shard."""
    stray: float = 0.03
    """How often something else is played than what the bot decides, so that nets learn what to do then."""


def make_shards(lesson: Lesson, folder: Path, shards: int, place: Place) -> Iterator[int]:
    """Write the shards that aren't there yet. Yields their numbers."""
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / "lesson.json"
    if about.exists() and msgspec.json.decode(about.read_bytes(), type=Lesson) != lesson:
        raise ValueError(f"{folder} has shards of another lesson")
    about.write_bytes(msgspec.json.encode(lesson))
    missing = [number for number in range(shards) if not (folder / f"{number:06}.npz").exists()]
    for number, packed in stream(partial(_teacher, lesson), missing, place):
        new = folder / "shard.new"
        new.write_bytes(packed)
        new.replace(folder / f"{number:06}.npz")
        yield number


def _teacher(lesson: Lesson) -> Callable[[int], bytes]:
    return partial(_shard, lesson)


def _shard(lesson: Lesson, number: int) -> bytes:
    encoder = encoder_for(lesson.game, lesson.options)
    make = bot_maker(lesson.bot, lesson.game)
    episode = Episode(encoder, POINTS)
    rows: list[tuple[bytes, bytes, int, int, int, int]] = []
    points = []
    for match in range(lesson.matches):
        rng = Rng(f"lesson {number} {match}")
        bots = [make() for _ in range(episode.players)]
        episode.reset(rng.bits())
        when = 0
        while (seat := episode.seat) != NONE:
            legal = episode.answer.legal
            action = bots[seat].choose(episode.state.view(seat), rng) if len(legal) > 1 else legal[0]
            for step in encoder.steps(action):
                if len(episode.open_numbers()) > 1:
                    rows.append((episode.observe(seat), episode.packed_mask(), step, match, seat, when))
                    when += 1
                if episode.encoder.most_steps > 1 and len(encoder.steps(action)) > 1:
                    episode.answer.take(step)
            while episode.undo():
                pass
            if rng.below(1000) < 1000 * lesson.stray:
                worth = episode.state.worth(seat)
                action = worth[rng.below(len(worth))]
            episode.play(action)
        points.append(episode.rewards())
    columns = list(zip(*rows, strict=True))
    file = io.BytesIO()
    np.savez_compressed(
        file,
        observations=np.frombuffer(b"".join(columns[0]), np.uint8).reshape(len(rows), -1),
        masks=np.frombuffer(b"".join(columns[1]), np.uint8).reshape(len(rows), -1),
        numbers=np.array(columns[2], np.int32),
        row=np.array(columns[3], np.int32),
        seat=np.array(columns[4], np.int32),
        when=np.array(columns[5], np.int32),
        points=np.array(points, np.float32),
    )
    return file.getvalue()


def read_shards(folder: Path, options: Options, n: int, device: str) -> Samples:
    """All decisions of a lesson."""
    parts: list[dict[str, Any]] = []
    matches = 0
    for path in sorted(folder.glob("*.npz")):
        with np.load(path, allow_pickle=False) as stored:
            part = {name: stored[name] for name in stored.files}
        part["row"] = part["row"] + matches
        matches += len(part["points"])
        parts.append(part)
    if not parts:
        raise ValueError(f"{folder} has no shards")
    whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    order = np.argsort(whole["when"], kind="stable")  # as lanes have them
    column = {name: torch.from_numpy(whole[name][order]).to(device) for name in whole if name != "points"}
    packed = whole["masks"][order]
    masks = [
        options.open_choices(torch.from_numpy(np.unpackbits(packed[first : first + CHUNK], axis=1, count=n)).to(device))
        for first in range(0, len(packed), CHUNK)
    ]
    choice: Any = options.choice
    nothing = torch.zeros(len(order), device=device)
    return Samples(
        observations=options.rows(column["observations"]),
        masks=torch.cat(masks),
        chosen=choice[column["numbers"].long()],
        chances=nothing,
        values=nothing[:, None],
        row=column["row"].long(),
        seat=column["seat"].long(),
        when=column["when"].long(),
        points=torch.from_numpy(whole["points"]).to(device),
    )
