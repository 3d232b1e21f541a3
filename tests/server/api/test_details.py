"""Rights, current points and automatic answers, none of which reveals a secret."""

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.clients import Client, Table, one_and_bots, open_table, pick, play_on, seated, two_people
from tests.server.servers import Node

SHEET = {"totals", "winners", "teams", "unknown", "money", "plantations", "deserts"}


def hidden(players: int = 3) -> dict[str, Any]:
    """One person and bots, with hidden money."""
    return one_and_bots(players, options={"players": players, "money_visibility": "hidden"})


def read(client: Client, what: str, **params: Any) -> Any:
    answer = client.http.get(f"{client.path}/{what}", params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


def grown(sheet: dict[str, Any], seat: int) -> int:
    """The points of a seat's plantations."""
    return sum(plantation["points"][seat] for plantation in sheet["plantations"])


def until_asked(client: Client) -> None:
    """Let the bots play until it is the client's turn; then nothing moves."""
    while client.look(wait=5).get("decision") is None:
        assert not client.over


@pytest.fixture
def halfway(sqlite_node: Node) -> Client:
    """A player in the middle of a match with hidden money."""
    (client,) = seated(sqlite_node.url, hidden())
    play_on([client], random.Random(1), 12)
    until_asked(client)
    return client


def test_everybody_gets_their_own_rights(sqlite_node: Node) -> None:
    table = open_table(sqlite_node.url, two_people())
    rights = {link: read(Client(sqlite_node.url, table, link), "rights") for link in table.tokens}
    nothing = {
        "game": "santiago",
        "public": False,
        "host": False,
        "plays": [],
        "hands": [],
        "helps": [],
        "private": [],
        "clock": None,
    }
    assert rights["host"] == nothing | {"host": True}
    assert rights["play 1"] == nothing | {"plays": [1]}
    assert rights["hand 0"] == nothing | {"hands": [0]}
    assert rights["watch"] == nothing


def test_a_seat_with_hidden_money_needs_a_curtain(sqlite_node: Node, halfway: Client) -> None:
    assert read(halfway, "rights")["private"] == [0]
    (open_money,) = seated(sqlite_node.url, one_and_bots(3))
    play_on([open_money], random.Random(2), 3)
    assert read(open_money, "rights")["private"] == []


def test_current_points_exclude_the_others_hidden_money(halfway: Client) -> None:
    sheet = read(halfway, "standing")
    money = halfway.now["view"]["position"]["money"]
    assert set(sheet) == SHEET
    assert sheet["money"] == money
    assert isinstance(money[0], int)
    assert money[1:] == [None, None]
    assert sheet["totals"] == [money[0] + grown(sheet, 0), grown(sheet, 1), grown(sheet, 2)]


def test_a_spectator_sees_nobodys_hidden_money(sqlite_node: Node, halfway: Client) -> None:
    watch = Client(sqlite_node.url, halfway.table, "watch")
    sheet = read(watch, "standing")
    assert set(sheet) == SHEET
    assert sheet["money"] == [None, None, None]
    assert sheet["totals"] == [grown(sheet, seat) for seat in range(3)]
    assert read(watch, "standings")["moves"][-1] == sheet["totals"]


def test_nobody_sees_points_from_another_seats_view(sqlite_node: Node, halfway: Client) -> None:
    watch = Client(sqlite_node.url, halfway.table, "watch")
    for client, seat in ((halfway, 1), (watch, 0)):
        for what in ("standing", "standings", "plans"):
            answer = client.http.get(f"{client.path}/{what}", params={"seat": seat})
            assert answer.status_code == 403, what
    hand = Client(sqlite_node.url, halfway.table, "hand 0")
    assert read(hand, "standing", seat=0) == read(halfway, "standing")


def test_points_are_available_for_every_move(halfway: Client) -> None:
    moves = read(halfway, "standings")["moves"]
    assert len(moves) == halfway.now["moves"] + 1
    assert moves[0] == [10, 0, 0]
    assert moves[-1] == read(halfway, "standing")["totals"]


def test_points_follow_a_match_through_moves_and_undo(halfway: Client) -> None:
    """They are computed once and cached; undone moves are not in them."""
    before = read(halfway, "standings")["moves"]
    play_on([halfway], random.Random(5), 4)
    until_asked(halfway)
    on = read(halfway, "standings")["moves"]
    assert on[: len(before)] == before
    assert len(on) == halfway.now["moves"] + 1
    assert halfway.post("undo").status_code == 200
    back = halfway.look()["moves"]
    assert back < len(on) - 1
    play_on([halfway], random.Random(6), 1)
    until_asked(halfway)
    anew = read(halfway, "standings")["moves"]
    assert anew[: back + 1] == on[: back + 1]
    assert len(anew) == halfway.now["moves"] + 1
    assert anew[-1] == read(halfway, "standing")["totals"]


def test_concurrent_requests_for_points_get_the_same_answer(halfway: Client) -> None:
    """Each request runs in its own thread, and all of them extend the same curve."""
    play_on([halfway], random.Random(3))
    with ThreadPoolExecutor(4) as many:
        asked = [many.submit(read, halfway, "standings") for _ in range(4)]
        (moves,) = {str(each.result()["moves"]) for each in asked}
    assert moves.count("[") == halfway.now["moves"] + 2


def test_an_invited_player_sees_the_terms_of_the_table(sqlite_node: Node) -> None:
    plan = {**two_people(), "options": {"players": 2, "money_visibility": "hidden"}, "clock": {"move": 90}}
    table = open_table(sqlite_node.url, plan)
    for link in table.tokens:
        terms = read(Client(sqlite_node.url, table, link), "terms")
        assert terms["game"] == "santiago"
        assert terms["options"]["money_visibility"] == "hidden"
        assert terms["clock"] == {"move": 90}
        assert terms["public"] is False


def test_after_a_match_the_points_of_every_move_are_known(sqlite_node: Node, halfway: Client) -> None:
    play_on([halfway], random.Random(3))
    scores = halfway.now["scores"]
    assert read(halfway, "standing") == scores
    moves = read(halfway, "standings")["moves"]
    assert moves[0] == [10, 10, 10]
    assert moves[-1] == scores["totals"]
    assert read(Client(sqlite_node.url, halfway.table, "watch"), "standings")["moves"] == moves


def test_before_the_start_there_are_no_points(sqlite_node: Node) -> None:
    table = open_table(sqlite_node.url, two_people())
    client = Client(sqlite_node.url, table, "play 1")
    for what in ("standing", "standings"):
        answer = client.http.get(f"{client.path}/{what}")
        assert answer.status_code == 422
        assert answer.json()["error"]["id"] == "error-table-not-started"
    assert read(client, "plans") == []


def test_a_seat_sees_what_it_may_answer_in_advance(sqlite_node: Node, halfway: Client) -> None:
    plans = read(halfway, "plans")
    assert plans
    for plan in plans:
        assert plan["label"]["id"] == f"santiago-plan-{plan['kind']}"
        planned = halfway.post("plan", kind=plan["kind"], action=pick(plan, random.Random(4)))
        assert planned.status_code == 200, planned.text
    watch = Client(sqlite_node.url, halfway.table, "watch")
    assert watch.http.get(f"{watch.path}/plans").status_code == 403


def test_strangers_get_nothing(sqlite_node: Node, halfway: Client) -> None:
    stranger = Client(sqlite_node.url, Table(halfway.table.id, {}), None)
    for what in ("rights", "terms", "standing", "standings", "plans"):
        assert stranger.http.get(f"{stranger.path}/{what}").status_code == 404
