"""Between two games of a series: what seats are asked once a game is over, and their answers.

They all answer at once, like in a draft. Until the last one has answered, nobody sees what others have chosen, and
everybody may choose again.
"""

from collections.abc import Mapping

from cosecha.core.series import Kind, Question, Series, kind_named
from cosecha.server.common.refusals import Refused, Stale
from cosecha.server.table import facts
from cosecha.server.table.checks import is_repeated, require_person, require_room
from cosecha.server.table.facts import Fact
from cosecha.server.table.table import Decide, Table

LEAST_TIME = 60.0
"""Seconds that everybody has for a choice, however short the clock for moves is."""


def series_of(table: Table) -> tuple[Kind, Series] | None:
    """The series with all results so far, including that of this table's game once it is over, with what was chosen
    after it once everybody has answered."""
    found = table.opened.series
    if found is None:
        return None
    kind = kind_named(found.series.kind, table.opened.game)
    if table.match is None or not table.finished:
        return kind, found.series
    series = found.series.with_result(kind.result(table.match.state))
    if table.opened.record is not None:
        return kind, series.with_answers(found.answers) if found.answers else series
    asked = kind.questions(series)
    if asked and all(seat in table.chosen for seat in asked):
        series = series.with_answers([table.chosen.get(seat, "") for seat in range(len(table.chairs))])
    return kind, series


def questions(table: Table) -> Mapping[int, Question]:
    """What seats are asked now; empty once all of them have answered."""
    if table.opened.series is None or table.over_since is None:
        return {}
    found = series_of(table)
    return {} if found is None or table.opened.record is not None else found[0].open_questions(found[1])


def choosing(table: Table) -> list[int]:
    """The seats that still have to choose."""
    return [seat for seat in questions(table) if seat not in table.chosen]


def bots_to_choose(table: Table) -> list[int]:
    return [seat for seat in choosing(table) if table.chairs[seat].kind == "bot"]


def choice_deadlines(table: Table) -> dict[int, float]:
    """When the time of each person who still has to choose is up, if there is a clock."""
    clock = table.opened.clock
    if clock is None or table.over_since is None or table.opened.series is None:
        return {}
    until = table.over_since + max(LEAST_TIME, clock.move + clock.bank)
    return {seat: until for seat in choosing(table) if table.chairs[seat].kind == "person"}


def choose(seat: int, answer: str | None, key: str) -> Decide:
    """Choose, or choose something else; None takes the choice back."""

    def decide(table: Table) -> list[Fact]:
        if is_repeated(table, seat, key, "undo" if answer is None else f"choose {answer}"):
            return []
        asked = questions(table).get(seat)
        if asked is None:
            raise Stale("error-no-choice")
        require_person(table, seat)
        require_room(table)
        if answer is not None and answer not in [choice.notation for choice in asked.choices]:
            raise Refused("error-choice-unknown", answer=answer)
        return [] if table.chosen.get(seat) == answer else [facts.Chose(seat, answer, key)]

    return decide


def bot_chose(seat: int, bot: str, answer: str) -> Decide:
    """A bot's choice, if it is still asked."""

    def decide(table: Table) -> list[Fact]:
        wanted = seat in bots_to_choose(table) and table.chairs[seat].bot == bot
        return [facts.Chose(seat, answer, by="bot")] if wanted else []

    return decide
