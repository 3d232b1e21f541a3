"""The rows of one part: watches games, keeps their decisions column by column, and writes them as a Parquet file."""

from array import array
from typing import Any, Final

import msgspec

from cosecha.coach.points import sources_of
from cosecha.core.scores import share_of_win
from cosecha.core.state import State
from cosecha.core.view import View
from cosecha.encoding import Answer, encoder_for
from cosecha.games import by_name
from cosecha.lab.dataset.folder import Manifest
from cosecha.lab.playing import Played

ROWS: Final = 8192
"""The rows of a row group, which readers decompress at once."""
PAGE: Final = 1 << 22
"""The bytes of a page before compression. Observations differ little from row to row: large pages compress better."""
LEVEL: Final = 3
_PLAIN: Final = {"ply", "view", "observation", "legal", "open"}
"""Columns with too many values for a dictionary."""


class Rows:
    """What both kinds of datasets have. A row is a decision, or a step of one."""

    needs_views = False

    def __init__(self, manifest: Manifest) -> None:
        self.manifest = manifest
        self.to_json = msgspec.json.Encoder().encode
        self.number = self.ply = self.round = 0
        self.points: list[int] = []
        """What each seat would have if the game had ended when this round began."""
        self.games, self.plies, self.rounds, self.seats = array("q"), array("i"), array("i"), array("b")
        self.kinds: list[str] = []
        self.seen: list[bytes] = []
        self.offered, self.offered_starts = array("q"), array("i", [0])
        """The legal actions or open numbers of all rows, and where each row's begin."""
        self.actions = array("q")
        self.rounds_points, self.totals, self.shares = array("i"), array("i"), array("f")
        self.bots: list[str] = []
        self.sources: list[bytes] = []

    def begin(self, number: int) -> None:
        self.number, self.ply, self.round, self.points = number, 0, -1, []

    def asked(self, state: State, seat: int, view: View | None) -> None:
        now = state.progress()[0]
        if now != self.round:
            self.round = now
            self.points = list(state.scores().totals)

    def add(self, seat: int, kind: str, seen: bytes, offered: list[int], action: int) -> None:
        """Add a row of the current decision."""
        self.games.append(self.number)
        self.plies.append(self.ply)
        self.rounds.append(self.round)
        self.seats.append(seat)
        self.kinds.append(kind)
        self.seen.append(seen)
        self.offered.extend(offered)
        self.offered_starts.append(len(self.offered))
        self.actions.append(action)
        self.rounds_points.extend(self.points)

    def end(self, played: Played, state: State) -> None:
        """The game is over: its rows get the outcome and the names of the bots."""
        lineup = self.manifest.bots
        bots = [lineup[bot] for bot in played.bots]
        count = len(self.actions) - len(self.bots)
        self.bots += [bots[seat] for seat in self.seats[len(self.bots) :]]
        self.totals.extend(played.totals * count)
        self.shares.extend([share_of_win(seat, played.winners, played.teams) for seat in range(len(bots))] * count)
        self.sources += [self.to_json(sources_of(self.manifest.game, state.scores()))] * count

    def columns(self) -> dict[str, Any]:
        import pyarrow as pa

        players = len(self.manifest.bots)
        notation = by_name(self.manifest.game).notation
        known = {action: notation(action) for action in set(self.actions)}
        return {
            "game": _numbers(pa.int64(), self.games),
            "ply": _numbers(pa.int32(), self.plies),
            "round": _numbers(pa.int32(), self.rounds),
            "seat": _numbers(pa.int8(), self.seats),
            "bot": pa.array(self.bots, pa.string()),
            "kind": pa.array(self.kinds, pa.string()),
            "action": _numbers(pa.int64(), self.actions),
            "notation": pa.array([known[action] for action in self.actions], pa.string()),
            "points": pa.FixedSizeListArray.from_arrays(_numbers(pa.int32(), self.rounds_points), players),
            "totals": pa.FixedSizeListArray.from_arrays(_numbers(pa.int32(), self.totals), players),
            "shares": pa.FixedSizeListArray.from_arrays(_numbers(pa.float32(), self.shares), players),
            "sources": pa.array(self.sources, pa.string()),
        }

    def file(self) -> bytes:
        """All rows as a Parquet file."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        columns = self.columns()
        table = pa.table({name: columns[name] for name in self.manifest.columns})
        table = table.replace_schema_metadata({"cosecha": msgspec.json.encode(self.manifest)})
        sink = pa.BufferOutputStream()
        pq.write_table(
            table,
            sink,
            compression="zstd",
            compression_level=LEVEL,
            use_dictionary=[_leaf(name, columns[name]) for name in columns if name not in _PLAIN],
            row_group_size=ROWS,
            data_page_size=PAGE,
            write_page_checksum=True,
        )
        whole: bytes = sink.getvalue().to_pybytes()
        return whole


class JsonRows(Rows):
    """A row is a decision: the seat's view and its legal actions."""

    needs_views = True

    def __init__(self, manifest: Manifest) -> None:
        super().__init__(manifest)
        self.legal: list[int] = []
        self.kind = ""
        self.view = b""

    def asked(self, state: State, seat: int, view: View | None) -> None:
        super().asked(state, seat, view)
        assert view is not None
        assert view.decision is not None
        # Kept as they are now: a bot may change its view.
        self.view, self.kind, self.legal = self.to_json(view), view.decision.kind, list(view.legal)

    def answered(self, state: State, seat: int, action: int) -> None:
        self.add(seat, self.kind, self.view, self.legal, action)
        self.ply += 1

    def columns(self) -> dict[str, Any]:
        import pyarrow as pa

        starts = _numbers(pa.int32(), self.offered_starts)
        return super().columns() | {
            "view": pa.array(self.seen, pa.string()),
            "legal": pa.ListArray.from_arrays(starts, _numbers(pa.int64(), self.offered)),
        }


class EncodedRows(Rows):
    """A row is a step of an answer, as in the environments: an observation, the open numbers and the one chosen."""

    def __init__(self, manifest: Manifest) -> None:
        super().__init__(manifest)
        self.encoder = encoder_for(manifest.game, manifest.options)
        self.offered = array("h")
        self.steps, self.chosen = array("b"), array("h")

    def answered(self, state: State, seat: int, action: int) -> None:
        decision = state.decision(seat)
        assert decision is not None
        answer = Answer(self.encoder, state.legal(seat))
        for step, number in enumerate(self.encoder.steps(action)):
            self.add(seat, decision.kind, self.encoder.observe(state, seat, answer.begun), answer.open, action)
            self.steps.append(step)
            self.chosen.append(number)
            answer.take(number)
        self.ply += 1

    def columns(self) -> dict[str, Any]:
        import pyarrow as pa

        starts = _numbers(pa.int32(), self.offered_starts)
        return super().columns() | {
            "step": _numbers(pa.int8(), self.steps),
            "observation": pa.array(self.seen, pa.binary(self.encoder.layout.size)),
            "open": pa.ListArray.from_arrays(starts, _numbers(pa.int16(), self.offered)),
            "number": _numbers(pa.int16(), self.chosen),
        }


def rows_for(manifest: Manifest) -> JsonRows | EncodedRows:
    return JsonRows(manifest) if manifest.encoding is None else EncodedRows(manifest)


def _leaf(name: str, column: Any) -> str:
    """The name that Parquet has for the values of a column."""
    return f"{name}.list.element" if hasattr(column.type, "value_type") else name


def _numbers(kind: Any, values: "array[Any]") -> Any:
    """The numbers of a Python array, without a copy."""
    import pyarrow as pa

    return pa.Array.from_buffers(kind, len(values), [None, pa.py_buffer(values)])
