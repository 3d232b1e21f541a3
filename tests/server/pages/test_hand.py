"""The hand on the text pages: sorted, searched, and the cards in play with their state."""

import re

import pytest

from cosecha.games import agricola, by_name
from cosecha.locale import LANGUAGES, Speaker
from cosecha.locale.cards import folded
from cosecha.server.pages.table_text import text_table
from tests.server.pages.forms import Client, new_table
from tests.terminal.test_hand_cards import IN_PLAY, state_of

HAND = re.compile(r'<details open id="hand">.*?</details>', re.DOTALL)
ROW = re.compile(r'<th role="rowheader" scope="row">(?:<a [^>]*>)?([^<]*)<')


@pytest.fixture
def address(client: Client) -> str:
    """A table whose person has 14 cards; a bot that started could pass on another one."""
    return new_table(client, "agricola", players="2", cards="full", first_seat="0")


def hand(client: Client, address: str, **wish: str) -> list[str]:
    page = client.get(address, params=wish)
    assert page.status_code == 200
    found = HAND.search(page.text)
    assert found is not None
    return [title.replace("&#39;", "'") for title in ROW.findall(found[0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_is_sorted(client: Client, address: str, language: str) -> None:
    client.headers["accept-language"] = language
    dealt = hand(client, address)
    assert len(dealt) == 14
    by_title = {Speaker(language).say(card.title): card for card in by_name("agricola").cards()}
    assert hand(client, address, sort="name") == sorted(dealt, key=folded)
    kinds = [by_title[title].kind for title in hand(client, address, sort="kind")]
    assert kinds == ["occupation"] * 7 + ["minor"] * 7
    numbers = [by_title[title].id for title in dealt]
    assert numbers[:7] == sorted(numbers[:7]), "the order of an unsorted hand"
    assert hand(client, address, sort="nothing") == dealt


def test_the_hand_is_searched(client: Client, address: str) -> None:
    dealt = hand(client, address)
    text = {Speaker("en").say(card.title): Speaker("en").say(card.text) for card in by_name("agricola").cards()}
    word = folded(text[dealt[0]]).split()[-1].strip(".")
    found = hand(client, address, find=word.upper())
    assert dealt[0] in found
    assert set(found) <= set(dealt)
    assert hand(client, address, find="zzz") == []


def test_the_wish_is_kept_in_the_form_and_when_the_page_refreshes_itself(client: Client, address: str) -> None:
    page = client.get(address, params={"sort": "price", "find": '"><b>&x'}).text
    assert '<option value="price" selected>' in page
    assert '"><b>' not in page
    assert f'data-page="{address}?sort=price&amp;find=%22%3E%3Cb%3E%26x"' in page
    assert Speaker("en").text("page-cards-none") in page


def test_other_games_have_nothing_to_sort(client: Client) -> None:
    page = client.get(new_table(client), params={"sort": "name"})
    assert page.status_code == 200
    assert HAND.search(page.text) is None


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_cards_in_play_with_their_state(viewer: int | None) -> None:
    speaker = Speaker("en", ["Ana", "Otto"])
    view = state_of(2, **IN_PLAY).view(viewer)
    tables = [text_table(table, speaker) for table in agricola.GAME.words.board(view)]
    (found,) = [table for table in tables if table.title == "Cards in play"]
    rows = {row[0].text: [cell.text for cell in row[1:]] for row in found.rows}
    assert list(rows) == ["Grocer", "Moldboard Plow", "Beanfield", "Tutor"]
    assert {row[0] for row in rows.values()} == {"Ana"}
    assert [row[1] for row in rows.values()][1:] == ["1 field left on this card", "Growing here: 2 vegetables", "–"]
    assert "5 goods left" in rows["Grocer"][1]
    assert rows["Tutor"][2] == speaker.text("agricola-text-tutor")
