"""What Cacao's encoder says about the map, and how far the map can get."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.encoding import Encoder, encoder_for
from cosecha.encoding.cacao.actions import drawn
from cosecha.encoding.cacao.map import ACROSS, MIDDLE
from cosecha.games.cacao import GAME, State
from cosecha.games.cacao.board import JUNGLE_KINDS, NOTHING, space_at, x_of, y_of
from cosecha.games.cacao.codes import space_of
from cosecha.games.cacao.data import owner_of, top_of, under_of
from cosecha.games.cacao.phases import FILL, WORK
from cosecha.games.cacao.position import Lying

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])

Choose = Callable[[list[int]], int]
"""Picks one of the legal actions."""


def fields(encoder: Encoder, state: State, seat: int, begun: list[int] | None = None) -> Any:
    return encoder.layout.named(encoder.observe(state, seat, begun or []))


def cell(space: int) -> tuple[int, int]:
    """The row and column in a grid, as `fields.py` documents them."""
    return (y_of(space) + 14) % 30, (x_of(space) + 14) % 30


def moments(players: int, seed: int, choose: Choose) -> list[State]:
    """Every state of a match, the last one included."""
    state = GAME.start(GAME.options(players=players), seed)
    found = [state.copy()]
    while waiting := state.waiting():
        state.apply(waiting[0], choose(state.legal(waiting[0])))
        found.append(state.copy())
    return found


def at_random(seed: int) -> Choose:
    rng = Rng(f"cacao numbers {seed}")
    return lambda legal: legal[rng.below(len(legal))]


def check_map(encoder: Encoder, state: State, seat: int) -> None:
    """The grids show every tile of the map, and nothing else."""
    seen = fields(encoder, state, seat)
    tile, owner, below = (np.zeros((30, 30), np.uint8) for _ in range(3))
    for space, kind in state.jungle.items():
        assert tile[cell(space)] == NOTHING
        tile[cell(space)] = kind
    for space, tiles in state.workers.items():
        assert tile[cell(space)] == NOTHING
        tile[cell(space)] = JUNGLE_KINDS + top_of(tiles)
        owner[cell(space)] = (owner_of(tiles) - seat) % state.players + 1
        below[cell(space)] = under_of(tiles) and JUNGLE_KINDS + under_of(tiles)
    assert np.array_equal(seen["tile"], tile)
    assert np.array_equal(seen["owner"], owner)
    assert np.array_equal(seen["below"], below)


@PLAYERS
def test_the_grids_show_every_tile(players: int) -> None:
    encoder = encoder_for("cacao", players=players)
    for state in moments(players, 3, at_random(3))[::5]:
        for seat in range(players):
            check_map(encoder, state, seat)


def test_the_grids_show_what_was_overbuilt() -> None:
    encoder = encoder_for("cacao", players=2)
    # Random matches seldom overbuild, so a sun is spent whenever possible: the last legal actions do that.
    overbuilt = [
        state for state in moments(2, 5, lambda legal: legal[-1]) if any(map(under_of, state.workers.values()))
    ]
    assert overbuilt
    for state in overbuilt:
        check_map(encoder, state, 1)
        assert fields(encoder, state, 1)["below"].any()


@PLAYERS
@pytest.mark.parametrize("sign", [-1, 1])
@pytest.mark.parametrize("of", [x_of, y_of])
def test_play_reaches_the_last_number_in_every_direction_and_no_farther(
    players: int, sign: int, of: Callable[[int], int]
) -> None:
    encoder = encoder_for("cacao", players=players)

    def outward(legal: list[int]) -> int:
        return max(legal, key=lambda action: sign * of(space_of(action)))

    reached = set()
    for state in moments(players, 1, outward):
        check_map(encoder, state, 0)
        for seat in state.waiting():
            for action in state.legal(seat):
                assert encoder.action(encoder.steps(action)) == action
                reached.add(sign * of(space_of(action)))
    farthest = drawn(players) + (2 if sign > 0 else 1)
    assert max(reached) == farthest
    beyond = space_at(sign * (farthest + 1), 0) if of is x_of else space_at(0, sign * (farthest + 1))
    with pytest.raises(ValueError, match="play can't reach the space"):
        encoder.steps(beyond)


def test_the_grid_holds_the_widest_map() -> None:
    assert max(drawn(players) for players in (2, 3, 4)) + 4 == ACROSS == 30
    assert MIDDLE == 14


def test_a_map_too_wide_for_the_grid_is_refused() -> None:
    encoder = encoder_for("cacao", players=2)
    position = GAME.start(GAME.options(players=2), 1).position()
    far = replace(position, map={**position.map, "28,0": Lying(jungle="water")})
    with pytest.raises(ValueError, match="more than 28 spaces across"):
        encoder.observe(GAME.from_position(far, False), 0, [])


@pytest.mark.parametrize("choose", [at_random(7), lambda legal: legal[-1]])
def test_the_steps_are_found_faster_but_not_differently(choose: Choose) -> None:
    encoder = encoder_for("cacao", players=2)
    for state in moments(2, 5, choose):
        for seat in state.waiting():
            legal = state.legal(seat)
            first, _ = encoder.next_steps(legal, [])
            for begun in [[], *([number] for number in first)]:
                assert encoder.next_steps(legal, begun) == Encoder.next_steps(encoder, legal, begun)


def test_a_begun_answer_shows_only_as_such() -> None:
    encoder = encoder_for("cacao", players=3)
    state = GAME.start(GAME.options(players=3), 2)
    (seat,) = state.waiting()
    what, where = encoder.steps(state.legal(seat)[-1])
    assert encoder.name(what).startswith("place ")
    before, after = fields(encoder, state, seat), fields(encoder, state, seat, [what])
    assert not before["begun"].any()
    assert np.flatnonzero(after["begun"]).tolist() == [what]
    assert all(np.array_equal(before[name], after[name]) for name in before if name != "begun")
    assert where >= len(after["begun"])


@PLAYERS
def test_points_and_temples_are_those_of_the_score_sheet(players: int) -> None:
    encoder = encoder_for("cacao", players=players)
    for state in moments(players, 4, at_random(4))[::7]:
        sheet = state.scores()
        for seat in range(players):
            seen = fields(encoder, state, seat)
            assert seen["points"][:players].tolist() == sheet.totals[seat:] + sheet.totals[:seat]
            for number, temple in enumerate(sheet.temples):
                workers = temple.workers[seat:] + temple.workers[:seat]
                assert seen["temple_workers"][number, :players].tolist() == workers
                row, column = seen["temple_cell"][number] - 1
                assert seen["tile"][row, column] == JUNGLE_KINDS
            assert not seen["temple_cell"][len(sheet.temples) :].any()


@PLAYERS
def test_due_spaces_and_activated_workers_are_those_of_the_legal_actions(players: int) -> None:
    encoder = encoder_for("cacao", players=players)
    asked = set()
    for state in moments(players, 6, at_random(6)):
        if not state.waiting() or state.phase not in (FILL, WORK):
            continue
        seat = state.waiting()[0]
        asked.add(state.phase)
        seen = fields(encoder, state, seat)
        spaces = {cell(space_of(action)) for action in state.legal(seat)}
        if state.phase == FILL:
            assert {(row, column) for row, column in np.argwhere(seen["this_turn"] == 3).tolist()} == spaces
            continue
        own = (seen["owner"] == 1) & (seen["activated"] > 0)
        assert {(row, column) for row, column in np.argwhere(own).tolist()} == spaces
        sides = {encoder.name(encoder.steps(action)[0]).split()[1] for action in state.legal(seat)}
        assert sides == {name for bit, name in enumerate("NESW") if (seen["activated"][own] >> bit & 1).any()}
    assert asked == {FILL, WORK}
