"""Which level of bots suits a player, by how their last games against bots went.

The drawn client has the same in `lobby/levels.ts`; `tests/bots/suggestions.json` has the cases for both.
"""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from cosecha.bots.registry import offered_bots, usual_bot
from cosecha.bots.timing import plain_name

Result = Literal["won", "even", "lost"]
IN_A_ROW = 2
"""Wins, or losses, in a row at one level before another one is suggested."""


class Progress(Struct, frozen=True, array_like=True):
    """How somebody gets on with the bots of a game, after their last game that counts."""

    suggested: str = ""
    """A level; empty for the usual one."""
    level: str = ""
    """The level of that game."""
    result: Result = "even"
    in_a_row: int = 0
    """How many games at this level had this result since the last step up or down."""
    ended: float = 0.0
    """When it ended, in seconds: a game that ended no later has been counted."""


Kept = dict[str, Progress]
"""A person's progress by game."""


def suggested_bot(kept: Kept, game: str) -> str:
    """The bot to suggest: the usual one to begin with, one level up after two wins in a row at a level, one down after
    two losses."""
    suggested = kept.get(game, Progress()).suggested
    return suggested if suggested in offered_bots(game) else usual_bot(game)


def after_game(kept: Kept, game: str, bots: Sequence[str], result: Result, ended: float) -> Kept:
    """The progress after a game against these bots. The strongest one counts; without a level, the game doesn't."""
    before, levels = kept.get(game, Progress()), offered_bots(game)
    played = [levels.index(name) for bot in bots if (name := plain_name(bot)) in levels]
    if not played or ended <= before.ended:
        return kept
    level = max(played)
    again = (levels[level], result) == (before.level, before.result)
    in_a_row, suggested = before.in_a_row + 1 if again else 1, before.suggested
    if result != "even" and in_a_row >= IN_A_ROW:
        step = 1 if result == "won" else -1
        suggested = levels[min(max(level + step, 0), len(levels) - 1)]
        in_a_row = 0
    return kept | {game: Progress(suggested, levels[level], result, in_a_row, ended)}


def result_at(seat: int, totals: Sequence[int], winners: Collection[int]) -> Result:
    """A seat's result: with three or more players, the upper half without the winner is neither good nor bad."""
    if seat in winners:
        return "won"
    better = sum(points > totals[seat] for points in totals)
    return "lost" if better >= len(totals) / 2 else "even"


def encoded(kept: Kept) -> str:
    return msgspec.json.encode(kept).decode()


def decoded(text: str) -> Kept:
    """What `encoded` has made; nothing if it is damaged, so that it starts over."""
    try:
        return msgspec.json.decode(text, type=Kept)
    except (msgspec.DecodeError, RecursionError):
        return {}
