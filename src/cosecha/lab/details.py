"""What a report needs to know about a match beside its result: where points came from and when, and what was taken."""

from typing import Final

from msgspec import Struct

from cosecha.coach.points import sources_of
from cosecha.core.game import Game
from cosecha.core.state import State
from cosecha.core.view import View

THINGS: Final = {
    ("plant", "tile"),
    ("fill", "jungle"),
    ("use", "space"),
    ("build", "improvement"),
    ("upgrade", "improvement"),
    ("play", "card"),
}
"""Actions that take something, and the field that names it: a tile, a space, a card."""


class Details(Struct, frozen=True):
    """Lists have an entry for each seat."""

    sources: dict[str, list[int]]
    """The points from each source."""
    rounds: list[list[int]]
    """The points at the end of each round, as if the match had ended there."""
    taken: list[dict[str, int]]
    """How often each thing was taken, by its kind and name: `space forest`."""


class Collector:
    """Watches a match and collects its details."""

    needs_views = False

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.round = 0
        self.rounds: list[list[int]] = []
        self.taken: list[dict[str, int]] = [{} for _ in range(players)]

    def asked(self, state: State, seat: int, view: View | None) -> None:
        """A new round has begun, perhaps: then the points are those at the end of the last one."""
        now = state.progress()[0]
        if now > self.round and self.round:
            self.rounds += [list(state.scores().totals)] * (now - self.round)
        self.round = max(now, self.round)

    def answered(self, state: State, seat: int, action: int) -> None:
        read = self.game.read(action)
        kind = read.__struct_config__.tag
        for field in read.__struct_fields__:
            if (kind, field) in THINGS:
                thing = f"{field} {getattr(read, field)}"
                self.taken[seat][thing] = self.taken[seat].get(thing, 0) + 1

    def details(self, state: State) -> Details:
        """All of it, when the match is over."""
        scores = state.scores()
        return Details(sources_of(self.game.name, scores), [*self.rounds, list(scores.totals)], self.taken)
