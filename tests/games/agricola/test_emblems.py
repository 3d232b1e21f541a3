"""Every hand card has an emblem of its own, drawn like the other pieces in colors that follow the theme."""

import re
from pathlib import Path

import pytest

from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.decks import is_drawn

WEB = Path(__file__).parents[3] / "web" / "src"
ART = WEB / "games" / "agricola"
HAND, EVENTS = ({file.stem: file for file in (ART / place).glob("*.svg")} for place in ("emblems", "events"))
EMBLEMS = HAND | EVENTS
PIECES = {file.stem for file in (ART / "pieces").glob("*.svg")}
TOKENS = dict(
    re.findall(
        r"--([\w-]+): (#[0-9a-f]{6});", (WEB / "style" / "tokens.css").read_text(encoding="utf-8").split("\n}\n")[0]
    )
)
HEAD = re.compile(
    r'<svg xmlns="http://www\.w3\.org/2000/svg"(?: data-beside="([a-z -]+)")? viewBox="0 0 64 64" fill="none"'
    r' stroke="var\(--key,#3a281b\)" stroke-width="2\.5" stroke-linejoin="round" stroke-linecap="round">\n'
)


def test_every_card_has_an_emblem() -> None:
    assert sorted(set(CARD_NAMES) - EMBLEMS.keys()) == []


def test_every_emblem_has_a_card() -> None:
    assert sorted(EMBLEMS.keys() - set(CARD_NAMES)) == []


def test_the_emblems_of_the_event_decks_are_apart() -> None:
    """Matches without these decks don't load them."""
    drawn = {name for card, name in enumerate(CARD_NAMES) if is_drawn(card)}
    assert sorted(drawn - EVENTS.keys()) == []
    assert sorted(HAND.keys() & (drawn | EVENTS.keys())) == []


@pytest.mark.parametrize("name", sorted(EMBLEMS))
def test_an_emblem_is_drawn_like_the_pieces(name: str) -> None:
    text = EMBLEMS[name].read_text(encoding="utf-8")
    head = HEAD.match(text)
    assert head, "the same frame and key line as the others"
    assert set((head[1] or "").split()) <= PIECES
    for token, color in re.findall(r"var\(--([\w-]+),([^)]*)\)", text):
        assert TOKENS[token] == color
    colors = set(re.findall(r'(?:fill|stroke)="([^"]*)"', text))
    assert all(color == "none" or color.startswith("var(") for color in colors), colors
