"""Runs every scenario file; each scenario is one test."""

import re
from pathlib import Path

import pytest

from cosecha.lab.scenario import BASES, Scenario, read_file, run

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(path for path in FOLDER.glob("*/**/*.yaml") if path.name != BASES)
SCENARIOS = [scenario for path in FILES for scenario in read_file(path)]
SOURCES = Path(__file__).parents[1] / "src" / "cosecha"
DEALING = {
    "agricola-reason-enough-of-kind",
    "agricola-reason-no-card-left",
    "agricola-reason-none-in-hand",
    "agricola-reason-not-in-pack",
}
"""What drafting and drawing refuse: the hands of a seed aren't for scenarios that people read."""


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{each.game} {each.file}: {each.name}" for each in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    assert run(scenario).failures == []


def test_scenario_names_are_unique() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted(set(names)) == sorted(names)


def test_the_scenarios_cover_every_reason_of_the_rules() -> None:
    covered = {
        f"{prefix}{step['reason']}"
        for scenario in SCENARIOS
        for step in scenario.steps
        if "reason" in step
        for prefix in ("reason-", f"{scenario.game}-reason-")
    }
    given = set()
    for path in [SOURCES / "core" / "state.py", *SOURCES.glob("games/**/*.py")]:
        given |= set(re.findall(r'"((?:\w+-)?reason-[\w-]+\w)"', path.read_text()))
    assert len(given) > 20
    assert given - DEALING <= covered
