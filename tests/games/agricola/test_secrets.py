"""Neither events nor questions reveal the cards in a hand to the other players."""

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
"""Allow one major improvement, several, or none."""
MINORS = ["pond-hut", "claypipe", "rammed-clay", "basket", "caravan", "lumber-mill"]
"""Free, cheap, expensive, and not yet playable cards."""


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


def seen_by_others(state: State, events: list[Event]) -> Iterator[object]:
    """Everything the others see after an action."""
    for other in (1, None):
        yield seen_by(events, other)
        yield state.view(other)


def hands(minors: int, played: list[str]) -> Iterator[list[str]]:
    """Two occupations, so that there is a choice between them, and `minors` minor improvements."""
    learned = [CARD_NAMES[card] for card in deck("few", 2, True) if CARD_NAMES[card] not in played]
    for pair in (learned[:2], learned[-2:]):
        for cards in combinations(MINORS, minors):
            yield [*pair, *cards]


@pytest.mark.parametrize("goods", GOODS, ids=str)
@pytest.mark.parametrize("played", [[], ["wood-cutter"], ["paper-maker"]], ids=str)
@pytest.mark.parametrize("minors", [0, 1, 2])
def test_using_a_space_reveals_nothing_about_the_hand(minors: int, played: list[str], goods: dict[str, int]) -> None:
    seen: dict[int, list[object]] = {}
    for hand in hands(minors, played):
        state = at_work(hand, played, goods)
        for use in state.legal(0):
            twin = state.copy()
            after = list(seen_by_others(twin, list(twin.play(0, use))))
            assert seen.setdefault(use, after) == after, (hand, GAME.notation(use))
    assert {action("use meeting-place"), action("use basic-wish")} <= seen.keys()


def test_a_seat_with_one_space_left_is_asked_if_a_card_could_open_another() -> None:
    """When seat 1 has placed its person, only Day Laborer and Major Improvement are free."""
    after = []
    for hand in (["pond-hut"], ["claypipe"]):
        state = at_work(hand, [], {"clay": 1})
        for space in state.spaces:
            state.occupied[space] = int(NAMES[space] not in ("day-laborer", "major-improvement", "fishing", "forest"))
        play(state, "use forest")
        after.append(list(seen_by_others(state, list(state.play(1, action("use fishing"))))))
        assert state.waiting() == (0,)
        assert legal(state) == {action(use) for use in ("use day-laborer", "use major-improvement")[: len(after)]}
    assert after[0] == after[1]
