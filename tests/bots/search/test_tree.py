"""The tree of the search: secret answers, reuse, answers of several steps, numbers that aren't always open."""

from math import inf

import pytest

from cosecha.bots.search.guide import Guide, Judgment
from cosecha.bots.search.searcher import Searcher
from cosecha.bots.search.settings import Settings
from cosecha.bots.search.tree import Node, Table
from cosecha.bots.search.walk import Walk
from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.encoding import Episode, encoder_for
from cosecha.encoding.encoder import PARTIAL
from tests.bots.search.moments import choices, first_choice, random_answer, searcher, start


class Follower(Guide):
    """Seat 1 wins by bidding what seat 0 bids, seat 0 by any other bid."""

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        return [Judgment([1.0] * len(each.open_numbers()), self._values(each)) for each in episodes]

    def _values(self, episode: Episode) -> list[float]:
        one, other = episode.state.bids  # type: ignore[attr-defined]
        return [0.5, 0.5] if NONE in (one, other) else [0.0, 1.0] if one == other else [1.0, 0.0]


def bidding(me: int) -> Searcher:
    """A search for the first bid of one of two players."""
    state = start("santiago", {"players": 2})
    rng = Rng(0)
    while not state.secret(state.waiting()[0]):
        random_answer(state, rng)
    assert state.waiting() == (0, 1)
    encoder = encoder_for("santiago", players=2)
    search = Searcher(encoder, Follower(), Settings(depth=2, chase=inf))
    search.begin(state.view(me), "seed")
    search.run(400, inf)
    return search


@pytest.mark.parametrize("me", [0, 1])
def test_a_secret_bid_is_no_answer_to_the_other_one(me: int) -> None:
    search = bidding(me)
    mine = search.table()
    assert mine is not None
    mine_total = mine.total
    theirs = search.roots[1 - me].child(-1 - me).table(1 - me)
    assert theirs is not None
    # The rival has one table for all of my bids, and none that is reached by knowing mine.
    assert theirs.total >= mine_total - 1
    for number in mine.numbers:
        assert search.roots[me].child(me * search.encoder.n + number).table(1 - me) is None


def test_whoever_must_not_be_followed_is_hardly_followed() -> None:
    mine = bidding(0).table()
    assert mine is not None
    assert mine.mean() > 0.6  # A rival who knew the bid would leave nothing of it.


def test_bids_are_known_once_they_are_revealed() -> None:
    encoder = encoder_for("santiago", players=2)
    search = Searcher(encoder, Follower(), Settings(chase=inf))
    state = start("santiago", {"players": 2})
    while not state.secret(state.waiting()[0]):
        random_answer(state, Rng(0))
    search.begin(state.view(0), "seed")
    search.run(200, inf)
    table = search.table()
    assert table is not None
    best = max(range(len(table.numbers)), key=lambda edge: table.visits[edge])
    after_both = search.roots[0].child(table.numbers[best]).child(-1 - 1)
    assert len(after_both._news) > 1


def test_a_card_kept_in_a_draft_is_never_known_to_others() -> None:
    options = {"players": 2, "cards": "full", "deal": "quick-draft"}
    roots = [Node()] * 2
    walks = []
    for pick in (0, 1):
        episode = Episode(encoder_for("agricola", options))
        episode.start(start("agricola", options))
        assert episode.state.waiting() == (0, 1)
        walk = Walk(episode, roots)
        while episode.seat == 0:
            walk.take(episode.open_numbers()[0])
        walk.take(episode.open_numbers()[pick])
        walks.append(walk)
    assert walks[0].nodes[0] is walks[1].nodes[0]
    assert walks[0].nodes[1] is not walks[1].nodes[1]


def test_a_search_continues_where_the_last_one_led_to() -> None:
    options = {"players": 1}
    state = start("agricola", options)
    search = searcher("agricola", options, chase=inf)
    search.begin(state.view(0), "seed")
    search.run(200, inf)
    table = search.table()
    assert table is not None
    best = max(range(len(table.numbers)), key=lambda edge: table.visits[edge])
    state.apply(0, search.encoder.action([table.numbers[best]]))

    search.begin(state.view(0), "next")
    reused = search.table()
    assert reused is not None
    assert 0 < reused.total <= table.visits[best]
    kept = reused.total
    search.run(20, inf)
    assert reused.total == kept + 20

    random_answer(state, Rng(0))
    search.begin(start("agricola", options, seed=9).view(0), "another match")
    assert search.table() is None


def test_without_reuse_every_search_starts_anew() -> None:
    search = searcher("agricola", {"players": 1}, reuse=False)
    view = start("agricola", {"players": 1}).view(0)
    search.begin(view, "seed")
    search.run(50, inf)
    assert search._seen == {}
    search.begin(view, "seed")
    assert search.table() is None


def test_the_next_step_of_an_answer_knows_what_the_first_has_learned() -> None:
    options = {"players": 2}
    for state, seat in choices("cacao", options, count=20, every=3):
        search = searcher("cacao", options, chase=inf)
        search.begin(state.view(seat), "seed")
        numbers, actions = search.open()
        if len(numbers) > 1 and PARTIAL in actions:
            break
    else:
        raise AssertionError("no answer of several steps")
    search.run(120, inf)
    table = search.table()
    assert table is not None
    partial = [number for number, action in zip(numbers, actions, strict=True) if action == PARTIAL]
    number = max(partial, key=lambda each: table.visits[table.place(each)])
    search.advance(number)
    below = search.table()
    assert below is not None
    assert 0 < below.total <= table.visits[table.place(number)]
    assert search.top().answer.begun == []


@pytest.mark.parametrize("depth", [1, 2])
def test_a_depth_limit_ends_the_tree(depth: int) -> None:
    options = {"players": 2}
    state, seat = first_choice("agricola", options)
    search = searcher("agricola", options, depth=depth)
    search.begin(state.view(seat), "seed")
    search.run(150, inf)
    assert levels(search.roots[seat]) <= depth


def levels(node: Node) -> int:
    """How many choices there are below each other."""
    deepest = max([levels(child) for child in node._children.values()], default=0)
    return deepest + (1 if node.tables else 0)


def test_numbers_that_come_later_get_the_mean_prior_of_the_others() -> None:
    table = Table(0, 0.0)
    table.learn([3, 5], [3.0, 1.0])
    assert table.priors == [0.75, 0.25]
    assert table.unknown([5, 8]) == 1
    table.meet([5, 8])
    assert table.numbers == [3, 5, 8]
    assert table.priors == [0.75, 0.25, 0.25]


def test_a_number_that_is_seldom_open_is_tried_when_it_is() -> None:
    table = Table(0, 0.5)
    table.learn([0, 1], [1.0, 1.0])
    for _ in range(30):
        table.receive(table.choose([0], 0.0, 1.0, 1.25, 0.0), [0.5])
    assert [table.offered(0), table.offered(1)] == [30, 0]
    assert table.choose([0, 1], 0.0, 1.0, 1.25, 0.0) == 1


def test_an_edge_in_flight_counts_as_lost() -> None:
    table = Table(0, 1.0)
    table.learn([0, 1], [0.6, 0.4])
    assert table.choose([0, 1], 0.0, 1.0, 1.0, 0.0) == 0
    assert table.choose([0, 1], 0.0, 1.0, 1.0, 0.0) == 1


def test_caution_tries_an_answer_again_before_one_that_looks_worse() -> None:
    nexts = []
    for caution in (0.0, 0.5):
        table = Table(0, 0.5)
        table.learn([0, 1], [0.6, 0.4])
        table.receive(table.choose([0, 1], 0.0, 1.0, 1.25, caution), [0.5])
        nexts.append(table.choose([0, 1], 0.0, 1.0, 1.25, caution))
    assert nexts == [1, 0]


def test_a_spectator_has_nothing_to_search() -> None:
    with pytest.raises(ValueError, match="owes an answer"):
        searcher("cacao", {"players": 2}).begin(start("cacao", {"players": 2}).view(None), "seed")
