"""`python -m cosecha.lab.training santiago --minutes 5 --folder build/training/santiago`."""

import argparse
import os
import time
from pathlib import Path

import msgspec
import torch  # before the compiled rules: it looks at all loaded modules, and fails on compiled ones

from cosecha.lab.training.recipe import RECIPES, Matches
from cosecha.lab.training.run import Run


def main() -> None:
    parser = argparse.ArgumentParser(prog="cosecha.lab.training")
    parser.add_argument("net", choices=RECIPES)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--iterations", type=int, default=1_000_000, help="in total, also those before an interruption")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="for each lane")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="change the recipe")
    parser.add_argument("--only", help="the numbers of the recipe's kinds of matches, such as 0,0,2")
    asked = parser.parse_args()
    recipe = RECIPES[asked.net]
    if asked.only:
        kinds: list[Matches] = [recipe.matches[int(number)] for number in asked.only.split(",")]
        recipe = msgspec.structs.replace(recipe, matches=tuple(kinds))
    for change in asked.set:
        name, _, value = change.partition("=")
        recipe = msgspec.structs.replace(recipe, **{name: msgspec.json.decode(value.encode())})
    device = "cuda" if torch.cuda.is_available() else "cpu"
    folder = asked.folder or Path("build/training") / asked.net
    until = time.time() + asked.minutes * 60
    torch.set_float32_matmul_precision("high")
    run = Run(recipe, folder, asked.processes, device, asked.seed)
    try:
        run.train(until, asked.iterations)
    finally:
        run.close()


if __name__ == "__main__":
    main()
