"""A real terminal and real signals: the command runs in a separate process."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosecha.core.record import Record, load

COMMAND = [sys.executable, "-m", "cosecha", "play", "santiago", "--seed", "5"]
PATIENCE = 60.0
COLOR = r"\x1b\[([0-9]+;)*(3|4|9|10)[0-7]m"


class Terminal:
    """A process on a pseudo-terminal of 80 columns."""

    def __init__(self, arguments: list[str], folder: Path, extra: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 34, 80, 0, 0))
        environment = {**os.environ, "COSECHA_LANG": "en", "TERM": "xterm-256color", "PYTHONUTF8": "1"}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            environment.pop(name, None)
        environment |= extra
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509
        )
        os.close(slave)
        self.output = ""
        self.seen = 0

    def until(self, text: str) -> str:
        """Read until the text appears; returns what came before it."""
        end = time.monotonic() + PATIENCE
        while text not in self.output[self.seen :]:
            assert time.monotonic() < end, f"{text!r} never came: {self.output[-2000:]}"
            if not self._read():
                raise AssertionError(f"ended before {text!r}: {self.output[-2000:]}")
        start, self.seen = self.seen, self.output.index(text, self.seen) + len(text)
        return self.output[start : self.seen]

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 1.0)[0]:
            return True
        try:
            piece = os.read(self.master, 65536)
        except OSError:  # the process has closed its end
            return False
        self.output += piece.decode(errors="replace")
        return bool(piece)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a key, and again if nothing happens: a signal just before Python waits for input goes unnoticed."""
        for _ in range(10):
            os.write(self.master, key)
            if select.select([self.master], [], [], 3.0)[0]:
                return

    def end(self) -> int:
        """Read to the end; returns the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < deadline
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def opened(terminals: list[Terminal], folder: Path, *arguments: str, **extra: str) -> Terminal:
    terminal = Terminal([*arguments, "--pace", "0"], folder, extra)
    terminals.append(terminal)
    return terminal


def record(folder: Path) -> Record:
    (path,) = folder.iterdir()
    return load(path.read_text(encoding="utf-8"))


def test_ctrl_c_at_the_prompt_saves_and_exits_with_130(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = opened(terminals, tmp_path, "--name", "Rosa", "--seats", "you,random,random")
    terminal.until("Rosa> ")
    terminal.press(b"\x03")
    assert terminal.end() == 130
    assert "Game saved in santiago-" in terminal.output
    assert "Traceback" not in terminal.output
    assert record(tmp_path).names[0] == "Rosa"


@pytest.mark.proof
def test_ctrl_d_at_the_prompt_saves_and_exits(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = opened(terminals, tmp_path, "--name", "Rosa", "--seats", "you,random,random")
    terminal.until("Rosa> ")
    terminal.press(b"\x04")
    assert terminal.end() == 0
    assert "\nGame saved in santiago-" in terminal.output
    record(tmp_path)


@pytest.mark.proof
def test_the_screen_has_colors(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = opened(terminals, tmp_path, "--name", "Rosa", "--seats", "you,random,random")
    terminal.until("Rosa> ")
    assert re.search(COLOR, terminal.output)


@pytest.mark.proof
def test_the_screen_has_no_colors_if_unwanted(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = opened(terminals, tmp_path, "--name", "Rosa", "--seats", "you,random,random", NO_COLOR="1")
    terminal.until("Rosa> ")
    assert not re.search(COLOR, terminal.output)


def test_a_curtain_wipes_the_screen_between_two_people(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = opened(terminals, tmp_path, "--seats", "you,you", "--oldest-seat", "0")
    terminal.until("Player 1> ")
    terminal.type("H12")
    terminal.until("Player 1 is next.")
    terminal.until("Press Enter.")
    terminal.type("")
    terminal.until("Player 1> ")
    terminal.type("bid 4")
    before = terminal.until("Player 2 is next.")
    assert "\x1b[3J" in before.rpartition("bid 4")[2]
    terminal.until("Press Enter.")
    terminal.type("")
    shown = terminal.until("Player 2> ")
    assert "4 escudos" not in shown
    terminal.type("bid 3")
    terminal.until("Player 1 bids 4 escudos.")


@pytest.mark.proof
def test_an_interrupt_in_a_pipe_saves_and_exits_with_130(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "--seats", "you,random,random"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "COSECHA_LANG": "en", "PYTHONUTF8": "1"},
    )
    assert process.stdout is not None
    said = b""
    while b"Player> " not in said:
        piece = process.stdout.read1()  # type: ignore[attr-defined]
        assert piece, said
        said += piece
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"Game saved in santiago-" in rest
    assert errors == b""
    record(tmp_path)
