"""The rules of Agricola, a file a large mechanism, in the order of the rulebook; here is how they come together."""

from typing import TYPE_CHECKING

from cosecha.core.message import Message
from cosecha.core.state import CONFIRM, NONE, Log
from cosecha.games.agricola.phases import OVER, WORK
from cosecha.games.agricola.rules import asking, refusals, rounds, steps

if TYPE_CHECKING:
    from cosecha.games.agricola.state import State


def waiting(state: "State") -> tuple[int, ...]:
    """The seats that have a step to take, and those that have not confirmed their last one."""
    return tuple([seat for seat in range(state.players) if state.farms[seat].steps or state.held >> seat & 1])


def legal(state: "State", seat: int) -> list[int]:
    """Every legal action of a seat; exchanges come last, and after them what can be discarded."""
    if seat not in waiting(state):
        return []
    if state.held >> seat & 1:
        return [CONFIRM]
    actions = asking.choices(state, seat)
    asking.add_exchanges(state, seat, actions)
    asking.add_discards(state, seat, actions)
    return actions


def worth(state: "State", seat: int) -> list[int]:
    """The legal actions without discards and the exchanges that cannot help; what cards sell always can."""
    if seat not in waiting(state):
        return []
    if state.held >> seat & 1:
        return [CONFIRM]
    actions = asking.choices(state, seat)
    asking.add_helpful_exchanges(state, seat, actions)
    return actions


def forced(state: "State", seat: int) -> int:
    """The only action of a seat besides discarding; NONE where another hand could have another: forcing would tell.

    Discarding does not stand in the way: nobody wants to be asked again and again whether they would rather discard.
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
    """Whether the turn goes on to another seat, or a round card comes next; feeding, each seat stops for itself."""
    if state.farms[seat].steps:
        return False
    return state.phase != WORK or rounds.next_seat(state) != seat


def advance(state: "State", log: Log) -> None:
    """Let the phases pass until somebody has a step to take."""
    while state.phase != OVER and not waiting(state):
        rounds.pass_phase(state, log)
        for seat in range(state.players):
            if state.farms[seat].steps:
                steps.settle(state, seat, log)
    for seat in range(state.players):
        if state.farms[seat].steps:
            asking.keep_choices(state, seat)
