"""After a rule change, a game still plays matches under the earlier rules, or names the oldest version it supports."""

import pytest

from cosecha.core.errors import BadRecord, OtherRules
from cosecha.core.match import Match
from cosecha.core.record import Record, dump, load, replay
from cosecha.core.state import Log
from cosecha.games import santiago
from cosecha.games.santiago import Options, Santiago, State

OPTIONS = Options(players=3)


class Second(Santiago):
    """Rules version 2: the same seed gives another deal."""

    version = 2
    earlier = frozenset({1})

    def start(self, options: Options, seed: int, log: Log = None) -> State:
        return super().start(options, seed + (self.version == 2), log)


class Third(Second):
    """Rules version 3, which no longer plays version 1."""

    version = 3
    earlier = frozenset({2})


def _played(game: Santiago, answers: int = 12) -> Record:
    match = Match.start(game, OPTIONS, seed=7)
    for _ in range(answers):
        seat = match.state.waiting()[0]
        match.play(seat, match.state.legal(seat)[-1])
    return match.record()


def test_a_record_is_replayed_under_its_own_rules() -> None:
    record = load(dump(_played(santiago.GAME)))
    assert record.rules == 1
    match = Match(Second(), record)
    assert match.record() == record
    seat = match.state.waiting()[0]
    match.play(seat, match.state.legal(seat)[0])
    assert match.record().rules == 1, "the match must continue under them"
    assert match.at(3).record().rules == 1
    assert len(list(replay(record, Second()))) == len(record.moves) + 1


def test_a_new_match_uses_the_new_rules() -> None:
    record = _played(Second())
    assert record.rules == 2
    assert record.digest != _played(santiago.GAME).digest
    assert Match(Second(), record).record() == record


def test_a_record_of_unsupported_rules_names_the_supported_versions() -> None:
    with pytest.raises(BadRecord) as wrong:
        Match(Third(), _played(santiago.GAME))
    assert wrong.value.message.id == "error-record-older-rules"
    assert wrong.value.message.args == {"move": 0, "rules": 1, "first": 2}


def test_a_game_can_be_asked_for_its_earlier_rules() -> None:
    game = Second()
    assert game.plays == {1, 2}
    assert game.under(2) is game
    assert (game.under(1).version, game.version) == (1, 2)
    for rules, why in ((3, "error-newer-rules"), (0, "error-older-rules")):
        with pytest.raises(OtherRules, match=why):
            game.under(rules)
