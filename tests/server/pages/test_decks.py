"""The event decks on the text pages."""

import html
import re

import pytest

from cosecha.games import by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.server.pages.forms import Client, Forms, new_table
from tests.server.pages.test_cards import shown

GAME = by_name("agricola")
EVENTS = {card.name: card for card in GAME.cards() if card.provenance}
DRAWN = re.compile(r'<div class="drawn">.*?</div>', re.DOTALL)


def test_the_form_offers_both_decks(client: Client) -> None:
    fields = Forms(client.get("/new/agricola").text).to("/new/agricola")[0]["choices"]
    assert fields["x_deck"] == fields["forest_deck"] == ["without", "with"]


@pytest.fixture
def address(client: Client) -> str:
    return new_table(client, "agricola", players="2", first_seat="0", forest_deck="with", x_deck="with")


def use(client: Client, address: str, space: str) -> str:
    """The page after placing a person."""
    form = next(form for form in Forms(client.get(address).text).to("/act") if f"use {space}" in str(form))
    fields = form["fields"] | {"choice": f"use {space}"}
    answer = client.post(form["action"], data=fields)
    assert answer.status_code == 200
    return html.unescape(answer.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_card_can_be_read_at_once(client: Client, address: str, language: str) -> None:
    speaker = Speaker(language)
    client.headers["accept-language"] = language
    page = html.unescape(client.get(address).text)
    for deck, count in (("x", 24), ("forest", 26)):
        left = speaker.text("agricola-client-cards-left", count=count)
        assert speaker.text("agricola-status-deck", deck=speaker.text(f"name-deck-{deck}"), left=left) in page
    assert not DRAWN.search(page)
    page = use(client, address, "forest")
    moment, log = DRAWN.findall(page)
    card = EVENTS[re.findall(r"/cards#([a-z0-9-]+)", moment)[0]]
    for part in (moment, log):
        assert speaker.say(card.title) in part
        assert re.sub(r"<[^>]*>", "", part).count(speaker.say(card.text)) == 1
    assert speaker.text(f"agricola-provenance-{card.provenance}") in moment
    assert speaker.text(f"agricola-rulings-{card.name}") in moment
    assert speaker.text(f"agricola-rulings-{card.name}") not in log


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"deck": "X"}, {name for name, card in EVENTS.items() if card.id[0] == "X"}),
        ({"deck": "F", "kind": "action-space"}, {name for name, card in EVENTS.items() if "F17" <= card.id <= "F21"}),
        ({"deck": "F", "kind": "major"}, {"fire-bog-oven"}),
        ({"kind": "artifact"}, {name for name, card in EVENTS.items() if card.kind == "artifact"}),
    ],
)
def test_the_gallery_filters_by_deck_and_kind(client: Client, query: dict[str, str], found: set[str]) -> None:
    assert set(shown(client, **query)) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_says_where_each_rule_comes_from(client: Client, language: str) -> None:
    speaker = Speaker(language)
    client.headers["accept-language"] = language
    page = html.unescape(client.get("/rules/agricola/cards").text)
    cards = dict(re.findall(r'<li id="([a-z0-9-]+)">(.*?)</li>', page, re.DOTALL))
    for name, card in EVENTS.items():
        assert speaker.text(f"agricola-provenance-{card.provenance}") in cards[name]
        assert speaker.text("agricola-card-ruling", text=speaker.text(f"agricola-rulings-{name}")) in cards[name]
    assert speaker.text("agricola-provenance-ruling") not in cards["loom"]


def test_the_filters_name_kinds_and_decks_once(client: Client) -> None:
    page = html.unescape(client.get("/rules/agricola/cards").text)
    filters = re.findall(r'<select id="([a-z]+)".*?</select>', page, re.DOTALL)
    assert filters
    for name in ("kind", "deck", "category"):
        found = re.search(rf'<select id="{name}".*?</select>', page, re.DOTALL)
        assert found is not None
        labels = re.findall(r"<option[^>]*>([^<]*)</option>", found[0])
        assert len(set(labels)) == len(labels)
        if name != "category":
            assert {"Space merchants", "Artifact"} <= set(labels) or {"X-deck", "Forest deck"} <= set(labels)
