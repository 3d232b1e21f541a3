"""Abilities of cards whose owner picks fields."""

from collections.abc import Callable
from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.board import CELLS
from cosecha.games.agricola.cards.abilities import (
    Ability,
    acts,
    at_any_time,
    do_at,
    keeps,
    lists,
    may_decline,
    remember,
)
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import ALL_AT_ONCE, FIELD_WORDS, MOVE_WORDS, choice
from cosecha.games.agricola.engine.effects import repeated, step_of
from cosecha.games.agricola.farm import CARD_FIELDS, Farm
from cosecha.games.agricola.mechanisms.offers import pick
from cosecha.games.agricola.mechanisms.triggers import act

FIELDS: Final = CELLS + CARD_FIELDS
_ALL: Final = choice("all")


def may_pick_fields(
    moment: int, fits: Callable[[Farm, int], bool], use: Callable[[Data, int, list[int], Log], None]
) -> Ability:
    """The fields that fit at this moment, each of which the owner may pick once: one after another, or all at once.

    `all` is a choice even if there is only one field, so that an automatic answer always works.
    """

    def ability(card: int) -> None:
        question = step_of(repeated(pick(card)), may_leave=True, card=card)
        end = step_of(act(card), card=card)

        def ask(state: Data, seat: int, log: Log) -> None:
            farm = state.farms[seat]
            fields = sum([1 << field for field in range(FIELDS) if fits(farm, field)])
            if fields:
                remember(farm, card, fields)
                farm.steps += [end, question]

        def left(farm: Farm) -> list[int]:
            fields = farm.stores.get(card, 0)
            return [field for field in range(FIELDS) if fields >> field & 1 and fits(farm, field)]

        def choices(state: Data, farm: Farm) -> list[int]:
            words = [FIELD_WORDS[field] for field in left(farm)]
            return [_ALL, *words] if words else []

        def use_picked(state: Data, seat: int, picked: int, log: Log) -> None:
            farm = state.farms[seat]
            fields = [field for field in left(farm) if picked == _ALL or picked == FIELD_WORDS[field]]
            for field in fields:
                farm.stores[card] &= ~(1 << field)
            use(state, seat, fields, log)

        def forget(state: Data, seat: int, log: Log) -> None:
            remember(state.farms[seat], card, NONE)

        ALL_AT_ONCE.add(card)
        keeps((1 << FIELDS) - 1)(card)
        may_decline(do_at(moment, ask))(card)
        lists(choices, use_picked)(card)
        acts(forget)(card)

    return ability


def moves_between_fields(
    fits: Callable[[Farm, int, int], bool], move: Callable[[Data, int, int, int, Log], None]
) -> Ability:
    """What its owner can move at any time from one of their fields to another."""

    def choices(state: Data, farm: Farm) -> list[int]:
        every = farm.fields | farm.card_fields
        fields = [field for field in range(FIELDS) if every >> field & 1]
        return [
            MOVE_WORDS[source, target]
            for source in fields
            for target in fields
            if source != target and fits(farm, source, target)
        ]

    def use(state: Data, seat: int, picked: int, log: Log) -> None:
        for (source, target), word in MOVE_WORDS.items():
            if word == picked:
                move(state, seat, source, target, log)

    return at_any_time(choices, use)
