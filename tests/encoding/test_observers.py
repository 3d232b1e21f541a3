"""Observers remember what they have seen; what they say must never depend on it."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from cosecha.core.rng import Rng
from cosecha.core.state import NONE, State
from cosecha.encoding import Encoder, Episode, encoder_for
from cosecha.encoding.encoder import Observer

STEPS = 100
MATCHES: list[tuple[str, dict[str, Any]]] = [
    ("santiago", {"players": 2}),
    ("santiago", {"players": 3, "money_visibility": "hidden"}),
    ("santiago", {"players": 5}),
    ("cacao", {"players": 2}),
    ("cacao", {"players": 3, "gold": "hidden"}),
    ("cacao", {"players": 4}),
    ("agricola", {"players": 1}),
    ("agricola", {"players": 2, "cards": "full", "open_market": "with"}),
    ("agricola", {"players": 3, "seasons": "with"}),
    ("agricola", {"players": 4, "teams": "lower"}),
    ("agricola", {"players": 4, "cards": "full", "x_deck": "with", "forest_deck": "with"}),
]

every_match = pytest.mark.parametrize(("game", "options"), MATCHES)


def check(encoder: Encoder, observer: Observer, episode: Episode) -> None:
    """The observations of all seats are those of an observer without memories."""
    for seat in range(episode.players):
        begun = episode.answer.begun if seat == episode.seat else []
        fresh = encoder.observer().observe(episode.state, seat, begun)
        assert episode.observe(seat) == fresh
        assert observer.observe(episode.state, seat, begun) == fresh


@every_match
def test_an_observation_never_depends_on_what_was_seen_before(game: str, options: dict[str, Any]) -> None:
    encoder, rng = encoder_for(game, options), Rng(f"observers {game} {options}")
    observer = encoder.observer()  # which sees all matches below, back and forth
    episode = Episode(encoder)
    episode.reset(0)
    saved: list[State] = []
    for step in range(STEPS):
        check(encoder, observer, episode)
        if episode.seat == NONE or rng.below(40) == 0:
            episode.reset(step)
        elif rng.below(15) == 0:
            saved.append(episode.state.copy())
        elif saved and rng.below(20) == 0:
            episode.start(saved[rng.below(len(saved))].copy())
        elif rng.below(15) == 0:
            left_behind, episode = episode, episode.copy()
            choices = left_behind.open_numbers()
            left_behind.step(choices[rng.below(len(choices))])
            check(encoder, observer, left_behind)
        elif rng.below(5) == 0 and episode.undo():
            continue
        else:
            choices = episode.open_numbers()
            episode.step(choices[rng.below(len(choices))])


@every_match
def test_a_whole_match_is_observed_as_it_is(game: str, options: dict[str, Any]) -> None:
    encoder, rng = encoder_for(game, options), Rng(f"whole {game} {options}")
    episode = Episode(encoder)
    episode.reset(1)
    while episode.seat != NONE:
        fresh = encoder.observer().observe(episode.state, episode.seat, episode.answer.begun)
        assert episode.observe(episode.seat) == fresh
        choices = episode.open_numbers()
        episode.step(choices[rng.below(len(choices))])
    check(encoder, encoder.observer(), episode)


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("restless")
def test_threads_may_share_an_encoder() -> None:
    encoder = encoder_for("cacao", players=3)
    states = [encoder.game.start(encoder.options, seed) for seed in range(3)]
    alone = [[encoder.observer().observe(state, seat, []) for seat in range(3)] for state in states]

    def wrong(match: int) -> int:
        seats = [turn % 3 for turn in range(2000)]
        return sum(encoder.observe(states[match], seat, []) != alone[match][seat] for seat in seats)

    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(wrong, range(3))) == [0, 0, 0]


@every_match
def test_masks_are_the_open_numbers_as_bytes_and_as_bits(game: str, options: dict[str, Any]) -> None:
    encoder, rng = encoder_for(game, options), Rng(f"masks {game} {options}")
    episode = Episode(encoder)
    episode.reset(2)
    while episode.seat != NONE and episode.steps < STEPS:
        choices = episode.open_numbers()
        mask = np.frombuffer(episode.mask(), np.uint8)
        assert mask.shape == (encoder.n,)
        assert np.flatnonzero(mask).tolist() == sorted(choices)
        packed = np.frombuffer(episode.packed_mask(), np.uint8)
        assert packed.shape == (-(-encoder.n // 8),)
        assert np.unpackbits(packed, count=encoder.n).tolist() == mask.tolist()
        episode.step(choices[rng.below(len(choices))])
