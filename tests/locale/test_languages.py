"""The languages are listed in one file, and everything else is derived from it."""

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

import cosecha.locale
from cosecha.locale import LANGUAGE_NAMES, LANGUAGES, Language

ROOT = Path(__file__).parents[2]
LOCALE = Path(cosecha.locale.__file__).parent
ENUMERATED = re.compile(r"\W{1,4}".join(LANGUAGES))
"""The language codes in sequence, as in a list, tuple or type."""
SOURCES = ("src/cosecha/**/*.py", "web/*.ts", "web/src/**/*.ts", "web/src/**/*.svelte", "tools/*.py", "bench/*.py")


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert {file.parent.name for file in LOCALE.glob("*/core.ftl")} == set(LANGUAGES)


def test_no_source_file_lists_the_languages_again() -> None:
    files = [file for pattern in SOURCES for file in ROOT.glob(pattern)]
    assert len(files) > 300
    assert [str(file) for file in files if ENUMERATED.search(file.read_text(encoding="utf-8"))] == []


def test_the_package_metadata_names_its_languages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = [each for each in project["classifiers"] if each.startswith("Natural Language :: ")]
    assert len(named) == len(LANGUAGE_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_request_names_a_language_exactly(language: str) -> None:
    assert msgspec.convert(language, Language) == language
    for wrong in (f"{language}\n", f" {language}", f"{language}-x", language.upper(), ""):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Language)


def test_the_schema_of_a_language_lists_all_of_them() -> None:
    assert msgspec.json.schema(Language)["enum"] == sorted(LANGUAGES)  # msgspec sorts them
