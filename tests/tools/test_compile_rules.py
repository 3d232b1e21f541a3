"""How compiled modules get into the copy of the package, and when they are up to date."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cosecha.core import compiled
from tools import compile_rules

pytestmark = pytest.mark.once


def test_a_changed_file_is_replaced_and_not_written_into(tmp_path: Path) -> None:
    """A server may run on the folder: what it has open stays as it was."""
    source, target = tmp_path / "source", tmp_path / "target"
    (target / "a").mkdir(parents=True)
    (target / "a" / "old.so").write_text("old")
    (target / "gone.py").write_text("gone")
    source.write_text("new")
    with (target / "a" / "old.so").open() as held:
        compile_rules.copy({Path("a/old.so"): source, Path("b/c.py"): source}, target)
        assert held.read() == "old"
    assert compile_rules.find(["**/*.*"], target) == [Path("a/old.so"), Path("b/c.py")]
    assert (target / "a" / "old.so").read_text() == "new"


def test_only_files_of_the_package_are_packed() -> None:
    packed = compile_rules.packed()
    assert Path("cosecha/core/state.py") in packed
    assert Path("cosecha/locale/pl/cli.ftl") in packed
    assert not [path for path in packed if "__pycache__" in path.parts or path.suffix == ".so"]


def test_every_compiled_module_is_watched() -> None:
    assert set(compile_rules.find(compile_rules.COMPILED)) <= set(compile_rules.find(compile_rules.WATCHED))


def test_the_build_is_current_until_a_rule_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_rules, "STAGE", tmp_path)
    assert not compile_rules.extensions_are_current()
    (tmp_path / "stamp").write_text(compile_rules.digest(compile_rules.find(compile_rules.WATCHED)))
    assert compile_rules.extensions_are_current()
    monkeypatch.setattr(compile_rules, "mypy_version", lambda: "another")
    assert not compile_rules.extensions_are_current()


@pytest.mark.skipif(sys.platform == "win32", reason="no lock there")
def test_only_one_process_builds_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_rules, "BUILD", tmp_path)
    code = (
        "import sys, pathlib\nfrom tools import compile_rules\ncompile_rules.BUILD = pathlib.Path(sys.argv[1])\n"
        "print('waiting', flush=True)\nwith compile_rules.alone(): print('building', flush=True)"
    )
    with compile_rules.alone():
        other = subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path)], cwd=compile_rules.ROOT, stdout=subprocess.PIPE, text=True
        )
        assert other.stdout is not None
        assert other.stdout.readline() == "waiting\n"
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(0.3)
    with other.stdout:
        assert other.stdout.read() == "building\n"
    assert other.wait() == 0


def test_without_a_compiler_the_build_fails_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_rules, "why_not_compile", lambda: "no C compiler found")
    with pytest.raises(compile_rules.CannotCompile, match=r"^can't compile the rules: no C compiler found$"):
        compile_rules.extensions()


@pytest.mark.skipif(sys.platform == "win32", reason="Visual C is not on the PATH")
def test_the_compiler_is_the_wanted_one_or_any(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "mycc -m64")
    assert compiled.c_compiler() is None
    assert compiled.why_not_compile() == "no C compiler found"
    for name in ("clang", "mycc"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
        assert compiled.c_compiler() == {"clang": "clang", "mycc": "mycc -m64"}[name]


def test_on_a_mac_without_developer_tools_apples_compilers_do_not_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "xcode-select").write_text("#!/bin/sh\nexit 2\n")
    (tmp_path / "xcode-select").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(shutil, "which", lambda command: f"/usr/bin/{command}")
    assert compiled.c_compiler() is not None
    monkeypatch.setattr(sys, "platform", "darwin")
    assert compiled.c_compiler() is None
