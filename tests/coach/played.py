"""Matches for the tests of the coach."""

from typing import Any

from cosecha.bots.registry import bot_named
from cosecha.core.match import Match
from cosecha.core.record import Record
from cosecha.core.rng import Rng
from cosecha.games import by_name


def played(
    game: str,
    options: dict[str, Any],
    moves: int,
    seed: int = 5,
    bot: str = "random",
    seats: list[str] | None = None,
) -> Match:
    """A match after some moves of a bot, or at its end. `seats`: who is said to sit there."""
    rules = by_name(game)
    match = Match.start(rules, rules.checked(options), seed, seats=seats)
    chooser = bot_named(bot, game)
    while match.moves < moves and (waiting := match.state.waiting()):
        seat = waiting[0]
        match.play(seat, chooser.choose(match.state.view(seat), Rng(f"{seed} {match.moves}")))
    return match


def recorded(game: str, options: dict[str, Any], moves: int, seed: int = 5, bot: str = "random") -> Record:
    return played(game, options, moves, seed, bot).record()
