"""Many matches on several processes."""

from collections.abc import Callable
from multiprocessing import get_context
from typing import TypeVar

from cosecha.core.rng import Rng
from cosecha.games.agricola.cards.deck import CARD_NAMES
from tests.games.agricola.proof.composed import composed_match
from tests.games.agricola.proof.matches import play_out, random_match
from tests.games.agricola.proof.tally import Tally

Chunk = TypeVar("Chunk", "Dealt", "Composed")
CHUNK = 25
COMPOSED = 1000
"""Composed matches for each card or option that needs them."""
PLAYERS = (1, 2, 3, 4)
Progress = Callable[[int], None]
Dealt = tuple[int, int, int]
"""The number of players, the first seed, how many."""
Composed = tuple[bool, tuple[int, ...], int, int]
"""Whether the cards are in hand or in play, the cards, the first seed, how many."""


def dealt(matches: int, first: int = 0) -> list[Dealt]:
    """So many matches, a quarter for each number of players, in chunks."""
    seeds = range(first, first + matches // len(PLAYERS), CHUNK)
    return [(players, seed, min(CHUNK, seeds.stop - seed)) for seed in seeds for players in PLAYERS]


def play_dealt(chunk: Dealt) -> Tally:
    players, first, count = chunk
    tally = Tally()
    for seed in range(first, first + count):
        random_match(players, seed, tally)
    return tally


def play_composed(chunk: Composed) -> Tally:
    """The cards in this order and, every other time, the other way round."""
    in_hand, cards, first, count = chunk
    name = f"{' and '.join([CARD_NAMES[card] for card in cards])} {'in hand' if in_hand else 'in play'}"
    tally = Tally()
    for seed in range(first, first + count):
        rng = Rng(f"composed {name} {seed}")
        order = list(cards) if seed % 2 == 0 else list(reversed(cards))
        play_out(composed_match(order, rng, in_hand), rng, tally, f"composed {name}, seed {seed}")
    return tally


def run_dealt(matches: int, jobs: int, done: Progress, first: int = 0) -> Tally:
    return _gather(play_dealt, dealt(matches, first), jobs, done)


def run_composed(chunks: list[Composed], jobs: int, done: Progress) -> Tally:
    return _gather(play_composed, chunks, jobs, done)


def chunks_for(tally: Tally, least: int) -> list[Composed]:
    """Composed matches for cards and options that dealt matches reach too seldom."""
    held = [(True, card) for card in tally.cards_below(least)]
    in_play = [(False, card) for card in sorted({option.card for option in tally.options_below(least)})]
    return [(hand, (card,), seed, CHUNK) for hand, card in held + in_play for seed in range(0, COMPOSED, CHUNK)]


def _gather(play: Callable[[Chunk], Tally], chunks: list[Chunk], jobs: int, done: Progress) -> Tally:
    tally = Tally()
    if jobs == 1:
        for part in map(play, chunks):
            tally.add(part)
            done(part.matches.total())
        return tally
    with get_context("spawn").Pool(jobs) as pool:
        for part in pool.imap_unordered(play, chunks):
            tally.add(part)
            done(part.matches.total())
    return tally
