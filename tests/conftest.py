"""How thorough the tests are, and which build of the rules they test."""

import os
import pkgutil
import signal
from collections.abc import Generator
from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings

from cosecha import core, games
from cosecha.games.santiago import state
from tests.browsing.fixtures import browser

__all__ = ["browser"]

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A suite started in the background ignores SIGINT, and so would every process that it tests.
    signal.signal(signal.SIGINT, signal.default_int_handler)


PROOF = os.environ.get("COSECHA_PROOF") == "1"

settings.register_profile(
    "plain", max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("proof", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("proof" if PROOF else "plain")


def pytest_report_header(config: pytest.Config) -> str:
    kind = "pure" if (state.__file__ or "").endswith(".py") else "compiled"
    return f"cosecha: {kind} rules, {'proof' if PROOF else 'plain'} sizes"


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Measure no coverage while tests are collected, which would take more than twice as long.

    Only importing the rules counts, so they are imported first.
    """
    plugin = session.config.pluginmanager.getplugin("_cov")
    controller = plugin.cov_controller if plugin else None
    if controller is None:
        return (yield)
    for package in (core, games):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    controller.pause()
    try:
        return (yield)
    finally:
        controller.resume()
