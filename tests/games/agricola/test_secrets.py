"""Neither events, questions, refusals nor views reveal the cards in a hand or a pack to the other players."""

from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest

from cosecha.core.event import Event, seen_by
from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.core.state import CONFIRM
from cosecha.games.agricola import GAME, Options, State, codes
from cosecha.games.agricola.cards.deck import CARD_NAMES, deck
from cosecha.games.agricola.engine.cards import OCCUPATION, lay
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.options import DEALS
from tests.contract.agricola import NOTATION, shuffle_hidden
from tests.games.agricola.farms import action, fill, legal, match, play
from tests.games.agricola.proof.choosing import choose
from tests.games.agricola.proof.sampled import check_log, check_public, check_secrets

pytestmark = pytest.mark.unmeasured

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


# Every way of dealing: drafts, redrawn and changing hands.

EVERY = [GAME.parse(text) for text in NOTATION]
ANSWERS = 40
"""How far into a match we look."""
EVERY_DEAL = pytest.mark.parametrize("deal", DEALS)


def answered(deal: str, players: int, seed: int) -> Iterator[tuple[State, int, int]]:
    """The first answers of a random match: the state before, the seat and the answer."""
    options = msgspec.convert({"players": players, "cards": "full", "deal": deal}, Options)
    state, rng = GAME.start(options, seed), Rng(f"{deal} {players} {seed}")
    for _ in range(ANSWERS):
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        choice = choose(state, seat, rng)
        yield state, seat, choice
        state.apply(seat, choice)


@EVERY_DEAL
def test_what_is_hidden_makes_no_difference_to_views_and_refusals(deal: str) -> None:
    rng = Rng(deal)
    refused: set[str] = set()
    for state, _, _ in answered(deal, 3, 1):
        check_secrets(state, rng)
        for viewer in range(3):
            other = shuffle_hidden(state, viewer, rng)
            for attempt in [EVERY[rng.below(len(EVERY))] for _ in range(10)]:
                reason = state.why_not(viewer, attempt)
                assert other.why_not(viewer, attempt) == reason
                if reason is not None:
                    refused.add(reason.id)
    assert len(refused) > 3


@EVERY_DEAL
def test_the_log_names_no_card_in_another_hand(deal: str) -> None:
    told = 0
    for state, seat, choice in answered(deal, 3, 2):
        after = state.copy()
        log = list(after.play(seat, choice))
        check_log(after, log)
        told += sum(event.only is not None for event in log)
    assert (told > 0) == (deal in DRAFTS | CHANGING)


@pytest.mark.parametrize("hold", [False, True], ids=["at-once", "confirmed"])
@EVERY_DEAL
def test_the_public_record_names_no_hidden_card(deal: str, hold: bool) -> None:
    """Neither while it is played nor when it is read again; in the end it is complete."""
    options = {"players": 3, "cards": "full", "deal": deal}
    played, rng = Match.start(GAME, options, 4), Rng(f"public {deal}")
    dropped = 0
    for number in range(2 * ANSWERS):
        state = played.state
        assert isinstance(state, State)
        seat = state.waiting()[rng.below(len(state.waiting()))]
        drops = [each for each in state.legal(seat) if codes.kind_of(each) == codes.DROP]
        choice = drops[0] if drops and number % 2 else choose(state, seat, rng)
        dropped += choice in drops
        played.play(seat, choice, hold)
        if state.held >> seat & 1:
            played.play(seat, CONFIRM)
        check_public(played)
    again = Match(GAME, played.record())
    assert again.record() == played.record()
    assert again.public() == played.public()
    hidden = [GAME.parse(move.action or "") for move in played.record().moves if move.secret]
    assert sum(codes.kind_of(each) == codes.DROP for each in hidden) == dropped
    assert (dropped > 0) == (deal in {"changing-5", "changing-3"})


DRAFTS = {"draft-7", "draft-8", "draft-pairs", "quick-draft", "ten"}
CHANGING = {"mulligan", "changing-5", "changing-3"}


@pytest.mark.parametrize("deal", sorted(DRAFTS))
def test_the_others_see_only_that_a_card_was_kept_not_which_one(deal: str) -> None:
    """Until everybody has chosen: then the packs are passed on, and their new holders know what is missing."""
    compared = 0
    for state, seat, _ in answered(deal, 3, 3):
        if not state.secret(seat) or len(state.waiting()) == 1:
            continue
        kinds: dict[bool, list[object]] = {}
        for draft in state.legal(seat):
            twin = state.copy()
            log = list(twin.play(seat, draft))
            seen = [(seen_by(log, viewer), twin.view(viewer)) for viewer in (0, 1, 2, None) if viewer != seat]
            assert kinds.setdefault(OCCUPATION[codes.named_by(draft)], list(seen)) == seen
            compared += 1
    assert compared > 20
