"""Prometheus metrics. No label identifies a table, a person or a link."""

import platform
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from cosecha import __version__
from cosecha.core.errors import CosechaError
from cosecha.server.table import facts

__all__ = ["CONTENT_TYPE_LATEST", "Metrics"]

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
THOUGHTS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Buckets:
    """A histogram in plain numbers."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def family(self, name: str, text: str) -> HistogramMetricFamily:
        names = [*map(floatToGoString, self._bounds), "+Inf"]
        counts = list(zip(names, map(float, accumulate(self._counts)), strict=True))
        return HistogramMetricFamily(name, text, buckets=counts, sum_value=self._sum)


class Written(Collector):
    """What happened at tables, counted in plain numbers that become metrics only when they are collected."""

    def __init__(self) -> None:
        self._facts: Tally[type[facts.Fact]] = Tally()
        self._actions: Tally[str] = Tally()
        self._rows = 0
        self._groups = Buckets(GROUPS)
        self._commits = Buckets(QUICK)

    def count(self, new: Sequence[facts.Fact]) -> None:
        for fact in new:
            self._facts[type(fact)] += 1
            if isinstance(fact, facts.Acted):
                self._actions[fact.by] += 1

    def committed(self, rows: int, new: int, seconds: float) -> None:
        self._rows += new
        self._groups.observe(rows)
        self._commits.observe(seconds)

    def collect(self) -> Iterator[Metric]:
        kinds = {str(cls.__struct_config__.tag): number for cls, number in self._facts.items()}
        yield _counted("cosecha_facts", "What happened at tables, durably written, by kind.", "fact", kinds)
        yield _counted("cosecha_actions_acknowledged", "Answers durably written.", "by", self._actions)
        yield CounterMetricFamily("cosecha_rows_written", "Rows written by this node.", self._rows)
        yield self._groups.family("cosecha_commit_rows", "How many rows were committed together.")
        yield self._commits.family("cosecha_commit_seconds", "How long a commit took.")


def _counted(name: str, text: str, label: str, numbers: Mapping[str, int]) -> CounterMetricFamily:
    found = CounterMetricFamily(name, text, labels=(label,))
    for value, number in numbers.items():
        found.add_metric((value,), number)
    return found


class Metrics:
    """The metrics of one application."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("cosecha_build", "The version running here.", registry=registry).info(
            {"version": __version__, "python": platform.python_version()}
        )
        self._requests = Histogram(
            "cosecha_request_seconds",
            "Requests by route, and how long each took, without streams.",
            ("method", "route", "status"),
            buckets=QUICK,
            registry=registry,
        )
        self._live = Gauge("cosecha_live_connections", "Open live connections.", ("kind",), registry=registry)
        self._written = Written()
        registry.register(self._written)
        self._refused = Counter("cosecha_refused", "What tables refused, by reason.", ("reason",), registry=registry)
        self._thoughts = Histogram(
            "cosecha_bot_thinking_seconds",
            "How long bots thought, including the wait for a free process.",
            ("bot",),
            buckets=THOUGHTS,
            registry=registry,
        )
        self._broken = Counter(
            "cosecha_bots_broken", "Bots that crashed, hung or gave an invalid answer.", registry=registry
        )
        self._notices = Counter("cosecha_notices", "Turn notifications, by outcome.", ("end",), registry=registry)

    def page(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self._registry)

    def count(self, name: str, text: str, figure: Callable[[], float]) -> None:
        """A gauge whose value is computed when it is collected."""
        Gauge(name, text, registry=self._registry).set_function(figure)

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, status).observe(seconds)

    def connected(self, kind: str, change: int) -> None:
        self._live.labels(kind).inc(change)

    def written(self, new: Sequence[facts.Fact]) -> None:
        """Count facts that are durable now."""
        self._written.count(new)

    def refused(self, wrong: CosechaError) -> None:
        self._refused.labels(wrong.message.id).inc()

    def committed(self, rows: int, new: int, seconds: float) -> None:
        """Count a commit of some rows, `new` of which no other node had added."""
        self._written.committed(rows, new, seconds)

    def thought(self, bot: str, seconds: float, broke: bool) -> None:
        self._thoughts.labels(bot).observe(seconds)
        if broke:
            self._broken.inc()

    def noticed(self, end: str) -> None:
        self._notices.labels(end).inc()
