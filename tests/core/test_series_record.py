"""A series in one file: its games follow from each other, and damage is found."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from cosecha.core.errors import BadRecord
from cosecha.core.match import Match
from cosecha.core.message import Message
from cosecha.core.movetext import from_text, to_text
from cosecha.core.record import Place, Record, dump, head_digest, load
from cosecha.core.rng import Rng
from cosecha.core.series import new_series
from cosecha.core.series_record import SeriesRecord, dump_series, follow, is_series, load_series, series_record
from cosecha.games.santiago import GAME, Options
from tests.core.random_match import random_match, signed

OPTIONS = Options(players=2)


def played(number: int, seed: int, moves: int = 1000, options: Options = OPTIONS) -> Match:
    """A random game of the series `s`."""
    match = Match.start(GAME, options, seed, ["Ana", "Ben"], place=Place("best-of-three", "s", number))
    rng = Rng(seed)
    while match.moves < moves and (waiting := match.state.waiting()):
        legal = match.state.legal(waiting[0])
        match.play(waiting[0], legal[rng.below(len(legal))])
    return match


def whole(*games: Match) -> SeriesRecord:
    kind, series = new_series("best-of-three", "santiago", OPTIONS)
    for game in games:
        if not game.state.waiting():
            series = series.with_result(kind.result(game.state))
    return series_record(kind, series, "s", [game.record() for game in games])


def decided() -> SeriesRecord:
    """A series that is over after two or three games."""
    games = [played(1, 1)]
    while not whole(*games).end.over:
        games.append(played(len(games) + 1, len(games) + 1))
    return whole(*games)


SERIES = decided()
TEXT = dump_series(SERIES)


def bad(text: str) -> Message:
    with pytest.raises(BadRecord) as wrong:
        follow(load_series(text), GAME)
    return wrong.value.message


def edited(edit: Callable[[Any], Any]) -> str:
    data = json.loads(TEXT)
    edit(data)
    return json.dumps(data)


def test_a_series_is_read_back_with_its_results() -> None:
    assert load_series(TEXT) == SERIES
    kind, series = follow(SERIES, GAME)
    assert len(series.results) == len(SERIES.games) >= 2
    assert kind.next_options(series) is None
    assert [result.totals for result in series.results] == [game.end.totals for game in SERIES.games if game.end]
    assert is_series(TEXT)
    assert not is_series(dump(SERIES.games[0]))
    assert not is_series(TEXT[:-5])


def test_the_last_game_may_be_unfinished() -> None:
    series = whole(played(1, 1), played(2, 2, moves=7))
    assert load_series(dump_series(series)) == series
    assert len(follow(series, GAME)[1].results) == 1
    assert not series.end.over


def test_records_carry_their_place_and_its_digest_protects_it() -> None:
    record = SERIES.games[1]
    assert record.series == Place("best-of-three", "s", 2)
    assert load(dump(record)) == record
    assert from_text(to_text(record)).series == record.series
    moved = dump(replace(record, series=Place("best-of-three", "s", 1)))
    with pytest.raises(BadRecord) as wrong:
        load(moved)
    assert wrong.value.message.id == "error-record-head"


def test_a_game_outside_a_series_has_the_digest_it_always_had() -> None:
    record = random_match(Options(players=2), 5, moves=0).record()
    assert record.digest == head_digest(record) == "fd9c1d569dbf0c36ec36b4bf3c7db4c7"
    assert "series" not in dump(record)


def test_damage_in_a_game_is_found_and_its_number_named() -> None:
    found = bad(edited(lambda data: data["games"][1]["moves"][3].update(action="pass")))
    assert found.id == "error-series-game"
    assert found.args["number"] == 2
    inner = found.args["text"]
    assert isinstance(inner, Message)
    assert inner.id == "error-record-altered"


@pytest.mark.parametrize(
    ("edit", "id"),
    [
        (lambda data: data["games"].pop(0), "error-series-place"),
        (lambda data: data["games"].reverse(), "error-series-place"),
        (lambda data: data.update(id="other"), "error-series-place"),
        (lambda data: data["games"].append(data["games"][-1]), "error-series-place"),
        (lambda data: data["options"].update(money_visibility="hidden"), "error-series-options"),
        (lambda data: data["games"].pop(), "error-series-end"),
        (lambda data: data["end"].update(over=False), "error-series-end"),
        (lambda data: data["end"]["points"].reverse(), "error-series-end"),
        (lambda data: data.update(answers=[["", ""]]), "error-series-answers"),
        (lambda data: data.update(game="cacao"), "error-record-other-game"),
        (lambda data: data.update(kind="best-of-nine"), "error-record-shape"),
        (lambda data: data.pop("end"), "error-record-shape"),
        (lambda data: data.update(cosecha=99), "error-record-newer"),
        (lambda data: data.update(games=3), "error-record-other-file"),
    ],
)
def test_games_that_do_not_follow_from_each_other_are_refused(edit: Callable[[Any], Any], id: str) -> None:
    found = bad(edited(edit))
    if found.id == "error-series-game":
        text = found.args["text"]
        assert isinstance(text, Message)
        found = text
    assert found.id == id


def test_an_unfinished_game_cannot_be_followed_by_another() -> None:
    cut: Record = played(1, 1, moves=7).record()
    series = replace(SERIES, games=[cut, *SERIES.games[1:]])
    assert bad(dump_series(series)).id == "error-series-unfinished"


def test_a_forged_result_is_found() -> None:
    """Swapping the points at the end needs new digests, and the replay still finds it."""
    first = SERIES.games[0]
    assert first.end is not None
    forged = signed(first, end=replace(first.end, totals=first.end.totals[::-1]))
    found = bad(dump_series(replace(SERIES, games=[forged, *SERIES.games[1:]])))
    assert found.id == "error-series-game"


def test_a_cut_file_is_refused() -> None:
    assert bad(TEXT[: len(TEXT) // 2]).id == "error-record-json"
