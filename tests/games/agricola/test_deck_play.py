"""A slice of the random matches that `python -m tools.deck_table` plays, and what their counts would notice."""

import pytest

from cosecha.core.state import NONE
from cosecha.games.agricola import GAME, Options, State, state
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.decks import CARDS, X
from cosecha.games.agricola.engine.spaces import NAMES
from tests.games.agricola.farms import action
from tests.games.agricola.proof.chances import Chance, chances
from tests.games.agricola.proof.decks import (
    DECKS,
    chunks_of,
    deck_match,
    put_on_top,
    seldom,
    too_rarely_drawn,
    too_rarely_taken,
)
from tests.games.agricola.proof.tally import Tally

PURE = (state.__file__ or "").endswith(".py")
MATCHES = 3 if PURE else 30
"""For each number of players."""


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_matches_with_event_decks_keep_every_property(players: int) -> None:
    tally = Tally()
    for seed in range(1, MATCHES + 1):
        deck_match(players, seed % len(DECKS), seed, NONE, tally)
    assert tally.matches == {players: MATCHES}
    assert tally.drawn.revealed.total() > MATCHES


def test_every_number_of_players_has_its_share_of_each_deck() -> None:
    chunks = chunks_of(1200)
    assert sum(chunk.matches for chunk in chunks) == 1200
    for players in (1, 2, 3, 4):
        for decks in range(len(DECKS)):
            assert sum(each.matches for each in chunks if (each.players, each.decks) == (players, decks)) == 100


def quarry(top: str) -> State:
    """Seat 0 may draw this card."""
    table = GAME.start(Options(players=2, first_seat=0, x_deck="with"), 1)
    put_on_top(table, CARD_NAMES.index(top))
    table.spaces.append(NAMES.index("western-quarry"))
    table.put(NAMES.index("western-quarry"), 1, 0)
    table.farms[0].choices = None
    return table


def test_what_a_card_allows_is_counted_when_it_is_offered_and_when_it_is_taken() -> None:
    tally, card = Tally(), CARD_NAMES.index("candy-trail")
    table = quarry("candy-trail")
    assert chances(table, 0, table.legal(0)) == {}, "no card has been drawn"
    tally.note_events(list(table.play(0, action("use western-quarry"))))
    for text in ("pick candy-trail points2", "pick candy-trail forest"):
        tally.drawn.note(chances(table, 0, table.legal(0)), action(text))
        table.play(0, action(text))
    assert tally.drawn.revealed == {card: 1}
    assert tally.drawn.taken == {Chance(card, "points2"): 1, Chance(card, "a space"): 1}
    assert tally.drawn.offered[Chance(card, "points3")] == 1


def test_what_happens_too_seldom_is_named() -> None:
    tally, more, card = Tally(), Tally(), CARD_NAMES.index("candy-trail")
    for each in [*CARDS[X], *CARDS[1]]:
        tally.drawn.revealed[each] = 100
    assert seldom(tally, more, 100) == []
    tally.drawn.offered[Chance(card, "points2")] = 500
    tally.drawn.taken[Chance(card, "points2")] = 60
    more.drawn.taken[Chance(card, "points2")] = 39
    assert too_rarely_taken(tally, more, 100) == [Chance(card, "points2")]
    assert seldom(tally, more, 100) == [card]
    more.drawn.taken[Chance(card, "points2")] = 40
    assert seldom(tally, more, 100) == []
    tally.drawn.revealed[card] = 99
    assert too_rarely_drawn(tally, more, 100) == [card]
