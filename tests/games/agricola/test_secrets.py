"""What others are told does not depend on the cards in a hand: neither by what happens nor by what is asked."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from cosecha.core.event import Event, seen_by
from cosecha.games.agricola import GAME, State
from cosecha.games.agricola.cards.deck import CARD_NAMES, deck
from cosecha.games.agricola.engine.cards import lay
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.goods import GOOD_NAMES
from tests.games.agricola.farms import action, fill, legal, match, play

GOODS: list[dict[str, int]] = [
    {},
    {"food": 1},
    {"clay": 1},
    {"clay": 2},
    {"clay": 2, "wood": 1, "grain": 1},
    {"clay": 3, "reed": 1},
    {"wood": 3, "food": 3},
    {"stone": 3, "wood": 1, "clay": 2, "reed": 2},
]
"""For some there is one major improvement to build, for some several, for some none."""
MINORS = ["pond-hut", "claypipe", "rammed-clay", "basket", "caravan", "lumber-mill"]
"""What costs nothing, a little, much, and what cannot be played yet."""


def at_work(hand: list[str], played: list[str], goods: dict[str, int]) -> State:
    """Seat 0 with these cards, about to place a person; it has a room for a child."""
    state = match(cards="few", round_cards="major-improvement basic-wish house-redevelopment")
    state.farms[1].hand = ()
    farm = fill(state.farms[0], rooms="a1a2a3")
    farm.goods = [goods.get(name, 0) for name in GOOD_NAMES]
    for card in played:
        lay(farm, CARD_NAMES.index(card))
    farm.hand = tuple(sorted(CARD_NAMES.index(card) for card in hand))
    return state


def told(state: State, events: list[Event]) -> Iterator[object]:
    """All that the others learn after an action."""
    for other in (1, None):
        yield seen_by(events, other)
        yield state.view(other)


def hands(minors: int, played: list[str]) -> Iterator[list[str]]:
    """Two occupations, so that there is a choice among them, and so many minor improvements."""
    learned = [CARD_NAMES[card] for card in deck(2, True) if CARD_NAMES[card] not in played]
    for pair in (learned[:2], learned[-2:]):
        for cards in combinations(MINORS, minors):
            yield [*pair, *cards]


@pytest.mark.parametrize("goods", GOODS, ids=str)
@pytest.mark.parametrize("played", [[], ["wood-cutter"], ["paper-maker"]], ids=str)
@pytest.mark.parametrize("minors", [0, 1, 2])
def test_using_a_space_tells_nothing_of_the_hand(minors: int, played: list[str], goods: dict[str, int]) -> None:
    seen: dict[int, list[object]] = {}
    for hand in hands(minors, played):
        state = at_work(hand, played, goods)
        for use in state.legal(0):
            twin = state.copy()
            after = list(told(twin, list(twin.play(0, use))))
            assert seen.setdefault(use, after) == after, (hand, GAME.notation(use))
    assert {action("use meeting-place"), action("use basic-wish")} <= seen.keys()


def test_who_has_one_space_left_is_asked_while_a_card_could_open_another() -> None:
    """All but Day Laborer and Major Improvement is taken when seat 1 has placed its person."""
    after = []
    for hand in (["pond-hut"], ["claypipe"]):
        state = at_work(hand, [], {"clay": 1})
        for space in state.spaces:
            state.occupied[space] = int(NAMES[space] not in ("day-laborer", "major-improvement", "fishing", "forest"))
        play(state, "use forest")
        after.append(list(told(state, list(state.play(1, action("use fishing"))))))
        assert state.waiting() == (0,)
        assert legal(state) == {action(use) for use in ("use day-laborer", "use major-improvement")[: len(after)]}
    assert after[0] == after[1]
