"""Agricola with hand cards in the terminal: drafting, the hand, reading a card, paying."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

from cosecha.games import agricola
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.words.card_tables import lying_on
from cosecha.locale import LANGUAGES, Speaker
from cosecha.terminal.asking import choices_grid
from cosecha.terminal.look import show_table
from cosecha.terminal.screen import Screen
from tests.terminal.table import Run

DRAFT = ("play", "agricola", "--cards", "full", "--deal", "draft-7", "--seed", "5", "--seats", "you,random")
HAND = ["canoe", "loom", "wood-cutter"]


def state_of(players: int, **farm: Any) -> Any:
    """Round 3: seat 0 has this farm and places a person."""
    position = {
        "options": {"players": players, "cards": "full"},
        "round": 3,
        "phase": "work",
        "active": 0,
        "starter": 0,
        "spaces": {},
        "majors": list(MAJOR_NAMES),
        "farms": [{"steps": [{"step": "end of turn"}, {"step": "place"}], **farm}, *([{}] * (players - 1))],
        "round_cards": ["major-improvement", "fencing", "grain-utilization"],
    }
    return agricola.GAME.from_position(position, check=False)


def with_hand(**farm: Any) -> Any:
    """What the owner of three cards sees."""
    return state_of(2, **{"hand": HAND, "goods": {"wood": 1, "food": 3}, **farm}).view(0)


def screen(language: str = "en", width: int = 100) -> tuple[Screen, io.StringIO]:
    output = io.StringIO()
    return Screen(
        Speaker(language, ["Ana", "Otto"]), console=Console(file=output, width=width, highlight=False)
    ), output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
def test_the_hand_shows_prices_and_what_is_missing(language: str, width: int) -> None:
    shown, output = screen(language, width)
    show_table(agricola.GAME, with_hand(), shown)
    text = output.getvalue()
    for name in HAND:
        assert Speaker(language).text(f"name-card-{name}") in text
    assert "W2" in text
    assert max(len(line) for line in text.splitlines()) <= width


def test_a_prerequisite_or_goods_may_be_missing() -> None:
    shown, output = screen()
    show_table(agricola.GAME, with_hand(), shown)
    lines = {line[:6].strip(): line for line in output.getvalue().splitlines()}
    assert "1 more occupation" in lines["Canoe"], "what its prerequisite still asks for"
    shown, output = screen()
    show_table(agricola.GAME, with_hand(played=["tutor"], hand=["canoe"]), shown)
    lines = {line[:6].strip(): line for line in output.getvalue().splitlines()}
    assert "1 wood" in lines["Canoe"], "half of its price"


IN_PLAY: dict[str, Any] = {
    "played": ["grocer", "moldboard-plow", "beanfield", "tutor"],
    "stores": {"grocer": 5, "moldboard-plow": 1},
    "fields": {"beanfield": {"crop": "vegetable", "amount": 2}},
}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_cards_in_play_with_their_state(viewer: int | None) -> None:
    shown, output = screen(width=110)
    show_table(agricola.GAME, state_of(2, **IN_PLAY).view(viewer), shown)
    text = output.getvalue()
    assert "● Ana: Tutor " in text
    for name, state in (
        ("Grocer", "5 goods left"),
        ("Moldboard Plow", "1 field left"),
        ("Beanfield", "2 vegetables"),
    ):
        assert re.search(f"{name} +[^\n]*{state}", text)


def test_a_card_that_is_used_up_or_not_sown_says_so() -> None:
    shown, output = screen(width=110)
    farm = {**IN_PLAY, "stores": {"grocer": 0, "moldboard-plow": 0}, "fields": {"beanfield": {}}}
    show_table(agricola.GAME, state_of(2, **farm).view(0), shown)
    for state in ("Nothing left on this card", "No field left on this card", "Nothing sown here"):
        assert state in output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_good_on_top_has_its_name(language: str) -> None:
    lying = lying_on(state_of(2, **IN_PLAY).view(0), 0, "grocer")
    assert lying is not None
    good = {"en": "stone", "es": "piedra", "fr": "pierre", "pl": "kamień"}[language]
    assert good in Speaker(language).say(lying)


def test_minor_improvements_count_as_improvements() -> None:
    said = [shown.said(line) for shown in [screen()[0]] for line in agricola.GAME.words.status(with_hand(**IN_PLAY))]
    assert "Your improvements: Moldboard Plow, Beanfield" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 110, 160])
def test_the_line_above_the_hand_is_never_cut(language: str, width: int) -> None:
    shown, output = screen(language, width)
    show_table(agricola.GAME, with_hand(), shown)
    columns = [line[:51] for line in output.getvalue().splitlines()]
    wanted = Speaker(language).text("cli-agricola-hand").split()
    found = " ".join(columns if width > 83 else output.getvalue().splitlines()).split()
    assert any(found[start : start + len(wanted)] == wanted for start in range(len(found)))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "To play Pond Hut, you need: exactly 2 occupations in play."),
        ("es", "No cumples el prerrequisito de esta carta (Cabaña del estanque): exactamente 2 oficios en juego."),
    ],
)
def test_a_refusal_names_a_prerequisite_that_cannot_be_counted(language: str, said: str) -> None:
    assert refusal("pond-hut", language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "To play Canoe, you need 1 more occupation in play."),
        ("es", "Para jugar esta carta (Canoa) necesitas 1 oficio más en juego."),
        ("fr", "Pour jouer cette carte (Canoë), il te faut 1 savoir-faire de plus en jeu."),
        ("pl", "Do zagrania karty Kanu brakuje ci 1 wyłożonego pomocnika."),
    ],
)
def test_a_refusal_names_what_is_missing_for_a_prerequisite(language: str, said: str) -> None:
    assert refusal("canoe", language) == said


def refusal(card: str, language: str) -> str:
    """Why a card can't be played on Meeting Place."""
    state = state_of(2, hand=[card], goods={"wood": 5})
    state.play(0, agricola.GAME.parse("use meeting-place"))
    reason = state.why_not(0, agricola.GAME.parse(f"play {card}"))
    assert reason is not None
    return Speaker(language).say(reason)


def test_others_do_not_see_the_hand() -> None:
    state = state_of(2, hand=HAND)
    for viewer in (1, None):
        shown, output = screen()
        show_table(agricola.GAME, state.view(viewer), shown)
        assert "Canoe" not in output.getvalue()


def test_a_draft_can_be_played_and_cards_can_be_read(run: Run) -> None:
    typed = ["read animal tamer", "read B039", "read plow", "read zzz", "read", "1", "undo", "1", "?", "quit"]
    said = run(*DRAFT, typed=typed)
    assert (said.code, said.err) == (0, "")
    speaker = Speaker("en")
    assert speaker.text("agricola-text-animal-tamer")[:40] in said.out
    assert "At the end, 1 bonus point for every 3" in said.out
    assert "Plow Driver" in said.out
    assert "zzz" in said.out
    assert speaker.text("cli-card-which") in said.out
    assert "Player keeps Animal Tamer." in said.out
    assert "read NAME" in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_a_draft_shows_prices_and_prerequisites_but_no_board(run: Run) -> None:
    said = run(*DRAFT, typed=["1"] * 6 + ["quit"])
    assert "Which minor improvement do you keep?" in said.out
    assert re.search(r"Keep [A-Z][\w ]+ \([12] (wood|clay|food|stone|reed)", said.out)
    assert "Farm Expansion" not in said.out


def test_the_ways_to_deal_are_explained(run: Run) -> None:
    said = " ".join(run("play", "agricola", "--help").out.split())
    assert f"quick-draft: {Speaker('en').text('agricola-option-deal-quick-draft-help')}" in said


def test_games_without_cards_have_nothing_to_read(run: Run) -> None:
    said = run("play", "cacao", "--seed", "5", "--seats", "you,random", typed=["read loom", "?", "quit"])
    assert Speaker("en").text("cli-card-none-here") in said.out
    assert "read NAME" not in said.out


def test_the_glossary_can_be_read_section_by_section(run: Run) -> None:
    said = run("rules", "agricola", "each-time")
    assert said.code == 0
    assert "Each time" in said.out


def test_payments_are_choices_with_their_goods() -> None:
    state = state_of(3, played=["brushwood-collector"], goods={"wood": 7, "reed": 2})
    for action in ("use farm-expansion", "room a1"):
        state.play(0, agricola.GAME.parse(action))
    view = state.view(0)
    assert view.decision.kind == "pay"
    shown, output = screen()
    shown.show(choices_grid(agricola.GAME.words.choices(view), shown))
    text = output.getvalue()
    assert "6 wood" in text
    assert "5 wood, 2 reed" in text
