"""Episodes for search: copies, who is asked first, and answers that are set aside."""

import pytest

from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.encoding import Episode, encoder_for


def test_a_copy_continues_an_answer_on_its_own() -> None:
    episode = Episode(encoder_for("cacao", players=2))
    episode.reset(0)
    rng = Rng(0)
    copied = 0
    while copied < 10:
        numbers = episode.open_numbers()
        if episode.step(numbers[rng.below(len(numbers))]):
            continue
        copied += 1
        begun, after = episode.answer.begun.copy(), episode.open_numbers()
        twin = episode.copy()
        assert (twin.answer.begun, twin.open_numbers()) == (begun, after)
        assert twin.undo()
        assert (episode.answer.begun, episode.open_numbers()) == (begun, after)


@pytest.mark.parametrize("first", [NONE, 0, 1])
def test_the_preferred_seat_is_asked_first(first: int) -> None:
    episode = Episode(encoder_for("santiago", players=2))
    episode.first = first
    episode.reset(0)
    while len(episode.state.waiting()) < 2:
        episode.step(episode.open_numbers()[0])
    assert episode.seat == max(first, 0)
    assert episode.copy().first == first
    episode.step(episode.open_numbers()[0])
    assert episode.seat == 1 - max(first, 0)


def test_answers_that_are_set_aside_can_be_left_out() -> None:
    encoder = encoder_for("agricola", players=2)
    everything, worth = Episode(encoder), Episode(encoder)
    worth.only_worth = True
    everything.reset(0)
    rng = Rng(0)
    left_out = 0
    while everything.seat != NONE:
        worth.start(everything.state)
        assert worth.answer.legal == everything.state.worth(everything.seat)
        assert set(worth.open_numbers()) <= set(everything.open_numbers())
        left_out += len(everything.answer.legal) - len(worth.answer.legal)
        everything.play(worth.answer.legal[rng.below(len(worth.answer.legal))])
    assert left_out > 0
