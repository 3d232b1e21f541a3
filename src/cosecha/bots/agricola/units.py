"""The unit of the net's inputs, apart from the net because training replaces that by one in C."""

from typing import Final

UNIT: Final = 64
"""An input of 1 in whole numbers."""
