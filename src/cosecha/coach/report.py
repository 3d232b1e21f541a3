"""A short report for a seat: where its points came from, compared with others, and what to try next."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.bots.levels import LEVELS
from cosecha.bots.registry import bot_level
from cosecha.bots.timing import plain_name
from cosecha.coach.marks import FLAGGED, MARKS, Mark
from cosecha.coach.points import hardly_matter, source_label, sources_of
from cosecha.coach.review import Found, JudgedDecision, Review, Reviewer
from cosecha.coach.saying import amount, is_in_points
from cosecha.core.bot import Unit
from cosecha.core.message import Message
from cosecha.core.record import Record, first_state, game_of, play_move
from cosecha.core.scores import place, rivals
from cosecha.games import by_name

BEHIND = 1.0
"""How many points below average a source must be to be worth mentioning."""


class SourceLine(Struct, frozen=True):
    """Points from one source."""

    label: Message
    source: str
    own: int
    """The seat's own points, even if it plays in a team."""
    others: float | None
    """The average of the seats that play against it; None if there are none."""
    usual: float | None
    """The average of bots of the report's level among themselves; None if that isn't known for these options."""


class SeatReport(Struct, frozen=True):
    """How a seat did, and what it may try next."""

    seat: int
    place: int
    total: int
    """The points from all sources."""
    team: int | None
    """The result of its team; None if it plays for itself."""
    sources: list[SourceLine]
    level: Message
    """The level that it is compared with."""
    marks: dict[Mark, int]
    """How many of its decisions have each mark."""
    advice: list[Message]


class Usual(Struct, frozen=True):
    """What bots of a level score on average against each other, by source."""

    games: int
    sources: dict[str, float]


class Analysis(Struct, frozen=True):
    """What the coach has to say about a match."""

    review: Review
    reports: list[SeatReport]
    """One for each seat; none if the match isn't over."""


def analysis_of(reviewer: Reviewer, found: Sequence[Found]) -> Analysis:
    """The whole analysis from the results of all pieces of work, in their order."""
    review = reviewer.whole(found)
    return Analysis(review, reports_of(reviewer.record, review))


def reports_of(record: Record, review: Review) -> list[SeatReport]:
    """A report for each seat; none if the match isn't over."""
    game = game_of(record, by_name(record.game))
    state = first_state(record, game)
    for number, move in enumerate(record.moves, 1):
        play_move(state, game, move, number)
    return [] if state.waiting() else reports_on(game.name, record.options, record.seats, state.scores(), review)


def reports_on(
    game: str, options: dict[str, Any], seats: Sequence[str], scores: Any, review: Review | None = None
) -> list[SeatReport]:
    """A report for each seat, by the final scores; without a review, nothing about decisions. `seats`: as in a
    record."""
    return [
        _report(game, options, compared_level(seats, seat), scores, review, seat) for seat in range(len(scores.totals))
    ]


def compared_level(seats: Sequence[str], seat: int) -> str:
    """The level that a seat is compared with: that of the strongest bot beside it, or the strongest of all if none has
    a level."""
    others = [plain_name(name) for other, name in enumerate(seats) if other != seat]
    return max((name for name in others if name in LEVELS), key=LEVELS.index, default=LEVELS[-1])


def _report(
    game: str, options: dict[str, Any], level: str, scores: Any, review: Review | None, seat: int
) -> SeatReport:
    key = usual_key(game, options)
    usual = None if key is None else usual_points(game).get(key, {}).get(level)
    others = rivals(seat, len(scores.totals), scores.teams)
    lines = [
        SourceLine(
            source_label(game, source),
            source,
            points[seat],
            round(fmean(points[other] for other in others), 1) if others else None,
            None if usual is None else usual.sources.get(source, 0.0),
        )
        for source, points in sources_of(game, scores).items()
    ]
    judged = [decision for decision in review.decisions if decision.seat == seat] if review is not None else []
    return SeatReport(
        seat=seat,
        place=place(seat, scores.totals, scores.teams, scores.winners),
        total=sum(line.own for line in lines) if scores.teams else scores.totals[seat],
        team=scores.totals[seat] if scores.teams else None,
        sources=lines,
        level=bot_level(level),
        marks={mark: sum(decision.mark == mark for decision in judged) for mark in MARKS},
        advice=_advice(game, lines, judged, "points" if review is None else review.unit),
    )


def _advice(game: str, lines: list[SourceLine], judged: list[JudgedDecision], unit: Unit) -> list[Message]:
    """One sentence about the weakest source and one about the costliest decision."""
    found: list[Message] = []
    weakest = min(_kinds(game, lines), key=lambda each: each[1], default=None)
    if weakest is not None and weakest[1] <= -BEHIND:
        found.append(Message(f"coach-try-{game}", {"source": weakest[0]}))
    costly = max(judged, key=lambda decision: (MARKS.index(decision.mark), decision.loss), default=None)
    if costly is not None and costly.mark in FLAGGED:
        if is_in_points(costly.loss, unit):
            lost = amount(costly.loss, unit)
            found.append(Message("coach-try-move", {"move": costly.move + 1, "lost": lost}))
        else:
            found.append(Message("coach-try-move-chances", {"move": costly.move + 1}))
    return found or [Message("coach-try-level")]


def _kinds(game: str, lines: list[SourceLine]) -> list[tuple[str, float]]:
    """By how much each source is ahead of what is usual, or else of the others. All crops are one source: which of them
    grow well differs from match to match."""
    ahead: dict[str, float] = {}
    for line in lines:
        compared = line.usual if line.usual is not None else line.others
        if compared is not None:
            kind = "plantations" if game == "santiago" and line.source != "money" else line.source
            ahead[kind] = ahead.get(kind, 0.0) + line.own - compared
    return list(ahead.items())


def usual_key(game: str, options: dict[str, Any]) -> str | None:
    """What decides which points are usual: the number of players, and whether there are full hands of cards. None if
    other options change the points, so nobody knows what is usual."""
    rules = by_name(game)
    chosen, plain = rules.checked(options), rules.options()
    changed = {name for name in chosen.__struct_fields__ if getattr(chosen, name) != getattr(plain, name)}
    changed -= {"players"} | hardly_matter(game, rules.options)
    if changed == {"cards"} and chosen.cards == "full":
        return f"{chosen.players} cards"
    return None if changed else f"{chosen.players}"


@cache
def usual_points(game: str) -> dict[str, dict[str, Usual]]:
    """What the levels score, by `usual_key` and level; `tools/usual_points.py` finds it out."""
    file = files(__package__).joinpath("usual", f"{game}.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Usual]]) if file.is_file() else {}
