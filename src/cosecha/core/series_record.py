"""Series records: all games of a series in one readable JSON document.

Each game is an ordinary record, protected by its digests. What one game hands to the next and the standings follow from
the games, so reading a series means following it.
"""

import json
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadOptions, BadRecord
from cosecha.core.game import Game
from cosecha.core.record import FORMAT, Place, Record, dump, load, options_of, replay
from cosecha.core.series import Kind, Series, Standings, new_series
from cosecha.core.state import State


class SeriesEnd(Struct, frozen=True):
    """The standings when the record was written."""

    over: bool
    points: list[int]
    leaders: list[int]


class SeriesRecord(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole series."""

    cosecha: int = msgspec.field(default_factory=lambda: FORMAT)
    kind: str
    id: str
    game: str
    options: dict[str, Any]
    """What was agreed before the first game."""
    games: list[Record]
    """In order; the last one may be unfinished."""
    answers: list[list[str]] = []
    """What the seats have chosen after each finished game, if they were asked."""
    end: SeriesEnd

    def place(self, number: int) -> Place:
        return Place(self.kind, self.id, number)


def end_of(kind: Kind, series: Series) -> SeriesEnd:
    """The end of a record with these results."""
    found: Standings = kind.standings(series)
    return SeriesEnd(kind.next_options(series) is None, found.points, found.leaders)


def series_record(kind: Kind, series: Series, id: str, games: list[Record]) -> SeriesRecord:
    """The record of a series with these games."""
    answers = [result.answers for result in series.results]
    return SeriesRecord(
        kind=series.kind,
        id=id,
        game=series.game,
        options=series.options,
        games=games,
        answers=answers if any(answers) else [],
        end=end_of(kind, series),
    )


def dump_series(record: SeriesRecord) -> str:
    """The JSON document: a readable header, then the games, each as in a file of its own."""
    head = msgspec.to_builtins(msgspec.structs.replace(record, games=[]))
    del head["games"]
    end = head.pop("end")
    lines = [f'  "{name}": {json.dumps(value, ensure_ascii=False)},' for name, value in head.items()]
    games = ",\n".join(dump(game).rstrip("\n") for game in record.games)
    return "\n".join(["{", *lines, f'  "games": [\n{games}\n  ],', f'  "end": {json.dumps(end)}', "}"]) + "\n"


def is_series(text: str) -> bool:
    """Whether a JSON document is meant to be a series. Other records have no games."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "games" in data


def load_series(text: str) -> SeriesRecord:
    """Parse the record of a series and check the digests of its games; `follow` checks the rest. Raises BadRecord."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadRecord("error-record-json", move=0, line=getattr(wrong, "lineno", 1)) from None
    if (
        not isinstance(data, dict)
        or not isinstance(data.get("cosecha"), int)
        or not isinstance(data.get("games"), list)
    ):
        raise BadRecord("error-record-other-file")
    if data["cosecha"] > FORMAT:
        raise BadRecord("error-record-newer", format=data["cosecha"], known=FORMAT)
    for number, game in enumerate(data["games"], 1):
        try:
            load(json.dumps(game))
        except BadRecord as wrong:
            raise in_game(wrong, number) from None
    try:
        return msgspec.convert(data, SeriesRecord)
    except msgspec.ValidationError as wrong:
        raise BadRecord("error-record-shape", text=str(wrong)) from None


def in_game(wrong: BadRecord, number: int) -> BadRecord:
    """The same problem, with the number of the game that has it."""
    return BadRecord("error-series-game", wrong.move, number=number, text=wrong.message)


def last_state(record: Record, game: Game) -> State:
    """The state at the end of a record, which is replayed. Raises BadRecord."""
    state: State | None = None
    for found, _ in replay(record, game):
        state = found
    assert state is not None
    return state


def follow(
    record: SeriesRecord, game: Game, ending: Callable[[Record, Game], State] = last_state
) -> tuple[Kind, Series]:
    """The kind and the results of a series. `ending` plays one of its games. Raises BadRecord.

    Every game must have its place in this series and the options that the ones before it lead to.
    """
    following = Following(record, game)
    for number, played in enumerate(record.games, 1):
        try:
            following.expect(number)
            state = ending(played, game)
        except BadRecord as wrong:
            raise in_game(wrong, number) from None
        following.add(number, state)
    following.finish()
    return following.kind, following.series


class Following:
    """Follows a series game by game: `expect` one, play it, `add` its last state; in the end, `finish`. All of them
    raise BadRecord."""

    def __init__(self, record: SeriesRecord, game: Game) -> None:
        self._record = record
        self._game = game
        self.kind, self.series = _agreed(record, game)

    def expect(self, number: int) -> None:
        """The game must have its place in this series and the options that the ones before it lead to."""
        options = self.kind.next_options(self.series)
        checked = None if options is None else self._game.checked(options)
        _check_place(self._record, self._record.games[number - 1], number, self._game, checked)

    def add(self, number: int, state: State) -> None:
        """The result of the game and what was chosen after it. Only the last game may be unfinished."""
        record, later = self._record, number < len(self._record.games)
        if state.waiting():
            if later:
                raise BadRecord("error-series-unfinished", number=number)
            return
        self.series = self.series.with_result(self.kind.result(state))
        answers = record.answers[number - 1] if number <= len(record.answers) else []
        # The questions after the last game may still be open.
        if (answers or later) and not self.kind.accepts(self.series, answers):
            raise BadRecord("error-series-answers", number=number)
        if answers:
            self.series = self.series.with_answers(answers)

    def finish(self) -> None:
        if self._record.end != end_of(self.kind, self.series):
            raise BadRecord("error-series-end")


def _agreed(record: SeriesRecord, game: Game) -> tuple[Kind, Series]:
    """The series before its first game."""
    if record.game != game.name:
        raise BadRecord("error-record-other-game", game=record.game)
    try:
        return new_series(record.kind, record.game, game.checked(record.options))
    except BadOptions as wrong:
        raise BadRecord("error-record-shape", text=wrong.message) from None


def _check_place(record: SeriesRecord, played: Record, number: int, game: Game, options: Any) -> None:
    if played.series != record.place(number) or options is None:
        raise BadRecord("error-series-place")
    if options_of(played, game) != options:
        raise BadRecord("error-series-options")
