"""Matches at the drawn table, by mouse, by finger and by keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import (
    AGAINST_A_BOT,
    DOCK,
    PAIR,
    PHONE,
    Finger,
    Hands,
    Keyboard,
    in_the_last_round,
    play_to_the_end,
    sit,
    table_at,
)
from tests.server.clients import Client, seated
from tests.server.servers import Node

GAMES = ("santiago", "cacao")
every_game = pytest.mark.parametrize("game", GAMES)
once_and_in_every_game = pytest.mark.parametrize("game", [GAMES[0], pytest.param(GAMES[1], marks=pytest.mark.proof)])


def both(new_context: NewContext, people: list[Client]) -> list[Hands]:
    return [Hands(sit(new_context(), person), seed) for seed, person in enumerate(people)]


def ended(*hands: Hands) -> None:
    for each in hands:
        expect(each.page.locator(DOCK)).to_have_count(0)
        expect(each.page.get_by_role("dialog", name="Score sheet")).to_contain_text("points")


@every_game
def test_two_browsers_end_a_match(new_context: NewContext, site: Node, game: str) -> None:
    people = table_at(site.url, in_the_last_round, game=game)
    hands = both(new_context, people)
    assert play_to_the_end(people[0], *hands) > 0
    ended(*hands)


@pytest.mark.proof
@every_game
def test_two_browsers_play_a_whole_match(new_context: NewContext, site: Node, game: str) -> None:
    people = seated(site.url, {**PAIR, "game": game})
    hands = both(new_context, people)
    assert play_to_the_end(people[0], *hands) > 40
    ended(*hands)


@once_and_in_every_game
def test_the_keyboard_alone_ends_a_match(new_context: NewContext, site: Node, game: str) -> None:
    (person,) = table_at(site.url, in_the_last_round, AGAINST_A_BOT, game=game)
    hands = Keyboard(sit(new_context(), person))
    answers = play_to_the_end(person, hands)
    assert hands.presses > answers > 0
    ended(hands)


@pytest.mark.proof
@every_game
def test_the_keyboard_alone_plays_a_whole_match(new_context: NewContext, site: Node, game: str) -> None:
    (person,) = seated(site.url, {**AGAINST_A_BOT, "game": game, "confirm": True})
    hands = Keyboard(sit(new_context(), person))
    assert play_to_the_end(person, hands) > 20
    ended(hands)


@once_and_in_every_game
def test_a_finger_on_a_phone_ends_a_match(new_context: NewContext, site: Node, game: str) -> None:
    (person,) = table_at(site.url, in_the_last_round, AGAINST_A_BOT, game=game)
    hands = Finger(sit(new_context(**PHONE), person))
    assert play_to_the_end(person, hands) > 0
    ended(hands)


@pytest.mark.proof
@every_game
def test_a_finger_on_a_phone_plays_a_whole_match(new_context: NewContext, site: Node, game: str) -> None:
    (person,) = seated(site.url, {**AGAINST_A_BOT, "game": game, "confirm": True})
    hands = Finger(sit(new_context(**PHONE), person))
    assert play_to_the_end(person, hands) > 20
    ended(hands)
