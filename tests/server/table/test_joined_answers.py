"""Several answers sent together: all or none count, one undo takes them back, and they reveal nothing."""

from cosecha import games
from cosecha.core.match import Match
from cosecha.core.record import dump
from tests.server.clients import Client, Json, Table, anonymous_client, seated
from tests.server.servers import Node

FEEDING: Json = {
    "options": {"players": 1},
    "round": 4,
    "phase": "work",
    "active": 0,
    "starter": 0,
    "spaces": {
        "beginners-meeting-place": {"goods": {"food": 1}},
        "forest": {"goods": {"wood": 2}},
        "clay-pit": {"goods": {"clay": 1}},
        "reed-bank": {"people": [0]},
        "fishing": {"goods": {"food": 1}},
        "sheep-market": {"goods": {"sheep": 1}},
    },
    "round_cards": ["major-improvement", "fencing", "grain-utilization", "sheep-market"],
    "majors": [
        "fireplace3",
        "hearth4",
        "hearth5",
        "well",
        "clay-oven",
        "stone-oven",
        "joinery",
        "pottery",
        "basketmaker",
    ],
    "farms": [
        {
            "home": 1,
            "space": "reed-bank",
            "steps": [{"step": "place"}],
            "goods": {"grain": 2, "vegetable": 1},
            "majors": ["fireplace2"],
        }
    ],
}
"""Before the last person of round 4 is placed, which leads to a feeding."""


def _feeding(node: Node) -> Client:
    """A player who has just been asked to feed their family: 2 food, 6 needed."""
    rules = games.by_name("agricola")
    state = rules.from_position(FEEDING)
    state.play(0, rules.parse("use day-laborer"))
    record = dump(Match.start_from(rules, state, ["Ana"]).record())
    archive = anonymous_client(node.url).post("/api/records", json={"record": record}).json()
    host = Client(node.url, Table(archive["table"], archive["tokens"]), "host")
    fork = host.post("fork", move=0, plays=0, bot="random").json()
    person = Client(node.url, Table(fork["table"], fork["tokens"]), "play 0", "Ana")
    person.sit()
    person.look()
    assert person.now["decision"]["kind"] == "feed"
    return person


def _goods(person: Client) -> Json:
    found: Json = person.look()["view"]["position"]["farms"][0]["goods"]
    return found


def test_exchanges_and_feeding_count_together_and_are_undone_together(node: Node) -> None:
    person = _feeding(node)
    before, asked = _goods(person), person.now["decision"]["id"]
    answers: Json = {"action": "exchange grain", "next": ["exchange vegetable", "feed"]}
    tried = person.post("try", **answers).json()
    answer = person.post("act", decision=asked, **answers, key="once")
    assert answer.status_code == 200, answer.text
    person.look()
    events = [line["message"]["id"] for line in person.lines]
    assert events.count("agricola-event-goods-exchanged") == 2
    farm = person.now["view"]["position"]["farms"][0]
    assert farm["begging"] == tried["view"]["position"]["farms"][0]["begging"] == 1
    assert person.post("act", decision=asked, **answers, key="once").json()["seq"] == person.seq
    assert person.post("undo").status_code == 200
    assert person.look().get("moves", 0) == 0
    assert _goods(person) == before


def test_a_forced_answer_may_be_included(node: Node) -> None:
    """With nothing left to exchange, the family is fed automatically."""
    person = _feeding(node)
    asked = person.now["decision"]["id"]
    answers: Json = {"action": "exchange grain", "next": ["exchange grain", "exchange vegetable", "feed"]}
    assert person.post("try", **answers).json()["reason"] is None
    answer = person.post("act", decision=asked, **answers, key="once")
    assert answer.status_code == 200, answer.text
    farm = person.look()["view"]["position"]["farms"][0]
    assert not farm.get("goods")
    assert person.now["decision"]["id"] != asked
    assert person.post("act", decision=asked, **answers, key="once").json()["seq"] == person.seq


def test_if_one_answer_is_refused_none_counts(node: Node) -> None:
    person = _feeding(node)
    before, asked = _goods(person), person.now["decision"]["id"]
    answer = person.post("act", decision=asked, action="exchange vegetable", next=["exchange vegetable", "feed"])
    assert answer.status_code == 422, answer.text
    assert _goods(person) == before


def test_joined_answers_cannot_probe_past_a_barrier(node: Node) -> None:
    """The next round card is hidden: no answer may reach past it, whether or not it would be legal."""
    plan: Json = {"game": "agricola", "options": {"players": 1}, "seats": [{"kind": "here"}], "confirm": False}
    (person,) = seated(node.url, plan)
    asked = person.look()["decision"]["id"]
    for space in ("fencing", "grain-utilization", "major-improvement", "sheep-market"):
        sequence: Json = {"action": "use forest", "next": ["use day-laborer", f"use {space}"]}
        answers = [
            person.post("act", decision=asked, **sequence),
            person.post("try", **sequence),
        ]
        reasons = [answer.json().get("error") or answer.json()["reason"] for answer in answers]
        assert {message["id"] for message in reasons} == {"reason-confirm-first"}
    assert person.look().get("moves", 0) == 0


def test_a_secret_answer_that_ends_the_turn_cannot_be_followed(node: Node) -> None:
    """Whether the next answer is legal would tell what the other seat has kept."""
    options = {"players": 2, "cards": "full", "deal": "draft-7"}
    plan: Json = {"game": "agricola", "options": options, "seats": [{"kind": "open"}] * 2, "confirm": False}
    ana, _ = seated(node.url, plan)
    first, second, *_ = ana.look()["choices"]
    answers: Json = {"action": first["notation"], "next": [second["notation"]]}
    assert ana.post("act", decision=ana.now["decision"]["id"], **answers).status_code == 422
    assert ana.look().get("moves", 0) == 0
