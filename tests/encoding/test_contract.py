"""What every encoder promises, at moments of random matches with all kinds of options."""

import msgspec
import numpy as np
import pytest

from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.encoding import Answer, Encoder, Episode, encoder_for
from cosecha.encoding.encoder import PARTIAL
from tests.contract.games import Case, every_case, sample

MOMENTS = 25
MOST_NUMBERS = 10_000


def encoder_of(case: Case) -> Encoder:
    return encoder_for(case.game, msgspec.to_builtins(case.agreed()))


@every_case
def test_an_observation_is_what_the_view_says_and_nothing_else(case: Case) -> None:
    encoder, rng = encoder_of(case), case.rng()
    for state, _, _ in sample(case, MOMENTS):
        for seat in range(encoder.options.players):
            observation = encoder.observe(state, seat, [])
            assert observation == encoder.encode(state.view(seat))
            assert observation == encoder.observe(case.facts().shuffle_hidden(state, seat, rng), seat, [])


@every_case
def test_an_observation_has_the_documented_size_and_ranges(case: Case) -> None:
    encoder = encoder_of(case)
    for state, seat, _ in sample(case, MOMENTS):
        observation = encoder.observe(state, seat, [])
        assert len(observation) == encoder.layout.size
        for field in encoder.layout.fields:
            values = encoder.layout.named(observation)[field.name]
            assert values.shape == field.shape
            assert values.min() >= field.low, field.name
            assert values.max() <= field.high, field.name


@every_case
def test_every_answer_has_numbers_of_its_own(case: Case) -> None:
    encoder = encoder_of(case)
    assert encoder.n < MOST_NUMBERS
    for state, seat, _ in sample(case, MOMENTS):
        legal = state.legal(seat)
        numbers = {action: tuple(encoder.steps(action)) for action in legal}
        assert len(set(numbers.values())) == len(legal)
        for action, steps in numbers.items():
            assert 1 <= len(steps) <= encoder.most_steps
            assert all(0 <= step < encoder.n for step in steps)
            assert encoder.action(list(steps)) == action
            assert not any(steps[:length] in numbers.values() for length in range(1, len(steps)))


@every_case
def test_an_answer_step_by_step_reaches_every_action_and_can_be_undone(case: Case) -> None:
    encoder = encoder_of(case)
    for state, seat, action in sample(case, MOMENTS):
        legal = state.legal(seat)
        answer = Answer(encoder, legal)
        begin = sorted(answer.open)
        *first, last = encoder.steps(action)
        for length in range(len(first) + 1):
            assert encoder.next_steps(legal, first[:length]) == Encoder.next_steps(encoder, legal, first[:length])
        for step in first:
            assert step in answer.open
            assert answer.take(step) == PARTIAL
        assert last in answer.open
        for _ in first:
            assert answer.undo()
        assert not answer.undo()
        assert sorted(answer.open) == begin
        for step in first:
            answer.take(step)
        assert answer.take(last) == action
        with pytest.raises(ValueError, match="isn't open"):
            answer.take(encoder.n)


@every_case
def test_a_match_of_numbers_is_the_match_of_its_actions(case: Case) -> None:
    encoder = encoder_of(case)
    episode = Episode(encoder)
    state = case.start()
    episode.start(case.start())
    rng = Rng(f"numbers {case}")
    while waiting := state.waiting():
        assert episode.seat == waiting[0]
        answer = list(episode.answer.begun)
        while True:
            open_numbers = episode.open_numbers()
            mask = np.frombuffer(episode.mask(), np.uint8)
            assert np.flatnonzero(mask).tolist() == sorted(open_numbers)
            number = open_numbers[rng.below(len(open_numbers))]
            answer.append(number)
            assert len(episode.observe(episode.seat)) == encoder.layout.size
            if episode.step(number):
                break
        state.apply(waiting[0], encoder.action(answer))
    assert episode.seat == NONE
    assert episode.state == state
    assert sum(episode.rewards()) == pytest.approx(0) or encoder.options.players == 1
