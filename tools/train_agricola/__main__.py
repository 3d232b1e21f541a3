"""Trains a net of the Agricola bot by self-play: `python -m tools.train_agricola --minutes 9 --out DIR`.

Worker processes play matches with the newest net and send samples; this process fits the net to the latest of them
(with torch on a GPU if there is one, otherwise with numpy). It writes DIR/checkpoint.npz, from which `--resume` goes
on, and DIR/net.json, which belongs in `src/cosecha/bots/agricola/`: as `net.json` if no match has hand cards (a `c` in
`--matches`), otherwise as `net-cards.json`.
"""

import argparse
import contextlib
import importlib
import os
import sys
import time
from pathlib import Path

from tools.train_agricola import build

MATCHES = "1c,2c,2c,2c,3c,4c"


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.train_agricola")
    parser.add_argument("--minutes", type=float, default=5, help="including the time to compile")
    parser.add_argument("--out", type=Path, default=Path("build/training/out"))
    parser.add_argument("--resume", type=Path, help="a checkpoint; used if it exists")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--matches", default=MATCHES, help="players (c: with cards), drawn from for each match")
    parser.add_argument("--hidden", default="192,32")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at the start")
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--reuse", type=float, default=8, help="how often a sample is used")
    parser.add_argument("--buffer", type=int, default=400_000, help="how many samples are kept")
    parser.add_argument("--explore", type=float, default=0.1)
    parser.add_argument("--temperature", type=float, default=1.5)
    parser.add_argument("--trace", type=float, default=0.9)
    parser.add_argument("--clean", type=float, default=0.3)
    parser.add_argument("--ahead", type=float, default=0.0, help="the fraction of matches with the lookahead")
    parser.add_argument("--gifts", type=float, default=0.3)
    parser.add_argument("--card-gifts", type=float, default=0.4)
    parser.add_argument("--eager", type=float, default=0.25)
    parser.add_argument("--drafts", type=float, default=0.2)
    parser.add_argument("--every", type=float, default=30, help="seconds between lines of progress")
    parser.add_argument("--evaluate", type=int, default=0, help="games per number of players to play at the end")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--package", type=Path, help="a folder with the package, instead of compiling it")
    return parser.parse_args()


def main() -> None:
    asked = parsed()
    begun = time.time()
    target = asked.package or build.ensure()
    print(f"compiled rules in {target} after {time.time() - begun:.0f} s", flush=True)
    # torch looks at all loaded modules when it is imported, and fails on compiled ones, so it goes first.
    with contextlib.suppress(ImportError):
        importlib.import_module("torch")
    sys.path.insert(0, str(target))
    # Only now the compiled package is found.
    from tools.train_agricola.evaluate import report
    from tools.train_agricola.training import Training

    asked.out.mkdir(parents=True, exist_ok=True)
    training = Training(asked, begun)
    training.run()
    if asked.evaluate:
        kinds = tuple(sorted(set(asked.matches.split(","))))
        duel = 2 * asked.evaluate if any(kind.endswith("c") for kind in kinds) else 0
        report(asked.out / "net.json", asked.evaluate, asked.workers, kinds, duel)


if __name__ == "__main__":
    main()
