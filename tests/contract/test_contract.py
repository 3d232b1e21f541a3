"""What every game guarantees, checked in random matches of every game and option set."""

import json
import pickle
from typing import Any, Union

import msgspec
import pytest

from cosecha.core.errors import IllegalAction
from cosecha.core.event import Event, Forced, seen_by
from cosecha.core.match import Match
from cosecha.core.movetext import from_text, to_text
from cosecha.core.record import digest_of, dump, load, replay
from cosecha.core.rng import Rng
from cosecha.core.state import CONFIRM, State
from cosecha.games import NAMES
from tests.conftest import PROOF
from tests.contract.games import FACTS, Case, codes, every_case, moments, sample

pytestmark = every_case

LOOK_EVERY = 1 if PROOF else 7
"""Check a whole record after this many moves."""


def seats_of(state: State) -> range:
    return range(len(state.scores().totals))


def assert_refused(state: State, seat: int, action: int) -> None:
    """The rules refuse the action, say why, and leave the state unchanged."""
    before = state.copy()
    reason = state.why_not(seat, action)
    with pytest.raises(IllegalAction) as refusal:
        state.play(seat, action)
    assert reason is not None
    assert refusal.value.message == reason
    assert state == before


def mutated(action: int, rng: Rng) -> int:
    """A number near an action: one bit flipped, or something added."""
    return [action ^ (1 << rng.below(40)), action + rng.below(2000) - 1000, -action - 2, rng.bits()][rng.below(4)]


def test_every_game_is_covered_by_cases(case: Case) -> None:
    assert set(FACTS) == set(NAMES)
    assert len(moments(case)) > 20


def test_legal_lists_each_action_once_in_a_stable_order(case: Case) -> None:
    for state, seat, _ in moments(case):
        legal = state.legal(seat)
        assert legal
        assert len(set(legal)) == len(legal)
        assert state.legal(seat) == legal
        worth = state.worth(seat)
        assert worth
        assert worth == [action for action in legal if action in worth]
        assert state.copy().legal(seat) == legal
        assert case.rules().from_position(state.position()).legal(seat) == legal


def test_play_accepts_exactly_the_legal_actions(case: Case) -> None:
    for state, seat, _ in sample(case, 12):
        legal = set(state.legal(seat))
        allowed = {action for action in codes(case.game) if state.why_not(seat, action) is None}
        assert allowed == legal & set(codes(case.game))
        assert len(legal) - len(allowed) <= len(legal) // 2, "NOTATION covers too few of the legal actions"


def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    rng = case.rng()
    others = codes(case.game)
    for state, seat, action in moments(case):
        before = [state.legal(each) for each in seats_of(state)]
        legal = set(before[seat])
        tries = [mutated(action, rng) for _ in range(8)] + [others[rng.below(len(others))] for _ in range(4)]
        for attempt in tries:
            assert (state.why_not(seat, attempt) is None) == (attempt in legal)
            if attempt not in legal:
                assert_refused(state, seat, attempt)
        for other in (*seats_of(state), -1, 99):
            if other not in state.waiting():
                assert state.legal(other) == state.worth(other) == []
                assert state.decision(other) is None
                assert_refused(state, other, action)
        assert [state.legal(each) for each in seats_of(state)] == before


def test_a_finished_match_accepts_no_action(case: Case) -> None:
    state, seat, action = moments(case)[-1]
    end = state.copy()
    end.play(seat, action)
    assert end.waiting() == ()
    for other in seats_of(end):
        assert end.legal(other) == end.worth(other) == []
        assert end.decision(other) is None
        assert_refused(end, other, action)
        assert_refused(end, other, CONFIRM)


def test_apply_does_what_play_does(case: Case) -> None:
    for state, seat, action in moments(case):
        played, applied = state.copy(), state.copy()
        played.play(seat, action)
        applied.apply(seat, action)
        assert played == applied


def test_holding_and_confirming_an_action_equals_playing_it(case: Case) -> None:
    for state, seat, action in moments(case):
        if action == CONFIRM:
            continue
        at_once, held = state.copy(), state.copy()
        events = list(at_once.play(seat, action))
        first = list(held.play(seat, action, hold=True))
        if held.held >> seat & 1:
            assert seat in held.waiting()
            assert held.legal(seat) == [CONFIRM]
            first += held.play(seat, CONFIRM)
        assert held == at_once
        assert first == events


def test_a_preview_changes_nothing_and_matches_a_held_action(case: Case) -> None:
    for state, seat, action in moments(case):
        before = state.copy()
        preview = state.preview(seat, action)
        assert state == before
        assert all(event.only in (None, seat) for event in preview.events)
        held = state.copy()
        events = held.play(seat, action, hold=True)
        if not state.secret(seat):
            assert preview.view == held.view(seat) or action == CONFIRM
            assert preview.events == seen_by(list(events), seat) or action == CONFIRM
        else:
            assert preview.events == seen_by(list(events), seat)[: len(preview.events)]
        with pytest.raises(IllegalAction):
            state.preview(seat, -2)


def test_a_preview_reveals_nothing_hidden_from_the_seat(case: Case) -> None:
    rng = case.rng()
    for state, seat, action in moments(case):
        other = case.facts().shuffle_hidden(state, seat, rng)
        assert other.preview(seat, action) == state.preview(seat, action)


def test_copies_are_independent(case: Case) -> None:
    rng = case.rng()
    for state, seat, action in sample(case, 40):
        before = digest_of(state.position())
        twin = state.copy()
        assert twin == state
        assert twin is not state
        twin.apply(seat, action)
        assert twin != state
        for _ in range(8):
            if waiting := twin.waiting():
                legal = twin.legal(waiting[0])
                twin.apply(waiting[0], legal[rng.below(len(legal))])
        assert digest_of(state.position()) == before


def test_a_position_is_the_whole_state(case: Case) -> None:
    for state, seat, action in moments(case):
        plain = json.loads(json.dumps(msgspec.to_builtins(state.position(), str_keys=True)))
        assert case.rules().from_position(plain, check=False) == state
        again = case.rules().from_position(plain)
        assert again == state
        assert again.position() == state.position()
        again.apply(seat, action)
        after = state.copy()
        after.apply(seat, action)
        assert again == after


def test_a_state_survives_pickling(case: Case) -> None:
    for state, _, _ in sample(case, 20):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert type(again) is type(state)


def test_actions_survive_notation_and_json(case: Case) -> None:
    game = case.rules()
    for state, seat, _ in sample(case, 30):
        for action in state.legal(seat):
            text = game.notation(action)
            assert text.isascii()
            assert game.parse(text) == action
            assert game.parse(text.upper()) == action
            named = game.read(action)
            assert str(named) == text
            assert game.write(named) == action
            assert game.write(json.loads(msgspec.json.encode(named))) == action
            assert game.read(game.write(named)) == named


def played(case: Case, moves: int | None = None) -> Match:
    """The match of the case, played with a record."""
    rng = case.rng()
    names = ["Zoë", "Ng\u2028uyễn", "Łukasz", "Iñigo", "Ana"][: case.agreed().players]
    match = Match.start(case.rules(), case.agreed(), case.seed, names)
    while (waiting := match.state.waiting()) and (moves is None or match.moves < moves):
        seat = waiting[rng.below(len(waiting))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def test_a_record_replays_to_the_same_match(case: Case) -> None:
    match = played(case)
    record = match.record()
    assert record.end is not None
    assert record.end.over
    assert record.end.totals == match.state.scores().totals
    assert record.end.winners == match.state.scores().winners
    assert load(dump(record)) == record
    assert load(dump(record).encode()) == record
    again = Match(case.rules(), load(dump(record)))
    assert again.state == match.state
    assert again.record() == record
    assert again.log == match.log


def test_movetext_replays_to_the_same_match(case: Case) -> None:
    match = played(case)
    text = to_text(match.record())
    again = Match(case.rules(), from_text(text))
    assert again.record() == match.record()
    assert to_text(again.record()) == text


def test_a_match_can_go_back_to_any_move(case: Case) -> None:
    match = played(case)
    record = match.record()
    states = [(state.copy(), list(events)) for state, events in replay(record, case.rules())]
    for number in range(0, match.moves + 1, 17):
        earlier = match.at(number)
        assert earlier.state == states[number][0]
        assert earlier.moves == number
        assert earlier.record().moves == record.moves[:number]
    assert [event for _, events in states for event in events] == match.log
    assert [move.seat for move in match.played] == [move.seat for move in record.moves]
    number = max(match.moves - 5, 0)
    earlier = match.at(number)
    for move in match.played[number:]:
        earlier.play(move.seat, case.rules().parse(move.action))
    assert earlier.record() == record
    assert earlier.log == match.log
    assert match.at(number).state == states[number][0], "playing on changed the earlier match"


def test_a_match_may_start_from_any_position(case: Case) -> None:
    for state, seat, action in sample(case, 6):
        if state.held:
            continue
        match = Match.start_from(case.rules(), state.copy())
        match.play(seat, action)
        record = match.record()
        assert Match(case.rules(), load(dump(record))).state == match.state
        assert Match(case.rules(), from_text(to_text(record))).record() == record


def test_a_held_action_enters_the_record_when_it_is_confirmed(case: Case) -> None:
    """Checked at intervals, because the record of a held match is rebuilt from the first move."""
    at_once, held = played(case, 0), played(case, 0)
    rng = case.rng()
    looks = 0
    while waiting := at_once.state.waiting():
        seat = waiting[rng.below(len(waiting))]
        legal = at_once.state.legal(seat)
        action = legal[rng.below(len(legal))]
        before = held.record() if at_once.moves % LOOK_EVERY == 0 else None
        moves = held.moves
        secret = held.state.secret(seat)
        at_once.play(seat, action)
        held.play(seat, action, hold=True)
        if held.state.held:
            assert not secret
            assert held.moves == moves
            if before is not None:
                assert held.record() == before
                looks += 1
            held.play(seat, CONFIRM)
        assert held.state == at_once.state
    assert looks > 0
    assert held.record() == at_once.record()
    assert held.log == at_once.log


def test_the_public_record_of_a_running_match_has_no_private_events(case: Case) -> None:
    match = played(case, 20)
    record, shown = match.record(), match.public()
    assert shown.seed is None
    assert all(move.digest is None for move in shown.moves)
    recorded = [event for move in record.moves for event in move.events]
    public = [event for move in shown.moves for event in move.events]
    assert public == [event for event in recorded if "only" not in event]


def test_views_hide_what_a_seat_may_not_know(case: Case) -> None:
    rng = case.rng()
    differed = 0
    for state, _, _ in moments(case):
        for seat in (*seats_of(state), None):
            other = case.facts().shuffle_hidden(state, seat, rng)
            differed += other != state
            assert other.view(seat) == state.view(seat)
    assert differed > len(moments(case)) // 2  # sometimes nothing is hidden, or the shuffle changes nothing


def test_a_guess_is_consistent_with_the_view(case: Case) -> None:
    rng = case.rng()
    for state, _, _ in moments(case):
        for seat in (*seats_of(state), None):
            view = state.view(seat)
            assert case.rules().guess(view, rng).view(seat) == view


def test_a_guess_can_be_played_to_the_end(case: Case) -> None:
    rng = case.rng()
    for state, seat, _ in sample(case, 4):
        guess = case.rules().guess(state.view(seat), rng)
        while waiting := guess.waiting():
            legal = guess.legal(waiting[0])
            guess.play(waiting[0], legal[rng.below(len(legal))])


def test_a_view_carries_its_seats_actions_and_round_trips_through_json(case: Case) -> None:
    for state, seat, _ in moments(case):
        view = state.view(seat)
        assert view.legal == state.legal(seat)
        assert view.decision == state.decision(seat)
        assert view.waiting == state.waiting()
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        spectator = state.view(None)
        assert spectator.legal == []
        assert spectator.decision is None


def test_simultaneous_answers_commute(case: Case) -> None:
    rng = case.rng()
    for state, _, _ in moments(case):
        waiting = state.waiting()
        if len(waiting) < 2:
            continue
        first, second = waiting[:2]
        for _ in range(5):
            ours, theirs = state.legal(first), state.legal(second)
            a, b = ours[rng.below(len(ours))], theirs[rng.below(len(theirs))]
            one, other = state.copy(), state.copy()
            one.play(first, a)
            assert one.decision(second) == state.decision(second)
            assert one.legal(second) == theirs
            one.play(second, b)
            other.play(second, b)
            other.play(first, a)
            assert one == other


def test_decision_ids_are_unique_in_a_match(case: Case) -> None:
    answered: set[str] = set()
    for state, seat, _ in moments(case):
        owed = [state.decision(each) for each in state.waiting()]
        assert all(decision is not None for decision in owed)
        decision = state.decision(seat)
        assert decision is not None
        assert decision.seat == seat
        assert decision.id not in answered
        assert (decision.kind == "confirm") == (state.held >> seat & 1)
        assert decision.kind in case.rules().decisions | {"confirm"}
        answered.add(decision.id)


def test_nobody_is_asked_without_a_choice_unless_that_protects_a_secret(case: Case) -> None:
    for state, seat, _ in moments(case):
        if not state.held >> seat & 1 and not case.facts().may_ask_without_choice(state):
            assert len(state.legal(seat)) > 1


def test_events_round_trip_through_json(case: Case) -> None:
    known: Any = Union[(*case.rules().events, Forced)]
    log: list[Event] = []
    case.start(log)
    for state, seat, action in moments(case):
        log += state.copy().play(seat, action)
    assert log
    for event in log:
        assert msgspec.json.decode(msgspec.json.encode(event), type=known) == event
        assert event.kind == json.loads(msgspec.json.encode(event))["event"]


def test_scores_are_available_at_any_time(case: Case) -> None:
    for state, _, _ in sample(case, 10):
        sheet = state.scores()
        best = [seat for seat, points in enumerate(sheet.totals) if points == max(sheet.totals)]
        assert sheet.winners
        assert set(sheet.winners) <= set(best), "a tie-break may only choose among the highest totals"
        assert msgspec.json.decode(msgspec.json.encode(sheet), type=type(sheet)) == sheet


def test_a_total_not_marked_unknown_is_the_one_its_own_seat_sees(case: Case) -> None:
    game = case.rules()
    for state, _, _ in sample(case, 10):
        own = {seat: game.standing(state.view(seat)) for seat in seats_of(state)}
        for viewer in (*own, None):
            sheet = game.standing(state.view(viewer))
            assert viewer not in sheet.unknown
            known = [seat for seat in own if seat not in sheet.unknown]
            assert [sheet.totals[seat] for seat in known] == [own[seat].totals[seat] for seat in known]
            everything = "hidden" not in msgspec.to_builtins(case.agreed()).values()
            assert sheet.unknown == ([] if everything else [seat for seat in own if seat != viewer])
        assert state.scores().unknown == []
