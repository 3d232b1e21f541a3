"""A table in a series: where the series is, and what the table of the next game is like.

The table knows the results of earlier games, and that of its own follows from its state. So a series has no storage of
its own, and nothing is lost between two games.
"""

import base64
import hashlib

import msgspec

from cosecha.core.series_words import title
from cosecha.server.common.refusals import Refused
from cosecha.server.table import facts, seating
from cosecha.server.table.between import choosing, questions, series_of
from cosecha.server.table.chairs import Chair
from cosecha.server.table.facts import Fact, SeatPlan
from cosecha.server.table.table import Table
from cosecha.server.table.wire import SeriesChoice, SeriesGame, SeriesState


def has_next(table: Table) -> bool:
    """Whether the game is over, its series isn't, and everybody has chosen what they are asked in between."""
    if table.opened.series is None or table.status != "over" or table.opened.record is not None or choosing(table):
        return False
    found = series_of(table)
    return found is not None and found[0].next_options(found[1]) is not None


def awaits_next(table: Table) -> bool:
    """Whether the next game of the series is yet to be opened."""
    return table.following is None and has_next(table)


def next_id(table: Table) -> str:
    """The id of the next game's table: always the same, so that a second attempt finds what the first has done."""
    digest = hashlib.sha256(f"next in series\n{table.id}\n{table.opened.secret}".encode()).digest()
    return base64.b32encode(digest[:10]).decode().lower()


def next_facts(table: Table) -> list[Fact]:
    """The first row of the next game's table: everybody keeps their seat, and bots play on where they played.

    Guests keep their links to themselves, as at this table: the host gets none of them.
    """
    now, found = table.opened, series_of(table)
    options = found and found[0].next_options(found[1])
    if now.series is None or found is None or options is None:
        raise Refused("error-no-next-game")
    fact = seating.opened(
        now.game,
        options,
        [_plan(chair) for chair in table.chairs],
        now.public,
        now.pace,
        now.confirm,
        now.clock,
        now.hints,
        now.language,
        handed_over=True,
    )
    opened = msgspec.structs.replace(
        fact,
        follows=table.id,
        kept=[seat for seat, plan in enumerate(fact.seats) if plan.kind == "open"],
        owner=now.owner,
        series=facts.InSeries(now.series.id, found[1], [*now.series.tables, table.id]),
    )
    kept: list[Fact] = []
    for seat in sorted(table.guests):
        kept += [facts.Claimed(seat)] if seat in opened.kept else []
        kept += [facts.LinkChanged(role, seat, 1, "guest") for role in seating.HANDED_OUT]
    return [opened, *kept, *_settings(table)]


def _settings(table: Table) -> list[Fact]:
    """What people have set for themselves goes with them: automatic answers, notifications, help."""
    here = table.people()
    plans = [facts.Planned(seat, kind, answer) for (seat, kind), answer in table.plans.items() if seat in here]
    wishes = [
        msgspec.structs.replace(wish, link=wish.link.replace(f"/t/{table.id}", f"/t/{next_id(table)}"))
        for seat, wish in table.notices.items()
        if seat in here
    ]
    return [*plans, *wishes, *(help for seat, help in table.help.items() if seat in here)]


def _plan(chair: Chair) -> SeatPlan:
    return SeatPlan("bot" if chair.kind == "bot" else "here" if chair.here else "open", chair.name, chair.bot)


def carried_generation(table: Table, role: str, seat: int) -> int:
    """The generation with which links to a seat begin at the next game's table."""
    return 1 if seat in table.guests and facts.lineage(role) in seating.HANDED_OUT else 0


def series_state(table: Table) -> SeriesState | None:
    """The series for everybody at the table: all of it is public."""
    found, opened = series_of(table), table.opened.series
    if found is None or opened is None:
        return None
    kind, series = found
    standings = kind.standings(series)
    over = kind.next_options(series) is None
    number = opened.series.number
    tables = [*opened.tables, table.id]
    return SeriesState(
        kind=series.kind,
        id=opened.id,
        number=number,
        title=title(kind, number),
        stake=kind.stake(series),
        games=[
            SeriesGame(at, result.totals, result.winners, result.answers)
            for at, result in zip(tables, series.results, strict=False)
        ],
        points=standings.points,
        leaders=standings.leaders,
        most=kind.most,
        over=over,
        handed=[] if over else kind.handed(series),
        asked=list(questions(table)),
        choosing=choosing(table),
        next=table.following.table if table.following and table.following.in_series else "",
    )


def choice_for(table: Table, seat: int | None) -> SeriesChoice | None:
    """What one seat is asked between two games, with its own answer: for nobody else."""
    asked = None if seat is None or table.chairs[seat].kind != "person" else questions(table).get(seat)
    if asked is None or seat is None:
        return None
    return SeriesChoice(asked.prompt, asked.choices, table.chosen.get(seat))
