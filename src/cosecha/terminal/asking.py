"""Shows the choices of a decision."""

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cosecha.core.words import Choice, is_whole, range_text
from cosecha.terminal.answers import is_amounts
from cosecha.terminal.screen import Screen

FEW = 5
"""Up to this many choices get a line each; more are shown in columns."""
FEW_PLACES = 14
KEY = 5
"""Columns of a number before a choice."""


def choices_grid(choices: list[Choice], screen: Screen) -> RenderableType:
    """The choices, each with what to type for it."""
    amounts = is_amounts(choices)
    keys = [_key(number, choice, amounts) for number, choice in enumerate(choices, 1)]
    labels = [screen.said(choice.label) for choice in choices]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    longest = max(map(cell_len, labels), default=0)
    if len(choices) > FEW and longest > screen.console.width - 2 - KEY:
        # Too long for a line each, as the texts of cards are: keep the numbers apart.
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
        for key, label in zip(keys, labels, strict=True):
            grid.add_row(Text(key), Text(label))
    elif len(choices) <= FEW:
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
        if not amounts:
            grid.add_column(style="cyan", no_wrap=True)
        for key, label, choice in zip(keys, labels, choices, strict=True):
            notation = choice.notation if is_whole(choice) else f"{choice.notation} {screen.glyphs.more}"
            grid.add_row(Text(key), Text(label), *([] if amounts else [Text(notation)]))
    else:
        cells = [Text.assemble((f"{key:>2} ", "bold"), label) for key, label in zip(keys, labels, strict=True)]
        widest = max(cell_len(cell.plain) for cell in cells) + 2
        columns = max(1, (screen.console.width - 2) // widest)
        lines = -(-len(cells) // columns)
        for line in range(lines):
            grid.add_row(*cells[line::lines])
    return Padding(grid, (0, 0, 0, 2), expand=False)


def _key(number: int, choice: Choice, amounts: bool) -> str:
    """What to type: the number of the list, or the amount itself if the question asks for one."""
    if not amounts:
        return str(number)
    return choice.notation if is_whole(choice) else range_text(choice)


def show_last_word(choice: Choice, screen: Screen) -> None:
    """Show what may complete a choice."""
    if choice.least is not None:
        screen.say("cli-amount", range=range_text(choice))
    elif len(choice.values) > FEW_PLACES:
        screen.say("cli-place-any", count=len(choice.values))
    else:
        screen.say("cli-place", places=", ".join(choice.values))
