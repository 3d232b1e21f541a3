"""How thorough the tests are, and which build of the rules they test."""

import os
import pkgutil
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings

from cosecha import core, games
from cosecha.core.compiled import rules_are_compiled
from cosecha.core.threads import use_one_thread
from tests.browsing.fixtures import browser

__all__ = ["browser"]

use_one_thread()  # Bots that search take ten times as long with more.

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A suite started in the background ignores SIGINT, and so would every process that it tests.
    signal.signal(signal.SIGINT, signal.default_int_handler)


PROOF = os.environ.get("COSECHA_PROOF") == "1"
BOTH_WAYS = os.environ.get("COSECHA_BOTH_WAYS", "").split()

settings.register_profile(
    "plain", max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("proof", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("proof" if PROOF else "plain")


def pytest_report_header(config: pytest.Config) -> str:
    kind = "compiled" if rules_are_compiled() else "pure"
    return f"cosecha: {kind} rules, {'proof' if PROOF else 'plain'} sizes"


@pytest.hookimpl(tryfirst=True)  # before `-m` selects
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests in the folders and files that `make` names."""
    both_ways = tuple(f"{path}::" if path.endswith(".py") else f"{path}/" for path in BOTH_WAYS)
    for item in items:
        if item.nodeid.startswith(both_ways):
            item.add_marker("both_ways")


@contextmanager
def untraced() -> Iterator[None]:
    """Without coverage, which makes Python several times slower."""
    trace = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(trace)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Collecting tests covers nothing but the imports of the rules, so those come first."""
    if sys.gettrace():
        for package in (core, games):
            for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
                import_module(module.name)
    with untraced():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    with untraced() if item.get_closest_marker("unmeasured") else nullcontext():
        yield
