"""Drafts, mulligans and changing hands: goods stay where they are while cards are chosen."""

import pytest

from cosecha.core.message import Message
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.engine.effects import step_of
from cosecha.games.agricola.mechanisms.drawing import DRAW, SWAP
from cosecha.games.agricola.options import Deal

FIRST_QUESTIONS: tuple[Deal, ...] = ("draft-7", "mulligan", "changing-3")


def asked_at(deal: Deal) -> State:
    return GAME.start(Options(players=2, cards="full", deal=deal), 3)


def with_goods(state: State, seat: int) -> State:
    """A seat that could cook and discard."""
    farm = state.farms[seat]
    farm.majors = 1
    farm.choices = None
    farm.goods = [3] * len(farm.goods)
    return state


def questions() -> list[tuple[str, State]]:
    """The first question of some deals, and what is asked after a harvest or a played card."""
    found: list[tuple[str, State]] = [(deal, asked_at(deal)) for deal in FIRST_QUESTIONS]
    for question, times in ((SWAP, 1), (DRAW, 0)):
        state = asked_at("changing-5")
        state.farms[state.starter].steps = [step_of(question, times, may_leave=question == SWAP)]
        found.append(("swap" if question == SWAP else "draw", state))
    return found


@pytest.mark.parametrize("state", [state for _, state in questions()], ids=[name for name, _ in questions()])
def test_goods_are_neither_exchanged_nor_discarded_while_cards_are_chosen(state: State) -> None:
    seat = state.starter
    with_goods(state, seat)
    words = {GAME.notation(action).split()[0] for action in state.legal(seat)}
    assert words
    assert words <= {"draft", "mulligan", "drop", "draw", "done"}
    for refused in ("exchange grain", "exchange sheep", "discard food", "discard wood"):
        assert state.why_not(seat, GAME.parse(refused)) == Message("agricola-reason-wrong-step")


def test_a_mulligan_of_a_kind_needs_a_card_of_that_kind() -> None:
    state = asked_at("mulligan")
    mulligan = GAME.parse("mulligan occupation")
    for _ in range(7):
        state.apply(state.starter, mulligan)
    assert mulligan not in state.legal(state.starter)
    reason = state.why_not(state.starter, mulligan)
    assert reason == Message("agricola-reason-none-in-hand", {"kind": "occupation"})
