"""The files with trained weights: numpy's format, with 16-bit floats and a description."""

from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cosecha.bots.nets.aim import Aim
from cosecha.bots.nets.inputs import Seen

FORMAT: Final = 1


class Description(Struct, frozen=True):
    """What the weights belong to."""

    game: str
    net: str
    """The name of the net, which says how it sees observations."""
    encoding: str
    """The version of the observations and numbers, such as `santiago-v0`."""
    seats: int
    aim: Aim
    inputs: list[Seen]
    choices: list[str]
    format: int = FORMAT


Weights = dict[str, NDArray[Any]]


def write_weights(path: Path, description: Description, weights: Weights) -> None:
    """Replace the file atomically, since others may be reading it."""
    new = path.with_suffix(".new")
    small = {name: array.astype(np.float16) for name, array in weights.items()}
    packed = np.frombuffer(msgspec.json.encode(description), np.uint8)
    with new.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, description=packed, **small)
    new.replace(path)


def read_weights(path: Path) -> tuple[Description, Weights]:
    with np.load(path, allow_pickle=False) as stored:
        description = msgspec.json.decode(stored["description"].tobytes(), type=Description)
        return description, {name: stored[name].astype(np.float32) for name in stored.files if name != "description"}
