"""The screen sizes to test, as browser context settings."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.drawn.people import PHONE

DESIGN = Path(__file__).parents[2] / "docs" / "architecture.md"

SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}

at_every_size = pytest.mark.parametrize(
    "size", [size if size == "phone" else pytest.param(size, marks=pytest.mark.proof) for size in SIZES]
)
"""The smallest screen in every run, the others only in the proof."""


@cache
def dock_heights() -> dict[tuple[str, str], int]:
    """The dock heights in the table of `docs/architecture.md`, by game (with "Agricola with cards" as its own column)
    and size."""
    lines = DESIGN.read_text().splitlines()
    (names,) = [line.strip("| ").split(" | ")[1:] for line in lines if line.startswith("| window |")]
    rows = [line.strip("| ").split(" | ") for line in lines if re.match(r"\| (phone|tablet|laptop|desk), ", line)]
    found = {
        (name, window.partition(",")[0]): int(height)
        for window, *heights in rows
        for name, height in zip(names, heights, strict=True)
    }
    assert len(found) == len(names) * len(SIZES)
    return found
