"""What a search has found out about an answer, as a hint."""

from cosecha.bots.search.lines import Found, Reply, line_of
from cosecha.core.bot import Advice, Unit, rounded
from cosecha.core.game import Game
from cosecha.core.message import Message, Token

SHOWN = 3
"""How many replies a hint tells."""


def advice_of(game: Game, found: Found, why: Message, unit: Unit) -> Advice:
    """An answer as a hint, for this reason."""
    return Advice(found.action, why, found.visits, line_of(game, found), rounded(found.values), unit)


def reason(game: Game, found: Found, seat: int, unit: Unit) -> Message:
    """What an answer is worth to the seat, how often it was tried, and what may follow."""
    if not found.visits:
        return Message("advice-own-choice")
    worth = _worth(found, seat, unit)
    replies: list[Token] = [_reply(game, each) for each in found.line[1 : 1 + SHOWN]]
    return Message("advice-search-line", {"worth": worth, "line": replies}) if replies else worth


def _worth(found: Found, seat: int, unit: Unit) -> Message:
    value = found.values[seat]
    if unit == "wins":
        return Message("advice-search-win", {"percent": round(100 * value), "tries": found.visits})
    whole, _, tenth = f"{value:.1f}".partition(".")
    return Message("advice-search-points", {"whole": whole, "tenth": tenth, "tries": found.visits})


def _reply(game: Game, reply: Reply) -> Token:
    seat, action = Token("seat", reply.seat), game.words.action(reply.action)
    return Token("reply", reply.notation, Message("advice-search-reply", {"seat": seat, "action": action}))
