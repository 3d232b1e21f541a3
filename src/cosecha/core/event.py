"""Facts that follow from an action. They feed the log, the animation and the statistics."""

import re
from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from msgspec import Struct

from cosecha.core.message import Seat


def snake(name: str) -> str:
    """`CanalBuilt` -> `canal_built`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=snake, kw_only=True, omit_defaults=True):
    """One fact. `only` names the one seat that may see it; None means everybody."""

    reveals: ClassVar[bool] = False
    """Whether it tells something that nobody knew before: undo can't go back past it without consent."""

    only: Seat | None = None

    @property
    def kind(self) -> str:
        return _kind(type(self))


@cache
def _kind(cls: type[Event]) -> str:
    return str(cls.__struct_config__.tag)


def seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """Those of the events that a seat, or an onlooker (None), may see."""
    return [event for event in events if event.only is None or event.only == seat]


def any_reveals(events: Iterable[Event]) -> bool:
    """Whether any of the events tells something that nobody knew before."""
    return any(event.reveals for event in events)


class Forced(Event, frozen=True):
    """The rules took a seat's only legal action for it."""

    seat: Seat
    action: str
