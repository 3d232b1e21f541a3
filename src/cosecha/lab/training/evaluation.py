"""Evaluates the newest net of a run: it plays against nets that were saved before, and all such games rate all nets."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from cosecha.core.scores import sides
from cosecha.lab.ratings import Outcome, bradley_terry
from cosecha.lab.training.against import count
from cosecha.lab.training.lanes import Lane, played_together
from cosecha.lab.training.log import Entry, entries, note
from cosecha.lab.training.run import Run, store

OPPONENTS = 3
"""How many of the nets saved before play against the newest one."""


def evaluate(run: Run, lanes: Sequence[Lane], seed: int) -> None:
    """Save the net, and let it play against earlier ones, in one seat of each match."""
    saved = run.folder / "nets"
    saved.mkdir(exist_ok=True)
    store(saved / f"{run.iteration:06}.pt", run.model.state_dict())
    earlier = sorted(saved.glob("*.pt"))[:-1]
    chosen = earlier[-1:] + earlier[-4:-3] + earlier[: 1 if len(earlier) > 4 else 0]
    for path in chosen[:OPPONENTS]:
        other = run.new_model()
        other.load_state_dict(torch.load(path, map_location=run.device, weights_only=True))
        for lane, mine, theirs in zip(lanes, run.options, run.options_of(other), strict=True):
            if lane.players == 1:
                continue
            seats = np.arange(lane.players)[None, :] + np.arange(lane.matches)[:, None]
            owners = (seats % lane.players != 0).astype(np.int64)
            (played,) = played_together([lane.play([mine, theirs], owners, seed, run.device)])
            points = played.points.cpu().numpy()
            counted = count(points, owners == 0, mine.teams)
            note(
                run.folder,
                {
                    "iteration": run.iteration,
                    "against": int(path.stem),
                    "players": lane.players,
                    "won": round(counted.won, 4),
                    "ahead": round(counted.points - counted.others, 3),
                    "beaten": beaten(points, owners == 0, mine.teams),
                },
            )
    if ratings := rated(entries(run.folder)):
        note(run.folder, {"iteration": run.iteration, "ratings": ratings})


def beaten(points: NDArray[Any], mine: NDArray[np.bool_], teams: Sequence[Sequence[int]]) -> list[int]:
    """In how many matches my seat came before 0, ½, 1, 1½ ... of its rivals; a tie is a half. Both arrays are by match
    and seat, and one seat of each match is mine."""
    players = points.shape[1]
    rivals = np.ones((players, players), bool)
    for side in sides(players, teams):
        rivals[np.ix_(side, side)] = False
    compared = 1 + np.sign(points[mine][:, None] - points)
    halves = (compared * rivals[mine.argmax(1)]).sum(1).astype(np.int64)
    found: list[int] = np.bincount(halves, minlength=2 * int(rivals[0].sum()) + 1).tolist()
    return found


def rated(logged: Iterable[Entry]) -> list[dict[str, float]]:
    """The ratings of all nets that have played, on the Elo scale, with their 95% intervals; 0 on average."""
    games: Counter[tuple[int, int, int, int]] = Counter()
    for entry in logged:
        for halves, times in enumerate(entry.get("beaten", ())):
            if times:
                games[entry["iteration"], entry["against"], len(entry["beaten"]) // 2, halves] += times
    nets = sorted({net for newer, older, _, _ in games for net in (newer, older)})
    if not nets:
        return []
    number = {net: place for place, net in enumerate(nets)}
    outcomes = [_outcome(number[newer], number[older], rivals, halves) for newer, older, rivals, halves in games]
    ratings = bradley_terry(len(nets), outcomes, times=list(games.values()))
    return [
        {"net": net, "rating": round(each.value, 1), "low": round(each.low, 1), "high": round(each.high, 1)}
        for net, each in zip(nets, ratings, strict=True)
    ]


def _outcome(newer: int, older: int, rivals: int, halves: int) -> Outcome:
    """A game of a net against others that all are the same one."""
    behind, level = divmod(halves, 2)
    places = [2] + [3] * behind + [2] * level + [1] * (rivals - behind - level)
    return Outcome([[newer], *([older] for _ in range(rivals))], places)
