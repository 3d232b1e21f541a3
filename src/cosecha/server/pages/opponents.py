"""The bots that a form offers: how good they are, which one is suggested, and how long they think.

How somebody's games against bots went, and the time they chose, are kept in cookies.
"""

from collections.abc import Mapping
from urllib.parse import quote, unquote

from litestar.datastructures import Cookie
from msgspec import Struct

from cosecha.bots import suggestion
from cosecha.bots.levels import LEVELS, measured
from cosecha.bots.registry import about_bot, bot_level, offered_bots, thinking
from cosecha.bots.suggestion import after_game, result_at, suggested_bot
from cosecha.bots.timing import LEAST, MOST, in_words
from cosecha.core.message import Message
from cosecha.server.http.guards import HttpRequest
from cosecha.server.http.services import Services
from cosecha.server.http.visitor import Visitor
from cosecha.server.table.access import Access
from cosecha.server.table.table import Table

RESULTS = "levels"
SECONDS = "seconds"
"""The cookies, and the field of the time in forms."""


class BotLine(Struct, frozen=True):
    """A bot to choose from: its level in words, the message ids of its level in a word and of its description, and how
    good and how fast it is."""

    name: str
    level: Message
    short: str
    about: str
    measured: list[Message]
    against: list[Message]
    """How often it wins against each other level."""
    timed: bool
    """Whether its time can be set."""


class Opponents(Struct, frozen=True):
    """The bots of a game as a form offers them, strongest first."""

    bots: list[BotLine]
    suggested: str
    times: list[tuple[str, Message]]
    """The times to choose from, in seconds and in words; none if no bot's time can be set."""
    chosen: str
    """The one that is chosen."""


def opponents(
    request: HttpRequest, services: Services, game: str, filled: Mapping[str, str] | None = None
) -> Opponents:
    """What a form offers. `filled`: what is filled in already."""
    times = {bot: found for bot in offered_bots(game) if (found := thinking(bot, game, services.lobby.bot_seconds))}
    choices = sorted({seconds for found in times.values() for seconds in found.choices})
    chosen = _number((filled or {}).get(SECONDS) or request.cookies.get(SECONDS, ""))
    usual = max((found.usual for found in times.values()), default=0.0)
    return Opponents(
        [_line(game, name, name in times) for name in reversed(offered_bots(game))],
        suggested_bot(_results(request), game),
        [(f"{seconds:g}", Message("bot-time", {"seconds": in_words(seconds)})) for seconds in choices],
        f"{chosen if chosen in choices else usual:g}",
    )


def _line(game: str, name: str, timed: bool) -> BotLine:
    """A bot to choose, with what a league has measured."""
    facts, against = [], []
    if found := next((each for each in measured(game) if each.level == name), None):
        rating = Message("bot-rating", {"rating": str(found.rating), "low": str(found.low), "high": str(found.high)})
        facts = [rating, Message("bot-time", {"seconds": in_words(found.seconds)})]
        against = [
            Message("bot-against", {"level": Message(_short(other)), "percent": round(100 * share)})
            for other, share in zip(LEVELS, found.expected, strict=True)
            if other != name
        ]
    return BotLine(name, bot_level(name), _short(name), about_bot(name), facts, against, timed)


def _short(name: str) -> str:
    return f"bot-level-short-{name}"


def bot_in(form: Mapping[str, str], bot: str, game: str) -> str:
    """A bot that was chosen in a form, with the time that was chosen there if it can have one."""
    seconds = form.get(SECONDS, "").strip()
    return f"{bot}@{seconds}" if seconds and bot in offered_bots(game) and thinking(bot, game) else bot


def time_cookies(form: Mapping[str, str], who: Visitor) -> list[Cookie]:
    """Keep the time that was chosen in a form."""
    seconds = _number(form.get(SECONDS, ""))
    return [who.cookie(SECONDS, f"{seconds:g}")] if LEAST <= seconds <= MOST else []


def result_cookies(request: HttpRequest, who: Visitor, table: Table, access: Access) -> list[Cookie]:
    """Keep the result of a finished game, if the viewer played it alone against bots. A game that continues another one
    doesn't count, nor does a lesson: neither was dealt for its players."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
    if table.match is None or table.over_since is None or table.opened.position is not None:
        return []
    if len(people) != 1 or access.plays != {people[0]}:
        return []
    bots = [chair.bot for chair in table.chairs if chair.kind == "bot"]
    scores = table.match.state.scores()
    result = result_at(people[0], scores.totals, scores.winners)
    before = _results(request)
    after = after_game(before, table.game.name, bots, result, table.over_since)
    return [who.cookie(RESULTS, quote(suggestion.encoded(after)))] if after != before else []


def _results(request: HttpRequest) -> suggestion.Kept:
    return suggestion.decoded(unquote(request.cookies.get(RESULTS, "{}")))


def _number(text: str) -> float:
    """The seconds in a form or a cookie; 0 if there are none."""
    try:
        return float(text[:8])
    except ValueError:
        return 0.0
