"""Actions as structs with named fields, and their conversion to and from JSON, text notation and int codes."""

from functools import lru_cache
from typing import Any

from cosecha.core.errors import BadNotation
from cosecha.core.notation import KEPT_NOTATIONS, Action, Confirm, Notation, from_table
from cosecha.core.state import CONFIRM
from cosecha.games.santiago import codes
from cosecha.games.santiago.board import DESERT, NODE_NAMES, SEGMENT_NAMES, SQUARE_NAMES, TILE_NAMES
from cosecha.games.santiago.codes import KIND, THING


class Bid(Action, frozen=True, tag="bid"):
    amount: int


class Pass(Action, frozen=True, tag="pass"):
    """A bid of 0."""


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

MOST_MONEY = 999


def _amount(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len(str(MOST_MONEY)):
        raise BadNotation("error-notation-number", text=text)
    return int(text)


_NOTATION = Notation(
    ACTION_CLASSES,
    {
        "amount": _amount,
        "bribe": _amount,
        "tile": from_table(TILE_NAMES[1:DESERT], "santiago-error-no-tile", 1),
        "square": from_table(SQUARE_NAMES, "santiago-error-no-square"),
        "segment": from_table(SEGMENT_NAMES, "santiago-error-no-segment"),
        "intersection": from_table(NODE_NAMES, "santiago-error-no-intersection"),
    },
)
_NAMES = {"square": SQUARE_NAMES, "segment": SEGMENT_NAMES, "intersection": NODE_NAMES, "tile": TILE_NAMES}


def write(fields: Any) -> int:
    """The action for a struct, or for its JSON form (a dict)."""
    return _pack(*_NOTATION.of_struct(fields))


def _pack(cls: type[Action], numbers: dict[str, int]) -> int:
    if cls is Confirm:
        return CONFIRM
    if cls is Pass:
        return codes.PASS
    if cls is Bid:
        return numbers["amount"]
    thing, amount = [*numbers.values(), 0, 0][:2]
    return _KINDS[cls] * KIND + thing * THING + amount


@lru_cache(KEPT_NOTATIONS)
def read(action: int) -> Action:
    """The struct for an action."""
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
    return str(read(action))


@lru_cache(KEPT_NOTATIONS)
def parse(text: str) -> int:
    """The action for a text in notation; case doesn't matter."""
    return _pack(*_NOTATION.of_text(text))
