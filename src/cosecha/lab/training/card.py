"""The card of a net: how it was made, how strong it is, what it can't do. It lies beside the weights, in Markdown."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cosecha.bots.nets.file import read_weights
from cosecha.bots.nets.inputs import Inputs
from cosecha.lab.strength.page import table
from cosecha.lab.strength.results import Results
from cosecha.lab.strength.rows import ROWS, Row
from cosecha.lab.training.log import Entry
from cosecha.lab.training.recipe import RECIPES, Recipe

MEASURED: Final = "With the search, on one core:\n\n"
"""What comes before the table of what was measured."""


class Told(Struct, frozen=True):
    """What no file says."""

    hardware: str
    curves: str = ""
    """The image of the curves, as seen from the card."""
    commands: Sequence[str] = ()
    """Those that made the net, if the log doesn't have them."""
    limits: Sequence[str] = ()
    """Further ones."""


def card(weights: Path, log: Sequence[Entry], recipe: Recipe, results: Results, told: Told) -> str:
    """`recipe` is for a log that doesn't have it."""
    logged = [entry["recipe"] for entry in log if "recipe" in entry]
    if logged:
        recipe = msgspec.convert(logged[-1], Recipe)
    parts = [
        f"# The net `{recipe.net}`",
        f"A policy-value net for {recipe.game.capitalize()}: it suggests which actions to try first and estimates what "
        "a position is worth to each seat. The strongest level searches with it.",
        _net(weights, recipe),
        "## How it was made",
        _commands(log, told),
        _amounts(log, recipe, told.hardware),
        f"The recipe:\n\n```json\n{json.dumps(msgspec.to_builtins(recipe), indent=2)}\n```",
        f"![How the training went]({told.curves})" if told.curves else "",
        "## How strong it is",
        _with_search(recipe, results),
        _without_search(log),
        "## What it can’t do",
        "\n".join(f"- {limit}" for limit in [*_limits(recipe), *told.limits]),
    ]
    return "\n\n".join(part.strip("\n") for part in parts if part) + "\n"


def _net(path: Path, recipe: Recipe) -> str:
    about, weights = read_weights(path)
    inputs = Inputs(about.inputs)
    units = [len(weights[f"{name}.bias"]) for name in ("first", "second", "policy")]
    size, numbers = path.stat().st_size, sum(array.size for array in weights.values())
    aim = ", ".join(f"{name} {value:g}" for name, value in msgspec.to_builtins(about.aim).items())
    return _pairs(
        ("file", f"`{path.name}`, {size / 1e6:.2f} MB, {numbers:,} parameters"),
        ("inputs", f"{inputs.size:,}, from {len(inputs.seen)} fields of the observations of `{about.encoding}`"),
        ("units", f"{units[0]} and {units[1]} shared, {units[2]} more for the policy"),
        ("policy", f"{len(about.choices):,} choices"),
        ("values", f"what the game is worth to each of up to {about.seats} seats, and their points"),
        ("training objective", f"{aim} (`bots/nets/aim.py`)"),
        ("trained on", ", ".join(_kinds(recipe))),
    )


def _kinds(recipe: Recipe) -> list[str]:
    return [f"`{json.dumps(each.options)}`" for each in recipe.matches]


def _commands(log: Sequence[Entry], told: Told) -> str:
    commands = told.commands or list(dict.fromkeys(entry["command"] for entry in log if "command" in entry))
    return "\n".join(["```", *commands, "```"]) if commands else ""


def _amounts(log: Sequence[Entry], recipe: Recipe, hardware: str) -> str:
    played = [entry for entry in log if "playing" in entry and "iteration" in entry]
    searched = [entry for entry in log if "round" in entry]
    in_rounds = f"{sum(entry['games'] for entry in searched):,} in {len(searched):,} rounds"
    rounds = [("searched games", in_rounds)] if searched else []
    rated = [entry["ratings"] for entry in log if "ratings" in entry]
    seconds = max((entry["seconds"] for entry in log if "seconds" in entry), default=0.0)
    return _pairs(
        ("imitation", f"{max((entry['epoch'] for entry in log if 'epoch' in entry), default=0)} epochs"),
        ("self-play", f"{max((entry['iteration'] for entry in played), default=0):,} iterations"),
        ("self-play games", f"{sum(entry.get('games', recipe.games) for entry in played):,}"),
        *rounds,
        *([("rating among the nets saved", _rating(rated[-1]))] if rated else []),
        ("time", f"{seconds / 60:.0f} minutes, without lessons and evaluations"),
        ("hardware", hardware),
    )


def _rating(ratings: Sequence[Entry]) -> str:
    first, last = ratings[0], ratings[-1]
    interval = f"{last['low']:+.0f} to {last['high']:+.0f}"
    return (
        f"{last['rating']:+.0f} Elo ({interval}) after {last['net']} iterations, {first['rating']:+.0f} after "
        f"{first['net']}; 0 is the average"
    )


def _with_search(recipe: Recipe, results: Results) -> str:
    return f"{MEASURED}{table(_rows(recipe.net), results)}"


def measured_again(card: str, net: str, results: Results) -> str:
    """A card with these results of the search in the place of others."""
    before, begin, rest = card.partition(MEASURED)
    _, end, after = rest.partition("\n\n")
    return f"{before}{begin}{table(_rows(net), results)}".rstrip() + f"{end}{after}"


def _rows(net: str) -> list[Row]:
    """Those of all games that the net is for, even if it was trained on some of them."""
    recipe = RECIPES[net]
    kinds = [each.options for each in recipe.matches]
    return [row for row in ROWS if row.game == recipe.game and row.options in kinds]


def _without_search(log: Sequence[Entry]) -> str:
    """The last games against each bot in each kind of match."""
    last = {(entry["bot"], json.dumps(entry["options"])): entry for entry in log if "bot" in entry}
    if not last:
        return ""
    lines = [
        "Without a search, always with the answer that looks best, in one seat against bots:\n",
        "| Games | Against | Won | Points | Points of the others |",
        "| --- | --- | --- | --- | --- |",
    ]
    for (bot, options), entry in last.items():
        alone = entry["options"]["players"] == 1
        won, others = ("", "") if alone else (f"{entry['won']:.1%}", f"{entry['others']:.1f}")
        lines.append(f"| {entry['games']} of `{options}` | `{bot}` | {won} | {entry['points']:.1f} | {others} |")
    return "\n".join(lines)


def _limits(recipe: Recipe) -> list[str]:
    return [
        f"It was trained only on {', '.join(_kinds(recipe))}. With other options, it ignores whatever these games "
        "don’t have.",
        "It has learned from games against itself, and expects others to play like that.",
        "Its values are estimates. They are less reliable in rare positions, such as after bad mistakes.",
    ]


def _pairs(*rows: tuple[str, str]) -> str:
    return "\n".join(["| | |", "| --- | --- |", *(f"| {name} | {text} |" for name, text in rows)])
