"""Occupations that players keep from one match to the next."""

from typing import Any, cast

from cosecha.core.message import Message
from cosecha.core.series import Result
from cosecha.core.state import State
from cosecha.core.words import Choice
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, OCCUPATION

NONE = "none"


def occupations(state: State) -> list[list[str]]:
    """By seat: the occupations in play, also those that were kept from an earlier match."""
    farms = cast(Data, state).farms
    return [[NAMES[card] for card in farm.played if OCCUPATION[card]] for farm in farms]


def card_choice(name: str) -> Choice:
    return Choice(Message(f"name-card-{name}"), name)


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
