"""Placing a person on an action space."""

from typing import Final

from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import fire
from cosecha.games.agricola.engine.effects import effect, impossible, is_about_hand, kind, possible, step_of
from cosecha.games.agricola.engine.mechanism import ASK, SKIP, Mechanism
from cosecha.games.agricola.engine.spaces import EFFECTS, NAMES
from cosecha.games.agricola.events import PersonPlaced
from cosecha.games.agricola.goods import FOOD
from cosecha.games.agricola.mechanisms.improvements import dearest


def _placements(state: Data, seat: int) -> list[int]:
    """Every space in play that nobody has used this round and that would bring something."""
    farm = state.farms[seat]
    actions: list[int] = []
    for space in state.spaces:
        if state.occupied[space] == 0 and (
            state.piles[space] or possible(state, farm, EFFECTS[space][state.players], space)
        ):
            actions.append(codes.USE * codes.KIND + space)
    return actions


def can_place(state: Data, seat: int) -> bool:
    """Whether there is a space that a seat could use."""
    return len(_placements(state, seat)) > 0


class Placing(Mechanism):
    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        farm = state.farms[seat]
        if farm.choices is None:
            farm.choices = _placements(state, seat)
        if farm.choices:
            return ASK
        farm.choices = None
        return SKIP

    def skipped(self, state: Data, seat: int) -> None:
        """Every space is taken or brings nothing: the rest of the family stays at home."""
        state.farms[seat].home = 0

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, actions: list[int]) -> None:
        actions += _placements(state, seat)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, action: int, log: Log) -> None:
        """Everybody's cards act right after the person is placed, before the space's own effect."""
        farm = state.farms[seat]
        space = codes.named_by(action)
        farm.home -= 1
        farm.space = space
        state.occupied[space] |= 1 << seat
        if log is not None:
            log.append(PersonPlaced(seat, NAMES[space]))
        farm.steps.append(step_of(EFFECTS[space][state.players]))
        if state.cards:
            for other in range(state.players):
                fire(state, other, hooks.ANY_SPACE, log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        space = codes.named_by(action)
        named: dict[str, Argument] = {"space": Token("space", NAMES[space])}
        if space not in state.spaces:
            coming = space in state.round_cards
            return Message("agricola-reason-card-to-come" if coming else "agricola-reason-not-in-play", named)
        if state.occupied[space]:
            there = [Token("seat", other) for other in range(state.players) if state.occupied[space] >> other & 1]
            return Message("agricola-reason-occupied", {**named, "seats": there})
        why = impossible(state, seat, EFFECTS[space][state.players])
        return Message("agricola-reason-nothing-there", {**named, "why": why})

    def wants_food(self, state: Data, seat: int) -> bool:
        return state.cards and state.farms[seat].goods[FOOD] < dearest(state.farms[seat])

    def is_about_hand(self, state: Data, seat: int) -> bool:
        for space in state.spaces:
            if state.occupied[space] == 0 and is_about_hand(state, seat, EFFECTS[space][state.players]):
                return True
        return False


PLACE: Final = effect(kind(Placing("place", 1 << codes.USE, needs_goods=False)), (), "place")
