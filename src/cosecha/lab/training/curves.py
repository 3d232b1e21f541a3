"""The curves of a training run as images, from its log."""

from collections import defaultdict
from pathlib import Path

from matplotlib.figure import Figure

from cosecha.lab.training.log import Entry, entries

WIDTH, HEIGHT = 8.0, 3.2


def draw(folder: Path) -> Path:
    """Draw `curves.svg`: points by kind of match, what lessons were worth, and wins against earlier nets."""
    logged = entries(folder)
    played = [entry for entry in logged if "playing" in entry]
    taught = [entry for entry in logged if "epoch" in entry]
    won: dict[int, list[tuple[int, float]]] = defaultdict(list)
    for entry in logged:
        if "against" in entry and entry["against"] == _last_saved(logged, entry["iteration"]):
            won[entry["players"]].append((entry["iteration"], entry["won"] * entry["players"]))
    figure = Figure((WIDTH, 3 * HEIGHT), layout="constrained")
    points, policy, wins = figure.subplots(3, 1)
    for number in range(max((len(each["points"]) for each in played), default=0)):
        some = [each for each in played if number < len(each["points"])]
        points.plot([each["seconds"] / 60 for each in some], [each["points"][number] for each in some], label=number)
    points.set(xlabel="minutes", ylabel="points in self-play and in searched games")
    if played:
        points.legend(title="kind of match")
    policy.plot([each["epoch"] for each in taught], [each["same"] for each in taught], label="same as in the lessons")
    policy.set(xlabel="epoch", ylabel="share of decisions")
    for players, curve in sorted(won.items()):
        wins.plot([each[0] for each in curve], [each[1] for each in curve], marker="o", label=f"{players} players")
    wins.axhline(1.0, color="gray", linewidth=0.8)
    wins.set(xlabel="iteration", ylabel="wins against the net before, as a multiple of its share")
    if won:
        wins.legend()
    path = folder / "curves.svg"
    figure.savefig(path)
    return path


def _last_saved(logged: list[Entry], iteration: int) -> int:
    """The newest of the nets that the one of this iteration has played against."""
    return max(int(entry["against"]) for entry in logged if "against" in entry and entry["iteration"] == iteration)
