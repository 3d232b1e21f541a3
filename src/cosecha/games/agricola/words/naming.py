"""Actions, events and places in words."""

import re
from collections.abc import Sequence

from cosecha.core.event import Event
from cosecha.core.message import Argument, Message, Token
from cosecha.core.words import event_message
from cosecha.games.agricola import actions
from cosecha.games.agricola.board import CELL_NAMES, EDGE_NAMES
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.encoding.farms import FIELD_NAMES
from cosecha.games.agricola.engine.decks import LOOKS, is_drawn
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.events import CardPlayed, CardPromised, FenceLeftOpen, PartnerFenceLeftOpen, TeamsEnded
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.words.prices import listed

NOTHING = "agricola-cell-none"
"""The message of an empty cell."""
PICKED = ("none", "person", "home", "llama", "fairy", "release-llama")
"""Words of cards that have messages of their own."""
_PAIR = 4
_TOKENS = {
    "space": "space",
    "cell": "cell",
    "good": "good",
    "improvement": "improvement",
    "returned": "improvement",
    "card": "card",
}


def action(action: int) -> Message:
    """An action in words."""
    return Message(f"agricola-action-{tag(action)}", arguments_of(action))


def event(event: Event) -> Message:
    """An event as a line of the log."""
    message = event_message("agricola", event)
    if isinstance(event, CardPromised):
        return Message(message.id, {**message.args, "count": len(event.rounds)})
    if isinstance(event, TeamsEnded) and len(event.seats) > 2:
        return Message("agricola-event-teams-shared", message.args)
    if isinstance(event, FenceLeftOpen | PartnerFenceLeftOpen):
        return Message(message.id, {**message.args, "edge": edge_in_words(event.edge)})
    if isinstance(event, CardPlayed) and event.passed_to is not None:
        return Message("agricola-event-card-passed-on", message.args)
    return message


def place(value: str) -> Message | None:
    """The name of a good, the edge of a fence, or the spaces of a pasture; a single space needs no words."""
    if value in GOOD_NAMES:
        return Message("agricola-place-good", {"good": Token("good", value)})
    if value in EDGE_NAMES:
        return edge_in_words(value)
    return Message("agricola-place-cells", {"cells": cell_tokens(value)}) if len(value) > 2 else None


def tag(action: int) -> str:
    return actions.notation(action).partition(" ")[0]


def arguments_of(action: int) -> dict[str, Argument]:
    """The fields of an action as message arguments."""
    fields = actions.read(action)
    args: dict[str, Argument] = {}
    for name in fields.__struct_fields__:
        value = getattr(fields, name)
        args[name] = Token(_TOKENS[name], value) if name in _TOKENS else value
    if isinstance(fields, actions.Sow):
        args = {"good": Token("good", fields.crop), "cell": args["cell"]}
    if isinstance(fields, actions.Fence | actions.PartnerFence):
        args["cells"] = cell_tokens(fields.cells)
    if isinstance(fields, actions.Rail | actions.PartnerRail):
        args["edge"] = edge_in_words(fields.edge)
    if isinstance(fields, actions.Exchange | actions.Discard):
        args["amount"] = 1
    if isinstance(fields, actions.Keep):
        kept = [(name, count) for name in fields.__struct_fields__ if (count := getattr(fields, name))]
        args = {"count": sum([count for _, count in kept]), "animals": listed(kept)}
    if isinstance(fields, actions.Pay):
        args["goods"] = listed(_amounts(fields.goods))
    if isinstance(fields, actions.Pick):
        args["what"] = _picked(fields.card, fields.what)
    return args


def _amounts(word: str) -> list[tuple[str, int]]:
    """Goods as notation writes them: `wood3-clay1`, or `stone2`."""
    return [(good, int(amount)) for good, amount in re.findall(r"([a-z]+)([0-9]+)", word)]


def _picked(card: str, word: str) -> Message:
    """One of the things that a card lists: a good, an amount of one, a field, a field and another, an action space, a
    seat, points, one or two spaces of the farmyard, another card."""
    if word == "all":
        return Message("agricola-pick-all")
    if word in GOOD_NAMES:
        return listed([(word, 1)])
    if word in PICKED:
        return Message(f"agricola-pick-{word}")
    if word in SPACE_NAMES:
        return Message("agricola-pick-space", {"space": Token("space", word)})
    if word in CARD_NAMES:
        if CARD_NAMES.index(card) in LOOKS:
            return Message(f"name-card-{word}")
        return Message("agricola-pick-discard", {"card": Token("card", word)})
    if word.startswith("seat") and "-" not in word:
        return seat_name(int(word.removeprefix("seat")))
    if word.startswith("points"):
        return Message("agricola-pick-points", {"points": int(word.removeprefix("points"))})
    if len(word) == _PAIR and word[:2] in CELL_NAMES:
        return Message("agricola-pick-cells", {"cells": cell_tokens(word)})
    if word in CELL_NAMES and is_drawn(CARD_NAMES.index(card)):
        return Message("agricola-pick-cell", {"cell": Token("cell", word)})
    if word in FIELD_NAMES:
        return Message("agricola-pick-field", {"cell": Token("cell", word)})
    for source in FIELD_NAMES:
        target = word.removeprefix(f"{source}-")
        if target in FIELD_NAMES:
            return Message("agricola-pick-move", {"cell": Token("cell", source), "to": Token("cell", target)})
    return _picked_good(word) or listed(_amounts(word))


def _picked_good(word: str) -> Message | None:
    """All goods of a kind, what goods are turned into, or an animal of another seat: `all-reed`, `into-cattle`,
    `seat1-sheep`."""
    first, _, good = word.partition("-")
    if first in ("all", "into"):
        id = "agricola-pick-all-of" if first == "all" else "agricola-pick-into"
        return Message(id, {"good": Token("good", good)})
    if not first.startswith("seat"):
        return None
    seat = Token("seat", int(first.removeprefix("seat")))
    if good == "llama":
        return Message("agricola-pick-llama-of", {"seat": seat})
    return Message("agricola-pick-animal-of", {"good": Token("good", good), "amount": 1, "seat": seat})


def cell_tokens(word: str) -> list[Token]:
    return [Token("cell", word[start : start + 2]) for start in range(0, len(word), 2)]


def edge_in_words(name: str) -> Message:
    """The place of one fence: `b1n` is the upper edge of b1."""
    return Message("agricola-place-edge", {"cell": Token("cell", name[:2]), "at": name[2]})


def seat_tokens(seats: Sequence[int]) -> list[Token]:
    return [Token("seat", seat) for seat in seats]


def seat_name(seat: int) -> Message:
    return Message("seat-name", {"seat": Token("seat", seat)})


def card_in_words(name: str) -> dict[str, Argument]:
    """A card and what it does."""
    return {"card": Token("card", name), "text": Message(f"agricola-text-{name}")}
