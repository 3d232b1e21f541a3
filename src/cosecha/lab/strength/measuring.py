"""Plays the games of the rows."""

from collections.abc import Callable, Sequence
from functools import cache, partial

from msgspec import Struct

from cosecha.bots.registry import bot_maker
from cosecha.core.scores import share_of_win
from cosecha.games import by_name
from cosecha.lab.playing import Makers, Plan, match_seed, play_from
from cosecha.lab.running import HERE, Place, Progress, stream
from cosecha.lab.series import SeriesPlan, play_series
from cosecha.lab.strength.results import Results, ResultsFile
from cosecha.lab.strength.rows import RIVAL, TARGETS, Row, games_for


class Job(Struct, frozen=True):
    """One game, or one series."""

    row: Row
    bot: str
    number: int


def jobs_for(rows: Sequence[Row], bots: Sequence[str], results: Results, games: int | None = None) -> list[Job]:
    """The games that aren't among the results yet. Raises BadBot."""
    jobs = []
    for bot in bots:
        for row in rows:
            played = results.of(row, bot)
            numbers = range(games_for(row, bot) if games is None else games)
            jobs += [Job(row, bot, number) for number in numbers if number not in played]
    for bot, game in dict.fromkeys((job.bot, job.row.game) for job in jobs):
        bot_maker(bot, game)  # Fail on a bad name before any worker starts.
    return jobs


def measure(jobs: Sequence[Job], file: ResultsFile, place: Place = HERE, progress: Progress | None = None) -> None:
    """Play the games, each on one core, and add their results to the file."""
    for number, value in stream(partial(_prepared, jobs), range(len(jobs)), place, progress, apart=True):
        job = jobs[number]
        file.add(job.row, job.bot, job.number, value)


def _prepared(jobs: Sequence[Job]) -> Callable[[int], float]:
    makers = cache(bot_maker)

    def play(number: int) -> float:
        job = jobs[number]
        row = job.row
        lineup = [job.bot] + [RIVAL if row.kind == "wins" else job.bot] * (row.players - 1)
        return result_of(row, lineup, job.number, [makers(name, row.game) for name in lineup])

    return play


def result_of(row: Row, lineup: list[str], number: int, makers: Makers) -> float:
    """What game `number` comes to for the first bot of the lineup. Its deal and who sits where depend on nothing else:
    the bots move on by one seat after each game."""
    if row.kind == "series":
        series = SeriesPlan(row.game, row.options, lineup, 0, number, 1, "solo", targets=TARGETS)
        return float(play_series(series, number, makers).points[0] >= TARGETS)
    plan = Plan(row.game, row.options, lineup, 0, number, 1)
    options = by_name(row.game).checked(row.options)
    played, _ = play_from(plan, number, makers, options, match_seed(plan.seed, number))
    if row.kind == "points":
        return sum(played.totals) / row.players
    return share_of_win(played.bots.index(0), played.winners, played.teams)
