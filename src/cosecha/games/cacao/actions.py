"""Actions as structs with named fields, and their conversion to and from JSON, text notation and int codes."""

import re
from functools import lru_cache
from typing import Any

from cosecha.core.errors import BadNotation
from cosecha.core.notation import KEPT_NOTATIONS, Action, Confirm, Notation, from_table
from cosecha.core.state import CONFIRM
from cosecha.games.cacao import codes
from cosecha.games.cacao.board import FARTHEST, JUNGLE_NAMES, LIE_NAMES, SIDE_NAMES, space_at, space_name
from cosecha.games.cacao.codes import KIND, SIDE, THING


class Place(Action, frozen=True, tag="place"):
    """Place a worker tile on an empty space; `tile` has the workers on its N, E, S and W sides."""

    tile: str
    space: str


class Overbuild(Action, frozen=True, tag="overbuild"):
    """Place a worker tile on one of your own."""

    tile: str
    space: str


class Fill(Action, frozen=True, tag="fill"):
    """Fill a jungle space with a tile of the display, or with the top of the `pile`."""

    jungle: str
    space: str


class Work(Action, frozen=True, tag="work"):
    """Use some of the workers on one side of your tile at the jungle tile they face."""

    space: str
    side: str
    workers: int


ACTIONS: dict[int, type[Action]] = {
    codes.PLACE: Place,
    codes.OVERBUILD: Overbuild,
    codes.FILL: Fill,
    codes.WORK: Work,
}
_KINDS = {cls: kind for kind, cls in ACTIONS.items()}
ACTION_CLASSES: tuple[type[Action], ...] = (*ACTIONS.values(), Confirm)

_SPACE = re.compile(r"(-?\d{1,4}),(-?\d{1,4})", re.ASCII)


def space_number(text: str) -> int | None:
    """The space for a name like `0,-1`; None if it isn't one. Other spellings (`+0`, `00`, `-0`) don't count."""
    found = _SPACE.fullmatch(text)
    space = space_at(int(found[1]), int(found[2])) if found else None
    return space if space is not None and space_name(space) == text else None


def _space(text: str) -> int:
    space = space_number(text)
    if space is None:
        raise BadNotation("cacao-error-no-space", text=text, farthest=FARTHEST)
    return space


def _workers(text: str) -> int:
    if text not in ("0", "1", "2", "3"):
        raise BadNotation("error-notation-number", text=text)
    return int(text)


_NOTATION = Notation(
    ACTION_CLASSES,
    {
        "tile": from_table(LIE_NAMES[1:], "cacao-error-no-worker-tile", 1),
        "jungle": from_table(JUNGLE_NAMES, "cacao-error-no-jungle-tile"),
        "side": from_table(SIDE_NAMES, "cacao-error-no-side"),
        "space": _space,
        "workers": _workers,
    },
)


def write(fields: Any) -> int:
    """The action for a struct, or for its JSON form (a dict)."""
    return _pack(*_NOTATION.of_struct(fields))


def _pack(cls: type[Action], numbers: dict[str, int]) -> int:
    if cls is Confirm:
        return CONFIRM
    kind = _KINDS[cls]
    if kind == codes.WORK:
        thing = numbers["side"] * SIDE + numbers["workers"]
    else:
        thing = numbers["jungle" if kind == codes.FILL else "tile"]
    return kind * KIND + thing * THING + numbers["space"]


@lru_cache(KEPT_NOTATIONS)
def read(action: int) -> Action:
    """The struct for an action."""
    if action == CONFIRM:
        return Confirm()
    kind = codes.kind_of(action)
    thing, space = codes.thing_of(action), space_name(codes.space_of(action))
    if kind == codes.WORK:
        return Work(space, SIDE_NAMES[codes.side_of(action)], codes.workers_of(action))
    if kind == codes.FILL:
        return Fill(JUNGLE_NAMES[thing], space)
    return (Place if kind == codes.PLACE else Overbuild)(LIE_NAMES[thing], space)


@lru_cache(KEPT_NOTATIONS)
def notation(action: int) -> str:
    """`place 2101 0,-1`, `overbuild 0031 2,1`, `fill market3 1,-1`, `work 0,-1 E 2`."""
    return str(read(action))


@lru_cache(KEPT_NOTATIONS)
def parse(text: str) -> int:
    """The action for a text in notation; case doesn't matter."""
    return _pack(*_NOTATION.of_text(text))
