"""Events: the facts that follow from an action, for the log, animations and statistics."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from cosecha.core.message import Seat


def snake(name: str) -> str:
    """`CanalBuilt` -> `canal_built`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=snake, kw_only=True, omit_defaults=True):
    """One fact. `only` is the only seat that may see it; None means everybody."""

    reveals: ClassVar[bool] = False
    """Whether it reveals hidden information: an undo past it needs consent."""
    unrecorded: ClassVar[frozenset[str]] = frozenset()
    """Fields that only help to show the event. Records omit them, so a game can add one without changing its records or
    their digests."""

    only: Seat | None = None

    @property
    def kind(self) -> str:
        return _kind(type(self))


@cache
def _kind(cls: type[Event]) -> str:
    return str(cls.__struct_config__.tag)


def plain_event(event: Event) -> dict[str, Any]:
    """An event in the form that records store."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    for name in event.unrecorded:
        plain.pop(name, None)
    return plain


def seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator (None), may see."""
    return [event for event in events if event.only is None or event.only == seat]


def any_reveals(events: Iterable[Event]) -> bool:
    """Whether any of the events reveals hidden information."""
    return any(event.reveals for event in events)


class Forced(Event, frozen=True):
    """A seat's only legal action, played automatically."""

    seat: Seat
    action: str
