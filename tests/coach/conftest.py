"""Fixtures for the tests of the coach."""

import pytest

from cosecha.bots.insight import Insight


@pytest.fixture
def no_playing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What everybody can expect is what they have: to play matches out takes most of the time of a review."""
    monkeypatch.setattr(Insight, "expect", lambda self, state, rng: [float(each) for each in state.scores().totals])
