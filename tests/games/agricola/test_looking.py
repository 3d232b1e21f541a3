"""Whoever looks at the top cards of an event deck tells the others nothing: neither what they are nor their order."""

from itertools import permutations

import msgspec

from cosecha.core.event import seen_by
from cosecha.core.match import Match
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import lay
from cosecha.games.agricola.engine.decks import FOREST
from tests.games.agricola.farms import action

SEER = "witch"
TOP = ("hermit", "boar-king", "noblesse-oblige", "lady-of-the-lake-1")
OTHERS = (1, 2, None)


def before_a_look(order: tuple[str, ...]) -> State:
    """Seat 0 may look at cards; the deck has only these, the top one last."""
    state = GAME.start(Options(players=3, first_seat=0, forest_deck="with"), 1)
    assert state.decks is not None
    state.decks.piles[FOREST] = tuple(CARD_NAMES.index(name) for name in order)
    lay(state.farms[0], CARD_NAMES.index(SEER))
    state.farms[0].stores[CARD_NAMES.index(SEER)] = 3
    state.farms[0].choices = None
    return state


def test_the_others_see_the_same_whatever_the_cards_are_and_in_whatever_order_they_go_back() -> None:
    seen: list[object] = []
    sequences = set[tuple[str, ...]]()
    for order in permutations(TOP):
        for first in range(3):
            state = before_a_look(order)
            told: list[object] = []
            log = list(state.play(0, action(f"card {SEER}")))
            told += [(seen_by(log, other), state.view(other)) for other in OTHERS]
            for choice in (first, 0):
                log = list(state.play(0, state.legal(0)[choice]))
                told += [(seen_by(log, other), state.view(other)) for other in OTHERS]
            assert not seen or told == seen
            seen = told
            assert state.decks is not None
            sequences.add(tuple(CARD_NAMES[card] for card in state.decks.piles[FOREST]))
    assert len(sequences) == len(list(permutations(TOP))), "every order was reached"


def test_only_the_seer_knows_the_cards() -> None:
    state = before_a_look(TOP)
    log = list(state.play(0, action(f"card {SEER}")))
    own = msgspec.json.encode(seen_by(log, 0)).decode() + msgspec.json.encode(state.view(0).position.known).decode()
    for name in TOP[1:]:
        assert name in own
    for other in OTHERS:
        view = state.view(other)
        assert view.position.known == {}
        assert view.position.unseen_piles == {"forest": sorted(TOP, key=CARD_NAMES.index)}
        for name in TOP:
            assert name not in msgspec.json.encode(seen_by(log, other)).decode()


def test_a_public_record_names_none_of_the_cards_until_the_match_is_over() -> None:
    match = Match.start_from(GAME, before_a_look(TOP))
    match.play(0, action(f"card {SEER}"))
    match.play(0, action(f"pick {SEER} boar-king"))
    match.play(0, action(f"pick {SEER} noblesse-oblige"))
    assert [move.secret for move in match.record().moves] == [False, True, True]
    public = msgspec.json.encode(match.public().moves).decode()
    for name in TOP:
        assert name not in public
    again = Match(GAME, match.record())
    assert again.state == match.state
    assert again.public() == match.public()


def test_every_guess_of_the_seer_has_the_cards_in_their_order() -> None:
    from cosecha.core.rng import Rng

    state = before_a_look(TOP)
    state.apply(0, action(f"card {SEER}"))
    state.apply(0, action(f"pick {SEER} boar-king"))
    state.apply(0, action(f"pick {SEER} lady-of-the-lake-1"))
    assert state.decks is not None
    for seed in range(5):
        guessed = GAME.guess(state.view(0), Rng(seed))
        assert guessed.decks is not None
        assert guessed.decks.piles[FOREST] == state.decks.piles[FOREST]
