"""The rows of a table, read directly from a node's database."""

import sqlite3
from contextlib import closing

import psycopg

from cosecha.server.table import facts
from tests.server.servers import Node


def stored(node: Node, match: str) -> list[tuple[int, facts.AnyFact]]:
    """All facts with their row numbers; checks that no row is missing."""
    address = str(node.settings.get("database_url", ""))
    if address:
        with psycopg.connect(address) as connection:
            found = connection.execute("SELECT seq, facts FROM row WHERE match = %s ORDER BY seq", (match,)).fetchall()
    else:
        with closing(sqlite3.connect(node.data / "tables.sqlite")) as file:
            found = file.execute("SELECT seq, facts FROM row WHERE match = ? ORDER BY seq", (match,)).fetchall()
    assert [seq for seq, _ in found] == list(range(1, len(found) + 1))
    return [(seq, fact) for seq, data in found for fact in facts.decode(data)]


def answers(node: Node, match: str) -> dict[str, int]:
    """The row of each answer with an idempotency key; checks that there are no duplicates. Joined actions share the key
    of the first."""
    kept = [
        (fact.key, seq)
        for seq, fact in stored(node, match)
        if isinstance(fact, facts.Acted | facts.Confirmed) and fact.key and not getattr(fact, "joined", False)
    ]
    assert len(dict(kept)) == len(kept), "an answer was applied twice"
    return dict(kept)
