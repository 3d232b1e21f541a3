"""What a person may type at the prompt besides an action: help, hints, the rules, going back, saving, leaving."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cosecha.bots.registry import best_bot, bot_named
from cosecha.core.errors import CosechaError
from cosecha.core.event import seen_by
from cosecha.terminal import files
from cosecha.terminal.answers import Begun, Refused, why
from cosecha.terminal.pages import section, show_rules
from cosecha.terminal.tables import grid_of

if TYPE_CHECKING:
    from cosecha.terminal.play import Sitting

HINTS = 3
EXAMPLES = 3


def obey(sitting: "Sitting", seat: int, line: str) -> bool:
    """Do what a command asks; False if the line is none."""
    word, _, rest = line.partition(" ")
    command = _named(sitting, word.lower())
    if command is None:
        return False
    try:
        command(sitting, seat, rest.strip())
    except CosechaError as wrong:
        sitting.screen.tell(wrong.message, "yellow")
    return True


def _named(sitting: "Sitting", word: str) -> "Command | None":
    """The command of a word: the English one, or the one of the language."""
    for name, command in COMMANDS.items():
        if word == name or word in own_words(sitting, name):
            return command
    return None


def own_words(sitting: "Sitting", name: str) -> list[str]:
    """What a command is called in the language of the screen."""
    return sitting.screen.text("cli-word", command=name).split(", ")


def _help(sitting: "Sitting", seat: int, rest: str) -> None:
    screen = sitting.screen
    screen.say("cli-help-answers", style="bold")
    for name in ("number", "notation", "short"):
        screen.indented(screen.text("cli-help-answer", kind=name, examples=_examples(sitting, seat)))
    screen.say("cli-help-commands", style="bold")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for name in COMMANDS:
        if name not in ALIASES:
            shown = own_words(sitting, name)[0] + screen.text("cli-help-argument", command=name)
            grid.add_row(Text(shown), Text(screen.text("cli-help-command", command=name)))
    screen.indented(grid)
    decision = sitting.match.state.decision(seat)
    if decision is not None:
        screen.line()
        section(screen, sitting.match.game.name, decision.rules)


def _examples(sitting: "Sitting", seat: int) -> str:
    """A few of the actions that the seat may take now."""
    state = sitting.match.state
    legal = state.worth(seat)
    return ", ".join(state.notation(action) for action in legal[:: len(legal) // EXAMPLES + 1])


def _rules(sitting: "Sitting", seat: int, rest: str) -> None:
    show_rules(sitting.screen, sitting.match.game.name, rest or None)


def _log(sitting: "Sitting", seat: int, rest: str) -> None:
    words = sitting.match.game.words
    grid = Grid.grid(padding=(0, 1, 0, 0))
    mark = "·" if sitting.screen.glyphs.unicode else "-"
    for event in seen_by(sitting.match.log, seat):
        grid.add_row(Text(mark, "bright_black"), Text(sitting.screen.said(words.event(event))))
    sitting.screen.page(Padding(grid, (0, 0, 0, 2), expand=False))


def _score(sitting: "Sitting", seat: int, rest: str) -> None:
    """The sheet as the board stands. Where points are hidden it would tell secrets, so it waits for the end."""
    game, state = sitting.match.game, sitting.match.state
    if game.standing(state.view(seat)).unknown:
        sitting.screen.say("cli-score-hidden", style="yellow")
        return
    sheet = game.words.sheet(state.scores())
    sitting.screen.show(grid_of(sheet, sitting.screen, total=True))


def _hint(sitting: "Sitting", seat: int, rest: str) -> None:
    game, screen = sitting.match.game, sitting.screen
    bot = bot_named(best_bot(game.name), game.name)
    for advice in bot.advise(sitting.match.state.view(seat), sitting.rng("hint"), HINTS):
        notation = game.notation(advice.action)
        screen.indented(Text.assemble((notation, "bold cyan"), ": ", screen.said(advice.reason)))


def _undo(sitting: "Sitting", seat: int, rest: str) -> None:
    """Back to the seat's own decision before this one; among people a committed secret answer is final."""
    match = sitting.match
    number = match.moves - 1
    while number >= 0 and match.played[number].seat != seat:
        number -= 1
    if number < 0:
        sitting.screen.say("cli-undo-nothing", style="yellow")
        return
    back = match.played[number:]
    if len(sitting.people) > 1 and any(move.secret for move in back):
        sitting.screen.say("cli-undo-secret", style="yellow")
        return
    others = sorted({move.seat for move in back if move.seat != seat and sitting.chairs[move.seat].bot is None})
    if others and not _agree(sitting, others):
        return
    taken_back = back[0].action
    sitting.match = match.at(number)
    sitting.told = len(sitting.match.log)
    sitting.notice = sitting.screen.text("cli-undone", action=taken_back)


def _agree(sitting: "Sitting", seats: list[int]) -> bool:
    """Do these people agree that their moves are taken back too?"""
    screen = sitting.screen
    names = ", ".join(sitting.chairs[seat].name for seat in seats)
    answer = screen.ask(screen.text("cli-undo-others", names=names) + " ")
    if answer.lower() in screen.text("cli-yes").split(", "):
        return True
    screen.say("cli-undo-stays", style="yellow")
    return False


def _save(sitting: "Sitting", seat: int, rest: str) -> None:
    path = files.new_file(rest) if rest else sitting.file
    sitting.save(path)
    sitting.screen.whole(sitting.screen.text("cli-saved", file=str(path)))


def _quit(sitting: "Sitting", seat: int, rest: str) -> None:
    """Leave. The match is saved in any case; a name may be given for the file."""
    from cosecha.terminal.play import Leave

    screen = sitting.screen
    while True:
        name = rest or screen.ask(screen.text("cli-save-as", file=str(sitting.file)) + " ")
        try:
            if name:
                path = files.new_file(name)
                sitting.save(path)
                if sitting.fresh:
                    sitting.file.unlink(missing_ok=True)
                sitting.file = path
            raise Leave
        except CosechaError as wrong:
            screen.tell(wrong.message, "yellow")
            rest = ""


def _why(sitting: "Sitting", seat: int, rest: str) -> None:
    if not rest:
        sitting.screen.say("cli-why-what", style="yellow")
        return
    answer = why(sitting.match.game, sitting.match.state, seat, rest)
    if isinstance(answer, Refused):
        sitting.refuse(answer)
    elif isinstance(answer, Begun):
        sitting.screen.say("cli-why-amount", action=f"{answer.choice.notation} {answer.choice.least}")
    else:
        sitting.screen.say("cli-why-legal", action=rest)


def _board(sitting: "Sitting", seat: int, rest: str) -> None:
    sitting.draw(seat)


Command = Callable[["Sitting", int, str], None]
COMMANDS: dict[str, Command] = {
    "?": _help,
    "help": _help,
    "board": _board,
    "hint": _hint,
    "why": _why,
    "rules": _rules,
    "log": _log,
    "score": _score,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
}
ALIASES = ("help", "exit")
