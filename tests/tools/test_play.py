"""`make play`: serves at once, and builds the compiled rules in the background."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cosecha import cli
from tools import compile_rules, play

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(sys.platform == "win32", reason="groups of processes")


class Started:
    """What `make play` did."""

    def __init__(self) -> None:
        self.served: list[str] = []
        self.done: list[str] = []


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """A machine with a compiler and no compiled rules, where serving and building only leave a note."""
    notes = Started()

    def serve(arguments: list[str]) -> int:
        notes.served = arguments
        notes.done.append("serve")
        return 7

    def note(what: str) -> object:
        notes.done.append(what)
        return object()

    monkeypatch.setattr(cli, "main", serve)
    monkeypatch.setattr(play, "why_not_compile", lambda: "")
    monkeypatch.setattr(compile_rules, "extensions_are_current", lambda: False)
    monkeypatch.setattr(compile_rules, "build", lambda: note("copy"))
    monkeypatch.setattr(play, "use_compiled_rules", lambda: note("use"))
    monkeypatch.setattr(play, "start_builder", lambda: note("build"))
    monkeypatch.setattr(play, "stop", lambda builder: note("stop"))
    return notes


def test_the_first_start_builds_while_it_serves(started: Started, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main(["--port", "9000"]) == 7
    assert started.served == ["serve", "--open", "--any-port", "--port", "9000"]
    assert started.done == ["build", "serve", "stop"]
    assert capsys.readouterr().out == "Building the compiled rules in the background; this takes a few minutes.\n"


def test_a_server_that_fails_stops_the_build_too(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "main", interrupted)
    with pytest.raises(KeyboardInterrupt):
        play.main([])
    assert started.done == ["build", "stop"]


def test_later_starts_use_the_compiled_rules(
    started: Started, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_rules, "extensions_are_current", lambda: True)
    play.main([])
    assert started.done == ["copy", "use", "serve"]
    assert capsys.readouterr().out == ""


def test_without_a_compiler_it_only_serves(
    started: Started, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "why_not_compile", lambda: "no C compiler found")
    play.main([])
    assert started.done == ["serve"]
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("code", "said"), [("print(1)", "are ready"), ("raise SystemExit('oh')", "couldn't be built")])
def test_the_builder_says_how_it_ended(
    code: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "yield_to_others", lambda: None)
    monkeypatch.setattr(play, "steps", lambda: [[sys.executable, "-c", "print('first')"], [sys.executable, "-c", code]])
    monkeypatch.setattr(play, "LOG", ROOT / "build" / f"compile-{os.getpid()}.log")
    try:
        play.build()
        log = play.LOG.read_text()
    finally:
        play.LOG.unlink(missing_ok=True)
    assert said in capsys.readouterr().out
    assert log.startswith("first\n")
    assert log.endswith("1\n" if said == "are ready" else "oh\n")


@posix
def test_stopping_ends_the_compilers_too() -> None:
    """The builder's child holds the pipe open: reading it to the end shows that it has gone, too."""
    child = "import time; time.sleep(600)"
    code = f"import subprocess, sys; print(1, flush=True); subprocess.run([sys.executable, '-c', {child!r}])"
    builder = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, start_new_session=True)
    assert builder.stdout is not None
    with builder.stdout:
        assert builder.stdout.readline() == b"1\n"
        time.sleep(0.2)
        play.stop(builder)
        assert builder.stdout.read() == b""
    assert builder.returncode != 0
    play.stop(builder)  # nothing happens the second time


@posix
def test_the_builder_has_the_lowest_priority() -> None:
    code = "from tools import play; import os; play.yield_to_others(); print(os.nice(0))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, start_new_session=True, capture_output=True, text=True, check=True
    )
    assert done.stdout == "19\n"


def test_the_compiled_package_comes_first_here_and_in_child_processes(tmp_path: Path) -> None:
    (tmp_path / "cosecha").mkdir()
    (tmp_path / "cosecha" / "__init__.py").write_text("where = 'compiled'\n")
    code = f"""
import subprocess, sys
from pathlib import Path
from tools import play
play.compile_rules.TARGET = Path({str(tmp_path)!r})
play.use_compiled_rules()
import cosecha
print(cosecha.where, flush=True)
subprocess.run([sys.executable, "-c", "import cosecha; print(cosecha.where)"], check=True)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["compiled", "compiled"]
