"""Lessons: tables that always begin the same way, so that the client can say at each step what to do.

The deal comes from a fixed seed and the bots' first answers are scripted; after those they play at random. What the
learner should answer, and what the lesson says about it, is up to the client: `lesson.ts` and `cardsLesson.ts` in
`web/src/games/<game>/`.
"""

from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadOptions
from cosecha.core.fairness import new_secret
from cosecha.games import by_name
from cosecha.server.table import facts
from cosecha.server.table.facts import SeatPlan

EASY = "random"


class Lesson(Struct, frozen=True):
    """How a lesson begins. The learner has seat 0; `bots` are the first answers of the seats after it."""

    options: dict[str, Any]
    seed: int
    bots: list[list[str]] = []


LESSONS = {
    "santiago": Lesson(
        {"players": 3, "starting_overseer_seat": 2},
        3,
        [
            [
                *("bid 1", "plant coconut2 f3", "propose V31 1", "no-extra"),
                *("bid 2", "plant grape2 g3", "propose V31 2", "no-extra"),
            ],
            [
                *("pass", "plant coconut1 f4", "accept V30", "no-extra"),
                *("bid 4", "plant banana2 f2", "leftover g4", "propose H21 1", "no-extra"),
            ],
        ],
    ),
    "cacao": Lesson({"players": 2, "first_seat": 0}, 8, [["place 1210 -1,0", "work -1,0 E 2"]]),
    "agricola": Lesson({"players": 1}, 206),
    "agricola/cards": Lesson({"players": 1, "cards": "full"}, 2084),
}
"""By game, or by game and name."""


def lesson(game: str, pace: float, name: str = "") -> facts.Opened:
    """The table of a game's first lesson, or of another one by name. Raises BadOptions if there is none."""
    played = by_name(game)
    path = f"{game}/{name}" if name else game
    if path not in LESSONS:
        raise BadOptions("error-no-lesson", name=path, known=", ".join(LESSONS))
    begins = LESSONS[path]
    state = played.start(played.checked(begins.options), begins.seed)
    return facts.Opened(
        game=game,
        options=begins.options,
        seats=[SeatPlan("here"), *(SeatPlan("bot", bot=EASY) for _ in begins.bots)],
        public=False,
        secret="",
        luck=new_secret(),
        position=msgspec.to_builtins(state.position(), str_keys=True),
        script=[[], *begins.bots],
        pace=pace,
        confirm=False,
        rules=played.version,
    )
