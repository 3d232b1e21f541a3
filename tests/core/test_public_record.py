"""The record of a running match as others may download it."""

import pytest

from cosecha.core.errors import BadRecord
from cosecha.core.match import Match
from cosecha.core.record import End, dump, load, replay
from cosecha.core.state import CONFIRM
from cosecha.games.santiago import GAME, Options
from tests.core.random_match import random_match


def test_a_running_match_shows_no_seed_no_digest_and_no_hidden_action() -> None:
    match = random_match(Options(players=2), 3, moves=1)
    assert match.state.waiting() == (0, 1)
    match.play(0, GAME.parse("bid 4"))
    record = match.record()
    shown = match.public()
    assert shown.public
    assert shown.seed is None
    assert shown.end == End(2, False)
    assert [move.digest for move in shown.moves] == [None, None]
    assert shown.moves[0].action == record.moves[0].action
    assert shown.moves[1].action is None
    assert [event["event"] for event in shown.moves[1].events] == ["bid_committed"]
    text = dump(shown)
    for secret in ("bid 4", "own_bid", record.seed or "?", *(move.digest or "?" for move in record.moves)):
        assert secret not in text


def test_it_can_be_read_but_not_replayed() -> None:
    shown = random_match(Options(players=3), 3, moves=12).public()
    assert load(dump(shown)) == shown
    assert len(shown.moves) == 12
    with pytest.raises(BadRecord, match="error-record-no-seed"):
        list(replay(shown, GAME))


def test_it_contains_everything_public() -> None:
    match = random_match(Options(players=3), 3, moves=12)
    record, shown = match.record(), match.public()
    assert shown.opening == record.opening
    assert [(move.seat, move.action, move.events) for move in shown.moves] == [
        (move.seat, move.action, move.events) for move in record.moves
    ]


def test_the_secret_of_a_fair_deal_is_withheld() -> None:
    match = Match.start_fair(GAME, Options(players=3), "ab" * 16, ["sun", "rain", "wind"], ["a", "b", "c"])
    shown = match.public()
    assert shown.fairness is not None
    assert shown.fairness.secret is None
    assert shown.fairness.words == ["sun", "rain", "wind"]
    assert "ab" * 16 not in dump(shown)
    assert load(dump(shown)) == shown


def test_a_match_from_a_position_hides_its_face_down_tiles() -> None:
    match = Match.start_from(GAME, random_match(Options(players=3), 3, moves=12).state)
    shown = match.public()
    assert "piles" not in dump(shown)
    assert shown.position is not None
    assert shown.position["round"] == match.state.position().round
    assert load(dump(shown)) == shown


def test_the_record_of_a_finished_match_is_complete() -> None:
    match = random_match(Options(players=2), 3)
    assert match.public() == match.record()


def test_a_held_action_is_not_in_the_record_yet() -> None:
    match = random_match(Options(players=3), 3, moves=0)
    seat = match.state.waiting()[0]
    match.play(seat, GAME.parse("bid 1"), hold=True)
    assert match.moves == 0
    assert match.record().moves == match.public().moves == []
    match.play(seat, CONFIRM)
    assert [move.action for move in match.record().moves] == ["bid 1"]


def test_two_matches_that_differ_only_in_a_committed_bid_look_the_same() -> None:
    texts = set()
    for bid in ("pass", "bid 1", "bid 5"):
        match = random_match(Options(players=2), 3, moves=1)
        match.play(1, GAME.parse(bid))
        texts.add(dump(match.public()))
    assert len(texts) == 1
