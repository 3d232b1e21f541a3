"""Undo without consent never goes back past a reveal.

What counts as a reveal is derived from play, not from the markers on the events: two worlds that nobody can tell apart
are played on identically, and wherever they then differ, something was revealed.
"""

import random
from itertools import zip_longest

import pytest
from msgspec.structs import replace

from cosecha.core.event import Event
from cosecha.core.rng import Rng
from cosecha.core.state import State
from cosecha.games import NAMES, by_name
from cosecha.server.table import facts, seating, undoing
from cosecha.server.table.checks import match_of
from cosecha.server.table.table import Table
from tests.contract.games import CASES, FACTS, moments

WORLDS = 3
PLAYERS = 3
ANSWERS = 200


def viewers(state: State) -> list[int | None]:
    return [*range(len(state.scores().totals)), None]


def first_revealing_events(game: str, state: State, seat: int, action: int, rng: Rng) -> set[type[Event]]:
    """The kinds of the first events that differ between this world and others. If no event differs, no view differs."""
    found = set()
    played = state.copy()
    events = played.play(seat, action)
    for _ in range(WORLDS):
        other = FACTS[game].shuffle_unknown(state, rng)
        pairs = zip_longest(events, other.play(seat, action))
        first = next((one or another for one, another in pairs if one != another), None)
        if first is not None:
            found.add(type(first))
        else:
            assert all(other.view(viewer) == played.view(viewer) for viewer in viewers(played))
    return found


@pytest.mark.parametrize(
    "game", [pytest.param(each, marks=pytest.mark.compiled_only) if each == "agricola" else each for each in NAMES]
)
def test_exactly_the_events_that_show_something_unknown_are_marked_as_reveals(game: str) -> None:
    shown: set[type[Event]] = set()
    for case in CASES:
        if case.game == game:
            rng = case.rng()
            for state, seat, action in moments(case):
                for each in (state, *FACTS[game].unusual(state)):
                    if action in each.legal(seat):
                        shown |= first_revealing_events(game, each, seat, action, rng)
    assert shown == {event for event in by_name(game).events if event.reveals}


def started(game: str) -> Table:
    """A table with two people and a bot; a pending question to a bot doesn't block undo."""
    table = Table("t")
    seats = [facts.SeatPlan("here" if seat < PLAYERS - 1 else "bot", bot="random") for seat in range(PLAYERS)]
    sat = [facts.Sat(seat, f"Person {seat}", "a word") for seat in range(PLAYERS - 1)]
    opened = seating.opened(game, {"players": PLAYERS}, seats, confirm=False)
    table.add([replace(opened, secret="0" * 64), *sat, facts.Started()], 0.0)
    return table


@pytest.mark.parametrize("game", NAMES)
def test_a_free_undo_never_goes_back_past_a_reveal(game: str) -> None:
    table = started(game)
    chance, rng = random.Random(6), Rng(f"undo {game}")
    free = 0
    for _ in range(ANSWERS):
        if table.status != "running":
            break
        seat = chance.choice(table.waiting)
        match = match_of(table)
        action = table.game.notation(chance.choice(match.state.view(seat).worth()))
        table.add([facts.Acted(seat, action)], 0.0)
        moves = undoing.moves_before(table, seat)
        if table.chairs[seat].kind == "bot" or moves is None or not undoing.is_free(table, seat, moves):
            continue
        free += 1
        match = match_of(table)
        before = match.at(moves).state
        for _ in range(WORLDS):
            other = FACTS[game].shuffle_unknown(before, rng)
            for move in match.played[moves:]:
                other.play(move.seat, table.game.parse(move.action))
            for viewer in viewers(other):
                assert other.view(viewer) == match.state.view(viewer), "the player would decide again, knowing more"
    assert free
