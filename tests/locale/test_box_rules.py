"""Where we differ from the printed rules, or hide something, players are informed in every language."""

import re

import pytest

from cosecha.locale import LANGUAGES, Speaker, rules_page

OLDEST = {"en": "oldest", "es": "de más edad", "fr": "plus âgé", "pl": "najstarszy"}
FARM = {"en": "worked on a farm", "es": "trabajado en una granja", "fr": "dans une ferme", "pl": "w gospodarstwie"}
BOX = {"en": "box rules", "es": "reglamento", "fr": "livret", "pl": "instrukcj"}
RANDOM = {"en": "random", "es": "se sortea", "fr": "hasard", "pl": "los(ow|uj)"}
FOR_TWO = {"en": "two players", "es": "2 jugadores", "fr": "deux joueurs", "pl": "2 graczy"}
SECRET = {"en": "secret", "es": "secretas", "fr": "secrètes", "pl": "tajne"}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def _assert_says(text: str, *words: str) -> None:
    for word in words:
        assert re.search(word, text, re.IGNORECASE), f"{word!r} isn't in: {text}"


@in_every_language
def test_option_help_says_who_starts_in_the_printed_rules(language: str) -> None:
    said = Speaker(language)
    _assert_says(
        said.text("santiago-option-starting-overseer-seat-help"),
        *(words[language] for words in (BOX, FARM, OLDEST, RANDOM)),
    )
    _assert_says(said.text("cacao-option-first-seat-help"), BOX[language], OLDEST[language], RANDOM[language])
    _assert_says(said.text("agricola-option-first-seat-help"), BOX[language], RANDOM[language])


@in_every_language
def test_rules_pages_say_who_starts_in_the_printed_rules(language: str) -> None:
    santiago, cacao = (_paragraphs(rules_page(game, language)) for game in ("santiago", "cacao"))
    assert any(FARM[language] in each and OLDEST[language] in each for each in santiago)
    assert any(OLDEST[language] in each for each in cacao)


def _paragraphs(page: str) -> list[str]:
    return page.split("\n\n")


@in_every_language
def test_option_help_says_that_only_two_player_bids_are_secret(language: str) -> None:
    help = Speaker(language).text("santiago-option-money-visibility-help")
    _assert_says(help, FOR_TWO[language], SECRET[language])
