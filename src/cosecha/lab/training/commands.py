"""The commands of training:

    python -m cosecha.lab.training lessons santiago --shards 100    record matches between bots
    python -m cosecha.lab.training train santiago --imitate 8       learn from them, then by self-play
    python -m cosecha.lab.training search santiago                  learn from matches that a search plays
    python -m cosecha.lab.training export santiago --to net.npz     write the weights for the bots
    python -m cosecha.lab.training against santiago --bot insight   play against a bot, without a search
    python -m cosecha.lab.training curves santiago                  draw how it went
    python -m cosecha.lab.training card santiago --to net.md        say how it was made and how strong it is

Everything is below --folder, and every command goes on where it was interrupted.
"""

import argparse
import os
import shlex
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec
import torch  # before the compiled rules: it looks at all loaded modules, and fails on compiled ones

from cosecha.lab.running import Place
from cosecha.lab.strength.results import Results, read_results
from cosecha.lab.training.against import against
from cosecha.lab.training.card import Told, card
from cosecha.lab.training.curves import draw
from cosecha.lab.training.lessons import Lesson, make_shards
from cosecha.lab.training.log import entries, note
from cosecha.lab.training.recipe import RECIPES, Recipe
from cosecha.lab.training.run import Run
from cosecha.lab.training.search_play import SearchPlay
from cosecha.lab.training.self_play import SelfPlay

SMALL = {"games": 64, "batch": 1024, "hidden": (64, 48, 32), "epochs": 4, "evaluate_every": 20, "rate": 1e-3}
COMMANDS = ("lessons", "train", "search", "export", "against", "curves", "card")
UNSAID = ("--folder", "--processes", "--on", "--minutes")
"""What doesn't change what is learned, except how much of it."""


def main(arguments: Sequence[str] | None = None) -> None:
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = _parser().parse_args(given)
    recipe = _recipe(asked)
    folder: Path = asked.folder or Path("build/training") / asked.net
    if asked.command in ("train", "search"):
        note(folder, {"command": command_text(given), "recipe": msgspec.to_builtins(recipe)})
    if asked.command == "lessons":
        note(folder, {"command": command_text(given)})
        _record(asked, recipe, folder / "lessons")
    elif asked.command == "curves":
        print(draw(folder))
    elif asked.command == "card":
        _write_card(asked, recipe, folder)
    elif asked.command == "against":
        for found in against(folder, asked.bot, asked.games, asked.processes, _device()):
            note(folder, found)
    else:
        _run(asked, recipe, folder)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cosecha.lab.training")
    commands = parser.add_subparsers(dest="command", required=True)
    found = {name: commands.add_parser(name) for name in COMMANDS}
    for command in found.values():
        command.add_argument("net", choices=RECIPES)
        command.add_argument("--folder", type=Path)
        command.add_argument("--only", help="the numbers of the recipe's kinds of matches, such as 0,0,2")
        command.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="change the recipe")
        command.add_argument("--small", action="store_true", help="few matches and a small net, for a CPU")
        command.add_argument("--processes", type=int, default=os.cpu_count())
        command.add_argument("--seed", type=int, default=0)
    for name in ("lessons", "train", "search"):
        found[name].add_argument("--minutes", type=float, default=5)
    for name in ("train", "search"):
        found[name].add_argument("--start", type=Path, metavar="NET.npz", help="an exported net to begin with")
    lessons = found["lessons"]
    lessons.add_argument("--on", default="processes", help="where lessons are recorded: processes, or ray")
    lessons.add_argument("--shards", type=int, default=50, help="for each kind of match, 10 matches each")
    lessons.add_argument("--bot", default="insight", help="the bot to record")
    train = found["train"]
    train.add_argument("--imitate", type=int, default=0, help="epochs of imitation")
    train.add_argument("--of", default="", choices=RECIPES, help="another net of the game whose lessons to learn from")
    train.add_argument(
        "--opponent", type=Path, action="append", default=[], metavar="NET.npz", help="an exported net to play against"
    )
    train.add_argument("--iterations", type=int, default=1_000_000, help="in total")
    found["search"].add_argument("--rounds", type=int, default=1_000_000, help="in total")
    found["export"].add_argument("--to", type=Path)
    found["against"].add_argument("--bot", default="insight")
    found["against"].add_argument("--games", type=int, default=128, help="for each kind of match")
    about = found["card"]
    about.add_argument("--to", type=Path, required=True, help="the card")
    about.add_argument("--weights", type=Path, help="the exported net; by default, beside the card")
    about.add_argument("--strength", type=Path, help="what `cosecha league --strength` has measured")
    about.add_argument("--hardware", required=True, help="what it was trained on, in words")
    about.add_argument("--curves", default="", help="the image of the curves, as seen from the card")
    about.add_argument("--made-by", action="append", default=[], metavar="COMMAND", help="for a log without commands")
    about.add_argument("--limit", action="append", default=[], metavar="TEXT", help="something else it can't do")
    return parser


def command_text(arguments: Sequence[str]) -> str:
    """The command as others can give it, on other machines."""
    said: list[str] = []
    skip = False
    for argument in arguments:
        if skip:
            skip = False
        elif argument in UNSAID:
            skip = True
        elif argument.partition("=")[0] not in UNSAID:
            said.append(argument)
    return f"python -m cosecha.lab.training {shlex.join(said)}"


def _recipe(asked: argparse.Namespace) -> Recipe:
    recipe = RECIPES[asked.net]
    if asked.small:
        recipe = msgspec.structs.replace(recipe, matches=recipe.matches[:1], **SMALL)
    if asked.only:
        kinds = [recipe.matches[int(number)] for number in asked.only.split(",")]
        recipe = msgspec.structs.replace(recipe, matches=tuple(kinds))
    for change in asked.set:
        name, _, value = change.partition("=")
        plain = msgspec.to_builtins(recipe) | {name: msgspec.json.decode(value.encode())}
        recipe = msgspec.convert(plain, Recipe)
    return recipe


def _device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def _run(asked: argparse.Namespace, recipe: Recipe, folder: Path) -> None:
    """Train, or export what was trained."""
    torch.set_float32_matmul_precision("high")
    run = Run(recipe, folder, _device(), asked.seed)
    if asked.command in ("train", "search") and asked.start:
        run.start_from(asked.start)
    if asked.command == "export":
        run.export(asked.to or folder / f"{asked.net}.npz")
        return
    until = time.time() + asked.minutes * 60
    if asked.command == "search":
        with closing(SearchPlay(run, asked.processes)) as searching:
            searching.train(until, asked.rounds)
        return
    if asked.imitate:
        if asked.of and RECIPES[asked.of].game != recipe.game:
            raise SystemExit(f"--of {asked.of}: lessons of another game")
        run.imitate(folder.parent / (asked.of or folder.name) / "lessons", asked.imitate, until, asked.of)
    if asked.iterations:
        with closing(SelfPlay(run, asked.processes, asked.opponent)) as playing:
            playing.train(until, asked.iterations)


def _record(asked: argparse.Namespace, recipe: Recipe, folder: Path) -> None:
    for kind in dict.fromkeys(msgspec.json.encode(each.options) for each in recipe.matches):
        options = msgspec.json.decode(kind)
        number = next(n for n, each in enumerate(RECIPES[asked.net].matches) if each.options == options)
        begun = time.time()
        lesson = Lesson(recipe.game, options, asked.bot)
        for done, _ in enumerate(
            make_shards(lesson, folder / str(number), asked.shards, Place(asked.on, asked.processes)), 1
        ):
            print(f"{options}: {done} shards, {time.time() - begun:.0f} s", flush=True)
            if time.time() - begun > asked.minutes * 60:
                break


def _write_card(asked: argparse.Namespace, recipe: Recipe, folder: Path) -> None:
    results = read_results(asked.strength) if asked.strength else Results()
    told = Told(asked.hardware, asked.curves, asked.made_by, asked.limit)
    weights = asked.weights or asked.to.with_suffix(".npz")
    asked.to.write_text(card(weights, entries(folder), recipe, results, told), encoding="utf-8")
