"""Plays a trained net, without any search, against a bot: `python -m cosecha.lab.training.against agricola insight`."""

import argparse
import os
from pathlib import Path

import msgspec
import numpy as np
import torch  # before the compiled rules: it looks at all loaded modules, and fails on compiled ones

from cosecha.lab.training.lanes import Lane
from cosecha.lab.training.model import Options, model_for
from cosecha.lab.training.recipe import RECIPES


def main() -> None:
    parser = argparse.ArgumentParser(prog="cosecha.lab.training.against")
    parser.add_argument("net", choices=RECIPES)
    parser.add_argument("bot")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--games", type=int, default=128, help="for each kind of match")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="")
    parser.add_argument("--hidden", default="")
    asked = parser.parse_args()
    recipe = RECIPES[asked.net]
    kinds = [recipe.matches[int(number)] for number in asked.only.split(",")] if asked.only else list(recipe.matches)
    if asked.hidden:
        recipe = msgspec.structs.replace(recipe, hidden=msgspec.json.decode(asked.hidden))
    device = "cuda" if torch.cuda.is_available() else "cpu"
    folder = asked.folder or Path("build/training") / asked.net
    stored = torch.load(folder / "checkpoint.pt", map_location=device, weights_only=True)
    lanes = [Lane(recipe.game, each.options, asked.games, asked.processes, asked.bot) for each in kinds]
    model = model_for(recipe, [lane.encoder for lane in lanes], 0).to(device)
    model.load_state_dict(stored["model"])
    for lane in lanes:
        found = lane.play([Options(lane.encoder, model).to(device)], None, 7, device, greedy=True)
        points = found.points.cpu().numpy()
        seats = np.zeros(lane.matches, np.int64)
        seats[found.row.cpu().numpy()] = found.seat.cpu().numpy()
        rows = np.arange(lane.matches)
        best = points == points.max(1, keepdims=True)
        share = (best / best.sum(1, keepdims=True))[rows, seats].mean()
        others = (points.sum(1) - points[rows, seats]).mean() / max(1, lane.players - 1)
        print(
            f"{lane.encoder.options.players} players: {share:.1%} won of {lane.matches}, "
            f"{points[rows, seats].mean():.2f} points against {others:.2f}",
            flush=True,
        )
        lane.close()


if __name__ == "__main__":
    main()
