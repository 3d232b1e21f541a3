"""Averages the weights of nets: `python -m tools.train_agricola.average OUT NET NET...`.

Every net has errors of its own, and some of them cancel out. The nets must come from one training, where `--resume`
went on from one to the next: only then do their units still mean the same.
"""

import argparse
from pathlib import Path
from statistics import fmean

from cosecha.bots.agricola.netfile import read_weights, write_net


def average(out: Path, nets: list[Path]) -> None:
    read = [read_weights(path) for path in nets]
    sizes = {(stored.inputs, stored.hidden, stored.outputs) for stored, _ in read}
    if len(sizes) > 1:
        raise ValueError("the nets have different sizes")
    (size,) = sizes
    write_net(out, *size, [fmean(each) for each in zip(*(weights for _, weights in read), strict=True)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.train_agricola.average")
    parser.add_argument("out", type=Path)
    parser.add_argument("nets", type=Path, nargs="+")
    asked = parser.parse_args()
    average(asked.out, asked.nets)


if __name__ == "__main__":
    main()
