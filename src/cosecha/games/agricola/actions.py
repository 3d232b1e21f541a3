"""Actions as structs with named fields, and their conversion to and from JSON, text notation and int codes."""

import re
from functools import lru_cache
from typing import Any

from cosecha.core.errors import BadNotation
from cosecha.core.notation import KEPT_NOTATIONS, Action, Confirm, Notation, Read, from_table
from cosecha.core.state import CONFIRM
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, EDGE_NAMES, cells_of
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.codes import CHOICE, COUNT_BITS, CROP, GOODS_AMOUNT, KIND, RETURNED
from cosecha.games.agricola.engine.cards import CHOICE_WORDS, FIELD_CROPS, field_name
from cosecha.games.agricola.engine.effects import BRANCHES
from cosecha.games.agricola.engine.payments import SHIFTS, WIDTHS, code_amounts
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.goods import GOOD_NAMES, GOODS, GRAIN, STONE, VEGETABLE
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.mechanisms.drawing import KINDS
from cosecha.games.agricola.options import HOUSE_NAMES


class Use(Action, frozen=True, tag="use"):
    """Place a person on an action space."""

    space: str


class Room(Action, frozen=True, tag="room"):
    cell: str


class Stable(Action, frozen=True, tag="stable"):
    cell: str


class Plow(Action, frozen=True, tag="plow"):
    cell: str


class Sow(Action, frozen=True, tag="sow"):
    crop: str
    cell: str
    """A space of the farmyard, or a card that is a field."""


class Bake(Action, frozen=True, tag="bake"):
    """Bake this many grain, in the best ovens first."""

    grain: int


class Fence(Action, frozen=True, tag="fence"):
    """Enclose these spaces as a pasture; their names are one word, `c1d1d2`."""

    cells: str


class Renovate(Action, frozen=True, tag="renovate"):
    house: str


class Build(Action, frozen=True, tag="build"):
    improvement: str


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Get a Cooking Hearth by returning a Fireplace."""

    improvement: str
    returned: str


class Choose(Action, frozen=True, tag="choose"):
    """Choose one of the branches that a space offers."""

    branch: str


class Keep(Action, frozen=True, tag="keep"):
    """Keep these animals; the others are cooked or released."""

    sheep: int
    boar: int
    cattle: int


class Exchange(Action, frozen=True, tag="exchange"):
    """Turn one of a good into food."""

    good: str


class Discard(Action, frozen=True, tag="discard"):
    """Return one of a good to the general supply, for nothing."""

    good: str


class Feed(Action, frozen=True, tag="feed"):
    """Feed the family; missing food costs begging markers."""


class Play(Action, frozen=True, tag="play"):
    """Play an occupation or a minor improvement from the hand."""

    card: str


class UseCard(Action, frozen=True, tag="card"):
    """Accept a card's offer."""

    card: str


class Pay(Action, frozen=True, tag="pay"):
    """Pay with these goods, where there is more than one way: `wood3-clay1`, or `nothing`."""

    goods: str


class Pick(Action, frozen=True, tag="pick"):
    """One of the things that a card lists."""

    card: str
    what: str


class Draft(Action, frozen=True, tag="draft"):
    """Keep a card of the pack."""

    card: str


class Draw(Action, frozen=True, tag="draw"):
    """Draw an `occupation` or a `minor` improvement."""

    kind: str


class Drop(Action, frozen=True, tag="drop"):
    """Drop a card from the hand, to draw another."""

    card: str


class Mulligan(Action, frozen=True, tag="mulligan"):
    """All cards of a kind for one card fewer."""

    kind: str


class Rail(Action, frozen=True, tag="rail"):
    """Build one fence that closes no pasture yet. `b1n` is the upper edge of b1."""

    edge: str


class Give(Action, frozen=True, tag="give"):
    """Give some of a good to the partner."""

    good: str
    amount: int


class Fetch(Action, frozen=True, tag="fetch"):
    """Get some of a good from the partner."""

    good: str
    amount: int


class TakeCard(Action, frozen=True, tag="take"):
    """Skip a turn to take a card of the open market."""

    card: str


class PartnerRoom(Action, frozen=True, tag="partner-room"):
    """Like `Room`, but in the partner's farm, as are the next ones."""

    cell: str


class PartnerStable(Action, frozen=True, tag="partner-stable"):
    cell: str


class PartnerPlow(Action, frozen=True, tag="partner-plow"):
    cell: str


class PartnerFence(Action, frozen=True, tag="partner-fence"):
    cells: str


class PartnerRail(Action, frozen=True, tag="partner-rail"):
    edge: str


class Done(Action, frozen=True, tag="done"):
    """Skip the rest of the step."""


ACTIONS: dict[int, type[Action]] = {
    codes.USE: Use,
    codes.ROOM: Room,
    codes.STABLE: Stable,
    codes.PLOW: Plow,
    codes.SOW: Sow,
    codes.BAKE: Bake,
    codes.FENCE: Fence,
    codes.RENOVATE: Renovate,
    codes.BUILD: Build,
    codes.UPGRADE: Upgrade,
    codes.CHOOSE: Choose,
    codes.KEEP: Keep,
    codes.EXCHANGE: Exchange,
    codes.FEED: Feed,
    codes.DONE: Done,
    codes.PLAY: Play,
    codes.CARD: UseCard,
    codes.PAY: Pay,
    codes.DISCARD: Discard,
    codes.PICK: Pick,
    codes.DRAFT: Draft,
    codes.DRAW: Draw,
    codes.DROP: Drop,
    codes.MULLIGAN: Mulligan,
    codes.RAIL: Rail,
    codes.GIVE: Give,
    codes.FETCH: Fetch,
    codes.TAKE_CARD: TakeCard,
    codes.PARTNER_ROOM: PartnerRoom,
    codes.PARTNER_STABLE: PartnerStable,
    codes.PARTNER_PLOW: PartnerPlow,
    codes.PARTNER_FENCE: PartnerFence,
    codes.PARTNER_RAIL: PartnerRail,
}
_KINDS = {cls: kind for kind, cls in ACTIONS.items()}
ACTION_CLASSES: tuple[type[Action], ...] = (*ACTIONS.values(), Confirm)

NOTHING = "nothing"
MOST_GRAIN = 999
MOST_ANIMALS = (1 << COUNT_BITS) - 1


def cells_named(text: str) -> int | None:
    """The set of spaces for a word like `c1d1d2`, in any order; None if it isn't one."""
    names = [text[start : start + 2] for start in range(0, len(text), 2)]
    if not names or len(set(names)) < len(names) or any(name not in CELL_NAMES for name in names):
        return None
    return sum(1 << CELL_NAMES.index(name) for name in names)


def cells_word(mask: int) -> str:
    return "".join(CELL_NAMES[cell] for cell in cells_of(mask))


def _cells(text: str) -> int:
    mask = cells_named(text.lower())
    if mask is None:
        raise BadNotation("agricola-error-no-cells", text=text)
    return mask


def _up_to(most: int) -> Read:
    texts = {str(amount): amount for amount in range(most + 1)}

    def number(text: str) -> int:
        if text not in texts:
            raise BadNotation("error-notation-number", text=text)
        return texts[text]

    return number


def _branch(text: str) -> int:
    # Not a constant: cards add branches after this module is imported.
    return from_table(BRANCHES, "agricola-error-no-branch")(text)


def _payment(text: str) -> int:
    """`wood3-clay1`"""
    code = 0
    for part in [] if text.lower() == NOTHING else text.lower().split("-"):
        match = re.fullmatch(r"([a-z]+)([1-9][0-9]?)", part)
        good = GOOD_NAMES.index(match[1]) if match and match[1] in GOOD_NAMES else GOODS
        if match is None or good > STONE or int(match[2]) >= 1 << WIDTHS[good] or code >> SHIFTS[good]:
            raise BadNotation("agricola-error-no-payment", text=text)
        code |= int(match[2]) << SHIFTS[good]
    return code


def _payment_word(code: int) -> str:
    amounts = code_amounts(code)
    return "-".join([f"{GOOD_NAMES[good]}{amount}" for good, amount in enumerate(amounts) if amount]) or NOTHING


_MAJOR = from_table(MAJOR_NAMES, "agricola-error-no-improvement")
_NOTATION = Notation(
    ACTION_CLASSES,
    {
        "space": from_table(SPACE_NAMES, "agricola-error-no-space"),
        "cell": from_table([field_name(cell) for cell in range(len(FIELD_CROPS))], "agricola-error-no-cell"),
        "cells": _cells,
        "edge": from_table(EDGE_NAMES, "agricola-error-no-edge"),
        "crop": from_table((GOOD_NAMES[GRAIN], GOOD_NAMES[VEGETABLE]), "agricola-error-no-crop", GRAIN),
        "good": from_table(GOOD_NAMES, "agricola-error-no-good"),
        "amount": _up_to(GOODS_AMOUNT - 1),
        "grain": _up_to(MOST_GRAIN),
        "house": from_table(HOUSE_NAMES, "agricola-error-no-house"),
        "improvement": _MAJOR,
        "returned": _MAJOR,
        "branch": _branch,
        "sheep": _up_to(MOST_ANIMALS),
        "boar": _up_to(MOST_ANIMALS),
        "cattle": _up_to(MOST_ANIMALS),
        "card": from_table(CARD_NAMES, "agricola-error-no-card"),
        "goods": _payment,
        "kind": from_table(KINDS, "agricola-error-no-kind"),
        "what": from_table(CHOICE_WORDS, "agricola-error-no-choice"),
    },
)


def write(fields: Any) -> int:
    """The action for a struct, or for its JSON form (a dict)."""
    return _pack(*_NOTATION.of_struct(fields))


def _pack(cls: type[Action], numbers: dict[str, int]) -> int:
    if cls is Confirm:
        return CONFIRM
    if cls is Keep:
        return codes.keep_code(numbers["sheep"], numbers["boar"], numbers["cattle"])
    if cls is Sow:
        named = numbers["crop"] * CROP + numbers["cell"]
    elif cls is Upgrade:
        named = numbers["improvement"] * RETURNED + numbers["returned"]
    elif cls is UseCard or cls is Pick:
        named = numbers["card"] * CHOICE + numbers.get("what", 0)
    elif cls is Give or cls is Fetch:
        named = numbers["good"] * GOODS_AMOUNT + numbers["amount"]
    else:
        named = sum(numbers.values())  # one field, or none
    return _KINDS[cls] * KIND + named


@lru_cache(KEPT_NOTATIONS)
def read(action: int) -> Action:
    """The struct for an action."""
    if action == CONFIRM:
        return Confirm()
    kind, named = codes.kind_of(action), codes.named_by(action)
    if kind == codes.KEEP:
        return Keep(*codes.kept(action))
    if kind == codes.SOW:
        return Sow(GOOD_NAMES[named // CROP], field_name(named % CROP))
    if kind == codes.UPGRADE:
        return Upgrade(MAJOR_NAMES[named // RETURNED], MAJOR_NAMES[named % RETURNED])
    if kind == codes.FENCE:
        return Fence(cells_word(named))
    if kind == codes.PARTNER_FENCE:
        return PartnerFence(cells_word(named))
    if kind == codes.GIVE:
        return Give(GOOD_NAMES[named // GOODS_AMOUNT], named % GOODS_AMOUNT)
    if kind == codes.FETCH:
        return Fetch(GOOD_NAMES[named // GOODS_AMOUNT], named % GOODS_AMOUNT)
    if kind == codes.CARD:
        return UseCard(CARD_NAMES[named // CHOICE])
    if kind == codes.PICK:
        return Pick(CARD_NAMES[named // CHOICE], CHOICE_WORDS[named % CHOICE])
    if kind == codes.PAY:
        return Pay(_payment_word(named))
    if kind == codes.BAKE:
        return Bake(named)
    if kind in (codes.FEED, codes.DONE):
        return ACTIONS[kind]()
    return ACTIONS[kind](_NAMED[kind][named])


_NAMED: dict[int, tuple[str, ...] | list[str]] = {
    codes.USE: SPACE_NAMES,
    codes.ROOM: CELL_NAMES,
    codes.STABLE: CELL_NAMES,
    codes.PLOW: CELL_NAMES,
    codes.RENOVATE: HOUSE_NAMES,
    codes.BUILD: MAJOR_NAMES,
    codes.CHOOSE: BRANCHES,
    codes.EXCHANGE: GOOD_NAMES,
    codes.DISCARD: GOOD_NAMES,
    codes.PLAY: CARD_NAMES,
    codes.DRAFT: CARD_NAMES,
    codes.DROP: CARD_NAMES,
    codes.DRAW: KINDS,
    codes.MULLIGAN: KINDS,
    codes.RAIL: EDGE_NAMES,
    codes.TAKE_CARD: CARD_NAMES,
    codes.PARTNER_ROOM: CELL_NAMES,
    codes.PARTNER_STABLE: CELL_NAMES,
    codes.PARTNER_PLOW: CELL_NAMES,
    codes.PARTNER_RAIL: EDGE_NAMES,
}
"""By kind of action: the names for the number in its code."""


@lru_cache(KEPT_NOTATIONS)
def notation(action: int) -> str:
    """`use forest`, `room b2`, `sow grain b1`, `fence c1d1d2`, `keep 2 0 1`, `upgrade hearth4 fireplace2`."""
    return str(read(action))


@lru_cache(KEPT_NOTATIONS)
def parse(text: str) -> int:
    """The action for a text in notation; case doesn't matter."""
    return _pack(*_NOTATION.of_text(text))
