"""Runs that are small enough for tests."""

from pathlib import Path
from typing import Any

import msgspec

TINY = {
    "games": 6,
    "batch": 64,
    "lesson_batch": 8,
    "hidden": (16, 16, 8),
    "epochs": 2,
    "evaluate_every": 2,
    "iterations": 10,
}


def tiny_run(folder: Path, net: str = "santiago", kinds: int = 2) -> Any:
    from cosecha.lab.training.recipe import RECIPES
    from cosecha.lab.training.run import Run
    from cosecha.lab.training.searched import SearchPlan

    search = SearchPlan(simulations=6, quick=2, games=2, rounds=2)
    recipe = RECIPES[net]
    changed = msgspec.structs.replace(recipe, matches=recipe.matches[:kinds], search=search, **TINY)
    return Run(changed, folder, "cpu")
