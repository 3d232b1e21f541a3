"""The table of random matches with any options: what it plays, what it lists, and what it misses."""

import shlex
import sys
from collections import Counter

import pytest

from tests.games.agricola.proof import variants
from tests.games.agricola.proof.combinations import Combinations, Setting, pairs_in, playable_fields
from tests.games.agricola.proof.tally import Tally
from tests.games.agricola.proof.variants import how_to_repeat, play_chunk
from tools import variant_table
from tools.variant_table import main, matches_with, missing_from, table

SOME = ("players", "deal", "cards", "seasons", "first_season", "extra_copse")


def drawn(matches: int) -> Combinations:
    found = Combinations("test", [field for field in playable_fields() if field.name in SOME])
    for _ in range(matches):
        found.draw()
    return found


def test_every_option_that_people_choose_takes_part() -> None:
    names = {field.name for field in playable_fields()}
    assert {"players", "first_seat", "cards", "deal", "side_job", "tile", "seasons", "first_season"} <= names
    assert {"house_before_cooking", "one_pasture", "take_usable", "even_start", "extra_copse"} <= names
    assert not {"start_food", "start_cards", "hand_occupations"} & names


def test_pairs_that_exclude_each_other_are_not_missed() -> None:
    every = Combinations("test")
    impossible = {(str(one), str(other)) for one, other in every.impossible()}
    assert ("players=4", "deal=by-numbers") in impossible
    assert ("seasons=without", "first_season=winter") in impossible
    assert ("scattered_pastures=with", "growing_outwards=with") in impossible
    assert ("first_seat=2", "extra_copse=with") in impossible, "three players, so no extra Copse"
    assert ("cards=full", "first_season=winter") not in impossible
    assert ("players=1", "seasons=with") not in impossible


def test_the_rarest_pair_comes_next() -> None:
    # A deal and a first season are only together in as many matches as there are pairs of them.
    found = drawn(0)
    together = [pair for pair in found.pairs if {pair[0].option, pair[1].option} == {"deal", "first_season"}]
    for _ in range(3 * len(together)):
        found.draw()
    assert min(found.played[pair] for pair in found.pairs) >= 2


def test_the_table_has_every_pair_and_every_value() -> None:
    found = drawn(100)
    lines = table(found)
    names = [field.name for field in found.fields]
    rows = {line.split()[1]: list(map(int, line.split()[2:])) for line in lines[1 : len(names) + 1]}
    assert [len(row) for row in rows.values()] == list(range(len(names)))
    for column, name in enumerate(names[:-1]):
        counts = [found.played[pair] for pair in found.pairs if (pair[0].option, pair[1].option) == (name, names[-1])]
        assert rows[names[-1]][column] == min(counts)
    values = dict(line.split() for line in lines[len(names) + 2 :])
    assert sum(int(count) for value, count in values.items() if value.startswith("deal=")) == 100
    assert values["players=2"] == str(matches_with(found)[Setting("players", 2)])


def test_pairs_that_were_played_too_seldom_are_named() -> None:
    found = drawn(60)
    rarest = min(found.played[pair] for pair in found.pairs)
    assert missing_from(found, rarest) == []
    pair = Setting("players", 2), Setting("cards", "few")
    found.played[pair] = rarest - 1
    assert missing_from(found, rarest) == ["players=2 with cards=few"]


def test_a_match_has_one_value_of_each_option() -> None:
    fields = playable_fields()
    pairs = pairs_in({"players": 3}, fields)
    assert len(pairs) == len(fields) * (len(fields) - 1) / 2
    assert Counter(setting for pair in pairs for setting in pair)[Setting("players", 3)] == len(fields) - 1


def test_a_broken_match_says_how_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: object) -> None:
        raise AssertionError("this and that")

    monkeypatch.setattr(variants, "recorded_match", fail)
    chosen = {"players": 2, "seasons": "with", "first_seat": None}
    tally = play_chunk([(20, chosen), (21, chosen)])
    [broken] = tally.broken
    command = how_to_repeat(chosen, 20)
    assert command == """python -m tools.variant_table --options '{"seasons":"with"}' --first 20"""
    assert broken.startswith(f"{command}, ")
    assert "this and that" in broken
    assert tally.matches == {2: 1}


def test_a_match_is_repeated_by_its_options_and_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = {"players": 3, "one_pasture": "with", "seasons": "with", "first_season": "winter"}
    command = shlex.split(how_to_repeat(chosen, 7))
    monkeypatch.setattr(sys, "argv", command[2:])
    main()
    tally = Tally()
    variants.variant_match(chosen, 7, tally)
    assert tally.summary() in capsys.readouterr().out


@pytest.mark.parametrize(("broken", "least"), [(["a match"], 0), ([], 1)])
def test_a_broken_match_or_a_missing_pair_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, broken: list[str], least: int
) -> None:
    def run(*given: object) -> Tally:
        tally = Tally()
        tally.broken += broken
        return tally

    monkeypatch.setattr(variant_table, "run_variants", run)
    monkeypatch.setattr(variant_table, "Combinations", lambda first: drawn(0))
    monkeypatch.setattr(sys, "argv", ["tools.variant_table", "--matches", "3", "--least", str(least)])
    with pytest.raises(SystemExit) as left:
        main()
    assert str(left.value).startswith("broken:\na match" if broken else "fewer than 1 times: ")
