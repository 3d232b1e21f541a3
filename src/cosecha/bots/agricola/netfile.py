"""The files with the trained weights: JSON with the sizes of the layers and the weights as 16-bit floats in base64."""

import struct
from base64 import b64decode, b64encode
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec

from cosecha.bots.agricola.net import Net

_HERE = Path(__file__).parent
TRAINED = {False: _HERE / "net.json", True: _HERE / "net-cards.json"}
"""By whether the match has hand cards. A net that has to know both kinds of match plays each of them worse."""


class NetFile(msgspec.Struct, frozen=True):
    """`weights` has the rows of each layer, then its biases, layer by layer."""

    inputs: int
    hidden: tuple[int, int]
    outputs: int
    weights: str


def write_net(path: Path, inputs: int, hidden: tuple[int, int], outputs: int, weights: list[float]) -> None:
    """Replace the file atomically, since others may be reading it."""
    packed = b64encode(struct.pack(f"<{len(weights)}e", *weights)).decode()
    new = path.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(NetFile(inputs, hidden, outputs, packed)))
    new.replace(path)


def read_weights(path: Path) -> tuple[NetFile, list[float]]:
    stored = msgspec.json.decode(path.read_bytes(), type=NetFile)
    packed = b64decode(stored.weights)
    return stored, list(struct.unpack(f"<{len(packed) // 2}e", packed))


def read_net(path: Path) -> Net:
    stored, weights = read_weights(path)
    parts: list[list[list[float]]] = []
    biases: list[list[float]] = []
    sizes = (stored.inputs, *stored.hidden, stored.outputs)
    for width, units in pairwise(sizes):
        parts.append([weights[unit * width : (unit + 1) * width] for unit in range(units)])
        biases.append(weights[units * width : units * width + units])
        del weights[: units * width + units]
    return Net(parts, biases)


@cache
def trained_net(cards: bool) -> Net:
    """The weights in the package, for matches with or without hand cards."""
    return read_net(TRAINED[cards])
