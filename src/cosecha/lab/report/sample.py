"""The games that a report is about, from any file that has some: a simulation of games or series, a league, a saved
game, a dataset."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.errors import CosechaError
from cosecha.core.record import Record, load, options_of, replay
from cosecha.core.scores import share_of_win
from cosecha.games import by_name
from cosecha.lab.details import THINGS, Collector, Details
from cosecha.lab.league import League, Pair
from cosecha.lab.playing import Played
from cosecha.lab.series import SeriesBot, SeriesResult
from cosecha.lab.simulate import Result


class BadReport(CosechaError):
    """A file that no report can be made of."""


class Game(Struct, frozen=True):
    """One game; lists have an entry for each seat."""

    who: list[int]
    """Indices into the sample's names."""
    totals: list[int]
    shares: list[float]
    decisions: int
    sources: dict[str, list[int]] = {}
    rounds: list[list[int]] = []
    taken: list[dict[str, int]] = []


class Sample(Struct, frozen=True):
    """Games of one title between the same bots or people."""

    game: str
    players: int
    names: list[str]
    games: list[Game]
    league: League | None = None
    series: list[SeriesBot] = []
    """If the games belong to series: the results of each name in those."""


def read_sample(path: Path) -> Sample:
    """Raises BadReport, BadRecord or BadDataset."""
    if path.is_dir():
        return _from_dataset(path)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadReport("cli-file-missing", file=str(path)) from None
    except (OSError, UnicodeDecodeError):
        raise BadReport("error-report-file", file=str(path)) from None
    if text.startswith("cosecha "):
        from cosecha.core.movetext import from_text

        return _from_record(from_text(text), path)
    try:
        found = msgspec.json.decode(text)
    except msgspec.DecodeError:
        found = None
    if not isinstance(found, dict):
        raise BadReport("error-report-file", file=str(path))
    if "cosecha" in found and "moves" in found:
        return _from_record(load(text), path)
    try:
        if "league" in found:
            return from_league(msgspec.json.decode(text, type=League))
        if "kind" in found:
            return from_series(msgspec.json.decode(text, type=SeriesResult))
        if "lineup" in found:
            return from_result(msgspec.json.decode(text, type=Result))
    except msgspec.ValidationError:
        pass
    raise BadReport("error-report-file", file=str(path))


def from_result(result: Result) -> Sample:
    names = list(dict.fromkeys(result.lineup))
    who = [names.index(name) for name in result.lineup]
    return Sample(result.game, len(result.lineup), names, [_game(match, who) for match in result.played])


def from_series(result: SeriesResult) -> Sample:
    """All games of all series."""
    names = list(dict.fromkeys(result.lineup))
    who = [names.index(name) for name in result.lineup]
    games = [
        _game(replace(match, bots=series.bots), who)  # a bot that plays alone has another number in the lineup
        for series in result.played
        for match in series.games
    ]
    return Sample(result.game, result.options["players"], names, games, series=result.bots)


def from_league(found: League) -> Sample:
    everybody = list(range(len(found.bots)))
    games = [_game(match, everybody) for match in found.played]
    return Sample(found.game, found.options["players"], found.bots, games, found)


def _game(match: Played, who: list[int]) -> Game:
    details = match.details or Details({}, [], [])
    return Game(
        who=[who[bot] for bot in match.bots],
        totals=match.totals,
        shares=[share_of_win(seat, match.winners, match.teams) for seat in range(len(match.bots))],
        decisions=sum(match.decisions),
        sources=details.sources,
        rounds=details.rounds,
        taken=details.taken,
    )


def _from_record(record: Record, path: Path) -> Sample:
    """A saved game that is over; each seat is a player."""
    if record.public or record.end is None or not record.end.over:
        raise BadReport("error-report-running", file=str(path))
    game = by_name(record.game)
    players = options_of(record, game).players
    collector = Collector(game, players)
    states = replay(record, game)
    state, _ = next(states)
    for move in record.moves:
        collector.asked(state, move.seat, None)
        collector.answered(state, move.seat, game.parse(move.action or ""))
        state, _ = next(states)
    details, scores = collector.details(state), state.scores()
    names = [*record.names, *(str(seat + 1) for seat in range(len(record.names), players))]
    shares = [share_of_win(seat, scores.winners, scores.teams) for seat in range(players)]
    only = Game(
        list(range(players)),
        list(scores.totals),
        shares,
        len(record.moves),
        details.sources,
        details.rounds,
        details.taken,
    )
    return Sample(record.game, players, names, [only])


def _from_dataset(folder: Path) -> Sample:
    from cosecha.lab.dataset import read
    from cosecha.lab.dataset.folder import manifest_of

    manifest = manifest_of(folder)
    rules = by_name(manifest.game)
    names = list(dict.fromkeys(manifest.bots))
    players = len(manifest.bots)
    things: dict[int, str] = {}
    games: dict[int, Game] = {}
    decisions: Counter[int] = Counter()
    columns = ("game", "ply", "round", "seat", "action", "points", "totals", "shares", "sources")
    before, now = (-1, -1), 0
    for batch in read(folder, columns):
        rows = zip(*(batch[name].tolist() for name in columns), strict=True)
        for number, ply, turn, seat, action, points, totals, shares, sources in rows:
            if (number, ply) == before:
                continue  # another step of the same answer
            if number != before[0]:
                who = [names.index(manifest.bots[(other + number) % players]) for other in range(players)]
                taken: list[dict[str, int]] = [{} for _ in range(players)]
                games[number] = Game(who, totals, shares, 0, msgspec.json.decode(sources), [], taken)
                now = 0
            before = (number, ply)
            decisions[number] += 1
            game = games[number]
            if turn > now and now:
                game.rounds.extend([points] * (turn - now))
            now = max(turn, now)
            if action not in things:
                things[action] = _thing(rules.read(action))
            if thing := things[action]:
                game.taken[seat][thing] = game.taken[seat].get(thing, 0) + 1
    whole = [
        replace(games[number], decisions=decisions[number], rounds=[*games[number].rounds, games[number].totals])
        for number in sorted(games)
    ]
    return Sample(manifest.game, players, names, whole)


def _thing(action: Any) -> str:
    kind = action.__struct_config__.tag
    return next((f"{name} {getattr(action, name)}" for name in action.__struct_fields__ if (kind, name) in THINGS), "")


def beaten(matrix: list[list[Pair]], one: int, two: int) -> float | None:
    """How often one bot came before another; None if they haven't met."""
    pair = matrix[one][two]
    return pair.wins / pair.games if pair.games else None
