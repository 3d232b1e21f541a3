"""What the tests of the search share: moments of matches, and quick guides."""

from typing import Any

from cosecha.bots.search.guide import Guide, Judgment
from cosecha.bots.search.searcher import Searcher
from cosecha.bots.search.settings import Settings
from cosecha.core.rng import Rng
from cosecha.core.state import State
from cosecha.encoding import Encoder, Episode, encoder_for
from cosecha.games import by_name

MATCHES: list[tuple[str, dict[str, Any]]] = [
    ("santiago", {"players": 2, "money_visibility": "hidden"}),
    ("santiago", {"players": 4}),
    ("cacao", {"players": 2, "gold": "hidden"}),
    ("cacao", {"players": 4}),
    ("agricola", {"players": 1}),
    ("agricola", {"players": 2, "cards": "full", "deal": "quick-draft"}),
    ("agricola", {"players": 3, "cards": "full", "seasons": "with"}),
    ("agricola", {"players": 4, "teams": "lower"}),
]


class PointsSoFar(Guide):
    """Likes every number equally, and values a position by its score sheet: quick, and without chance."""

    def __init__(self, encoder: Encoder) -> None:
        self.judged = 0

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        self.judged += len(episodes)
        return [Judgment([1.0] * len(each.open_numbers()), self.final(each)) for each in episodes]

    def final(self, episode: Episode) -> list[float]:
        return [float(points) for points in episode.state.scores().totals]


def random_answer(state: State, rng: Rng) -> None:
    """One of the seats that owe an answer gives it."""
    waiting = state.waiting()
    seat = waiting[rng.below(len(waiting))]
    actions = state.worth(seat)
    state.apply(seat, actions[rng.below(len(actions))])


def start(game: str, options: dict[str, Any], seed: int = 0) -> State:
    rules = by_name(game)
    return rules.start(rules.checked(options), seed)


def choices(game: str, options: dict[str, Any], count: int, every: int) -> list[tuple[State, int]]:
    """States of random play, each with a seat that has a choice."""
    rng = Rng(f"{game} {options}")
    state = start(game, options)
    found: list[tuple[State, int]] = []
    while len(found) < count:
        for _ in range(every):
            if state.waiting():
                random_answer(state, rng)
        if not state.waiting():
            state = start(game, options, len(found))
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        if len(state.worth(seat)) > 1:
            found.append((state.copy(), seat))
    return found


def first_choice(game: str, options: dict[str, Any]) -> tuple[State, int]:
    """A state, and a seat that has a choice at the first step of its answer."""
    encoder = encoder_for(game, options)
    for state, seat in choices(game, options, count=50, every=7):
        if len(encoder.next_steps(state.worth(seat), [])[0]) > 3:
            return state, seat
    raise AssertionError("no such state")


def searcher(game: str, options: dict[str, Any], **settings: Any) -> Searcher:
    encoder = encoder_for(game, options)
    return Searcher(encoder, PointsSoFar(encoder), Settings(**settings))
