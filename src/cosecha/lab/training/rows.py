"""One form for the observations of all kinds of matches, so that a net can look at decisions of all of them at once."""

from collections.abc import Iterable
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.inputs import offset_in
from cosecha.encoding.layout import Field, Layout


def joined(layouts: Iterable[Layout]) -> Layout:
    """The fields of several layouts, each as large as in any of them."""
    found: dict[str, Field] = {}
    for layout in layouts:
        for field in layout.fields:
            before = found.get(field.name, field)
            if field.dtype != before.dtype:
                raise ValueError(f"field {field.name}: sometimes {field.dtype}, sometimes {before.dtype}")
            shape = tuple(max(pair) for pair in zip(field.shape, before.shape, strict=True))
            low, high = min(field.low, before.low), max(field.high, before.high)
            found[field.name] = Field(field.name, shape, low, high, field.about)
    fields = sorted(found.values(), key=lambda field: -field.dtype.itemsize)  # so that two bytes are aligned
    return Layout(fields)


def sources(whole: Layout, layout: Layout) -> NDArray[np.int64]:
    """By byte of a joined layout: the byte of another layout that goes there, or that layout's size where none does.
    What the joined one doesn't have is left out."""
    found = np.full(whole.size, layout.size)
    into = {field.name: field for field in whole.fields}
    for field in layout.fields:
        if field.name not in into:
            continue
        for place in product(*(range(min(pair)) for pair in zip(field.shape, into[field.name].shape, strict=True))):
            source = layout.offsets[field.name] + offset_in(field, place)
            target = whole.offsets[field.name] + offset_in(into[field.name], place)
            for byte in range(field.dtype.itemsize):
                found[target + byte] = source + byte
    return found
