"""Option sets may have variants that nobody is offered yet."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def playable(coming_options: None) -> None:
    """Every option can be played."""
