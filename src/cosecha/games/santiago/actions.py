"""The actions with names: what a bot matches on, what travels as JSON, and the notation both ways."""

from collections.abc import Callable
from functools import lru_cache, reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadNotation
from cosecha.core.state import CONFIRM
from cosecha.games.santiago import codes
from cosecha.games.santiago.board import NODE_NAMES, SEGMENT_NAMES, SQUARE_NAMES, TILE_NAMES
from cosecha.games.santiago.codes import KIND, THING


class Action(Struct, frozen=True, tag_field="action"):
    """The base of all actions; `str()` gives the notation."""

    def __str__(self) -> str:
        return notation(write(self))


class Bid(Action, frozen=True, tag="bid"):
    amount: int


class Pass(Action, frozen=True, tag="pass"):
    """A bid of nothing."""


class Plant(Action, frozen=True, tag="plant"):
    tile: str
    square: str


class Leftover(Action, frozen=True, tag="leftover"):
    square: str


class Propose(Action, frozen=True, tag="propose"):
    segment: str
    bribe: int


class NoProposal(Action, frozen=True, tag="no-proposal"):
    pass


class Accept(Action, frozen=True, tag="accept"):
    segment: str


class Reject(Action, frozen=True, tag="reject"):
    segment: str


class Build(Action, frozen=True, tag="build"):
    segment: str


class Discard(Action, frozen=True, tag="discard"):
    pass


class Extra(Action, frozen=True, tag="extra"):
    segment: str


class NoExtra(Action, frozen=True, tag="no-extra"):
    pass


class Spring(Action, frozen=True, tag="spring"):
    intersection: str


class Start(Action, frozen=True, tag="start"):
    """Two players: the start canal."""

    segment: str


class Palm(Action, frozen=True, tag="palm"):
    square: str


class Confirm(Action, frozen=True, tag="confirm"):
    """Let a held turn pass."""


ACTIONS: dict[int, type[Action]] = {
    codes.BID: Bid,
    codes.PLANT: Plant,
    codes.LEFTOVER: Leftover,
    codes.PROPOSE: Propose,
    codes.NO_PROPOSAL: NoProposal,
    codes.ACCEPT: Accept,
    codes.REJECT: Reject,
    codes.BUILD: Build,
    codes.DISCARD: Discard,
    codes.EXTRA: Extra,
    codes.NO_EXTRA: NoExtra,
    codes.SPRING: Spring,
    codes.START_CANAL: Start,
    codes.PALM: Palm,
}
_KINDS = {cls: kind for kind, cls in ACTIONS.items()}
ACTION_CLASSES: tuple[type[Action], ...] = (*ACTIONS.values(), Pass, Confirm)
_TAGS = {str(cls.__struct_config__.tag): cls for cls in ACTION_CLASSES}
_UNION: Any = reduce(or_, ACTION_CLASSES)

MOST_MONEY = 999
KEPT_NOTATIONS = 16384
"""More than a match ever names: every square, segment and usual amount."""


def _amount(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len(str(MOST_MONEY)):
        raise BadNotation("error-notation-number", text=text)
    return int(text)


def _from_table(names: list[str], error: str) -> Callable[[str], int]:
    numbers = {name.lower(): number for number, name in enumerate(names) if name not in ("empty", "desert")}

    def number(text: str) -> int:
        if text.lower() not in numbers:
            raise BadNotation(error, text=text)
        return numbers[text.lower()]

    return number


_square = _from_table(SQUARE_NAMES, "santiago-error-no-square")
_segment = _from_table(SEGMENT_NAMES, "santiago-error-no-segment")
_node = _from_table(NODE_NAMES, "santiago-error-no-intersection")
_tile = _from_table(TILE_NAMES, "santiago-error-no-tile")
_PARSERS: dict[str, Callable[[str], int]] = {
    "amount": _amount,
    "bribe": _amount,
    "tile": _tile,
    "square": _square,
    "segment": _segment,
    "intersection": _node,
}
_NAMES = {"square": SQUARE_NAMES, "segment": SEGMENT_NAMES, "intersection": NODE_NAMES, "tile": TILE_NAMES}


def write(fields: Any) -> int:
    """The action of a struct, or of its JSON form (a dict)."""
    if isinstance(fields, dict):
        try:
            fields = msgspec.convert(fields, _UNION)
        except msgspec.ValidationError as wrong:
            raise BadNotation("error-notation-fields", text=str(wrong)) from None
    if isinstance(fields, Pass):
        return codes.PASS
    if isinstance(fields, Confirm):
        return CONFIRM
    numbers = [_PARSERS[name](str(getattr(fields, name))) for name in fields.__struct_fields__]
    return _pack(_KINDS[type(fields)], numbers)


def _pack(kind: int, numbers: list[int]) -> int:
    if kind == codes.BID:
        return numbers[0]
    thing, amount = [*numbers, 0, 0][:2]
    return kind * KIND + thing * THING + amount


@lru_cache(KEPT_NOTATIONS)
def read(action: int) -> Action:
    """An action with names."""
    if action == CONFIRM:
        return Confirm()
    if action == codes.PASS:
        return Pass()
    kind = codes.kind_of(action)
    cls = ACTIONS[kind]
    if kind == codes.BID:
        return Bid(action)
    numbers = (codes.thing_of(action), codes.amount_of(action))
    values = [_NAMES[name][n] if name in _NAMES else n for name, n in zip(cls.__struct_fields__, numbers, strict=False)]
    return cls(*values)


@lru_cache(KEPT_NOTATIONS)
def notation(action: int) -> str:
    """`bid 3`, `pass`, `plant banana2 c4`, `propose H11 2`..."""
    fields = read(action)
    return " ".join([str(fields.__struct_config__.tag), *(str(getattr(fields, f)) for f in fields.__struct_fields__)])


@lru_cache(KEPT_NOTATIONS)
def parse(text: str) -> int:
    """The action that a text names; letters may be of either case."""
    word, *rest = text.split() or [""]
    cls = _TAGS.get(word.lower())
    if cls is None:
        raise BadNotation("error-notation-word", text=word, known=", ".join(_TAGS))
    wanted = cls.__struct_fields__
    if len(rest) != len(wanted):
        raise BadNotation("error-notation-shape", text=text, shape=" ".join([word.lower(), *wanted]))
    if cls is Pass or cls is Confirm:
        return write(cls())
    numbers = [_PARSERS[name](part) for name, part in zip(wanted, rest, strict=True)]
    return _pack(_KINDS[cls], numbers)
