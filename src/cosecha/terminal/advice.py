"""Shows a good answer with its reason, and how the game may go on."""

from collections.abc import Sequence

from rich.text import Text

from cosecha.core.lines import LineStep
from cosecha.core.message import Message, Token
from cosecha.terminal.screen import Screen


def show_advice(screen: Screen, answer: str, reason: Message, following: Sequence[LineStep]) -> None:
    """`following`: the answers that may follow."""
    arrow = "→" if screen.glyphs.unicode else "->"
    screen.indented(Text.assemble((answer, "bold cyan"), ": ", screen.said(reason)))
    for step in following:
        reply = Message("coach-line-step", {"seat": Token("seat", step.seat), "action": step.said})
        screen.indented(Text(f"{arrow} {screen.said(reply)}", "bright_black"), 4)
