"""The curves of a training run as images, from its log."""

from collections import defaultdict
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from cosecha.lab.training.log import Entry, entries

WIDTH, HEIGHT = 8.0, 3.2


def draw(folder: Path) -> Path:
    """Draw `curves.svg`: points by kind of match, what lessons were worth, wins against earlier nets, and ratings, as
    far as the log has them."""
    logged = entries(folder)
    told = {
        _points: any("playing" in entry for entry in logged),
        _policy: any("epoch" in entry for entry in logged),
        _wins: any("against" in entry for entry in logged),
        _ratings: any("ratings" in entry for entry in logged),
    }
    panels = [panel for panel, has in told.items() if has]
    figure = Figure((WIDTH, HEIGHT * max(1, len(panels))), layout="constrained")
    for number, panel in enumerate(panels, 1):
        panel(figure.add_subplot(len(panels), 1, number), logged)
    path = folder / "curves.svg"
    figure.savefig(path, metadata={"Date": None})
    return path


def _points(axes: Axes, logged: list[Entry]) -> None:
    played = [entry for entry in logged if "playing" in entry]
    kinds = [entry["recipe"]["matches"] for entry in logged if "recipe" in entry][-1:]
    most = max(len(each["points"]) for each in played)
    for number in range(most):
        some = [each for each in played if number < len(each["points"])]
        known = kinds and len(kinds[0]) == most
        label = _in_words(kinds[0][number]["options"]) if known else str(number)
        axes.plot([each["seconds"] / 60 for each in some], [each["points"][number] for each in some], label=label)
    axes.set(xlabel="minutes", ylabel="mean points")
    axes.set_title("In self-play and in searched games", fontsize="medium")
    axes.legend(fontsize="small", loc="upper center", bbox_to_anchor=(0.5, -0.2), ncols=3)


def _policy(axes: Axes, logged: list[Entry]) -> None:
    taught = [entry for entry in logged if "epoch" in entry]
    axes.plot([each["epoch"] for each in taught], [each["same"] for each in taught])
    axes.set(xlabel="epoch", ylabel="share of decisions")
    axes.set_title("Decided as in the lessons", fontsize="medium")


def _wins(axes: Axes, logged: list[Entry]) -> None:
    won: dict[int, list[tuple[int, float]]] = defaultdict(list)
    for entry in logged:
        if "against" in entry and entry["against"] == _last_saved(logged, entry["iteration"]):
            won[entry["players"]].append((entry["iteration"], entry["won"] * entry["players"]))
    for players, curve in sorted(won.items()):
        axes.plot([each[0] for each in curve], [each[1] for each in curve], marker="o", label=f"{players} players")
    axes.axhline(1.0, color="gray", linewidth=0.8)
    axes.set(xlabel="iteration", ylabel="multiple of its share")
    axes.set_title("Wins against the net before", fontsize="medium")
    if won:
        axes.legend(fontsize="small")


def _ratings(axes: Axes, logged: list[Entry]) -> None:
    last = [entry["ratings"] for entry in logged if "ratings" in entry][-1]
    nets = [each["net"] for each in last]
    axes.plot(nets, [each["rating"] for each in last], marker="o")
    axes.fill_between(nets, [each["low"] for each in last], [each["high"] for each in last], alpha=0.2)
    axes.set(xlabel="iteration", ylabel="Elo, 0 on average")
    axes.set_title("Ratings of the nets, with 95% intervals", fontsize="medium")


def _in_words(options: dict[str, Any]) -> str:
    players = options["players"]
    others = [f"{name.replace('_', ' ')}: {value}" for name, value in options.items() if name != "players"]
    return ", ".join([f"{players} player{'s' * (players > 1)}", *others])


def _last_saved(logged: list[Entry], iteration: int) -> int:
    """The newest of the nets that the one of this iteration has played against."""
    return max(int(entry["against"]) for entry in logged if "against" in entry and entry["iteration"] == iteration)
