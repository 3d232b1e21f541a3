"""Mutation testing of a toy: which mutations there are, and which of them its tests notice."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.__main__ import RULES as RULES_OF_GAMES
from tools.mutants.__main__ import Run, summary, target
from tools.mutants.mutations import mutations, sample

ROOT = Path(__file__).resolve().parents[2]
RULES = '''"""A toy: 1 < 2."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PRICES = (3, 5)


def affordable(money: int, number: int) -> bool:
    """Whether money >= 0."""
    if number >= 2:
        raise ValueError(f"no price {number + 1}")
    return money >= PRICES[number]


def spin(turns: int) -> int:
    while turns > 0:
        turns -= 1
    return turns
'''
TESTS = """from toy import affordable, spin


def test_toy_prices():
    assert affordable(3, 0) and not affordable(2, 0)
    assert affordable(9, 1)


def test_toy_spin():
    assert spin(3) == 0
"""
TRY = """import json, sys
from pathlib import Path
from tools.mutants import children
from tools.mutants.mutations import mutations
from tools.mutants.trials import Target, try_all

children.CPU_SECONDS = 2.0
file = Path("toy.py").resolve()
toy = Target("toy", "toy", [file], ["test_toy.py"])
chosen = [each for each in mutations(file) if each.diff() in sys.argv[1:]]
print(json.dumps({each.mutation.diff(): each.killer for each in try_all(toy, chosen, 2, {})}))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "toy.py").write_text(RULES)
    (tmp_path / "test_toy.py").write_text(TESTS)
    return tmp_path / "toy.py"


def changed(file: Path) -> list[str]:
    return [each.diff().splitlines()[-1].strip("+ ") for each in mutations(file)]


def test_texts_annotations_and_the_words_of_errors_are_left_alone(toy: Path) -> None:
    found = changed(toy)
    assert "return (money > PRICES[number])" in found
    assert "PRICES = (4, 5)" in found
    assert "pass" in found
    assert not [line for line in found if "toy" in line or "Path" in line or "no price" in line or "Whether" in line]


def test_a_sample_is_the_same_every_time_and_outlives_an_edit_elsewhere(toy: Path) -> None:
    before = [(each.function, each.new) for each in sample([toy], 10, 1)]
    assert before == [(each.function, each.new) for each in sample([toy], 10, 1)]
    assert before != [(each.function, each.new) for each in sample([toy], 10, 2)]
    toy.write_text(RULES.replace("A toy", "A longer text\n\nabout a toy"))
    assert before == [(each.function, each.new) for each in sample([toy], 10, 1)]


def test_the_tests_of_a_toy_kill_what_they_test_and_nothing_else(toy: Path) -> None:
    tested = "-    return money >= PRICES[number]\n+    return (money > PRICES[number])"
    tested_table = "-PRICES = (3, 5)\n+PRICES = (4, 5)"
    untested = "-    if number >= 2:\n+    if (number > 2):"
    untested_table = "-PRICES = (3, 5)\n+PRICES = (3, 6)"
    endless = "-        turns -= 1\n+        pass"
    command = [sys.executable, "-c", TRY, tested, tested_table, untested, untested_table, endless]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{toy.parent}"}
    done = subprocess.run(command, cwd=toy.parent, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    killers = json.loads(done.stdout)
    assert "test_toy_prices" in killers.pop(tested)
    assert "test_toy_prices" in killers.pop(tested_table)
    assert "too long" in killers.pop(endless)
    assert killers == {untested: "", untested_table: ""}
    assert toy.read_text() == RULES


def test_tests_that_fail_anyway_are_reported_as_such(toy: Path) -> None:
    toy.with_name("test_toy.py").write_text("def test_toy():\n    assert False\n")
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{toy.parent}"}
    done = subprocess.run(
        [sys.executable, "-c", TRY], cwd=toy.parent, env=environment, capture_output=True, check=False
    )
    assert b"TestsFail: test_toy.py::test_toy" in done.stderr


@pytest.mark.parametrize("game", RULES_OF_GAMES)
def test_the_rules_to_change_and_the_tests_to_run_exist(game: str) -> None:
    rules = target(game)
    assert rules.files
    for test in rules.tests:
        file, _, name = test.partition("::")
        assert Path(file).exists(), file
        if name:
            assert f"def {name}(" in Path(file).read_text(), test


def test_no_share_is_reported_for_mutations_that_survived_the_last_time() -> None:
    run = Run(tried=3, survivors=["a mutation"])
    assert summary(run, repeated=False) == "2 of 3 killed, 66.7%"
    assert summary(run, repeated=True) == "2 of 3 that survived the last time are killed now"
