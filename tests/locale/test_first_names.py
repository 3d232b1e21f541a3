"""First names for bots."""

import pytest

from cosecha.locale import LANGUAGES
from cosecha.locale.first_names import FIRST_NAMES, first_names


def test_every_language_has_a_list_without_repeated_initials() -> None:
    assert set(FIRST_NAMES) == set(LANGUAGES)
    for names in map(str.split, FIRST_NAMES.values()):
        assert len(names) == 12
        assert len({name[0] for name in names}) == 12
        assert all(name.isalpha() and 3 <= len(name) <= 7 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_depend_only_on_the_seed(language: str) -> None:
    names = first_names(language, "table", 4, [])
    assert names == first_names(language, "table", 4, [])
    assert len(set(names)) == 4
    assert any(names != first_names(language, str(seed), 4, []) for seed in range(5))


def test_names_at_a_table_differ_and_unused_initials_come_first() -> None:
    for seed in range(50):
        names = first_names("pl", str(seed), 4, ["TOMEK", "Beata"])
        assert "Tomek" not in names
        assert "Bartek" not in names
    everybody = FIRST_NAMES["pl"].split()
    assert first_names("pl", "table", 4, everybody[:-1]) == everybody[-1:]
