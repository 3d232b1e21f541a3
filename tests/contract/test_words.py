"""Every game's texts are complete and consist of message ids and arguments only."""

import msgspec
import pytest

from cosecha.core.event import Event, Forced
from cosecha.core.message import Token, arguments
from cosecha.core.words import Choice
from tests.contract.games import Case, every_case, moments, sample

pytestmark = every_case


def texts(choice: Choice) -> list[str]:
    """The notation of every action in a choice."""
    if choice.least is not None and choice.most is not None:
        amounts = set(range(choice.least, choice.most + 1)) - set(choice.missing)
        return [f"{choice.notation} {amount}" for amount in sorted(amounts)]
    return [f"{choice.notation} {value}" for value in choice.values] or [choice.notation]


def test_the_choices_are_the_legal_actions(case: Case) -> None:
    game = case.rules()
    for state, seat, _ in moments(case):
        choices = game.words.choices(state.view(seat))
        offered = [text for choice in choices for text in texts(choice)]
        assert sorted(offered) == sorted(game.notation(action) for action in state.legal(seat))
        assert all(choice.label.id.startswith(f"{game.name}-choice-") for choice in choices)


def test_prompts_and_waiting_lines_match_the_decision(case: Case) -> None:
    words = case.rules().words
    known = words.message_ids()
    for state, seat, action in moments(case):
        decision = state.decision(seat)
        assert decision is not None
        prompt = words.prompt(state.view(seat))
        # Some questions are put in several ways, such as where whose person goes.
        assert f"{prompt.id}-".startswith(f"{case.game}-decision-{decision.kind}-")
        waiting = words.waiting(state.view(None))
        owed = [asked.kind for each in state.waiting() if (asked := state.decision(each))]
        assert waiting.id in [f"{case.game}-waiting-{kind}" for kind in owed]
        done = words.action(action)
        assert {prompt.id, waiting.id, done.id} <= known
        with pytest.raises(ValueError, match="nothing to decide"):
            words.prompt(state.view(None))
    state, seat, action = moments(case)[-1]
    end = state.copy()
    end.play(seat, action)
    assert words.waiting(end.view(None)).id == f"{case.game}-waiting-over"


def test_every_event_has_a_log_line(case: Case) -> None:
    words = case.rules().words
    log: list[Event] = []
    case.start(log)
    for state, seat, action in moments(case):
        log += state.copy().play(seat, action)
    for event in log:
        line = words.event(event)
        assert line.id in words.message_ids() or line.id == "event-forced"
        assert msgspec.json.decode(msgspec.json.encode(line), type=type(line)) == line


def test_a_forced_move_is_followed_by_its_event_or_the_question_how_to_pay(case: Case) -> None:
    for state, seat, action in moments(case):
        after = state.copy()
        events = after.play(seat, action)
        for place, event in enumerate(events):
            if isinstance(event, Forced):
                if place + 1 == len(events):
                    asked = after.decision(event.seat)
                    assert asked is not None
                    assert asked.kind == "pay"
                    continue
                assert arguments(events[place + 1])["seat"] == Token("seat", event.seat)
                assert not isinstance(events[place + 1], Forced)


def test_tables_have_a_cell_per_row_and_column(case: Case) -> None:
    words = case.rules().words
    for state, seat, _ in sample(case, 30):
        assert words.status(state.view(seat))
        assert all(len(row) == len(part.header) for part in words.board(state.view(seat)) for row in part.rows)
        players = len(state.scores().totals)
        for who in (seat, None):
            table = words.seats(state.view(who))
            assert len(table.rows) == players
            assert all(len(row) == len(table.header) for row in table.rows)
        sheet = words.sheet(state.scores())
        assert all(len(row) == len(sheet.header) == players + 1 for row in sheet.rows)
        assert sheet.rows[-1][1:] == state.scores().totals


def test_every_refusal_links_to_a_section_of_the_rules(case: Case) -> None:
    for state, seat, _ in sample(case, 5):
        reason = state.why_not(seat, -2)
        assert reason is not None
        assert case.rules().words.anchor(reason)
