"""How thorough the tests are, and which build of the rules they test."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

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
