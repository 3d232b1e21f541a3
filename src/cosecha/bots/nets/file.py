"""The files with trained weights: numpy's format, with 16-bit floats, 8 bits in large matrices, and a description."""

from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cosecha.bots.nets.aim import Aim
from cosecha.bots.nets.inputs import Seen

FORMAT: Final = 2
LARGE: Final = 1 << 18
"""A matrix with so many numbers is stored with 8 bits for each, and a scale for each column."""
SCALES: Final = ".scales"


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
    small: Weights = {}
    for name, array in weights.items():
        if array.ndim == 2 and array.size >= LARGE:
            scales = np.maximum(np.abs(array).max(0) / 127, np.finfo(np.float32).tiny).astype(np.float32)
            small[name] = np.rint(array / scales).clip(-127, 127).astype(np.int8)
            small[name + SCALES] = scales
        else:
            small[name] = array.astype(np.float16)
    packed = np.frombuffer(msgspec.json.encode(description), np.uint8)
    with new.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, description=packed, **small)
    new.replace(path)


def read_weights(path: Path) -> tuple[Description, Weights]:
    with np.load(path, allow_pickle=False) as stored:
        description = msgspec.json.decode(stored["description"].tobytes(), type=Description)
        if description.format > FORMAT:
            raise ValueError(f"{path} has format {description.format}, which is newer than {FORMAT}")
        names = [name for name in stored.files if name != "description" and not name.endswith(SCALES)]
        return description, {name: _read(stored, name) for name in names}


def _read(stored: Any, name: str) -> NDArray[np.float32]:
    array: NDArray[np.float32] = stored[name].astype(np.float32)
    return array * stored[name + SCALES] if name + SCALES in stored.files else array
