"""The wording of hint reasons."""

import pytest

from cosecha.bots.agricola import reasons as agricola
from cosecha.bots.cacao import reasons as cacao
from cosecha.bots.santiago import reasons as santiago
from cosecha.locale import LANGUAGES
from tests.locale.catalogue import ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "weaker"), [("santiago", santiago.WEAKER), ("cacao", cacao.WEAKER), ("agricola", agricola.WEAKER)]
)
def test_every_reason_that_claims_the_best_has_a_weaker_wording(
    game: str, weaker: frozenset[str], language: str
) -> None:
    assert {f"{game}-advice-weaker-{name}" for name in weaker} <= ids(language)
