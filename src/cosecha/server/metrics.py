"""Figures for the operator, as Prometheus reads them. No label names a table, a person or a link."""

import ipaddress
import platform
from collections.abc import Callable, Sequence
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from cosecha import __version__
from cosecha.core.errors import CosechaError
from cosecha.server import facts

__all__ = ["CONTENT_TYPE_LATEST", "Metrics", "is_local"]

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
THOUGHTS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """The figures of one application."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("cosecha_build", "What runs here.", registry=registry).info(
            {"version": __version__, "python": platform.python_version()}
        )
        self._requests = Histogram(
            "cosecha_request_seconds",
            "Requests by route, and how long each took; streams are not among them.",
            ("method", "route", "status"),
            buckets=QUICK,
            registry=registry,
        )
        self._live = Gauge("cosecha_live_connections", "Connections that wait for news.", ("kind",), registry=registry)
        self._facts = Counter(
            "cosecha_facts", "What happened at tables, durably written, by kind.", ("fact",), registry=registry
        )
        self._actions = Counter(
            "cosecha_actions_acknowledged", "Answers that are durably written.", ("by",), registry=registry
        )
        self._refused = Counter("cosecha_refused", "What tables refused, by reason.", ("reason",), registry=registry)
        self._commits = Histogram("cosecha_commit_seconds", "How long a commit took.", buckets=QUICK, registry=registry)
        self._groups = Histogram(
            "cosecha_commit_rows", "How many rows were committed together.", buckets=GROUPS, registry=registry
        )
        self._rows = Counter("cosecha_rows_written", "Rows written by this node.", registry=registry)
        self._thoughts = Histogram(
            "cosecha_bot_thinking_seconds",
            "How long bots thought, waiting for a free process included.",
            ("bot",),
            buckets=THOUGHTS,
            registry=registry,
        )
        self._broken = Counter(
            "cosecha_bots_broken", "Bots that crashed, hung or answered nonsense.", registry=registry
        )
        self._notices = Counter(
            "cosecha_notices", "Notices of turns, by what became of them.", ("end",), registry=registry
        )

        # Looking them up is slow, and every answer is counted.
        self._kind = cache(lambda cls: self._facts.labels(str(cls.__struct_config__.tag)))
        self._by = cache(self._actions.labels)

    def page(self) -> bytes:
        """All figures as they stand."""
        return generate_latest(self._registry)

    def count(self, name: str, text: str, figure: Callable[[], float]) -> None:
        """A figure that is looked up when somebody asks."""
        Gauge(name, text, registry=self._registry).set_function(figure)

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, status).observe(seconds)

    def connected(self, kind: str, change: int) -> None:
        self._live.labels(kind).inc(change)

    def written(self, new: Sequence[facts.Fact]) -> None:
        """Facts that are durable now."""
        for fact in new:
            self._kind(type(fact)).inc()
            if isinstance(fact, facts.Acted):
                self._by(fact.by).inc()

    def refused(self, wrong: CosechaError) -> None:
        self._refused.labels(wrong.message.id).inc()

    def committed(self, rows: int, new: int, seconds: float) -> None:
        """A group of rows, `new` of which nobody else had added before."""
        self._commits.observe(seconds)
        self._groups.observe(rows)
        self._rows.inc(new)

    def thought(self, bot: str, seconds: float, broke: bool) -> None:
        self._thoughts.labels(bot).observe(seconds)
        if broke:
            self._broken.inc()

    def noticed(self, end: str) -> None:
        self._notices.labels(end).inc()


def is_local(host: str | None) -> bool:
    """Whether an address is of this machine itself."""
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False
