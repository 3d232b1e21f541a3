"""A terminal for the tests: runs the command in this process, types lines, captures the output."""

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console

from cosecha.cli import main
from cosecha.core.match import Match
from cosecha.core.record import dump
from cosecha.core.rng import Rng
from cosecha.games import by_name
from cosecha.locale import Speaker
from cosecha.terminal.play import Session
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import sit_down


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


class Output(io.TextIOWrapper):
    """Captured text, in UTF-8 as in a terminal."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO(), encoding="utf-8", write_through=True)

    def text(self) -> str:
        buffer = self.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode()


def runner(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Run:
    """`run("play", "santiago", typed=["pass"])` in its own folder, 80 columns wide, in English."""
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COSECHA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "argv", ["cosecha"])  # printed commands start with the name of the program

    def run(*arguments: str | Path, typed: Sequence[str] = ()) -> Said:
        out, err = Output(), Output()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            code = main([str(argument) for argument in arguments])
        return Said(code, out.text(), err.text())

    return run


def whole_match(seed: int, seats: list[str], game: str = "santiago", **options: object) -> list[str]:
    """Random legal actions, in notation, for the people at a whole match."""
    rules = by_name(game)
    screen = Screen(Speaker("en"), console=Console(file=io.StringIO()))
    chairs = sit_down(seats, rules, screen, None)
    match = Match.start(rules, rules.options(players=len(seats), **options), seed, [chair.name for chair in chairs])
    session = Session(match, chairs, screen, Path("nowhere"))
    rng = Rng(seed)
    typed = []
    while waiting := match.state.waiting():
        seat = session.next_seat(waiting)
        view = match.state.view(seat)
        bot = chairs[seat].bot
        if bot is None:
            action = view.legal[rng.below(len(view.legal))]
            typed.append(rules.notation(action))
        else:
            action = bot.choose(view, session.rng(f"seat {seat}"))
        match.play(seat, action)
    return typed


def played(
    seed: int = 3, players: int = 3, moves: int | None = None, game: str = "santiago", **options: object
) -> Match:
    """A match of random moves, whole or cut short."""
    rules = by_name(game)
    names = ["Rosa", "Insight", "Random", "Rosa 2", "Ana"][:players]
    match = Match.start(rules, rules.options(players=players, **options), seed, names)
    rng = Rng(seed)
    while (waiting := match.state.waiting()) and (moves is None or match.moves < moves):
        legal = match.state.legal(waiting[0])
        match.play(waiting[0], legal[rng.below(len(legal))])
    return match


def saved(folder: Path, match: Match, name: str = "match.cosecha.json") -> Path:
    path = folder / name
    path.write_text(dump(match.record()), encoding="utf-8")
    return path
