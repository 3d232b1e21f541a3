"""A slice of the random matches that `python -m tools.card_table` plays, and what their checks would notice."""

import pytest

from cosecha.core.event import Event
from cosecha.core.rng import Rng
from cosecha.games.agricola import State, events, state
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import OCCUPATION
from cosecha.games.agricola.goods import WOOD
from tests.games.agricola.farms import action, match
from tests.games.agricola.proof import matches, sampled
from tests.games.agricola.proof.books import NOTES, Books
from tests.games.agricola.proof.composed import composed_match
from tests.games.agricola.proof.matches import Broken, play_out, random_match
from tests.games.agricola.proof.pairs import pairs, shared, topics
from tests.games.agricola.proof.run import chunks_of_pairs, play_composed
from tests.games.agricola.proof.tally import EVERY_OPTION, Option, Tally, open_options, settle_options
from tests.games.agricola.test_cards import HELD

PURE = (state.__file__ or "").endswith(".py")
MATCHES = 25 if PURE else 50
"""For each number of players."""
EVERY_NTH_PAIR = 120 if PURE else 20


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_matches_with_random_hands_keep_every_property(players: int) -> None:
    tally = Tally()
    for seed in range(1, MATCHES + 1):
        random_match(players, seed, tally)
    assert tally.matches == {players: MATCHES}
    assert len(tally.played) > 40
    assert {option.how for option in tally.used} >= {"offer", "any time"}
    assert {option.how for option in tally.declined} >= {"offer", "any time"}


@pytest.mark.unmeasured
def test_pairs_of_cards_that_concern_each_other_keep_every_property() -> None:
    tally = Tally()
    chunks = chunks_of_pairs(pairs()[::EVERY_NTH_PAIR])
    for chunk in chunks:
        tally.add(play_composed(chunk))
    assert tally.broken == []
    assert tally.matches.total() == len(chunks)


def name(card: str) -> int:
    return CARD_NAMES.index(card)


@pytest.mark.parametrize(
    ("one", "other", "topic"),
    [
        ("frame-builder", "brushwood-collector", "price of room"),
        ("lumber-mill", "threshing-board", "price of minor"),
        ("conservator", "roughcaster", "house"),
        ("lasso", "adoptive-parents", "turns"),
        ("lasso", "firewood-collector", "turns"),
        ("basket", "mushroom-collector", "piles"),
        ("wood-cutter", "claypipe", "wood"),
        ("bread-paddle", "dutch-windmill", "baking"),
        ("beanfield", "clearing-spade", "fields"),
        ("sheep-walker", "loom", "sheep"),
        ("caravan", "childless", "family"),
        ("canoe", "harpooner", "use of fishing"),
        ("scholar", "junk-room", "improvements"),
        ("drinking-trough", "organic-farmer", "housing"),
        ("stone-tongs", "claypipe", "stone"),
        ("tutor", "conjurer", "occupations"),
    ],
)
def test_cards_that_concern_each_other_are_found(one: str, other: str, topic: str) -> None:
    every = topics()
    assert topic in shared(every[name(one)], every[name(other)])
    assert tuple(sorted((name(one), name(other)))) in pairs()


def test_cards_that_have_nothing_to_do_with_each_other_are_no_pair() -> None:
    for one, other in (("canoe", "scullery"), ("manger", "conjurer"), ("market-stall", "pond-hut")):
        assert tuple(sorted((name(one), name(other)))) not in pairs()


def test_every_card_is_in_a_pair() -> None:
    assert {card for pair in pairs() for card in pair} == set(HELD)


def test_every_way_in_which_a_card_leaves_a_choice_is_counted() -> None:
    counted = {str(option) for option in EVERY_OPTION}
    assert {"handplow (offer)", "roof-ballaster (offer)", "lasso (offer)", "clearing-spade (any time)"} <= counted
    assert {"rammed-clay (payment)", "conservator (house)", "sleeping-corner (space)"} <= counted
    assert len(counted) == len(EVERY_OPTION)


def test_an_offer_is_counted_as_used_or_declined() -> None:
    for answer, used in (("card mushroom-collector", 1), ("done", 0)):
        table = match(cards="full")
        table.farms[0].played = (name("mushroom-collector"),)
        table.farms[0].hooks = -1
        tally = Tally()
        option = Option(name("mushroom-collector"), "offer")
        _play(table, "use forest", tally)
        assert option not in tally.used + tally.declined
        _play(table, answer, tally)
        assert (tally.used[option], tally.declined[option]) == (used, 1 - used)


def _play(table: State, text: str, tally: Tally) -> None:
    before = table.farms[0].steps[:]
    offered = open_options(table, 0, table.legal(0))
    table.play(0, action(text))
    settle_options(tally, offered, before, table.farms[0].steps, action(text))


# What the checks would notice.


def test_goods_from_nowhere_are_noticed() -> None:
    table = match(cards="full")
    books = Books(table)
    log = list(table.play(0, action("use forest")))
    books.check(table, log)
    for event in log:
        if isinstance(event, events.GoodsTaken):
            log.remove(event)
            break
    with pytest.raises(AssertionError, match=r"wood|goods of seat 0"):
        books.check(table, log)
    books = Books(table)
    table.farms[1].goods[WOOD] += 1
    with pytest.raises(AssertionError, match="goods of seat 1"):
        books.check(table, [])


def test_a_wrong_price_is_noticed() -> None:
    log: list[Event] = [events.RoomBuilt(0, "wood", "a1")]
    for wood, reed, right in ((5, 2, True), (4, 2, False), (5, 1, False), (6, 2, False)):
        table = match(cards="full")
        table.farms[0].goods[WOOD : WOOD + 3] = [9, 9, 9]
        books = Books(table)
        table.farms[0].goods[WOOD] -= wood
        table.farms[0].goods[WOOD + 2] -= reed
        if right:
            books.check(table, log)
        else:
            with pytest.raises(AssertionError, match="seat 0 paid"):
                books.check(table, log)


def test_the_books_follow_every_event_with_goods() -> None:
    told = {event for event in events.EVENTS if {"amount", "food", "good"} & set(event.__struct_fields__)}
    elsewhere = {events.StartFoodGained, events.CropMoved, events.PileSwapped, events.LeftoversClaimed}
    assert told - set(NOTES) == elsewhere, "at the start, on fields, on a space, later in the round"


def test_a_card_in_two_places_is_noticed() -> None:
    table = match(cards="full")
    sampled.check_cards(table)
    table.farms[0].hand = table.farms[1].hand
    with pytest.raises(AssertionError, match="two places"):
        sampled.check_cards(table)


def test_a_hand_in_the_log_is_noticed() -> None:
    table = match(cards="full")
    held = next(card for card in table.farms[1].hand if OCCUPATION[card])
    sampled.check_log(table, [events.CardDrafted(1, CARD_NAMES[held], only=1)])
    with pytest.raises(AssertionError, match="what seat 1 holds"):
        sampled.check_log(table, [events.CardDrafted(1, CARD_NAMES[held])])


def test_a_hand_in_a_view_is_noticed() -> None:
    table = match(cards="full")
    sampled.check_secrets(table, Rng(1))
    held = CARD_NAMES[table.farms[1].hand[0]]
    assert held in sampled.named_cards(table.view(1))
    assert held not in sampled.named_cards(table.view(0))
    assert sampled.named_cards({"steps": ["card lumber-mill: pay 1 wood", "carpenters"]}) == {"lumber-mill"}


def test_a_broken_property_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(table: State, log: list[Event]) -> None:
        raise AssertionError("this and that")

    monkeypatch.setattr(sampled, "check_log", fail)
    monkeypatch.setattr(matches, "SAMPLE", 1)
    with pytest.raises(Broken, match=r"^here, answer 0, round 1: 0 use .*: this and that"):
        play_out(match(cards="full"), Rng(1), Tally(), "here")


@pytest.mark.parametrize("card", ["sleeping-corner", "lasso", "handplow", "pastor"])
def test_composed_positions_are_sound(card: str) -> None:
    for seed in range(10):
        for in_play, in_hand in (((name(card),), ()), ((), (name(card),))):
            table = composed_match(in_play, in_hand, Rng(seed))
            sampled.check_position(table)
            sampled.check_cards(table)
            assert name(card) in (table.farms[0].played if in_play else table.farms[0].hand)
