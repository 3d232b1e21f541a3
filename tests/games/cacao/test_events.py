"""What workers do, and where they stand."""

import pytest

from cosecha.core.event import plain_event
from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.games import cacao
from cosecha.games.cacao.board import LIE_SIDES, STEPS, space_named
from cosecha.games.cacao.data import owner_of, top_of
from cosecha.games.cacao.events import FruitsSold, FruitsTaken, GoldMined, SunsTaken, WaterCarried, WorkersIdle

WORK = (FruitsSold, FruitsTaken, GoldMined, SunsTaken, WaterCarried, WorkersIdle)


@pytest.mark.parametrize("seed", range(8))
def test_an_event_names_the_tile_whose_workers_it_is_about(seed: int) -> None:
    match = Match.start(cacao.GAME, cacao.Options(players=2 + seed % 3), seed)
    rng = Rng(seed)
    state = match.state
    assert isinstance(state, cacao.State)
    kinds = set()
    while state.waiting():
        turn, worked = state.turn, []
        while state.waiting() and state.turn == turn:
            seat = state.waiting()[rng.below(len(state.waiting()))]
            legal = state.legal(seat)
            worked += [e for e in match.play(seat, legal[rng.below(len(legal))]) if isinstance(e, WORK)]
        edges = []
        for event in worked:
            assert event.workers_at is not None
            tile, jungle = space_named(event.workers_at), space_named(event.space)
            side = STEPS.index(jungle - tile)
            assert owner_of(state.workers[tile]) == event.seat
            assert LIE_SIDES[top_of(state.workers[tile])][side] > 0
            edges.append((tile, side))
            kinds.add(type(event))
        assert len(set(edges)) == len(edges), "workers are called once a turn"
    assert len(kinds) >= 4
    assert "workers_at" not in str(match.record())


def test_records_are_the_same_as_before_the_field() -> None:
    event = GoldMined(1, "1,-1", 2, "0,-1")
    assert plain_event(event) == {"event": "gold_mined", "seat": 1, "space": "1,-1", "gold": 2}
