"""The screen and the keyboard: prints messages in one language, reads lines, pages long texts."""

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
"""The maximum width: longer lines are hard to read."""


class Screen:
    """A terminal, or a pipe."""

    def __init__(self, speaker: Speaker, ascii_only: bool = False, console: Console | None = None) -> None:
        self.speaker = speaker
        # People type places in notation, and the board labels them that way.
        speaker.notation = True
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)
        unicode = not ascii_only and self.console.encoding.startswith("utf")
        self.glyphs: Glyphs = UNICODE if unicode else ASCII
        self.tty = self.console.is_terminal and sys.stdin.isatty()

    def set_names(self, names: list[str]) -> None:
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

    def unwrapped(self, text: str) -> None:
        """Print a line that people copy, without wrapping it."""
        self.console.print(Text(text), soft_wrap=True)

    def indented(self, what: RenderableType | str, by: int = 2) -> None:
        self.console.print(Padding(Text(what) if isinstance(what, str) else what, (0, 0, 0, by), expand=False))

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def ask(self, prompt: str = "> ") -> str:
        """Read a line. Raises EOFError at the end of the input."""
        if not self.tty:
            self.console.print(Text(prompt), end="")
            self.console.file.flush()
            line = sys.stdin.readline()
            if not line:
                self.line()
                raise EOFError
            # A pipe doesn't echo the input, so end the line of the prompt here.
            self.line(printable(line.strip()))
            return line.strip()
        self.console.file.flush()
        try:
            return input(prompt).strip()
        except EOFError:
            self.line()
            raise

    def clear(self) -> None:
        """Clear the screen, but keep its content in the scrollback."""
        if self.tty:
            self.console.file.write("\n" * self.console.height + "\033[H\033[J")

    def wipe(self) -> None:
        """Clear the screen and the scrollback."""
        if self.tty:
            self.console.file.write("\033[H\033[2J\033[3J")

    def pause(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(seconds)

    def page(self, what: RenderableType) -> None:
        """Show something long, page by page on a terminal."""
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
    """Set up line editing and history, and replace undecodable bytes instead of raising errors."""
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
