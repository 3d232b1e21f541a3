"""Stored tables of every rules version: the current code reads them unchanged and can finish them."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.games import NAMES, by_name
from cosecha.server.running.tables import Tables
from cosecha.server.storage.rows import Row
from cosecha.server.storage.store import Store
from cosecha.server.table import facts
from cosecha.server.table.cards import index_entry
from tests.golden.make_tables import FOLDER, StoredTable, answer_at_random, summary

FILES = sorted(FOLDER.glob("*.jsonl"))


def _read(file: Path) -> tuple[dict[str, object], list[Row]]:
    head, *lines = map(msgspec.json.decode, file.read_text(encoding="utf-8").splitlines())
    rows = [
        Row(f"golden-{head['game']}", seq, line["at"], msgspec.json.encode(line["facts"]))
        for seq, line in enumerate(lines, 1)
    ]
    return head, rows


def test_every_supported_version_has_a_stored_table() -> None:
    played = {f"{name}-rules{version}" for name in NAMES for version in by_name(name).plays}
    assert {file.stem for file in FILES} == played


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_table_loads_unchanged_and_can_be_finished(file: Path) -> None:
    head, rows = _read(file)
    stored = StoredTable(rows[0].match)
    for _ in stored.table.load(rows):
        pass
    assert summary(stored) == head
    rng = Rng("finish")
    while stored.table.status != "over":
        answer_at_random(stored, rng)
    assert stored.table.match is not None
    record = stored.table.match.record()
    assert record.rules == head["rules"]
    assert Match(by_name(record.game), record).record() == record


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_server_resumes_a_stored_table(file: Path, tmp_path: Path) -> None:
    head, rows = _read(file)

    async def work() -> None:
        stored = StoredTable(rows[0].match)
        for row in rows:
            stored.table.add(facts.decode(row.facts), row.at)
            assert await store.add(row, index_entry(stored.table))
        tables = Tables(store)
        seq = await tables.change(rows[0].match, lambda table: [facts.Said(0, "Ana", "I am back")])
        assert seq == len(rows) + 1
        async with tables.at(rows[0].match) as table:
            stored.table = table
            assert summary(stored) == head

    store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        store.prepare()
        asyncio.run(work())
    finally:
        store.close()
