"""How many threads numpy uses: bots think on one core."""

import os
from typing import Final

THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""What tells the libraries below numpy how many threads to use; they ask when they are loaded."""


def use_one_thread() -> None:
    """Before numpy is imported. The matrices of a net are so small that more threads wait for each other: on a busy
    machine, that takes ten times as long. Whoever has set a number of threads keeps it."""
    for name in THREADS:
        os.environ.setdefault(name, "1")
