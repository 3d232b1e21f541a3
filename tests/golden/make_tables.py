"""Writes stored tables in the server's current format: `python -m tests.golden.make_tables`.

Run it once for each new version of a game's rules. Keep the files of earlier versions: they prove that tables started
under those rules can still be finished.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from cosecha.core.record import digest_of
from cosecha.core.rng import Rng
from cosecha.games import NAMES, by_name
from cosecha.server.storage.rows import Row
from cosecha.server.table import answering, chat, facts, seating, undoing
from cosecha.server.table.facts import Fact, SeatPlan
from cosecha.server.table.table import Table

FOLDER = Path(__file__).parent / "tables"
ANSWERS = 40
OPTIONS: dict[str, dict[str, Any]] = {
    "santiago": {"players": 3},
    "cacao": {"players": 3},
    "agricola": {"players": 3, "cards": "full"},
}
SECRET = "5e" * 16


class StoredTable:
    """A table and its rows."""

    def __init__(self, id: str) -> None:
        self.table = Table(id)
        self.rows: list[Row] = []

    def add(self, new: list[Fact]) -> None:
        if new:
            at = 1e9 + 10.0 * self.table.seq
            stored = self.table.add(new, at)
            self.rows.append(Row(self.table.id, self.table.seq, at, facts.encode(stored)))


def answer_at_random(stored: StoredTable, rng: Rng, key: str = "", hold: bool | None = None) -> None:
    """A random answer of a seat that owes one."""
    table = stored.table
    assert table.match is not None
    state = table.match.state
    seat = table.waiting[rng.below(len(table.waiting))]
    asked = state.decision(seat)
    assert asked is not None
    if asked.kind == "confirm":
        stored.add(answering.confirm(seat, asked.id, key)(table))
        return
    legal = state.legal(seat)
    action = table.game.notation(legal[rng.below(len(legal))])
    if table.chairs[seat].kind == "bot":
        stored.add([facts.Acted(seat, action, by="bot")])
    else:
        stored.add(answering.answer(seat, asked.id, [action], key, hold)(table))


def _free_to_undo(table: Table) -> int | None:
    """A person who can undo their last answer without asking."""
    for seat in table.people():
        moves = undoing.moves_before(table, seat)
        if moves is not None and undoing.is_free(table, seat, moves):
            return seat
    return None


def table_in_progress(game: str) -> StoredTable:
    """A table in the middle of a game: two people, a bot, chat, held turns, undo."""
    stored = StoredTable(f"golden-{game}")
    table, rng = stored.table, Rng(f"stored {game}")
    seats = [SeatPlan("here", "Ana"), SeatPlan("open"), SeatPlan("bot", "Bruno", "random")]
    opened = seating.opened(game, OPTIONS[game], seats)
    stored.add([msgspec.structs.replace(opened, secret=SECRET)])
    stored.add(seating.sit(0, "Ana", "a word")(table))
    stored.add(seating.sit(1, "Łukasz", "słowo", from_elsewhere=True)(table))
    for number in range(ANSWERS):
        answer_at_random(stored, rng, f"key {number}", hold=number % 3 == 0 or None)
        if number % 9 == 5:
            stored.add(chat.say(number % 2, "", f"Line {number}")(table))
        if number % 9 == 0 and (seat := _free_to_undo(table)) is not None:
            stored.add(undoing.undo(seat, f"undo {number}")(table))
    return stored


def summary(stored: StoredTable) -> dict[str, Any]:
    """What a server must derive from the rows."""
    table = stored.table
    assert table.match is not None
    return {
        "game": table.opened.game,
        "rules": table.opened.rules,
        "moves": table.match.moves,
        "waiting": list(table.waiting),
        "names": table.names,
        "position": digest_of(table.match.state.position()),
    }


def main() -> None:
    for game in NAMES:
        stored = table_in_progress(game)
        lines = [summary(stored), *({"at": row.at, "facts": msgspec.json.decode(row.facts)} for row in stored.rows)]
        file = FOLDER / f"{game}-rules{by_name(game).version}.jsonl"
        file.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
        print(file.name, lines[0])


if __name__ == "__main__":
    main()
