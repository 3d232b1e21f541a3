"""The rules of Agricola, one file per mechanism. This module combines them into the contract of `core/state.py`."""

from typing import TYPE_CHECKING

from cosecha.core.message import Message
from cosecha.core.state import CONFIRM, NONE, Log
from cosecha.games.agricola.phases import OVER, WORK
from cosecha.games.agricola.rules import asking, refusals, rounds, steps

if TYPE_CHECKING:
    from cosecha.games.agricola.state import State


def waiting(state: "State") -> tuple[int, ...]:
    """The seats with a pending step, and those that haven't confirmed their last one."""
    return tuple([seat for seat in range(state.players) if state.farms[seat].steps or state.held >> seat & 1])


def owes(state: "State", seat: int) -> bool:
    """Whether a seat is among those that `waiting` returns."""
    return 0 <= seat < state.players and (len(state.farms[seat].steps) > 0 or state.held >> seat & 1 != 0)


def legal(state: "State", seat: int) -> list[int]:
    """Every legal action of a seat, exchanges and discards last."""
    if not owes(state, seat):
        return []
    if state.held >> seat & 1:
        return [CONFIRM]
    actions = asking.choices(state, seat)
    asking.add_exchanges(state, seat, actions)
    asking.add_discards(state, seat, actions)
    return actions


def worth(state: "State", seat: int) -> list[int]:
    """The legal actions without discards and without exchanges that can't help."""
    if not owes(state, seat):
        return []
    if state.held >> seat & 1:
        return [CONFIRM]
    actions = asking.choices(state, seat)
    asking.add_helpful_exchanges(state, seat, actions)
    return actions


def forced(state: "State", seat: int) -> int:
    """The only legal action of a seat apart from discards; NONE if a different hand could have other actions, because
    forcing the action would then reveal something about the hand.

    Discards don't count as a choice: nobody wants to be asked about them again and again.
    """
    actions = asking.choices(state, seat)
    if len(actions) > 1 or steps.hand_matters(state, seat):
        return NONE
    asking.add_exchanges(state, seat, actions)
    return actions[0] if len(actions) == 1 else NONE


def refusal(state: "State", seat: int, action: int) -> Message | None:
    """Why a waiting seat may not take this action; None if it may."""
    return None if action in legal(state, seat) else refusals.reason(state, seat, action)


def answer(state: "State", seat: int, action: int, log: Log) -> None:
    steps.answer(state, seat, action, log)


def at_barrier(state: "State", seat: int) -> bool:
    """Whether another seat's turn or a round card comes next. Outside the work phase, each seat stops on its own."""
    if state.farms[seat].steps:
        return False
    return state.phase != WORK or rounds.next_seat(state) != seat


def advance(state: "State", log: Log) -> None:
    """Run the phases until a seat has a step to take."""
    while state.phase != OVER and not waiting(state):
        rounds.pass_phase(state, log)
        for seat in range(state.players):
            if state.farms[seat].steps:
                steps.settle(state, seat, log)
    for seat in range(state.players):
        if state.farms[seat].steps:
            asking.keep_choices(state, seat)
