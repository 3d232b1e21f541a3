"""Cacao tables for the drawn client's tests: by turn, and by what the next tile would open."""

import random

from cosecha.core.match import Match
from cosecha.games.cacao import GAME, Options, State
from tests.server.clients import Json

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def at_turn(players: int, turn: int, seed: int = 1) -> State:
    """A position from random play in which seat 0 is about to place its tile."""
    rng = random.Random(seed)
    first = (1 - turn) % players
    match = Match.start(GAME, Options(players=players, first_seat=first), seed)
    while match.state.position().turn < turn:
        seat = rng.choice(match.state.waiting())
        match.play(seat, rng.choice(match.state.legal(seat)))
    assert isinstance(match.state, State)
    assert match.state.waiting() == (0,)
    return match.state


def beside(space: str) -> list[str]:
    x, y = map(int, space.split(","))
    return [f"{x + right},{y + down}" for right, down in SIDES]


def opened_by(space: str, lying: Json) -> list[str]:
    """The jungle spaces that a worker tile on this space would open."""
    return [
        due
        for due in beside(space)
        if due not in lying and any(other != space and "tile" in lying.get(other, {}) for other in beside(due))
    ]


def opening_two(now: Json) -> list[str]:
    """Spaces where a tile opens two others while there are two different tiles to fill them with."""
    position = now["view"]["position"]
    if now["decision"]["kind"] != "place" or len(set(position["display"])) < 2:
        return []
    spaces = {
        space for choice in now["choices"] for space in choice["values"] if choice["notation"].startswith("place")
    }
    return sorted(space for space in spaces if len(opened_by(space, position["map"])) == 2)
