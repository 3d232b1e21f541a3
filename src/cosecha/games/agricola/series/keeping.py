"""Occupations that players keep from one match to the next."""

from typing import Any, cast

from cosecha.core.message import Argument, Message, Token
from cosecha.core.series import Result
from cosecha.core.state import State
from cosecha.core.words import Choice
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, OCCUPATION
from cosecha.games.agricola.engine.decks import is_drawn

NONE = "none"


def occupations(state: State) -> list[list[str]]:
    """By seat: the occupations in play, also those that were kept from an earlier match, but none that was drawn from
    an event deck."""
    farms = cast(Data, state).farms
    return [[NAMES[card] for card in farm.played if OCCUPATION[card] and not is_drawn(card)] for farm in farms]


def card_choice(name: str) -> Choice:
    args: dict[str, Argument] = {"card": Token("card", name), "text": Message(f"agricola-text-{name}")}
    return Choice(Message("agricola-series-card", args), name, title=Message(f"name-card-{name}"))


def answer(result: Result, seat: int) -> str:
    """What a seat has chosen after a match; empty if it wasn't asked."""
    return result.answers[seat] if result.answers else ""


def head_start(options: dict[str, Any], food: list[int], cards: list[list[str]]) -> dict[str, Any]:
    """The options of the next match. What nobody gets is left out, as options at their default are."""
    found = {name: value for name, value in options.items() if name not in ("start_food", "start_cards")}
    if any(food):
        found["start_food"] = food
    if any(cards):
        found["start_cards"] = cards
    return found


def in_words(options: dict[str, Any]) -> list[Message | None]:
    """What the options of the next match hand to each seat."""
    players = options["players"]
    food = options.get("start_food") or [0] * players
    cards = options.get("start_cards") or [[]] * players
    found: list[Message | None] = []
    for seat in range(players):
        parts = [Message(f"name-card-{card}") for card in cards[seat]]
        if food[seat]:
            parts.append(Message("agricola-price-goods", {"good": Token("good", "food"), "amount": food[seat]}))
        if players > 1 and options.get("first_seat") == seat:
            parts.append(Message("agricola-series-starts"))
        found.append(_joined(parts) if parts else None)
    return found


def _joined(parts: list[Message]) -> Message:
    first, *others = parts
    return Message("agricola-price-both", {"one": first, "other": _joined(others)}) if others else first
