"""Mutation testing of a toy: which mutations there are, and which of them its tests notice."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

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

children.CPU_SECONDS = 1.0
file = Path("toy.py").resolve()
toy = Target("toy", "toy", [file], ["test_toy.py"])
print(json.dumps([[v.mutation.line, v.mutation.diff(), v.killer] for v in try_all(toy, mutations(file), 2, {})]))
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
    command = [sys.executable, "-c", TRY]
    environment = {"PYTHONPATH": f"{ROOT}:{toy.parent}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=toy.parent, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    verdicts = {(line, diff.splitlines()[-1].strip("+ ")): killer for line, diff, killer in json.loads(done.stdout)}
    assert len(verdicts) == len(mutations(toy))
    # In a function, and in a table: the import of the module.
    assert "test_toy_prices" in verdicts[15, "return (money > PRICES[number])"]
    assert "test_toy_prices" in verdicts[8, "PRICES = (4, 5)"]
    # Nobody asks whether 5 is enough, nor for a third price.
    assert verdicts[8, "PRICES = (3, 6)"] == ""
    assert verdicts[13, "if (number > 2):"] == ""
    # It never ends.
    assert "too long" in verdicts[20, "pass"]
    assert toy.read_text() == RULES
