"""Golden records: whole matches that must always replay under this version of the rules.

If one of these fails, the rules now behave differently: raise their version, then rewrite the records.
"""

from pathlib import Path

import msgspec
import pytest

from cosecha.core.errors import BadRecord, OtherRules
from cosecha.core.match import Match
from cosecha.core.movetext import from_text, to_text
from cosecha.core.record import SUFFIX, dump, load
from cosecha.games import agricola, by_name
from tests.golden.make import FOLDER, MATCHES, game_of, played

FILES = sorted(FOLDER.glob(f"*{SUFFIX}"))
TOTALS = {
    "santiago-2": [5, 17],
    "santiago-3-hidden": [24, 16, 36],
    "santiago-4": [42, 19, 20, 26],
    "santiago-4-manual": [11, 16, 19, 22],
    "santiago-5": [8, 7, 9, 11, 13],
    "cacao-2": [31, 32],
    "cacao-3-hidden": [32, 33, 13],
    "cacao-4": [9, 15, 27, 22],
    "agricola-1": [-29],
    "agricola-2-tiles": [-2, -20],
    "agricola-3-few": [-23, -14, -36],
    "agricola-4": [-17, -10, -13, -9],
    "agricola-1-full": [-69],
    "agricola-2-full": [-11, -32],
    "agricola-4-full": [-4, -30, -18, -43],
}


def test_every_golden_record_exists() -> None:
    assert {path.name.removesuffix(SUFFIX) for path in FILES} == set(MATCHES) == set(TOTALS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(SUFFIX))
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    name = path.name.removesuffix(SUFFIX)
    record = load(path.read_bytes())
    game = game_of(name)
    assert record.rules == game.version
    match = Match(by_name(game.name), record)
    assert match.state.waiting() == ()
    assert record.end is not None
    assert match.state.scores().totals == record.end.totals == TOTALS[name]
    assert match.record() == record
    assert dump(match.record()) == path.read_text(encoding="utf-8")
    assert Match(game, from_text(to_text(record))).record() == record


@pytest.mark.parametrize("name", MATCHES)
def test_the_same_choices_give_the_same_record(name: str) -> None:
    """The order of `legal` is guaranteed: seeded simulations are reproducible."""
    record = load((FOLDER / f"{name}{SUFFIX}").read_bytes())
    assert played(name) == record


@pytest.mark.parametrize(("name", "rules"), [("agricola-3-cards", 1), ("agricola-2-full", 2), ("agricola-4-full", 3)])
def test_a_match_with_the_cards_of_an_earlier_version_is_refused_and_says_why(name: str, rules: int) -> None:
    record = load((FOLDER / "refused" / f"{name}{SUFFIX}").read_bytes())
    assert record.rules == rules
    with pytest.raises(BadRecord) as wrong:
        Match(agricola.GAME, record)
    assert (wrong.value.message.id, wrong.value.message.args) == (
        "error-record-older-rules",
        {"move": 0, "rules": rules, "first": 4},
    )
    with_cards = agricola.Options(players=3, cards="few")
    earlier = agricola.GAME.under(rules)
    with pytest.raises(OtherRules, match="error-older-rules"):
        earlier.start(with_cards, 1)
    position = agricola.GAME.start(with_cards, 1).position()
    for told in (position, msgspec.to_builtins(position)):
        with pytest.raises(OtherRules, match="error-older-rules"):
            earlier.from_position(told)
    assert earlier.from_position(agricola.GAME.start(agricola.Options(players=3), 1).position()).waiting()
