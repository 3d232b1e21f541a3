"""A loaded table equals the one that was played, and loading doesn't replay undone moves."""

import contextlib
import random
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace

from cosecha.core.errors import CosechaError
from cosecha.core.match import Match
from cosecha.games import NAMES
from cosecha.server.storage.rows import Row
from cosecha.server.table import answering, chat, facts, seating, undoing
from cosecha.server.table.checks import match_of
from cosecha.server.table.facts import Clock, Fact, SeatPlan
from cosecha.server.table.log import UNDONE, Line
from cosecha.server.table.table import Table
from cosecha.server.table.updates import encoded_update, update_for

PLAYERS = 3


class _Played:
    """A randomly played table, and the rows it stored."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = random.Random(f"{game} {seed}")
        self.table = Table("t")
        self.rows: list[Row] = []
        self._keys = 0
        self.seen: list[Line] = []
        """The log of a client that polls now and then."""
        self._seen_until = 0
        people = self.rng.choice((2, 3))
        plans = [SeatPlan("here" if seat < people else "bot", bot="random") for seat in range(PLAYERS)]
        opened = seating.opened(
            game, {"players": PLAYERS}, plans, confirm=self.rng.choice((None, True, False)), clock=Clock(20, 300)
        )
        sat = [facts.Sat(seat, f"Person {seat}", "a word") for seat in range(people)]
        self.add([replace(opened, secret="0" * 64), *sat, facts.Started()])

    def add(self, new: Sequence[Fact]) -> None:
        if new:
            at = self.table.at + self.rng.choice((0.5, 3.0, 40.0))
            self.rows.append(Row("t", len(self.rows) + 1, at, facts.encode(self.table.add(new, at))))
            if self.rng.random() < 0.3:
                self.look()

    def look(self) -> None:
        update = update_for(self.table, 0, self._seen_until)
        lines = [line for line in self.seen if line.seq not in update.gone or _stays(line)]
        self.seen, self._seen_until = lines + update.lines, update.seq

    def play(self, steps: int) -> None:
        for _ in range(steps):
            if self.table.status != "running":
                return
            step = self.rng.choices(
                (
                    *(self._answer, self._undo, self._agree, self._chat, self._plan, self._move_about, self._notify),
                    self._try_out,
                ),
                (50, 30, 8, 4, 3, 3, 3, 10),
            )[0]
            with contextlib.suppress(CosechaError):  # it may be impossible at the moment
                self.add(step())

    def _key(self) -> str:
        self._keys += 1
        return self.rng.choice(("", f"key {self._keys}"))

    def _answer(self) -> list[Fact]:
        table, state = self.table, match_of(self.table).state
        seat = self.rng.choice(table.waiting)
        if table.chairs[seat].kind == "bot":
            return [facts.Acted(seat, table.game.notation(self.rng.choice(state.view(seat).worth())), by="bot")]
        if state.held >> seat & 1:
            return answering.confirm(seat, None, self._key())(table)
        view = state.view(seat)
        assert view.decision is not None
        actions = state.together(seat) if self.rng.random() < 0.7 else []
        actions = actions or [self.rng.choice(view.worth())]
        texts = [table.game.notation(action) for action in actions]
        return answering.answer(seat, view.decision.id, texts, self._key(), self.rng.choice((None, True)))(table)

    def _undo(self) -> list[Fact]:
        return undoing.undo(self.rng.randrange(PLAYERS), self._key(), self.rng.random() < 0.2)(self.table)

    def _try_out(self) -> list[Fact]:
        """Somebody tries a few answers, and undoes each at once. Chat may come in between."""
        table, seat = self.table, self.rng.choice(self.table.waiting)
        moves = table._moves.made
        for _ in range(self.rng.randrange(1, 5)):
            if seat not in table.waiting or match_of(table).state.held >> seat & 1:
                break
            action = table.game.notation(self.rng.choice(match_of(table).state.legal(seat)))
            by: Literal["person", "bot"] = "bot" if table.chairs[seat].kind == "bot" else "person"
            self.add([facts.Acted(seat, action, self._key(), by, self.rng.random() < 0.2)])
            if self.rng.random() < 0.1:
                self.add(self._chat())
            self.add([facts.Undone(seat, moves, self._key())])
        return []

    def _agree(self) -> list[Fact]:
        if self.table.undo is None:
            return self._undo()
        return undoing.answer_undo(self.rng.choice(self.table.undo.asked), self.rng.random() < 0.8)(self.table)

    def _chat(self) -> list[Fact]:
        return chat.say(0, "", f"Line {self._keys}", self._key())(self.table)

    def _plan(self) -> list[Fact]:
        seat = self.rng.choice(self.table.waiting)
        view = match_of(self.table).state.view(seat)
        assert view.decision is not None
        return answering.plan(seat, view.decision.kind, self.table.game.notation(self.rng.choice(view.legal)))(
            self.table
        )

    def _move_about(self) -> list[Fact]:
        """A player leaves or comes back."""
        seat = self.rng.randrange(1, PLAYERS)
        if self.table.chairs[seat].kind == "person":
            return [facts.Stood(seat, "random", "left")]
        return [facts.Sat(seat, f"Person {seat}")]

    def _notify(self) -> list[Fact]:
        seat = self.rng.choice(self.table.waiting)
        if seat not in self.table.notices:
            return [facts.NoticeWanted(seat, "https://example.org")]
        return [facts.NoticeGiven(seat)]


def _stays(line: Line) -> bool:
    """Whether a line stays in the log when its row is undone."""
    return line.by is None and line.message.id != UNDONE


def _all_of(table: Table) -> dict[str, Any]:
    """Everything a table holds, in a comparable form."""
    match = match_of(table)
    kept = {name: value for name, value in vars(table).items() if name not in ("match", "shown", "seated", "marks")}
    return kept | {
        "log": vars(table.log),
        "clocks": vars(table.clocks),
        "_moves": vars(table._moves),
        "game": table.game.name,
        "position": msgspec.to_builtins(match.state.position(), str_keys=True),
        "held": match.state.held,
        "played": match.played,
        "shown": [msgspec.json.encode(update_for(table, seat)) for seat in (None, *range(PLAYERS))],
    }


def _loaded(rows: Sequence[Row], *parts: int) -> Table:
    """Load rows, in several parts that start at these indexes."""
    table = Table("t")
    for begin, end in zip((0, *parts), (*parts, len(rows)), strict=True):
        for _ in table.load(rows[begin:end]):
            pass
        seen = encoded_update(table, 0, 0).json
        table.shown.clear()
        assert seen == msgspec.json.encode(update_for(table, 0, 0)), "nothing of an earlier part is shown"
    table.shown.clear()
    table.encoded.clear()
    return table


def _without_outcome(row: Row) -> Row:
    """A row as older versions stored it."""
    stored = msgspec.json.decode(row.facts)
    return replace(row, facts=msgspec.json.encode([{k: v for k, v in fact.items() if k != "then"} for fact in stored]))


def _check(game: str, seed: int) -> None:
    played = _Played(game, seed)
    played.play(150)
    rows, true = played.rows, _all_of(played.table)
    kinds = {type(fact) for row in rows for fact in facts.decode(row.facts)}
    assert {facts.Acted, facts.Undone} <= kinds
    assert _all_of(_loaded(rows)) == true
    played.look()
    assert played.seen == update_for(played.table, 0).lines, "the updates differ from a snapshot"
    parts = sorted(played.rng.sample(range(1, len(rows)), 3))
    assert _all_of(_loaded(rows, *parts)) == true, f"in parts: {parts}"
    old = parts[1]
    mixed = [_without_outcome(row) for row in rows[:old]] + rows[old:]
    assert _all_of(_loaded(mixed)) == true, f"older rows: {old}"


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_loaded_table_equals_the_played_one(game: str, seed: int) -> None:
    _check(game, seed)


@pytest.mark.proof
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seed", range(2, 60))
def test_more_loaded_tables_equal_the_played_ones(game: str, seed: int) -> None:
    _check(game, seed)


def test_loading_does_not_replay_undone_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    played = _Played("santiago", 1)
    while len(match_of(played.table).played) < 10:
        played.add(played._answer())
    seat = played.table.waiting[0]
    action = played.table.game.notation(match_of(played.table).state.legal(seat)[0])
    moves = match_of(played.table).moves
    for _ in range(50):
        played.add([facts.Acted(seat, action)])
        played.add([facts.Undone(seat, moves)])
    plays = 0
    play = Match.play

    def counted(*args: Any) -> Any:
        nonlocal plays
        plays += 1
        return play(*args)

    monkeypatch.setattr(Match, "play", counted)
    assert _all_of(_loaded(played.rows)) == _all_of(played.table)
    assert 0 < plays < 50


def test_loading_skips_answers_that_were_undone_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played = _Played("cacao", 1)
    for _ in range(20):
        played._try_out()
    one_by_one = 0
    add = Table._add

    def counted(*args: Any) -> Any:
        nonlocal one_by_one
        one_by_one += 1
        return add(*args)

    monkeypatch.setattr(Table, "_add", counted)
    assert _all_of(_loaded(played.rows)) == _all_of(played.table)
    assert one_by_one < len(played.rows) / 3


def test_viewers_see_a_try_that_another_node_wrote() -> None:
    played = _Played("cacao", 1)
    before = len(played.rows)
    while len(played.rows) == before:
        played._try_out()
    table = _loaded(played.rows[:before])
    assert encoded_update(table, 0, before).json == msgspec.json.encode(update_for(table, 0, before))
    for _ in table.load(played.rows[before:]):
        pass
    assert encoded_update(table, 0, before).json == msgspec.json.encode(update_for(played.table, 0, before))


def test_a_seat_that_undoes_while_others_answer_is_asked_again() -> None:
    for seed in range(10):
        played = _Played("cacao", seed)
        while played.table.status == "running" and len(played.table.waiting) < 2:
            played.add(played._answer())
        asked = set(played.table.waiting)
        while set(played.table.waiting) == asked:
            played.add(played._answer())
        for seat in asked & set(played.table.waiting):
            moves = played.table._moves.made
            if played.table.asked_after[seat] < moves and not match_of(played.table).state.held:
                action = played.table.game.notation(match_of(played.table).state.legal(seat)[0])
                for new in (facts.Acted(seat, action), facts.Undone(seat, moves)) * 2:
                    played.add([new])
                assert played.table.asked_after[seat] == moves
                assert _all_of(_loaded(played.rows)) == _all_of(played.table)
                return
    pytest.fail("no seat could undo while others answer")


def test_undone_moves_leave_the_log() -> None:
    played = _Played("santiago", 2)
    table = played.table
    before = list(table.log.lines)
    seat = table.waiting[0]
    played.add([facts.Acted(seat, table.game.notation(match_of(table).state.legal(seat)[0]))])
    assert len(table.log.lines) > len(before)
    played.add([facts.Undone(seat, 0)])
    assert table.log.lines[:-1] == before
    assert table.log.lines[-1].message.id == "table-undone"


def test_one_line_summarizes_everything_undone_after_a_move() -> None:
    played = _Played("santiago", 2)
    table = played.table
    before = list(table.log.lines)
    for _ in range(3):
        for action in ("bid 1", "bid 2"):
            played.add([facts.Acted(table.waiting[0], action)])
        played.add([facts.Undone(match_of(table).played[-1].seat, 1)])
        played.add([facts.Undone(match_of(table).played[-1].seat, 0)])
    assert [line.message.id for line in table.log.lines[len(before) :]] == ["table-undone"]
    assert _all_of(_loaded(played.rows)) == _all_of(table)
