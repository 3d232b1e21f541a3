"""The commands of training:

    python -m cosecha.lab.training lessons santiago --shards 100    record matches between bots
    python -m cosecha.lab.training train santiago --imitate 20      learn from them, then by self-play
    python -m cosecha.lab.training export santiago --to net.npz     write the weights for the bots
    python -m cosecha.lab.training curves santiago                  draw how it went

Everything is below --folder, and every command goes on where it was interrupted.
"""

import argparse
import os
import time
from pathlib import Path

import msgspec
import torch  # before the compiled rules: it looks at all loaded modules, and fails on compiled ones

from cosecha.lab.running import Place
from cosecha.lab.training.curves import draw
from cosecha.lab.training.lessons import Lesson, make_shards
from cosecha.lab.training.recipe import RECIPES, Recipe
from cosecha.lab.training.run import Run

SMALL = {"games": 64, "batch": 1024, "hidden": (64, 48, 32), "epochs": 4, "evaluate_every": 20, "rate": 1e-3}


def main() -> None:
    parser = argparse.ArgumentParser(prog="cosecha.lab.training")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("lessons", "train", "export", "curves"):
        command = commands.add_parser(name)
        command.add_argument("net", choices=RECIPES)
        command.add_argument("--folder", type=Path)
        command.add_argument("--only", help="the numbers of the recipe's kinds of matches, such as 0,0,2")
        command.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="change the recipe")
        command.add_argument("--processes", type=int, default=os.cpu_count())
        command.add_argument("--on", default="processes", help="where lessons are recorded: processes, or ray")
        command.add_argument("--minutes", type=float, default=5)
        command.add_argument("--seed", type=int, default=0)
        command.add_argument("--shards", type=int, default=50, help="for each kind of match, 10 matches each")
        command.add_argument("--bot", default="insight", help="whom to record")
        command.add_argument("--imitate", type=int, default=0, help="how often to go through the lessons")
        command.add_argument("--iterations", type=int, default=1_000_000, help="in total")
        command.add_argument("--to", type=Path)
        command.add_argument("--small", action="store_true", help="few matches and a small net, for a CPU")
    asked = parser.parse_args()
    recipe = _recipe(asked)
    folder: Path = asked.folder or Path("build/training") / asked.net
    if asked.command == "lessons":
        _record(asked, recipe, folder / "lessons")
        return
    if asked.command == "curves":
        print(draw(folder))
        return
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    run = Run(recipe, folder, asked.processes, device, asked.seed)
    try:
        if asked.command == "export":
            run.export(asked.to or folder / f"{asked.net}.npz")
            return
        until = time.time() + asked.minutes * 60
        if asked.imitate:
            run.imitate(folder / "lessons", asked.imitate, until)
        run.train(until, asked.iterations)
    finally:
        run.close()


def _recipe(asked: argparse.Namespace) -> Recipe:
    recipe = RECIPES[asked.net]
    if asked.small:
        recipe = msgspec.structs.replace(recipe, matches=recipe.matches[:1], **SMALL)
    if asked.only:
        kinds = [recipe.matches[int(number)] for number in asked.only.split(",")]
        recipe = msgspec.structs.replace(recipe, matches=tuple(kinds))
    for change in asked.set:
        name, _, value = change.partition("=")
        recipe = msgspec.structs.replace(recipe, **{name: msgspec.json.decode(value.encode())})
    return recipe


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


if __name__ == "__main__":
    main()
