"""The commands at the prompt: help, hints, rules, undo, save, quit and others."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cosecha.bots.registry import best_bot, bot_named
from cosecha.core.errors import CosechaError
from cosecha.core.event import seen_by
from cosecha.locale.cards import Query, named, search
from cosecha.terminal import files
from cosecha.terminal.advice import show_advice
from cosecha.terminal.answers import Incomplete, Refused, why
from cosecha.terminal.automatic import set_automatic
from cosecha.terminal.cards import show_card
from cosecha.terminal.hand import show_hand
from cosecha.terminal.pages import section, show_rules
from cosecha.terminal.tables import grid_of

if TYPE_CHECKING:
    from cosecha.terminal.play import Session

HINTS = 3
FOLLOWING = 3
"""How many answers that may follow a hint are shown."""
EXAMPLES = 3
MOST_CARDS = 4
"""More cards than this are only named."""


def run_command(session: "Session", seat: int, line: str) -> bool:
    """Run a command; False if the line isn't one."""
    word, _, rest = line.partition(" ")
    command = _named(session, word.lower())
    if command is None:
        return False
    try:
        command(session, seat, rest.strip())
    except CosechaError as wrong:
        session.screen.tell(wrong.message, "yellow")
    return True


def _named(session: "Session", word: str) -> "Command | None":
    """The command for a word, in English or in the language of the screen."""
    for name, command in COMMANDS.items():
        if word == name or word in own_words(session, name):
            return command
    return None


def own_words(session: "Session", name: str) -> list[str]:
    """The names of a command in the language of the screen."""
    return session.screen.text("cli-word", command=name).split(", ")


def _help(session: "Session", seat: int, rest: str) -> None:
    screen = session.screen
    screen.say("cli-help-answers", style="bold")
    for name in ("number", "notation", "short"):
        screen.indented(screen.text("cli-help-answer", kind=name, examples=_examples(session, seat)))
    screen.say("cli-help-commands", style="bold")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for name in COMMANDS:
        if name not in ALIASES and _is_useful(session, seat, name):
            shown = own_words(session, name)[0] + screen.text("cli-help-argument", command=name)
            grid.add_row(Text(shown), Text(screen.text("cli-help-command", command=name)))
    screen.indented(grid)
    decision = session.match.state.decision(seat)
    if decision is not None:
        screen.line()
        section(screen, session.match.game.name, decision.rules)


def _is_useful(session: "Session", seat: int, name: str) -> bool:
    """Whether a command does something in this game."""
    game = session.match.game
    if name == "auto":
        return bool(game.topics or game.words.plans(session.match.state.view(seat)))
    return name not in ABOUT_CARDS or bool(game.cards())


def _examples(session: "Session", seat: int) -> str:
    """A few of the seat's legal actions."""
    state = session.match.state
    legal = state.worth(seat)
    return ", ".join(state.notation(action) for action in legal[:: len(legal) // EXAMPLES + 1])


def _rules(session: "Session", seat: int, rest: str) -> None:
    show_rules(session.screen, session.match.game.name, rest or None)


def _read(session: "Session", seat: int, rest: str) -> None:
    """Show cards of the game by name, or else by words in their texts: what they cost, need and do."""
    screen, known = session.screen, session.match.game.cards()
    found = (named(known, rest, screen.speaker) or search(known, Query(rest), screen.speaker)) if rest else []
    if not known:
        screen.say("cli-card-none-here", style="yellow")
    elif not rest:
        screen.say("cli-card-which", style="yellow")
    elif not found:
        screen.say("cli-card-unknown", style="yellow", text=rest)
    elif len(found) > MOST_CARDS:
        titles = sorted({screen.said(card.title) for card in found})
        screen.say("cli-several", style="yellow", actions=", ".join(titles))
    else:
        for card in found:
            show_card(screen, session.match.game, card)


def _hand(session: "Session", seat: int, rest: str) -> None:
    show_hand(session.screen, session.match.game, session.match.state.view(seat), rest)


def _auto(session: "Session", seat: int, rest: str) -> None:
    set_automatic(session, seat, rest)


def _log(session: "Session", seat: int, rest: str) -> None:
    words = session.match.game.words
    grid = Grid.grid(padding=(0, 1, 0, 0))
    mark = "·" if session.screen.glyphs.unicode else "-"
    said = [*session.agreed, *(words.event(event) for event in seen_by(session.match.log, seat))]
    for line in said:
        grid.add_row(Text(mark, "bright_black"), Text(session.screen.said(line)))
    session.screen.page(Padding(grid, (0, 0, 0, 2), expand=False))


def _score(session: "Session", seat: int, rest: str) -> None:
    """Show the score sheet of the current board, unless it would reveal hidden points."""
    game, state = session.match.game, session.match.state
    if game.standing(state.view(seat)).unknown:
        session.screen.say("cli-score-hidden", style="yellow")
        return
    sheet = game.words.sheet(state.scores())
    session.screen.show(grid_of(sheet, session.screen, totals=1))


def _hint(session: "Session", seat: int, rest: str) -> None:
    game = session.match.game
    bot = bot_named(best_bot(game.name), game.name)
    for advice in bot.advise(session.match.state.view(seat), session.rng("hint"), HINTS):
        following = advice.line[1 : 1 + FOLLOWING]
        show_advice(session.screen, game.notation(advice.action), advice.reason, following)


def _undo(session: "Session", seat: int, rest: str) -> None:
    """Undo back to what the seat last answered itself. With several people at the keyboard, secret answers are
    final."""
    match = session.match
    number = match.moves - 1
    while number >= 0 and (match.played[number].seat != seat or number in session.automatic):
        number -= 1
    if number < 0:
        session.screen.say("cli-undo-nothing", style="yellow")
        return
    back = match.played[number:]
    if len(session.people) > 1 and any(move.secret for move in back):
        session.screen.say("cli-undo-secret", style="yellow")
        return
    others = sorted({move.seat for move in back if move.seat != seat and session.chairs[move.seat].bot is None})
    if others and not _agree(session, others):
        return
    undone = back[0].action
    session.match = match.at(number)
    session.automatic = {each for each in session.automatic if each < number}
    session.shown = len(session.match.log)
    session.notice = session.screen.text("cli-undone", action=undone)


def _agree(session: "Session", seats: list[int]) -> bool:
    """Ask whether the other people agree that their moves are undone too."""
    screen = session.screen
    names = ", ".join(session.chairs[seat].name for seat in seats)
    answer = screen.ask(screen.text("cli-undo-others", names=names) + " ")
    if answer.lower() in screen.text("cli-yes").split(", "):
        return True
    screen.say("cli-undo-stays", style="yellow")
    return False


def _save(session: "Session", seat: int, rest: str) -> None:
    path = files.new_file(rest) if rest else session.file
    session.save(path)
    session.screen.unwrapped(session.screen.text("cli-saved", file=str(path)))


def _quit(session: "Session", seat: int, rest: str) -> None:
    """Save the match, in a new file if a name is given, and leave."""
    from cosecha.terminal.play import Leave

    screen = session.screen
    while True:
        name = rest or screen.ask(screen.text("cli-save-as", file=str(session.file)) + " ")
        try:
            if name:
                path = files.new_file(name)
                session.save(path)
                if session.fresh:
                    session.file.unlink(missing_ok=True)
                session.file = path
            raise Leave
        except CosechaError as wrong:
            screen.tell(wrong.message, "yellow")
            rest = ""


def _why(session: "Session", seat: int, rest: str) -> None:
    if not rest:
        session.screen.say("cli-why-what", style="yellow")
        return
    answer = why(session.match.game, session.match.state, seat, rest)
    if isinstance(answer, Refused):
        session.refuse(answer)
    elif isinstance(answer, Incomplete):
        session.screen.say("cli-why-amount", action=f"{answer.choice.notation} {answer.choice.least}")
    else:
        session.screen.say("cli-why-legal", action=rest)


def _board(session: "Session", seat: int, rest: str) -> None:
    session.draw(seat)


Command = Callable[["Session", int, str], None]
COMMANDS: dict[str, Command] = {
    "?": _help,
    "help": _help,
    "board": _board,
    "hint": _hint,
    "why": _why,
    "rules": _rules,
    "read": _read,
    "hand": _hand,
    "auto": _auto,
    "log": _log,
    "score": _score,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
}
ALIASES = ("help", "exit")
ABOUT_CARDS = ("read", "hand")
