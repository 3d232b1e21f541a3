"""Keeps what the coach has found out, as much as there is room for."""

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from cosecha.server.storage.schema import analyses, matches
from cosecha.server.storage.store import Store

KEPT = 1000
"""How many analyses are kept; the oldest ones go first. One has some 30 kB."""


class AnalysisRows:
    """One analysis for each match, with the version that it belongs to."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, match: str, version: str, since: float = 0.0) -> bytes | None:
        """The analysis of a match, if there is one of this version that was not kept earlier than that."""
        its_own = (analyses.c.match == match, analyses.c.version == version, analyses.c.at >= since)
        found = await self._store.fetch(sa.select(analyses.c.content).where(*its_own))
        return found[0][0] if found else None

    async def drop(self, match: str, version: str) -> None:
        await self._store.run(sa.delete(analyses).where(analyses.c.match == match, analyses.c.version == version))

    async def keep(self, match: str, version: str, at: float, content: bytes) -> None:
        """Keep an analysis instead of an earlier one of the match, and drop the oldest of all if there are too many.
        Does nothing if the table was removed meanwhile."""
        insert = postgresql.insert if self._store.postgres else sqlite.insert
        new = {"version": version, "at": at, "content": content}
        values = [sa.literal(value, analyses.c[name].type) for name, value in new.items()]
        # On PostgreSQL, whoever removes the table at this moment has to wait, and then removes the analysis, too.
        there = sa.select(matches.c.id, *values).where(matches.c.id == match).with_for_update(read=True, key_share=True)
        statement = insert(analyses).from_select(["match", *new], there)
        await self._store.run(statement.on_conflict_do_update(index_elements=["match"], set_=new))
        newest = sa.select(analyses.c.match).order_by(analyses.c.at.desc(), analyses.c.match).limit(KEPT)
        await self._store.run(sa.delete(analyses).where(analyses.c.match.not_in(newest)))
