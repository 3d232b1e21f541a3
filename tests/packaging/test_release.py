"""The release workflow and the settings of cibuildwheel: they build exactly what a release consists of."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import check_release, compile_rules, pythons, web

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOW: dict[Any, Any] = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
JOBS: dict[str, Any] = WORKFLOW["jobs"]
MACHINES = {
    "ubuntu-24.04": ("linux", "x86_64"),
    "ubuntu-24.04-arm": ("linux", "aarch64"),
    "macos-15-intel": ("macos", "x86_64"),
    "macos-15": ("macos", "arm64"),
    "windows-2025": ("windows", "AMD64"),
}
"""The runners of the workflow: their platform and architecture, as cibuildwheel calls them."""


def identifiers(platform: str, architecture: str) -> list[str]:
    """What cibuildwheel would build there."""
    command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers"]
    done = subprocess.run(
        [*command, "--platform", platform, "--archs", architecture, str(ROOT)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def wheel_name(identifier: str) -> str:
    """A file name as cibuildwheel would give it."""
    tag, _, platform = identifier.partition("-")
    system, _, machine = platform.partition("_")
    versions = {"manylinux": f"manylinux_2_27_{machine}.manylinux_2_28", "musllinux": "musllinux_1_2"}
    system = versions.get(system, "macosx_11_0" if system == "macosx" else system)
    return f"cosecha_games-{check_release.version()}-{tag}-{tag}-{system}_{machine}.whl"


def test_the_runners_build_every_wheel_of_a_release_and_no_other() -> None:
    assert JOBS["wheels"]["strategy"]["matrix"]["machine"] == list(MACHINES)
    built = [each for machine in MACHINES.values() for each in identifiers(*machine)]
    names = [wheel_name(each) for each in built]
    stem = f"cosecha_games-{check_release.version()}"
    complete = [*names, f"{stem}.tar.gz", f"{stem}-py3-none-any.whl"]
    assert check_release.problems(complete, f"v{check_release.version()}") == []
    assert len(built) == len(pythons.versions()) * len(check_release.PLATFORMS)
    for name in complete:
        assert len(check_release.problems([each for each in complete if each != name])) == 1
    assert check_release.problems([*complete, f"{stem}-cp310-cp310-win_amd64.whl"]) == [
        f"{stem}-cp310-cp310-win_amd64.whl doesn't belong to the release"
    ]
    assert check_release.problems(complete, "v99") == [f"the tag is v99, the version {check_release.version()}"]


def test_wheels_are_compiled_and_tried() -> None:
    settings = PROJECT["tool"]["cibuildwheel"]
    assert settings["environment"] == {"COSECHA_COMPILE": "1"}
    assert settings["test-command"] == "python {project}/tools/try_wheel.py compiled"
    assert "tools" in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert "tests" in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]


def test_nothing_is_published_before_everything_is_checked_and_somebody_approves() -> None:
    publish = JOBS["publish"]
    assert publish["needs"] == "check"
    assert set(JOBS["check"]["needs"]) == {"source", "wheels"}
    assert publish["if"] == "github.ref_type == 'tag'"
    assert publish["environment"] == "release"
    assert publish["permissions"] == {"id-token": "write"}
    assert [step["uses"].partition("@")[0] for step in publish["steps"]][-1] == "pypa/gh-action-pypi-publish"
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert not any("permissions" in job for name, job in JOBS.items() if name != "publish")


def test_the_workflow_runs_only_tools_that_exist() -> None:
    """And no step takes an expression into a shell, where its value would be run."""
    runs = [step["run"] for job in JOBS.values() for step in job["steps"] if "run" in step]
    tools = [tool for run in runs for tool in re.findall(r"tools/\w+\.py", run)]
    assert set(tools) == {"tools/check_release.py", "tools/try_wheel.py"}
    assert all((ROOT / tool).exists() for tool in tools)
    assert not any("${{" in run for run in runs)


def test_the_build_asks_for_the_same_tools_as_developers() -> None:
    developing = PROJECT["project"]["optional-dependencies"]["dev"]
    assert {*compile_rules.NEEDED, web.NODE} <= set(developing)


def test_an_incomplete_release_is_refused(tmp_path: Path) -> None:
    def check(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(ROOT / "tools" / "check_release.py"), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    done = check(tmp_path, "v99")
    assert done.returncode == 1
    assert "the sdist is missing\nthe pure wheel is missing\nPython 3.11 on Linux x86-64 is missing\n" in done.stderr
    assert check(tmp_path / "nowhere").stderr.startswith("usage:")
