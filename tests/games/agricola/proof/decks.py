"""Random matches with the event decks: each deck and both, at every number of players, with and without hand cards."""

from typing import NamedTuple

import msgspec

from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.decks import CARDS, LLAMAS, deck_of
from cosecha.games.agricola.goods import FOOD, GRAIN, SHEEP, VEGETABLE, WOOD
from tests.games.agricola.proof.chances import Chance
from tests.games.agricola.proof.matches import play_out, recorded_match
from tests.games.agricola.proof.run import CHUNK, PLAYERS, Progress, gather, noting
from tests.games.agricola.proof.tally import Tally

DECKS = ({"x_deck": "with"}, {"forest_deck": "with"}, {"x_deck": "with", "forest_deck": "with"})
HELD = 3
"""One match of this many has hand cards too."""
RECORDED = 200
RICH = 2
"""One match of this many begins with goods: random play is poor, and rarely pays or breeds."""
GOODS = {FOOD: 8, WOOD: 10, WOOD + 1: 6, WOOD + 2: 4, WOOD + 3: 4, GRAIN: 2, VEGETABLE: 2, SHEEP: 1}
WAVE = 100
WAVES = 40
"""Matches for each card that still needs them, and how often at most."""


class Chunk(NamedTuple):
    players: int
    decks: int
    first: int
    matches: int
    top: int = NONE
    """The card that is drawn first."""


def deck_match(players: int, decks: int, seed: int, top: int, tally: Tally) -> None:
    chosen: dict[str, object] = {"players": players, **DECKS[decks]}
    if seed % HELD == 0:
        chosen["cards"] = "full"
    options = msgspec.convert(chosen, Options)
    name = f"{options}, seed {seed}" + ("" if top == NONE else f", {CARD_NAMES[top]} on top")
    rng = Rng(f"decks {players} {decks} {seed} {top}")
    if seed % RECORDED == 0 and top == NONE:
        recorded_match(options, seed, rng)
    state = GAME.start(options, seed)
    if top != NONE:
        put_on_top(state, top)
        if seed % RICH == 0:
            put_on_top(state, LLAMAS[0])  # what some cards do with llamas is rare otherwise
    if seed % RICH or top != NONE:
        for farm in state.farms:
            for good, amount in GOODS.items():
                farm.goods[good] += amount
            farm.choices = None
    play_out(state, rng, tally, name)


def put_on_top(state: State, card: int) -> None:
    assert state.decks is not None
    deck = deck_of(card)
    pile = [other for other in state.decks.piles[deck] if other != card]
    state.decks.piles[deck] = (*pile, card)


def play_chunk(chunk: Chunk) -> Tally:
    tally = Tally()
    for seed in range(chunk.first, chunk.first + chunk.matches):
        with noting(tally):
            deck_match(chunk.players, chunk.decks, seed, chunk.top, tally)
    return tally


def chunks_of(matches: int, first: int = 0) -> list[Chunk]:
    """So many matches, in equal shares for each number of players and each choice of decks."""
    kinds = [(players, decks) for players in PLAYERS for decks in range(len(DECKS))]
    seeds = range(first, first + -(-matches // len(kinds)), CHUNK)
    return [Chunk(players, decks, seed, min(CHUNK, seeds.stop - seed)) for seed in seeds for players, decks in kinds]


def run_decks(matches: int, jobs: int, done: Progress, first: int = 0) -> Tally:
    return gather(play_chunk, chunks_of(matches, first), jobs, done)


def run_seldom(tally: Tally, least: int, jobs: int, begin: Progress, done: Progress) -> Tally:
    """Matches in which the card comes first that was drawn or used too seldom, in waves until there are enough."""
    found = Tally()
    for wave in range(WAVES):
        cards = seldom(tally, found, least)
        if not cards:
            break
        chunks = [
            Chunk(PLAYERS[part % len(PLAYERS)], 2, wave * WAVE + CHUNK * part, CHUNK, card)
            for card in cards
            for part in range(WAVE // CHUNK)
        ]
        begin(len(chunks) * CHUNK)
        found.add(gather(play_chunk, chunks, jobs, done))
    return found


def seldom(tally: Tally, more: Tally, least: int) -> list[int]:
    """The cards that neither have been drawn often enough nor have had each of their options taken."""
    return sorted(
        {*too_rarely_drawn(tally, more, least), *[chance.card for chance in too_rarely_taken(tally, more, least)]}
    )


def too_rarely_drawn(tally: Tally, more: Tally, least: int) -> list[int]:
    drawn = tally.drawn.revealed + more.drawn.revealed
    return [card for deck in CARDS for card in deck if drawn[card] < least]


def too_rarely_taken(tally: Tally, more: Tally, least: int) -> list[Chance]:
    offered = tally.drawn.offered + more.drawn.offered
    taken = tally.drawn.taken + more.drawn.taken
    return sorted(chance for chance in offered if taken[chance] < least)
