"""Analyses of finished matches: one after the other, in a process that yields to everybody else.

Each piece of work is a call of its own, so a question (`ideas`) waits for one piece at most, and a process that fails
can be replaced. What was found out is stored.
"""

import asyncio
import contextlib
import logging
import zlib
from collections import Counter, deque
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.coach.analyst import analyst_name
from cosecha.coach.report import analysis_of
from cosecha.coach.review import Found, Ideas, Reviewer, ideas_for
from cosecha.core.record import Move, Record, game_of, options_of
from cosecha.games import by_name
from cosecha.server.common.logs import failed, short
from cosecha.server.common.refusals import Refused, TooFast
from cosecha.server.running.processes import Processes, ProcessFailed
from cosecha.server.running.tables import Tables
from cosecha.server.storage.analyses import AnalysisRows
from cosecha.server.storage.failures import Unavailable

log = logging.getLogger(__name__)

FORMAT = 4
"""Bump when the format or meaning of stored analyses changes."""
MOST = 20
"""How many analyses may be under way or wait."""
MOST_FOR_OWNER = 4
"""How many of these may be for tables from the same network."""
MOST_IDEAS_FOR_OWNER = 10
"""How many questions about tables from the same network may be under way or wait."""
MOST_FAILED = 100
"""How many failed analyses are remembered."""
PATIENCE = 600.0
"""Seconds that one piece of work may take: four of CPU time, but all other processes go first."""
NICE = 19
LATER = 10.0
"""Seconds by which analyses let questions go first."""
BEAT = 5.0
"""Other nodes learn how far an analysis is after so many seconds, ..."""
STALE = 120.0
"""... and take it for abandoned if they have heard nothing for so long."""


class AnalysisProgress(Struct, frozen=True):
    """How far an analysis is."""

    done: int
    all: int
    """How many pieces of work there are; 0 as long as nobody knows."""
    ahead: int
    """How many other analyses come first."""


class _Work:
    """An analysis that is under way or waits."""

    def __init__(self, record: Record, version: str, owner: str | None) -> None:
        self.record = record
        self.version = version
        self.owner = owner
        self.done = 0
        self.all = 0
        self.told = 0.0
        """When the other nodes last learned about it."""


@lru_cache(1)
def _reviewer(content: bytes) -> Reviewer:
    """The reviewer of a record; a process works on one match for a while."""
    return Reviewer(msgspec.json.decode(content, type=Record))


def _count(content: bytes) -> int:
    return len(_reviewer(content).pieces)


def _do(content: bytes, number: int) -> Found:
    return _reviewer(content).do(number)


def _whole(content: bytes, found: list[Found]) -> bytes:
    return zlib.compress(msgspec.json.encode(analysis_of(_reviewer(content), found)))


def _ideas(game: str, view: Any, moves: int) -> Ideas:
    return ideas_for(by_name(game), view, moves)


class Analyses:
    """The analyses of all tables, some of which other nodes may be working on."""

    def __init__(self, tables: Tables) -> None:
        self._clock = tables.clock
        self._shared = tables.store.shared
        self._rows = AnalysisRows(tables.store)
        self._processes = Processes(1, PATIENCE, NICE)
        self._waiting: deque[str] = deque()
        """The tables to analyze, in order; the first one is under way."""
        self._work: dict[str, _Work] = {}
        self._failed: dict[str, None] = {}
        """The tables whose analysis has failed, until it is begun again."""
        self._worker: asyncio.Task[None] | None = None
        self._asked: Counter[str] = Counter()
        """How many questions are under way or wait, by owner."""

    async def of(self, id: str, record: Record) -> bytes | AnalysisProgress | None:
        """What is known about a match: an Analysis as JSON, or how far it is; None if nobody has asked. Raises Refused
        if the last try has failed."""
        progress = self._progress(id)
        if progress is not None:
            return progress
        if id in self._failed:
            raise Refused("error-coach-failed")
        found = await self.finished(id, record)
        if found is not None or not self._shared:
            return found
        note = await self._rows.of(id, _under_way(_version(record)), self._clock() - STALE)
        return None if note is None else msgspec.json.decode(note, type=AnalysisProgress)

    async def finished(self, id: str, record: Record) -> bytes | None:
        """The Analysis of a match as JSON, if there is one."""
        content = await self._rows.of(id, _version(record))
        return None if content is None else zlib.decompress(content)

    def _progress(self, id: str) -> AnalysisProgress | None:
        work = self._work.get(id)
        return None if work is None else AnalysisProgress(work.done, work.all, self._waiting.index(id))

    async def begin(self, id: str, record: Record, owner: str | None) -> bytes | AnalysisProgress:
        """Analyze a match, unless that has been done or begun. Raises Refused."""
        self._failed.pop(id, None)
        known = await self.of(id, record) or self._progress(id)  # somebody may have begun it meanwhile
        if known is not None:
            return known
        of_owner = sum(work.owner == owner for work in self._work.values()) if owner is not None else 0
        if len(self._work) >= MOST or of_owner >= MOST_FOR_OWNER:
            raise TooFast("error-coach-busy")
        self._work[id] = _Work(record, _version(record), owner)
        self._waiting.append(id)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._run())
        return AnalysisProgress(0, 0, self._waiting.index(id))

    async def ideas(self, game: str, view: Any, moves: int, owner: str | None) -> Ideas:
        """What the coach would do after a number of moves. Raises Refused."""
        if owner is None:
            return await self._think(game, view, moves, None)
        if self._asked[owner] >= MOST_IDEAS_FOR_OWNER:
            raise TooFast("error-coach-busy")
        self._asked[owner] += 1
        try:
            return await self._think(game, view, moves, owner)
        finally:
            self._asked[owner] -= 1
            if not self._asked[owner]:
                del self._asked[owner]

    async def _think(self, game: str, view: Any, moves: int, owner: str | None) -> Ideas:
        try:
            found: Ideas = await self._processes.run(0.0, owner, _ideas, game, view, moves)
        except ProcessFailed:
            raise Refused("error-coach-failed") from None
        except Exception as wrong:
            failed(log, "ideas failed", wrong, game=game)
            raise Refused("error-coach-failed") from None
        return found

    async def _run(self) -> None:
        while self._waiting:
            id = self._waiting[0]
            work = self._work[id]
            try:
                content = await self._analyze(work)
                await self._rows.keep(id, work.version, self._clock(), content)
            except Exception as wrong:  # a broken record or database must not end all other analyses
                failed(log, "analysis failed", wrong, table=short(id))
                await self._forget(id, work)
                self._failed[id] = None
                if len(self._failed) > MOST_FAILED:
                    del self._failed[next(iter(self._failed))]
            finally:
                self._waiting.popleft()
                del self._work[id]

    async def _analyze(self, work: _Work) -> bytes:
        content = msgspec.json.encode(_slim(work.record))
        work.all = await self._piece(_count, content)
        found: list[Found] = []
        for number in range(work.all):
            await self._tell()
            found.append(await self._piece(_do, content, number))
            work.done = len(found)
        whole: bytes = await self._piece(_whole, content, found)
        return whole

    async def _piece(self, *call: Any) -> Any:
        """What a call in the process returns. If the process fails, another one tries once more."""
        try:
            return await self._processes.run(LATER, None, *call)
        except ProcessFailed:
            return await self._processes.run(LATER, None, *call)

    async def _tell(self) -> None:
        """Let the other nodes know how far the analyses are. Only the worker may do so: a later note would replace what
        was found out."""
        now = self._clock()
        for id, work in list(self._work.items()):
            if self._shared and now - work.told >= BEAT:
                work.told = now
                with contextlib.suppress(Unavailable):  # then they learn it later
                    await self._rows.keep(id, _under_way(work.version), now, msgspec.json.encode(self._progress(id)))

    async def _forget(self, id: str, work: _Work) -> None:
        """Let the other nodes know that nobody works on it any more."""
        if work.told:
            with contextlib.suppress(Unavailable):
                await self._rows.drop(id, _under_way(work.version))

    async def close(self) -> None:
        """Stop. What isn't finished can be begun again."""
        if self._worker is not None:
            self._worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker
        self._processes.close()


def _version(record: Record) -> str:
    """What an analysis depends on: the analyst, and the moves. Raises NoAnalyst."""
    game = game_of(record, by_name(record.game))
    moves = record.moves[-1].digest if record.moves else record.digest
    return f"{FORMAT} {analyst_name(game, options_of(record, game))} {moves}"


def _under_way(version: str) -> str:
    """The version of a note that says how far an analysis is."""
    return f"~{version}"


def _slim(record: Record) -> Record:
    """What a review needs of a record."""
    return msgspec.structs.replace(record, opening=[], moves=[Move(move.seat, move.action) for move in record.moves])
