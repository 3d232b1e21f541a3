"""Simulates series between bots: who wins them, how long they last, and how far each bot gets.

    from cosecha.lab.series import simulate_series

Works like `lab.simulate`: series i depends only on `seed + i`, and the bots move on by one seat after each series.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.bots.between import answer_between
from cosecha.core.errors import BadBot
from cosecha.core.rng import Rng
from cosecha.core.scores import share_of_win
from cosecha.core.series import Kind, Series, kind_named, new_series, usual_options
from cosecha.games import by_name
from cosecha.lab.playing import Makers, Plan, Played, play_from, play_in_detail
from cosecha.lab.running import Place, Progress
from cosecha.lab.simulate import checked_options, csv_text, runs, wilson

MOST_GAMES = 1000
"""A series without an end of its own is cut off here, in case a bot never gives up."""


class SeriesPlan(Plan, frozen=True):
    kind: str
    details: bool = False
    targets: int = 0
    """If there are any, a series for one player ends after so many, or at the first one missed."""


class PlayedSeries(Struct, frozen=True):
    """One series. `bots` are indices into the result's `lineup`; the points are those of the series, by seat."""

    number: int
    bots: list[int]
    games: list[Played]
    points: list[int]
    winners: list[int]


class SeriesBot(Struct, frozen=True):
    """The results of one bot; if it has several seats in a series, each one counts."""

    bot: str
    series: int
    wins: float
    """A victory shared by k seats counts 1/k for each."""
    win_rate: float
    low: float
    """The 95% confidence interval of the win rate (Wilson)."""
    high: float
    mean_points: float
    reached: dict[int, int]
    """How far it got: how many series it ended with how many points."""


class SeriesResult(Struct, frozen=True):
    """The whole experiment; running it again with these fields gives the same result, except for the times."""

    game: str
    rules: int
    kind: str
    options: dict[str, Any]
    lineup: list[str]
    seed: int
    first_series: int
    series: int
    bots: list[SeriesBot]
    lengths: dict[int, int]
    """How many series had how many games."""
    played: list[PlayedSeries]


def simulate_series(
    game: str,
    kind: str,
    bots: Sequence[str],
    options: Any = None,
    *,
    series: int = 100,
    seed: int = 0,
    first_series: int = 0,
    workers: int = 1,
    on: str = "processes",
    details: bool = False,
    progress: Progress | None = None,
) -> SeriesResult:
    """Play the series and summarize the results. With `details`, also collect where points came from, and what was
    taken. Raises BadOptions or BadBot.

    In a series for one player, each bot plays on its own, with the same deals.
    """
    rules = by_name(game)
    if options is None:
        options = usual_options(kind, game, {"players": len(bots)} if len(bots) > 1 else {})
        # Nobody has to say that a series is for one player.
        options |= {"players": 1} if kind_named(kind, game).usual.get("players") == 1 else {}
    alone = rules.checked(options).players == 1
    checked = checked_options(rules, bots[:1] if alone else bots, options)
    agreed = new_series(kind, game, checked)[1]
    lineup = list(bots) if alone else [*bots, *[bots[-1]] * (checked.players - len(bots))]
    played: list[PlayedSeries] = []
    for number, together in enumerate([[bot] for bot in lineup] if alone else [lineup]):
        plan = SeriesPlan(game, agreed.options, together, seed, first_series, series, kind, details)
        for each in runs(plan, play_series, Place(on, workers), progress):
            played.append(msgspec.structs.replace(each, bots=[number]) if alone else each)
    return SeriesResult(
        game=game,
        rules=rules.version,
        kind=kind,
        options=agreed.options,
        lineup=lineup,
        seed=seed,
        first_series=first_series,
        series=series,
        bots=[_one_bot(name, lineup, played) for name in dict.fromkeys(lineup)],
        lengths=dict(sorted(Counter(len(each.games) for each in played).items())),
        played=played,
    )


def game_seed(seed: int, series: int, number: int) -> int:
    """The 128-bit seed of the deal of one game of a series."""
    text = f"cosecha simulate series {seed + series} game {number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")


def play_series(plan: Plan, number: int, makers: Makers) -> PlayedSeries:
    """Play one series; everybody keeps their seat in all of its games, and bots are new in each."""
    assert isinstance(plan, SeriesPlan)
    rules = by_name(plan.game)
    kind, series = new_series(plan.kind, plan.game, rules.checked(plan.options))
    games: list[Played] = []
    play_one = play_in_detail if plan.details else play_from
    most = plan.targets or MOST_GAMES
    while len(games) < most and (options := kind.next_options(series)) is not None:
        dealt = game_seed(plan.seed, number, series.number)
        played, state = play_one(plan, number, makers, rules.checked(options), dealt)
        games.append(played)
        series = series.with_result(kind.result(state))
        if plan.targets and kind.standings(series).points[0] < len(games):
            break
        if asked := kind.open_questions(series):
            answers = [""] * len(played.bots)
            for seat in asked:
                answers[seat] = _answer(plan, number, makers, played, kind, series, seat)
            series = series.with_answers(answers)
    found = kind.standings(series)
    return PlayedSeries(number, games[0].bots, games, found.points, found.leaders)


def _answer(plan: Plan, number: int, makers: Makers, played: Played, kind: Kind, series: Series, seat: int) -> str:
    """What the bot of a seat answers after a game."""
    rng = Rng(f"{played.seed} seat {seat} between")
    try:
        return answer_between(makers[played.bots[seat]](), kind, series, seat, rng)
    except (Exception, SystemExit) as wrong:
        bot, text = plan.lineup[played.bots[seat]], f"{type(wrong).__name__}: {wrong}"
        raise BadBot(
            "error-bot-failed", bot=bot, match=number, seed=played.seed, decision=f"between.{seat}", text=text
        ) from wrong


def _one_bot(name: str, lineup: list[str], played: list[PlayedSeries]) -> SeriesBot:
    """Summarize all seats of the bots with this name."""
    reached: Counter[int] = Counter()
    wins = 0.0
    for series in played:
        for seat, bot in enumerate(series.bots):
            if lineup[bot] == name:
                reached[series.points[seat]] += 1
                wins += share_of_win(seat, series.winners, series.games[0].teams)
    count = reached.total()
    low, high = wilson(wins, count)
    return SeriesBot(
        bot=name,
        series=count,
        wins=wins,
        win_rate=wins / count if count else 0.0,
        low=low,
        high=high,
        mean_points=sum(points * times for points, times in reached.items()) / count if count else 0.0,
        reached=dict(sorted(reached.items())),
    )


def series_to_json(result: SeriesResult) -> str:
    """The whole result, including every game."""
    return msgspec.json.format(msgspec.json.encode(result)).decode() + "\n"


def series_to_csv(result: SeriesResult) -> str:
    """One row per bot and number of points: how often it ended with them, and how often it has won."""
    rows = [
        [bot.bot, bot.series, bot.wins, bot.win_rate, points, times]
        for bot in result.bots
        for points, times in bot.reached.items()
    ]
    return csv_text(("bot", "series", "wins", "win_rate", "points", "times"), rows)
