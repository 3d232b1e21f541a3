"""Updates are encoded once for everybody who sees the same."""

import msgspec

from cosecha.core.fairness import new_secret
from cosecha.server.api.frames import frame_for, shared_frame
from cosecha.server.http.websocket import text_frame
from cosecha.server.table import facts
from cosecha.server.table.facts import Clock, SeatPlan
from cosecha.server.table.table import Table
from cosecha.server.table.updates import SHARED, encoded_update, update_for
from cosecha.server.table.wire import Company, Reply


def _table(clock: Clock | None = None) -> Table:
    table = Table("t")
    seats = [SeatPlan("here"), SeatPlan("open")]
    table.add([facts.Opened("santiago", {"players": 2}, seats, True, new_secret(), clock=clock)], 1.0)
    table.add([facts.Sat(0, "Rosa", "a")], 2.0)
    table.add([facts.Sat(1, "Tomek", "b"), facts.Started()], 3.0)
    return table


def _now() -> float:
    return 5.0


def test_viewers_who_see_the_same_share_its_bytes_until_the_next_row() -> None:
    table = _table()
    first = encoded_update(table, None, 2)
    assert encoded_update(table, None, 2) is first
    assert first.json == msgspec.json.encode(update_for(table, None, 2))
    assert shared_frame(first, _now) is shared_frame(encoded_update(table, None, 2), _now)
    table.add([facts.Said(None, "Zoe", "hello")], 4.0)
    later = encoded_update(table, None, 2)
    assert later.json == msgspec.json.encode(update_for(table, None, 2)) != first.json


def test_nobody_fills_the_memory_by_asking_from_ever_other_rows() -> None:
    table = _table()
    for since in range(1000):
        encoded_update(table, None, since)
    assert len(table.encoded) <= SHARED


def test_nobody_gets_what_another_seat_sees() -> None:
    table = _table()
    seen = [encoded_update(table, seat, 2).json for seat in (None, 0, 1)]
    assert seen == [msgspec.json.encode(update_for(table, seat, 2)) for seat in (None, 0, 1)]
    assert len(set(seen)) == 3


def test_a_frame_of_ones_own_has_the_same_update() -> None:
    update = encoded_update(_table(), 0, 2)
    frame = frame_for(update, _now, [Reply("k", 3)], Company([0]))
    assert frame == text_frame(
        b'{"update":' + update.json + b',"replies":[{"key":"k","seq":3}],"company":{"here":[0]}}'
    )


def test_a_frame_with_deadlines_tells_the_time_and_is_not_shared_for_long() -> None:
    update = encoded_update(_table(Clock(move=60)), None, 2)
    first = shared_frame(update, lambda: 10.0)
    assert b',"at":10.0' in first
    assert shared_frame(update, lambda: 10.01) is first
    assert b',"at":12.5' in shared_frame(update, lambda: 12.5)
