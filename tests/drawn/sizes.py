"""The screens people play on, as settings of a browser context."""

from typing import Any

import pytest

from tests.drawn.people import PHONE

SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}

_always = {"phone", "laptop"}
at_every_size = pytest.mark.parametrize(
    "size", [size if size in _always else pytest.param(size, marks=pytest.mark.proof) for size in SIZES]
)
"""The smallest and the lowest in every run, the others in the proof."""
