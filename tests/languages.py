"""Which languages a slow test is run in."""

import pytest

from cosecha.locale import LANGUAGES

# English has the shortest words, Polish the most forms. The others are for `make proof`.
in_every_language = pytest.mark.parametrize(
    "language",
    [each if each in ("en", "pl") else pytest.param(each, marks=pytest.mark.proof) for each in LANGUAGES],
)
