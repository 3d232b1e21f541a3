"""Agricola's event decks in the terminal and in the tables of words."""

import io
from typing import Any

import pytest
from rich.console import Console

from cosecha.games import agricola
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.pages.table_text import text_table
from cosecha.terminal.boards import ASCII, UNICODE, Glyphs
from cosecha.terminal.look import show_table
from cosecha.terminal.screen import Screen
from tests.terminal.table import Run

GAME = agricola.GAME
NAMES = ["Ana", "Otto"]
DECKS = ("--x-deck", "with", "--forest-deck", "with")
PLAY = ("play", "agricola", "--seed", "3", "--seats", "you,random", "--first-seat", "0", *DECKS)

POSITION: dict[str, Any] = {
    "options": {"players": 2, "x_deck": "with", "forest_deck": "with"},
    "round": 8,
    "phase": "work",
    "active": 0,
    "starter": 0,
    "spaces": {
        "forest": {"goods": {"wood": 3, "clay": 2}},
        "clay-pit": {"goods": {"clay": 3}, "marked": True},
        "fairy-ring": {"people": [1]},
    },
    "majors": list(MAJOR_NAMES),
    "farms": [
        {
            "steps": [{"step": "end of turn"}, {"step": "place"}],
            "rooms": [],
            "played": ["candy-trail", "witch", "rebel"],
            "stores": {"candy-trail": 2, "witch": 2},
            "marked": ["forest", "farmland"],
            "blocked": ["c1", "d1", "e1"],
            "charred": ["e1"],
            "llamas": 2,
            "fairies": 3,
            "people": 4,
            "home": 2,
            "away": 1,
            "idle": 1,
            "skips": 1,
        },
        {"leaving": 1, "frozen": 1, "visitors": 1, "guest": True, "chooser": 0, "people": 3, "home": 2},
    ],
    "round_cards": [
        *("major-improvement", "fencing", "grain-utilization", "sheep-market", "western-quarry"),
        *("house-redevelopment", "basic-wish", "pig-market"),
    ],
    "piles": {"x": ["x-file", "tripods", "ley-lines"], "forest": ["camelot", "hermit"]},
    "looked": {"forest": 1},
    "laid": ["fairy-ring", "merchants-of-mars"],
    "free_fairies": 4,
    "start_kept": True,
    "lending": True,
}
FATES = {
    0: [("agricola-client-away", 1), ("agricola-client-skips", 1)],
    1: [("agricola-client-leaving", 1), ("agricola-client-frozen", 1), ("agricola-fate-visitors", 1)],
}


def seen_by(seat: int | None) -> Any:
    return GAME.from_position(POSITION, check=False).view(seat)


def drawn(language: str = "en", width: int = 100, glyphs: Glyphs = UNICODE, seat: int | None = 0) -> str:
    file = io.StringIO()
    screen = Screen(Speaker(language, NAMES), console=Console(file=file, width=width, highlight=False))
    screen.glyphs = glyphs
    show_table(GAME, seen_by(seat), screen)
    return file.getvalue()


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_what_the_decks_have_changed(language: str) -> None:
    speaker, text = Speaker(language, NAMES), unwrapped(drawn(language, 60))
    told = [speaker.text(id) for id in ("agricola-status-start-kept", "agricola-status-lending")]
    for deck, count in (("x", 3), ("forest", 2)):
        left = speaker.text("agricola-client-cards-left", count=count)
        told.append(speaker.text("agricola-status-deck", deck=speaker.text(f"name-deck-{deck}"), left=left))
    fates = [(seat, speaker.text(id, count=count)) for seat, found in FATES.items() for id, count in found]
    for seat, fate in (*fates, (1, speaker.text("agricola-client-guest"))):
        told.append(speaker.text("cli-agricola-fate", seat=NAMES[seat], fate=fate))
    told += [speaker.text(f"name-card-{card}") for card in ("fairy-ring", "merchants-of-mars", "hermit")]
    for line in (*told, "W3 C2 cn1", "C3 pi1", "fa4", "ll2 fa3"):
        assert unwrapped(line) in text


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
def test_nothing_is_wider_than_the_window(width: int, glyphs: Glyphs) -> None:
    assert max(len(line.rstrip()) for line in drawn(width=width, glyphs=glyphs).splitlines()) <= width


def test_covered_spaces_and_a_burnt_house_are_drawn() -> None:
    rows = drawn().splitlines()
    assert "▒▒▒ ▒▒▒ ▒▒▒" in rows[2]
    assert "×" in rows[4]
    assert "×" in rows[6]
    assert "%%% %%% %%%" in drawn(glyphs=ASCII).splitlines()[2]


def test_only_the_seer_knows_the_top_card() -> None:
    assert "On top of the deck, known only to you: The Hermit" in unwrapped(drawn(width=60))
    assert "Hermit" not in drawn(seat=1)
    assert "Hermit" not in drawn(seat=None)


def tables(language: str = "en") -> dict[str, list[list[str]]]:
    """The tables of words, by title: their cells."""
    speaker, view = Speaker(language, NAMES), seen_by(0)
    found = [text_table(table, speaker) for table in (GAME.words.seats(view), *GAME.words.board(view))]
    return {table.title: [[cell.text for cell in row] for row in table.rows] for table in found}


def test_the_tables_say_what_lies_where() -> None:
    found = tables()
    spaces = {row[0]: row[2] for row in found["Action board"]}
    assert spaces["Forest"] == "3 wood, 2 clay, 1 candy"
    assert spaces["Clay Pit"] == "clay: 3, 1 pitchfork"
    assert spaces["The Fairy Ring"] == "4 fairies"
    assert found["Event decks"] == [
        ["X-deck", "3", "–", "Ley Lines, The X File, Tripods"],
        ["Forest deck", "2", "The Hermit", "Camelot"],
    ]
    assert [row[:2] for row in found["Cards beside the board"]] == [
        ["Merchants of Mars", "Space merchants"],
        ["The Fairy Ring", "Action space"],
    ]
    assert found["Cards in play"][1][:3] == ["The Witch", "Ana", "2 scrying tokens left"]
    assert found["Players"][0][-2:] == ["2", "3"]
    assert found["Farm: Ana"][0][3:] == ["covered", "covered", "charred"]
    assert [row[1] for row in found["Farm: Ana"][1:]] == ["burnt house", "burnt house"]
    assert [row[0] for row in found["What event cards have changed"]] == ["Ana"] * 2 + ["Otto"] * 5


def test_an_event_in_front_of_a_player_is_no_improvement() -> None:
    said = [Speaker("en", NAMES).say(line) for line in GAME.words.status(seen_by(0))]
    assert "Your improvements: The Witch" in said


def test_a_drawn_card_is_read_in_the_log_and_again_by_name(run: Run) -> None:
    said = run(*PLAY, typed=["forest", "read hermit", "quit", ""])
    lines = [line.strip() for line in said.out.splitlines()]
    place = lines.index("Player draws All Your Wood Are Belong to Us from the forest deck.")
    assert lines[place + 1].startswith("When you draw this card, you discard all wood")
    assert "Event · Forest deck · Known from public sources, in our own words" in lines
    assert any(line.startswith("Our ruling: You may neither cook") for line in lines)


def test_without_the_decks_nothing_mentions_them() -> None:
    view = GAME.start(GAME.checked({"players": 2}), 1).view(0)
    said = [Speaker("en", NAMES).say(table.title) for table in GAME.words.board(view)]
    assert "Event decks" not in said
    file = io.StringIO()
    show_table(GAME, view, Screen(Speaker("en", NAMES), console=Console(file=file, width=100)))
    assert "candies" not in file.getvalue()
