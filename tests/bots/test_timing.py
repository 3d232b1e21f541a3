"""Bots that think for a set time, and names that say for how long."""

from pathlib import Path
from typing import Any

import pytest

from cosecha.bots.registry import bot_level, bot_named, built_in_bot, is_built_in, source_of, thinking, within
from cosecha.bots.timing import OFFERED, Thinking, plain_name, seconds_in, timed_name
from cosecha.core.errors import BadBot
from cosecha.locale import LANGUAGES, Speaker
from tests.bots.timed_bots import Patient

PATIENT = "tests.bots.timed_bots:Patient"
HALF = "tests.bots.timed_bots:patient"
HASTY = "tests.bots.timed_bots:Hasty"


@pytest.fixture
def patient_master(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master whose time can be set."""
    from cosecha.bots.santiago import levels

    monkeypatch.setattr(levels, "master", Patient)


def seconds_of(name: str) -> Any:
    made: Any = bot_named(name, "santiago")
    return made._bot.seconds


@pytest.mark.parametrize(
    ("name", "seconds"),
    [(PATIENT, 1.0), (f"{PATIENT}@0.2", 0.2), (HALF, 0.5), (f"{HALF}@3", 3.0), (f"{HALF}@0.01", 0.01)],
)
def test_a_name_says_how_long_a_bot_thinks(name: str, seconds: float) -> None:
    assert seconds_of(name) == seconds


def test_a_file_may_lie_in_a_folder_with_an_at_sign(tmp_path: Path) -> None:
    folder = tmp_path / "me@home"
    folder.mkdir()
    (folder / "mine.py").write_text("from tests.bots.timed_bots import Patient\n")
    name = f"{folder / 'mine.py'}:Patient"
    assert seconds_of(name) == 1.0
    assert seconds_of(f"{name}@0.2") == 0.2
    assert plain_name(f"{name}@0.2") == name
    assert source_of(f"{name}@0.2") == folder / "mine.py"


@pytest.mark.usefixtures("patient_master")
def test_so_does_the_name_of_a_level() -> None:
    assert seconds_of("master@0.5") == 0.5
    assert is_built_in("master@0.5", "santiago")
    assert not is_built_in(f"{PATIENT}@0.5", "santiago")


@pytest.mark.parametrize(
    ("name", "id"),
    [
        *(
            (f"{PATIENT}@{text}", "error-bot-seconds")
            for text in ("", "x", "0", "0.009", "3.1", "-1", "nan", "1e-1", "1@1")
        ),
        (f"{HASTY}@1", "error-bot-untimed"),
        ("farmer@1", "error-bot-untimed"),
        ("farmer@x", "error-bot-seconds"),
        ("nobody@1", "error-bot-unknown"),
    ],
)
def test_other_times_and_other_bots_are_refused(name: str, id: str) -> None:
    for refuse in (bot_named, lambda name, game: within(name, game, 3.0)):
        with pytest.raises(BadBot) as wrong:
            refuse(name, "santiago")
        assert wrong.value.message.id == id
        for language in LANGUAGES:
            assert name in Speaker(language).say(wrong.value.message)


@pytest.mark.usefixtures("patient_master")
def test_a_built_in_bot_has_one_name_for_each_time() -> None:
    names = {"master@1": "master", "master@1.00": "master", "master@0.50": "master@0.5", "farmer": "farmer"}
    for name, shortest in names.items():
        assert built_in_bot(name, "santiago") == shortest
    with pytest.raises(BadBot, match="error-bot-unknown"):
        built_in_bot(PATIENT, "santiago")


def test_no_bot_thinks_longer_than_it_may() -> None:
    assert within(f"{PATIENT}@3", "santiago", 2.0) == f"{PATIENT}@2"
    assert within(f"{PATIENT}@0.1", "santiago", 2.0) == f"{PATIENT}@0.1"
    assert within(PATIENT, "santiago", 0.25) == f"{PATIENT}@0.25"
    assert within(PATIENT, "santiago", 1.0) == PATIENT
    assert within(HASTY, "santiago", 0.25) == HASTY


def test_the_times_to_choose_from_end_where_the_limit_is() -> None:
    assert thinking(PATIENT, "santiago") == Thinking(1.0, list(OFFERED))
    assert thinking(PATIENT, "santiago", 0.7) == Thinking(0.7, [0.1, 0.5, 0.7])
    assert thinking(PATIENT, "santiago", 0.05) == Thinking(0.05, [0.05])
    assert thinking(HASTY, "santiago") is None


def test_the_level_next_to_a_name_says_the_time() -> None:
    said = {language: Speaker(language).say(bot_level("master@0.5")) for language in LANGUAGES}
    assert said == {
        "en": "master bot, 0.5\u00a0s",
        "es": "bot maestro, 0,5\u00a0s",
        "fr": "bot maître, 0,5\u00a0s",
        "pl": "bot mistrz, 0,5\u00a0s",
    }
    assert Speaker("en").say(bot_level("master")) == "master bot"
    assert Speaker("en").say(bot_level(f"{PATIENT}@2")) == "bot, 2\u00a0s"


def test_names_and_times_go_back_and_forth() -> None:
    for seconds in (0.01, 0.123, 1.0, 2.5, 3.0):
        assert seconds_in(timed_name("master@1", seconds)) == seconds
    assert seconds_in("master") is None
