"""What a search has found out about an answer, as a hint."""

from collections.abc import Sequence

from cosecha.bots.search.lines import Found, Reply
from cosecha.core.game import Game
from cosecha.core.message import Message, Token

SHOWN = 3
"""How many replies a hint tells."""


def reason(game: Game, found: Found, seat: int, in_points: bool) -> Message:
    """What an answer is worth to the seat, how often it was tried, and what may follow."""
    if not found.visits:
        return Message("advice-own-choice")
    worth = _worth(found, seat, in_points)
    replies = found.line[1 : 1 + SHOWN]
    return Message("advice-search-line", {"worth": worth, "line": _line(game, replies)}) if replies else worth


def _worth(found: Found, seat: int, in_points: bool) -> Message:
    value = found.values[seat]
    if not in_points:
        return Message("advice-search-win", {"percent": round(100 * value), "tries": found.visits})
    whole, _, tenth = f"{value:.1f}".partition(".")
    return Message("advice-search-points", {"whole": whole, "tenth": tenth, "tries": found.visits})


def _line(game: Game, replies: Sequence[Reply]) -> Message:
    first, *rest = replies
    reply = Message(
        "advice-search-reply", {"seat": Token("seat", first.seat), "action": game.words.action(first.action)}
    )
    return Message("advice-search-replies", {"reply": reply, "rest": _line(game, rest)}) if rest else reply
