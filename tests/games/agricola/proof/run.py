"""Many matches on several processes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

from cosecha.core.rng import Rng
from cosecha.games.agricola.cards.deck import CARD_NAMES
from tests.games.agricola.proof.composed import composed_match
from tests.games.agricola.proof.matches import Broken, play_out, random_match
from tests.games.agricola.proof.tally import Tally

Chunk = TypeVar("Chunk")
CHUNK = 25
WAVE = 100
WAVES = 80
"""Composed matches for each card that still needs them, and how often at most."""
PLAYERS = (1, 2, 3, 4)
Progress = Callable[[int], None]
Dealt = tuple[int, int, int]
"""The number of players, the first seed, how many."""
Composed = tuple[tuple[int, ...], tuple[int, ...], int, int]
"""The cards in play and those in hand, the first seed, how many."""


def dealt(matches: int, first: int = 0) -> list[Dealt]:
    """So many matches, a quarter for each number of players, in chunks."""
    seeds = range(first, first + matches // len(PLAYERS), CHUNK)
    return [(players, seed, min(CHUNK, seeds.stop - seed)) for seed in seeds for players in PLAYERS]


@contextmanager
def noting(tally: Tally) -> Iterator[None]:
    """A broken match doesn't keep the others from being played."""
    try:
        yield
    except Broken as failure:
        tally.broken.append(str(failure))


def play_dealt(chunk: Dealt) -> Tally:
    players, first, count = chunk
    tally = Tally()
    for seed in range(first, first + count):
        with noting(tally):
            random_match(players, seed, tally)
    return tally


def play_composed(chunk: Composed) -> Tally:
    in_play, in_hand, first, count = chunk
    name = f"in play: {_names(in_play)}; in hand: {_names(in_hand)}"
    tally = Tally()
    for seed in range(first, first + count):
        rng = Rng(f"composed {name} {seed}")
        with noting(tally):
            play_out(composed_match(in_play, in_hand, rng), rng, tally, f"{name}; seed {seed}")
    return tally


def _names(cards: tuple[int, ...]) -> str:
    return " and ".join([CARD_NAMES[card] for card in cards]) or "none"


def run_dealt(matches: int, jobs: int, done: Progress, first: int = 0) -> Tally:
    return gather(play_dealt, dealt(matches, first), jobs, done)


def run_composed(chunks: list[Composed], jobs: int, done: Progress) -> Tally:
    return gather(play_composed, chunks, jobs, done)


def run_seldom(dealt: Tally, least: int, jobs: int, begin: Progress, done: Progress) -> Tally:
    """Composed matches for what dealt matches reach too seldom, in waves until there are enough."""
    tally = Tally()
    for wave in range(WAVES):
        chunks = chunks_for(dealt, tally, least, wave * WAVE)
        if not chunks:
            break
        begin(sum(chunk[-1] for chunk in chunks))
        tally.add(run_composed(chunks, jobs, done))
    return tally


def chunks_for(dealt: Tally, composed: Tally, least: int, first: int = 0) -> list[Composed]:
    """A wave for every card and every option that neither dealt nor composed matches reach often enough."""
    held = sorted(set(dealt.cards_below(least)) & set(composed.cards_below(least)))
    options = set(dealt.options_below(least)) & set(composed.options_below(least))
    found: list[Composed] = []
    for seed in range(first, first + WAVE, CHUNK):
        found += [((), (card,), seed, CHUNK) for card in held]
        found += [((card,), (), seed, CHUNK) for card in sorted({option.card for option in options})]
    return found


def chunks_of_pairs(pairs: list[tuple[int, int]], count: int = 1) -> list[Composed]:
    """Each pair in play, in either order, and with either card still in hand."""
    found: list[Composed] = []
    for one, other in pairs:
        ways: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
            ((one, other), ()),
            ((other, one), ()),
            ((one,), (other,)),
            ((other,), (one,)),
        ]
        found += [(in_play, in_hand, 0, count) for in_play, in_hand in ways]
    return found


def gather(play: Callable[[Chunk], Tally], chunks: list[Chunk], jobs: int, done: Progress) -> Tally:
    """Play all chunks and add up what they found."""
    tally = Tally()
    if jobs == 1:
        for part in map(play, chunks):
            tally.add(part)
            done(part.matches.total() + len(part.broken))
        return tally
    with get_context("spawn").Pool(jobs) as pool:
        for part in pool.imap_unordered(play, chunks):
            tally.add(part)
            done(part.matches.total() + len(part.broken))
    return tally
