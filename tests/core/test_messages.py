"""Messages: an id and arguments, with tokens for named things."""

import pickle
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from cosecha.core.errors import BadRecord, CosechaError, IllegalAction
from cosecha.core.event import Event, Forced, seen_by, snake
from cosecha.core.message import Message, Seat, Token, arguments, token_kind
from cosecha.games.santiago.events import BidMade, MatchEnded, TileDried, TilePlanted, TilesRevealed


def test_a_message_prints_as_its_id_and_arguments() -> None:
    assert str(Message("reason-match-over")) == "reason-match-over"
    said = Message("x", {"seat": Token("seat", 1), "seats": [Token("seat", 0), Token("seat", 2)], "price": 3, "w": "a"})
    assert str(said) == "x (seat=1, seats=0+2, price=3, w=a)"


def test_messages_round_trip_through_json() -> None:
    said = Message(
        "x", {"seat": Token("seat", 1), "seats": [Token("square", "a1")], "price": 3, "why": Message("y", {"n": 1})}
    )
    assert msgspec.json.decode(msgspec.json.encode(said), type=Message) == said


def test_event_fields_become_tokens() -> None:
    assert arguments(BidMade(1, 3)) == {"seat": Token("seat", 1), "amount": 3}
    assert arguments(TilePlanted(0, "banana2", "c4", 2, True)) == {
        "seat": Token("seat", 0),
        "tile": Token("plantation-tile", "banana2"),
        "square": Token("square", "c4"),
        "farmers": 2,
        "palm": 1,
    }
    assert arguments(TileDried("c4", "banana2", 0, None))["seat"] == "none"
    assert arguments(TileDried("c4", "banana2", 2, 0))["seat"] == Token("seat", 0)
    assert arguments(MatchEnded([0, 2], 99)) == {"winners": [Token("seat", 0), Token("seat", 2)], "points": 99}
    assert arguments(TilesRevealed(["grape1"])) == {"tiles": [Token("plantation-tile", "grape1")]}
    assert arguments(Forced(1, "pass")) == {"seat": Token("seat", 1), "action": "pass"}


def test_a_list_of_plain_strings_becomes_word_tokens() -> None:
    class Words(Struct):
        words: list[str]

    assert arguments(Words(["a"])) == {"words": [Token("word", "a")]}


def test_the_token_kind_comes_from_the_annotation() -> None:
    assert token_kind(Seat) == "seat"
    assert token_kind(Seat | None) == "seat"
    assert token_kind(list[Seat]) == "seat"
    assert token_kind(int) is None
    assert token_kind(Annotated[int, Meta(ge=1)]) is None
    assert token_kind(Literal["a", "b"]) is None


def test_events_know_their_kind_and_their_audience() -> None:
    assert snake("CanalBuilt") == "canal_built"
    assert BidMade(0, 1).kind == "bid_made"
    mine = BidMade(0, 1, only=0)
    events: list[Event] = [mine, BidMade(1, 2)]
    assert seen_by(events, 0) == events
    assert seen_by(events, 1) == seen_by(events, None) == events[1:]


def test_errors_carry_a_message() -> None:
    wrong = CosechaError("error-x", price=3)
    assert wrong.message == Message("error-x", {"price": 3})
    assert str(wrong) == "error-x (price=3)"
    assert IllegalAction(Message("reason-match-over")).message.id == "reason-match-over"
    assert BadRecord("error-record-cut", move=4).message.args == {"move": 4}
    assert BadRecord("error-record-seed").message.args == {"move": 0}
    assert BadRecord("error-record-seed").move == 0


def test_errors_survive_pickling() -> None:
    for wrong in (CosechaError("error-x", price=3), IllegalAction(Message("reason-y")), BadRecord("error-z", move=4)):
        again = pickle.loads(pickle.dumps(wrong))
        assert type(again) is type(wrong)
        assert (again.message, str(again)) == (wrong.message, str(wrong))
    assert pickle.loads(pickle.dumps(BadRecord("error-z", move=4))).move == 4
