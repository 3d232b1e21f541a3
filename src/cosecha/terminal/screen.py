"""The screen and the keyboard: says messages in one language, asks for a line, pages long texts."""

import sys
import time

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from cosecha.core.message import Argument, Message
from cosecha.locale import Speaker
from cosecha.terminal.boards import ASCII, UNICODE, Glyphs
from cosecha.terminal.plain import printable

WIDEST = 100
"""Lines longer than this are hard to read, however wide the window is."""


class Screen:
    """One person's terminal, or a pipe that stands in for it."""

    def __init__(self, speaker: Speaker, ascii_only: bool = False, console: Console | None = None) -> None:
        self.speaker = speaker
        # The board labels places in notation, and that is what people type.
        speaker.notation = True
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)
        unicode = not ascii_only and self.console.encoding.startswith("utf")
        self.glyphs: Glyphs = UNICODE if unicode else ASCII
        self.tty = self.console.is_terminal and sys.stdin.isatty()

    def call(self, names: list[str]) -> None:
        """What the seats are called from now on."""
        self.speaker.names = [printable(name) for name in names]

    def text(self, id: str, **args: Argument) -> str:
        return printable(self.speaker.text(id, **args))

    def said(self, message: Message) -> str:
        return printable(self.speaker.say(message))

    def say(self, id: str, style: str = "", **args: Argument) -> None:
        self.line(self.text(id, **args), style)

    def tell(self, message: Message, style: str = "") -> None:
        self.line(self.said(message), style)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style))

    def whole(self, text: str) -> None:
        """A line that people copy, so that it is never broken in two."""
        self.console.print(Text(text), soft_wrap=True)

    def indented(self, what: RenderableType | str, by: int = 2) -> None:
        self.console.print(Padding(Text(what) if isinstance(what, str) else what, (0, 0, 0, by), expand=False))

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def ask(self, prompt: str = "> ") -> str:
        """A line from the keyboard. Raises EOFError when there will be no more."""
        if not self.tty:
            self.console.print(Text(prompt), end="")
            self.console.file.flush()
            line = sys.stdin.readline()
            if not line:
                self.line()
                raise EOFError
            # A pipe does not echo: without this the next line would stand behind the question.
            self.line(printable(line.strip()))
            return line.strip()
        self.console.file.flush()
        try:
            return input(prompt).strip()
        except EOFError:
            self.line()
            raise

    def clear(self) -> None:
        """A fresh screen; what was on it goes where one can scroll back to."""
        if self.tty:
            self.console.file.write("\n" * self.console.height + "\033[H\033[J")

    def wipe(self) -> None:
        """Clear what has been on the screen too, as far back as the terminal remembers."""
        if self.tty:
            self.console.file.write("\033[H\033[2J\033[3J")

    def rest(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)

    def page(self, what: RenderableType) -> None:
        """Show something long: a screenful at a time to a person, all of it to a pipe."""
        if not self.tty:
            self.show(what)
            return
        with self.console.capture() as captured:
            self.console.print(what)
        lines = captured.get().splitlines()
        step = max(5, self.console.height - 2)
        for first in range(0, len(lines), step):
            self.console.file.write("\n".join(lines[first : first + step]) + "\n")
            if first + step < len(lines) and self.ask(self.text("cli-more") + " ").lower().startswith("q"):
                return


def prepare_input() -> None:
    """Line editing and history for people; odd bytes in a pipe become signs, not errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    if sys.stdin.isatty():
        try:
            import readline

            readline.set_auto_history(True)
        except ImportError:
            pass
