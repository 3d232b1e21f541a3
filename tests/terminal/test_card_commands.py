"""Commands for hand cards in the terminal: automatic answers, and sorting and searching the hand."""

import re

import pytest

from cosecha.games import agricola
from cosecha.locale import LANGUAGES, Speaker
from cosecha.terminal.hand import show_hand
from tests.terminal.table import Run
from tests.terminal.test_hand_cards import screen, state_of

SOLO = ("play", "agricola", "--players", "1", "--cards", "full", "--seed", "2084", "--seats", "you")
PLAYED = ["use lessons", "play mushroom-collector"]
USED = "Player uses Mushroom Collector."
ASKED = "Do you use Mushroom Collector?"
WORDS = {
    "en": ("always", "never", "ask"),
    "es": ("siempre", "nunca", "preguntar"),
    "fr": ("toujours", "jamais", "demander"),
    "pl": ("zawsze", "nigdy", "pytaj"),
}
CARDS = ["scullery", "canoe", "wood-cutter", "brook"]


def test_a_card_is_used_without_asking(run: Run) -> None:
    said = run(*SOLO, typed=[*PLAYED, "auto mushroom always", "use forest", "quit"]).out
    assert USED in said
    assert ASKED not in said
    assert "Automatic answer: use Mushroom Collector" in said


def test_an_offer_is_declined_without_asking(run: Run) -> None:
    said = run(*SOLO, typed=[*PLAYED, "auto 1 never", "use forest", "quit"]).out
    assert "Forest" in said
    assert ASKED not in said
    assert USED not in said


def test_a_person_can_be_asked_again(run: Run) -> None:
    said = run(*SOLO, typed=[*PLAYED, "auto 1 always", "auto mushroom ask", "use forest", "quit"]).out
    assert ASKED in said
    assert USED not in said


def test_an_answer_that_is_set_while_the_question_is_open_counts_at_once(run: Run) -> None:
    said = run(*SOLO, typed=[*PLAYED, "use forest", "auto 1 always", "quit"]).out
    assert said.index(ASKED) < said.index(USED)


def test_undo_goes_back_to_what_the_person_answered(run: Run) -> None:
    said = run(*SOLO, typed=[*PLAYED, "auto 1 always", "use forest", "undo", "auto 1 ask", "use forest", "quit"]).out
    assert "Undone: use forest" in said
    assert said.index(USED) < said.index("Undone") < said.index(ASKED)


@pytest.mark.parametrize(
    "wish", ["zzz always", "mushroom perhaps", "2 always", "0 always", "always", "mushroom accept"]
)
def test_what_is_not_understood_changes_nothing(run: Run, wish: str) -> None:
    said = run(*SOLO, typed=[*PLAYED, f"auto {wish}", "use forest", "quit"]).out
    assert f"“{wish}”" in said
    assert ASKED in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_have_words_in_every_language(run: Run, language: str) -> None:
    always, never, ask = WORDS[language]
    typed = [*PLAYED, "auto", f"auto 1 {always}", f"auto 1 {never}", f"auto 1 {ask}", "auto 1 always", "quit"]
    said = run(*SOLO, "--lang", language, typed=typed).out
    speaker = Speaker(language)
    shown = [re.split(r"  +", line.strip())[-1] for line in said.splitlines() if re.match(r" +1  \S.*  \S", line)]
    answers = [answer for answer in shown if answer in (ask, *_labels(speaker))]
    accept, refuse = _labels(speaker)
    assert answers == [ask, accept, refuse, ask, accept]
    assert f"auto 1 {always}, auto 1 {never}, auto 1 {ask}" in " ".join(said.split())


def _labels(speaker: Speaker) -> tuple[str, str]:
    return speaker.text("agricola-plan-always"), speaker.text("agricola-plan-never")


def test_other_games_have_automatic_answers_too(run: Run) -> None:
    typed = ["auto", "auto 1 3", "auto 1 pass", "auto 1 99", "?", "quit"]
    said = run("play", "santiago", "--seed", "5", "--seats", "you,random", typed=typed).out
    assert "auto 1 1" in said
    assert "“1 99”" in said
    assert "auto [NUMBER ANSWER]" in said


def test_a_game_without_them_says_so(run: Run) -> None:
    said = run("play", "cacao", "--seed", "5", "--seats", "you,random", typed=["auto", "hand", "?", "quit"]).out
    assert Speaker("en").text("cli-auto-none") in said
    assert Speaker("en").text("cli-hand-empty") in said
    assert "auto [NUMBER" not in said
    assert "hand [ORDER" not in said


@pytest.mark.parametrize(
    ("wish", "order"),
    [
        ("", ["Canoe", "Brook", "Scullery", "Wood Cutter"]),
        ("kind", ["Wood Cutter", "Canoe", "Brook", "Scullery"]),
        ("playable", ["Scullery", "Wood Cutter", "Canoe", "Brook"]),
        ("name", ["Brook", "Canoe", "Scullery", "Wood Cutter"]),
        ("price", ["Brook", "Wood Cutter", "Canoe", "Scullery"]),
        ("reed", ["Canoe", "Brook"]),
        ("Name REED", ["Brook", "Canoe"]),
        ("zzz", []),
    ],
)
def test_the_hand_is_sorted_and_searched(wish: str, order: list[str]) -> None:
    shown, output = screen()
    view = state_of(2, hand=CARDS, goods={"wood": 1, "clay": 1}).view(0)
    show_hand(shown, agricola.GAME, view, wish)
    lines = output.getvalue().splitlines()
    assert [line[2:].split("  ")[0] for line in lines if line[2:].split("  ")[0] in WITH_TITLES] == order
    assert bool(order) != ("No card in your hand has “zzz”." in lines)


WITH_TITLES = [Speaker("en").text(f"name-card-{name}") for name in CARDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_have_names_in_every_language(language: str) -> None:
    view = state_of(2, hand=CARDS).view(0)
    for order in ("kind", "playable", "name", "price"):
        printed = []
        for wish in (order, Speaker(language).text("cli-sort", sort=order)):
            shown, output = screen(language)
            show_hand(shown, agricola.GAME, view, wish)
            printed.append(output.getvalue())
        assert printed[0] == printed[1]
        assert Speaker(language).text("name-card-brook") in printed[0]


def test_cards_are_found_by_words_in_their_texts(run: Run) -> None:
    said = run(*SOLO, typed=["read fishing reed", "quit"]).out
    for title in ("Canoe  A078", "Harpooner  A138", "Brook  B056"):
        assert title in said
