"""Parses the notation that a client sends into actions."""

from collections.abc import Sequence

from msgspec import Struct

from cosecha.core.event import Forced
from cosecha.core.game import Game
from cosecha.core.state import State


class Answer(Struct, frozen=True):
    """One action, or several that count together: as codes, and in canonical notation."""

    codes: list[int]
    texts: list[str]


def read_answer(game: Game, actions: Sequence[str]) -> Answer:
    """The only place where a client's notation is parsed. Raises CosechaError if it is invalid."""
    return _answer(game, [game.parse(action) for action in actions])


def _answer(game: Game, codes: list[int]) -> Answer:
    return Answer(codes, [game.notation(code) for code in codes])


def without_forced(game: Game, state: State, seat: int, answer: Answer) -> Answer:
    """Leave out actions that the match makes by itself: after exchanging the last grain, feeding is forced."""
    codes = answer.codes
    if len(codes) < 2:
        return answer
    twin, found, forced = state.copy(), list[int](), list[str]()
    for place, code in enumerate(codes):
        if forced and twin.notation(code) == forced[0]:
            del forced[0]
            continue
        if twin.secret(seat) or twin.why_not(seat, code):
            return _answer(game, [*found, *codes[place:]])
        found.append(code)
        events = twin.play(seat, code, hold=True)
        forced = [event.action for event in events if isinstance(event, Forced) and event.seat == seat]
    return _answer(game, found)
