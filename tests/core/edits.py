"""Small edits to plain data, for breaking positions."""

import copy
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

Edit = Callable[[Any], object]


def put(*path: Any) -> Edit:
    """An edit that sets the last argument at the path given by the others."""
    *way, key, value = path

    def edit(data: Any) -> None:
        for step in way:
            data = data[step]
        data[key] = value

    return edit


def both(*edits: Edit) -> Edit:
    def edit(data: Any) -> None:
        for each in edits:
            each(data)

    return edit


def drop(key: str) -> Edit:
    return lambda data: data.pop(key)


def edited(document: Any, edit: Edit) -> Any:
    data = copy.deepcopy(document)
    edit(data)
    return data


@st.composite
def mangled(draw: st.DrawFn, documents: list[Any], values: dict[str, st.SearchStrategy[Any]]) -> Any:
    """One of the documents with a few values changed, removed or duplicated; `values` provides new ones by type."""
    document = copy.deepcopy(draw(st.sampled_from(documents)))
    for _ in range(draw(st.integers(1, 3))):
        place = document
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = draw(st.sampled_from(keys))
            if not isinstance(place[key], dict | list) or not place[key]:
                break
            place = place[key]
        action = draw(st.sampled_from(["change", "change", "remove", "double"]))
        if action == "remove":
            del place[key]
        elif action == "double" and isinstance(place, list):
            place.append(place[key])
        elif not isinstance(place[key], dict | list):
            place[key] = draw(values[type(place[key]).__name__])
    return document
