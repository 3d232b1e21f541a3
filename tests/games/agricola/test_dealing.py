"""The eleven ways to come to a hand of cards, as the variants of the rules describe them."""

import pytest

from cosecha.core.rng import Rng
from cosecha.core.state import CONFIRM
from cosecha.games.agricola import State, codes
from cosecha.games.agricola.deal import start
from cosecha.games.agricola.engine.cards import OCCUPATION, PASSING, PLAYERS
from cosecha.games.agricola.options import Deal, Options
from cosecha.games.agricola.phases import HARVESTS, ROUND_END
from cosecha.games.agricola.spaces.permanent import LESSONS

SEED = 11


def dealt(deal: Deal, players: int = 3) -> State:
    return start(Options(players=players, cards="full", deal=deal, first_seat=1), SEED)


def kinds(cards: tuple[int, ...]) -> tuple[int, int]:
    """How many occupations and how many minor improvements there are."""
    occupations = sum(OCCUPATION[card] for card in cards)
    return occupations, len(cards) - occupations


def of_kind(state: State, seat: int, kind: int) -> list[int]:
    return [action for action in state.legal(seat) if codes.kind_of(action) == kind]


def keep_all(state: State) -> None:
    """Everybody keeps what they have to, each time the first card."""
    stage = state.dealt
    while state.round == 0 and state.dealt == stage and state.waiting():
        seat = state.waiting()[-1]
        state.play(seat, of_kind(state, seat, codes.DRAFT)[0])


def passed(packs: list[tuple[int, ...]], hands: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The packs after their owners kept some cards and passed the rest to the left."""
    rest = [tuple(card for card in pack if card not in hands[seat]) for seat, pack in enumerate(packs)]
    return [rest[seat - 1] for seat in range(len(packs))]


def draft(state: State, times: int, occupations: int, minors: int) -> None:
    """Keep cards so many times, each time as many of each kind, and check what is passed."""
    for _ in range(times):
        packs = [farm.pack for farm in state.farms]
        before = [kinds(farm.hand) for farm in state.farms]
        keep_all(state)
        assert [farm.pack for farm in state.farms] == passed(packs, [farm.hand for farm in state.farms])
        for farm, had in zip(state.farms, before, strict=True):
            assert kinds(farm.hand) == (had[0] + occupations, had[1] + minors)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_is_dealt_7_cards_of_each_kind_for_this_number_of_players(players: int) -> None:
    state = start(Options(players=players, cards="full"), SEED)
    assert [kinds(farm.hand) for farm in state.farms] == [(7, 7)] * players
    assert max(PLAYERS[card] for farm in state.farms for card in farm.hand) <= players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_of_7_minor_improvements_is_a_passing_one(players: int) -> None:
    for farm in dealt("one-passing", players).farms:
        assert kinds(farm.hand) == (7, 7)
        assert sum(PASSING[card] for card in farm.hand) == 1


@pytest.mark.parametrize("players", [2, 3])
def test_by_numbers_everybody_gets_occupations_for_1_3_and_4_players(players: int) -> None:
    for farm in dealt("by-numbers", players).farms:
        least = [PLAYERS[card] for card in farm.hand if OCCUPATION[card]]
        assert [least.count(number) for number in (1, 3, 4)] == [3, 2, 2]
        assert kinds(farm.hand) == (7, 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_draft_of_7_passes_occupations_to_the_left_and_then_minor_improvements(players: int) -> None:
    state = dealt("draft-7", players)
    occupations = {card for farm in state.farms for card in farm.pack}
    assert [kinds(farm.pack) for farm in state.farms] == [(7, 0)] * players
    draft(state, 5, 1, 0)
    keep_all(state)
    assert {card for farm in state.farms for card in farm.hand} == occupations
    assert [kinds(farm.pack) for farm in state.farms] == [(0, 7)] * players
    draft(state, 5, 0, 1)
    keep_all(state)
    assert state.round == 1
    assert [kinds(farm.hand) for farm in state.farms] == [(7, 7)] * players


def test_a_draft_of_8_removes_the_last_card() -> None:
    state = dealt("draft-8")
    occupations = {card for farm in state.farms for card in farm.pack}
    assert [kinds(farm.pack) for farm in state.farms] == [(8, 0)] * 3
    draft(state, 6, 1, 0)
    assert [kinds(farm.pack) for farm in state.farms] == [(2, 0)] * 3
    keep_all(state)
    kept = {card for farm in state.farms for card in farm.hand}
    assert [kinds(farm.hand) for farm in state.farms] == [(7, 0)] * 3
    assert len(occupations - kept) == 3
    assert [kinds(farm.pack) for farm in state.farms] == [(0, 8)] * 3
    draft(state, 6, 0, 1)
    keep_all(state)
    assert state.round == 1
    assert [kinds(farm.hand) for farm in state.farms] == [(7, 7)] * 3


def test_a_draft_of_pairs_keeps_one_card_of_each_kind_at_a_time() -> None:
    state = dealt("draft-pairs")
    cards = {card for farm in state.farms for card in farm.pack}
    assert [kinds(farm.pack) for farm in state.farms] == [(7, 7)] * 3
    draft(state, 5, 1, 1)
    keep_all(state)
    assert state.round == 1
    assert [kinds(farm.hand) for farm in state.farms] == [(7, 7)] * 3
    assert {card for farm in state.farms for card in farm.hand} == cards


def test_a_quick_draft_keeps_3_2_and_2_cards_of_each_kind() -> None:
    state = dealt("quick-draft")
    packs = [farm.pack for farm in state.farms]
    draft(state, 1, 3, 3)
    assert [kinds(farm.pack) for farm in state.farms] == [(4, 4)] * 3
    keep_all(state)
    assert state.round == 1
    for seat, farm in enumerate(state.farms):
        assert kinds(farm.hand) == (7, 7)
        assert [kinds(tuple(set(farm.hand) & set(packs[seat - away]))) for away in range(3)] == [(3, 3), (2, 2), (2, 2)]


def test_of_10_cards_of_each_kind_everybody_keeps_7() -> None:
    state = dealt("ten")
    packs = [farm.pack for farm in state.farms]
    assert [kinds(pack) for pack in packs] == [(10, 10)] * 3
    keep_all(state)
    assert state.round == 1
    for farm, pack in zip(state.farms, packs, strict=True):
        assert kinds(farm.hand) == (7, 7)
        assert set(farm.hand) <= set(pack)


def test_a_mulligan_replaces_all_cards_of_a_kind_with_one_fewer_as_often_as_wanted() -> None:
    state = dealt("mulligan")
    assert state.waiting() == (1,)
    before = state.farms[1].hand
    state.play(1, of_kind(state, 1, codes.MULLIGAN)[0])
    assert kinds(state.farms[1].hand) == (6, 7)
    assert not set(before) & {card for card in state.farms[1].hand if OCCUPATION[card]}
    for count in (5, 4, 3, 2, 1, 0):  # with 41 occupations, those thrown away are shuffled on the way
        state.play(1, of_kind(state, 1, codes.MULLIGAN)[0])
        assert kinds(state.farms[1].hand) == (count, 7)
    state.play(1, codes.DONE * codes.KIND)
    assert state.waiting() == (2,)
    state.play(2, codes.DONE * codes.KIND)
    state.play(0, codes.DONE * codes.KIND)
    assert state.round == 1


def test_a_hand_of_3_may_be_changed_6_times_before_the_first_round() -> None:
    state = dealt("changing-3")
    for seat in (1, 2, 0):
        assert state.waiting() == (seat,)
        for _ in range(6):
            drop = of_kind(state, seat, codes.DROP)[0]
            state.play(seat, drop)
            assert kinds(state.farms[seat].hand) == (3, 3)
            assert codes.named_by(drop) not in state.farms[seat].hand
    assert state.round == 1


def test_the_next_seat_waits_until_the_last_new_card_is_certain() -> None:
    """Otherwise a record, which doesn't say who confirmed first, would deal other cards."""
    state = dealt("changing-3")
    for _ in range(5):
        state.play(1, of_kind(state, 1, codes.DROP)[0])
    state.play(1, of_kind(state, 1, codes.DROP)[0], hold=True)
    assert state.waiting() == (1,)
    state.play(1, CONFIRM)
    assert state.waiting() == (2,)


@pytest.mark.parametrize(("deal", "size"), [("changing-5", 5), ("changing-3", 3)])
def test_playing_a_card_of_a_changing_hand_draws_one_of_either_kind(deal: Deal, size: int) -> None:
    state = dealt(deal)
    while state.round == 0:
        state.play(state.waiting()[0], codes.DONE * codes.KIND)
    assert [kinds(farm.hand) for farm in state.farms] == [(size, size)] * 3
    state.play(1, codes.USE * codes.KIND + LESSONS)
    state.play(1, of_kind(state, 1, codes.PLAY)[0])
    while not of_kind(state, 1, codes.DRAW):
        state.play(1, state.worth(1)[0])  # what the occupation asks comes first
    assert kinds(state.farms[1].hand) == (size - 1, size)
    state.play(1, codes.DRAW * codes.KIND)
    assert kinds(state.farms[1].hand) == (size - 1, size + 1)


@pytest.mark.parametrize("deal", ["changing-5", "changing-3"])
def test_after_harvests_only_the_larger_changing_hand_is_swapped_clockwise(deal: Deal) -> None:
    state, rng = dealt(deal), Rng(deal)
    swapped: list[tuple[int, int]] = []
    while state.round < 8:
        seat = state.waiting()[0]
        drops = of_kind(state, seat, codes.DROP) if state.round else []
        if drops:
            assert state.phase == ROUND_END
            assert state.waiting() == (seat,)
            swapped.append((state.round, seat))
            state.play(seat, drops[0])
            assert state.waiting() == (seat,)  # the next seat waits until the new card is drawn
            left = len(state.farms[seat].hand)
            state.play(seat, of_kind(state, seat, codes.DRAW)[0])
            assert len(state.farms[seat].hand) == left + 1
            continue
        open_now = state.worth(seat)
        state.play(seat, open_now[rng.below(len(open_now))])
    rounds = [number for number in HARVESTS if number < 8] if deal == "changing-5" else []
    assert [number for number, _ in swapped] == [number for number in rounds for _ in range(3)]
    for number in rounds:
        seats = [seat for when, seat in swapped if when == number]
        assert seats == [(seats[0] + away) % 3 for away in range(3)]
