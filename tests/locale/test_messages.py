"""The language files are complete, consistent with each other, and contain nothing unused."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import ast

from cosecha.core.game import Game
from cosecha.core.options import option_fields
from cosecha.games.agricola import phases as agricola_phases
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.effects import BRANCHES
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.engine.stack import questions
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.options import HOUSE_NAMES
from cosecha.games.cacao import board as jungle
from cosecha.games.cacao import phases as cacao_phases
from cosecha.games.santiago.board import CROPS, TILE_NAMES
from cosecha.games.santiago.phases import PHASE_NAMES
from cosecha.locale import LANGUAGES
from cosecha.server import pages
from tests.locale import sources
from tests.locale.catalogue import (
    chosen_by,
    entries,
    files,
    ids,
    is_plural,
    keys,
    messages,
    phrases,
    variables,
)
from tests.locale.same_words import SAME, UNUSED_ARGUMENTS

PLURAL_FORMS = {
    "en": {"one", "other"},
    "es": {"one", "other"},
    "fr": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}
KINDS = {
    "tile": {name for name in TILE_NAMES if name not in ("empty", "desert")},
    "crop": set(CROPS),
    "jungle": set(jungle.JUNGLE_NAMES),
    "side": set(jungle.SIDE_NAMES),
    "space": set(SPACE_NAMES),
    "improvement": set(MAJOR_NAMES),
    "branch": set(BRANCHES),
}
"""By variable: the values that a message selecting a noun by it must cover."""

TEMPLATES = Path(pages.__file__).parent / "templates"

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_file_parses(language: str) -> None:
    junk = [
        f"{path.name}: {entry.content}"
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@every_language
def test_no_message_is_defined_twice(language: str) -> None:
    count = Counter(message.id.name for path in files(language) for message in messages(path))
    assert [id for id, times in count.items() if times > 1] == []


@every_language
def test_no_message_is_missing(language: str) -> None:
    assert sorted(sources.used_ids() - ids(language)) == []


@every_language
def test_no_message_is_unused(language: str) -> None:
    parts = {name.partition(".")[0] for phrase in phrases(language).values() for name in phrase.references}
    unnamed = ids(language) - sources.used_ids() - parts
    assert sorted(id for id in unnamed if not sources.made_by_template(id)) == []


def test_the_drawn_clients_button_names_what_is_missing() -> None:
    """In every question of Agricola; if there are several options, it says so."""
    wanted = {f"client-choose-agricola-{kind}" for kind in (*questions(), "several")}
    assert {id for id in ids("en") if id.startswith("client-choose-agricola-")} == wanted


@every_language
def test_no_part_of_a_message_is_unused_or_missing(language: str) -> None:
    """An attribute is a grammatical form of a noun that other messages refer to."""
    referred = set().union(*(phrase.references for phrase in phrases(language).values()))
    assert sorted(referred - phrases(language).keys()) == []
    assert sorted(name for name in phrases(language) if "." in name and name not in referred) == []


@every_language
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    places = {name: phrase.file for name, phrase in phrases(language).items() if "." not in name}
    english = {name: phrase.file for name, phrase in phrases("en").items() if "." not in name}
    assert {id: places.get(id) for id in english} == english
    assert sorted(places.keys() - english.keys()) == []


def test_every_id_template_produces_at_least_one_id() -> None:
    made = {shape: any(pattern.fullmatch(id) for id in ids("en")) for shape, pattern in sources.templates().items()}
    assert [shape for shape, some in made.items() if not some] == []


@pytest.mark.parametrize("game", sources.all_games(), ids=lambda game: game.name)
def test_events_actions_decisions_options_and_advice_are_among_the_used_ids(game: Game) -> None:
    used = sources.used_ids()
    name = game.name
    assert {f"{name}-event-{event.__struct_config__.tag}".replace("_", "-") for event in game.events} <= used
    for field in option_fields(game.options):
        label = field.label(name)
        assert {label, f"{label}-help", *(f"{label}-{choice}" for choice in field.choices)} <= used
    kinds = ["action", "choice", "decision", "waiting", "reason"]
    for kind in [*kinds, "advice"] if name in sources.advising() else kinds:
        assert any(id.startswith(f"{name}-{kind}-") for id in used), kind


@pytest.mark.parametrize(("first", "second"), list(combinations(LANGUAGES, 2)))
def test_every_message_is_translated(first: str, second: str) -> None:
    theirs = phrases(second)
    same = {name for name, phrase in phrases(first).items() if name in theirs and str(theirs[name]) == str(phrase)}
    assert sorted(same - SAME.keys()) == []


def test_the_list_of_identical_messages_has_no_unneeded_entries() -> None:
    same = {
        name
        for first, second in combinations(LANGUAGES, 2)
        for name in phrases(first).keys() & phrases(second).keys()
        if str(phrases(first)[name]) == str(phrases(second)[name])
    }
    assert sorted(SAME.keys() - same) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_uses_the_same_arguments(language: str) -> None:
    differing = {
        id: (sorted(variables(language, id)), sorted(variables("en", id)))
        for id in ids(language) & ids("en")
        if variables(language, id) != variables("en", id)
    }
    assert differing == {}


def test_no_message_uses_an_argument_that_the_source_does_not_pass() -> None:
    wrong = [
        f"{use.id}: {name}"
        for use in sources.uses()
        if not use.open and use.id in ids("en")
        for name in variables("en", use.id) - use.passed
    ]
    assert wrong == []


def test_an_unused_argument_is_listed() -> None:
    passed: dict[str, set[str]] = {}
    for use in sources.uses():
        passed.setdefault(use.id, set()).update(use.passed)
    unsaid = {id: names - variables("en", id) for id, names in passed.items() if id in ids("en")}
    assert {id: names for id, names in unsaid.items() if names} == {
        id: set(reasons) for id, reasons in UNUSED_ARGUMENTS.items()
    }


@every_language
def test_plurals_have_every_form_of_the_language(language: str) -> None:
    wrong = {
        name: sorted(keys(selector))
        for name, phrase in phrases(language).items()
        for selector in phrase.selectors
        if is_plural(selector) and not PLURAL_FORMS[language] <= keys(selector)
    }
    assert wrong == {}


@every_language
def test_every_selector_has_at_least_two_variants(language: str) -> None:
    """A single variant is an unfinished plural."""
    wrong = [name for name, phrase in phrases(language).items() if any(len(keys(s)) < 2 for s in phrase.selectors)]
    assert wrong == []


@every_language
def test_no_plural_has_a_form_that_the_language_lacks(language: str) -> None:
    wrong = {
        name: sorted(keys(selector))
        for name, phrase in phrases(language).items()
        for selector in phrase.selectors
        if is_plural(selector) and {key for key in keys(selector) if not key.isdigit()} - PLURAL_FORMS[language]
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_selects_by_the_same_words(language: str) -> None:
    """A variant for a tile, a phase or a flag that exists in only one language is a mistake."""

    def words(of: str, id: str) -> set[tuple[str, str]]:
        return {
            (chosen_by(selector), key)
            for selector in phrases(of)[id].selectors
            if not is_plural(selector)
            for key in keys(selector)
            if not key.isdigit() and key != "other"
        }

    assert [id for id in ids("en") & ids(language) if words("en", id) != words(language, id)] == []


@every_language
def test_nouns_cover_every_value(language: str) -> None:
    wrong = [
        name
        for name, phrase in phrases(language).items()
        for selector in phrase.selectors
        if (wanted := KINDS.get(chosen_by(selector))) and keys(selector) != wanted
    ]
    assert wrong == []
    named = {
        "name-plantation-tile": KINDS["tile"],
        "name-crop": KINDS["crop"],
        "name-jungle-tile": set(jungle.JUNGLE_NAMES[1:]),
        "santiago-status-phase": set(PHASE_NAMES),
        "cacao-status-phase": set(cacao_phases.PHASE_NAMES),
        "name-good": set(GOOD_NAMES),
        "name-space": KINDS["space"],
        "name-improvement": KINDS["improvement"],
        "agricola-noun-goods": set(GOOD_NAMES),
        "agricola-noun-good": set(GOOD_NAMES),
        "agricola-cell-goods": set(GOOD_NAMES),
        "agricola-cell-house": set(HOUSE_NAMES),
        "agricola-event-room-built": set(HOUSE_NAMES),
        "agricola-status-phase": set(agricola_phases.PHASE_NAMES),
    }
    for name, wanted in named.items():
        assert keys(phrases(language)[name].selectors[0]) == wanted


@every_language
def test_every_card_has_a_name_and_a_text_of_its_own(language: str) -> None:
    known = ids(language)
    missing = [id for card in CARD_NAMES for id in (f"name-card-{card}", f"agricola-text-{card}") if id not in known]
    assert missing == []
    names = Counter(str(phrases(language)[f"name-card-{card}"]) for card in CARD_NAMES)
    assert [name for name, times in names.items() if times > 1] == []


def test_french_has_no_break_spaces_before_punctuation() -> None:
    """Pages break lines anywhere else. A question mark that the user should type is written as { "?" }."""
    signs = re.compile(r" [:;!?»]|« ")
    wrong = [
        f"{path.name}: {line}"
        for path in files("fr")
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and signs.search(line)
    ]
    assert wrong == []


def test_templates_leave_punctuation_to_the_messages() -> None:
    """French needs a space before a colon, so a template can't add one."""
    glued = re.compile(r"\}\}\s*[:;!?][\s<]")
    wrong = [path.name for path in TEMPLATES.glob("*.html") if glued.search(path.read_text(encoding="utf-8"))]
    assert wrong == []
