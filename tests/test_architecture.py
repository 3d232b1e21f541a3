"""Repository-wide checks: the layers, and no references to a particular machine."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tools.compile_rules import compiled_modules

ROOT = Path(__file__).resolve().parent.parent

# Written so that this file doesn't match itself.
FOREIGN = re.compile(
    rb"(?<![\w.])/(?:work|root|home/\w+|Users/\w+)/"
    rb"|(?:pypi|pythonhosted|npmjs|yarnpkg)\.(?:org|com)"
)


def own_files() -> list[Path]:
    """Every file that git tracks or would track."""
    # The checkout may belong to another user than the one who runs the tests.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    return [path for name in listed.decode().split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.once
def test_imports_point_down() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.once
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
def test_no_file_contains_a_local_path_or_a_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group().decode()}"
        for path in own_files()
        if (match := FOREIGN.search(path.read_bytes()))
    ]
    assert found == []


def test_the_rules_under_test_are_the_requested_build() -> None:
    """With PYTHONPATH=build/compiled every hot module is an extension; without it, none."""
    asked = "build/compiled" in os.environ.get("PYTHONPATH", "")
    wrong = [name for name in compiled_modules() if str(import_module(name).__file__).endswith(".py") is asked]
    assert wrong == []
