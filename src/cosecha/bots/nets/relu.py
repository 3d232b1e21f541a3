"""What follows nearly every layer of a net, in numpy."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class _Zeros:
    """As many as were ever needed."""

    array: Floats = np.zeros(0, np.float32)


def relu(h: Floats, bias: Floats) -> Floats:
    """Adds the bias to fresh sums, makes 0 of what is negative then, and returns them.

    numpy compares with an array of zeros four times as fast as with one 0.
    """
    h += bias
    flat = h.reshape(-1)
    zeros = _Zeros.array
    if len(zeros) < len(flat):
        zeros = _Zeros.array = np.zeros(len(flat), np.float32)
    np.maximum(flat, zeros[: len(flat)], out=flat)
    return h
