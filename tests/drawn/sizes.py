"""The screen sizes to test, as browser context settings."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.drawn.people import PHONE

DESIGN = Path(__file__).parents[2] / "docs" / "architecture" / "drawn-client.md"

SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}

T = TypeVar("T")


def on_a_phone_and(*others: str) -> pytest.MarkDecorator:
    """The smallest screen in every run, others only in the proof. Tests take turns with those."""
    return pytest.mark.parametrize("size", ["phone", *(pytest.param(size, marks=pytest.mark.proof) for size in others)])


def share(cases: Sequence[T], size: str) -> Sequence[T]:
    """The cases to test at a size: all on a phone, where there is least room, and each at one of the other sizes."""
    others = [other for other in SIZES if other != "phone"]
    return cases if size == "phone" else cases[others.index(size) :: len(others)]


@cache
def dock_heights() -> dict[tuple[str, str], int]:
    """The dock heights in the table of `drawn-client.md`, by game (with "Agricola with cards" as its own column)
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
