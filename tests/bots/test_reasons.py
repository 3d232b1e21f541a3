"""The reasons that come with advice."""

import pytest

from cosecha.bots.santiago.reasons import WEAKER
from cosecha.locale import LANGUAGES
from tests.locale.catalogue import ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_that_claims_to_be_the_best_has_weaker_words(language: str) -> None:
    assert {f"santiago-advice-weaker-{name}" for name in WEAKER} <= ids(language)
