"""Searches keep their time. `make bench` measures it by the clock; here the search has a clock that only runs while its
thread does, so that it doesn't matter what else the machine has to do."""

from time import thread_time

import pytest

from bench.thinking import AIM, ANSWERS, MASTER, MS, TABLES, judging_times, percentile, thinking_times
from cosecha.bots import ending
from cosecha.bots.search import bot, deciding, searcher


@pytest.fixture(autouse=True)
def clock_of_the_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (bot, deciding, ending, searcher):
        monkeypatch.setattr(module, "perf_counter", thread_time)


@pytest.mark.parametrize("bot", ["", MASTER])
def test_a_search_takes_about_its_budget(bot: str) -> None:
    times = thinking_times("cacao", 40, 5, thread_time, bot)
    assert len(times) == 5
    assert percentile(times, 0.2) > 0.1
    assert percentile(times, 0.5) < 1.5


@pytest.mark.proof
@pytest.mark.compiled_only
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("bot", ["", MASTER])
def test_99_of_100_searches_take_at_most_a_fifth_longer_than_they_may(table: str, bot: str) -> None:
    assert percentile(thinking_times(table, MS, ANSWERS, thread_time, bot), 0.99) <= AIM


def test_batches_of_a_net_can_be_measured() -> None:
    assert len(judging_times("cacao", 3)) >= 3
