"""The `replay` command: steps through a record, with the board if this version can replay it, else only the events."""

from typing import Any

from msgspec import Struct
from rich.text import Text

from cosecha.core.agreed import agreed_lines
from cosecha.core.errors import CosechaError
from cosecha.core.event import Event, seen_by
from cosecha.core.game import Game
from cosecha.core.record import Record, replay, stored_events
from cosecha.core.series import kind_named
from cosecha.core.series_record import is_series, load_series
from cosecha.core.series_words import title
from cosecha.core.state import State
from cosecha.games import by_name
from cosecha.terminal.cards import show_turned_up
from cosecha.terminal.files import parse_record, read_text
from cosecha.terminal.look import show_table
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import grid_of


class Step(Struct):
    """A move (the setup is step 0), its events, and the state after it if the record can be replayed."""

    action: str
    events: list[Event]
    state: Any


def replay_file(name: str, screen: Screen, everything: bool = False, moves: bool = False) -> int:
    """Show a record, or all games of a series one after the other. Returns the exit code."""
    text = read_text(name)
    records = load_series(text).games if is_series(text) else [parse_record(text)]
    for number, record in enumerate(records, 1):
        if not _replay(record, screen, everything, moves, number < len(records)):
            break
    return 0


def _replay(record: Record, screen: Screen, everything: bool, moves: bool, more: bool) -> bool:
    """Show one game; whether to go on with the next one, if there are `more`."""
    if moves:
        from cosecha.core.movetext import to_text

        screen.console.file.write(to_text(record))
        return True
    game = by_name(record.game)
    screen.set_names(record.names)
    players = len(record.names) or int(record.options.get("players", 0))
    if record.series is not None:
        screen.tell(title(kind_named(record.series.kind, record.game), record.series.number), "bold")
    screen.say("cli-replay-start", style="bold", game=record.game, players=players, moves=len(record.moves))
    for option in agreed_lines(game, record.options):
        screen.tell(option)
    steps = _steps(record, game, screen)
    if not everything:
        return _walk(record, steps, game, screen, more)
    for number in range(len(steps)):
        _show(steps, number, game, screen)
    return True


def _steps(record: Record, game: Game, screen: Screen) -> list[Step]:
    """The steps of a record, replayed or from its stored events."""
    if record.rules < game.version and record.rules not in game.plays:
        screen.say("cli-replay-older", style="yellow", rules=record.rules, known=game.version)
        return _stored(record, game)
    if record.public:
        screen.say("cli-replay-public", style="yellow")
        return _stored(record, game)
    steps = []
    for number, (state, events) in enumerate(replay(record, game)):
        steps.append(Step(_played(record, number), events, state.copy()))
    return steps


def _stored(record: Record, game: Game) -> list[Step]:
    return [Step(_played(record, number), events, None) for number, events in enumerate(stored_events(record, game))]


def _played(record: Record, number: int) -> str:
    return (record.moves[number - 1].action or "?") if number else ""


def _show(steps: list[Step], number: int, game: Game, screen: Screen) -> None:
    """Show one step with a spectator's view; actions that were secret at the time are shown."""
    step = steps[number]
    head = screen.text("cli-replay-step", move=number, moves=len(steps) - 1)
    screen.show(Text.assemble((head, "bold"), ("  " if step.action else "") + step.action))
    if isinstance(step.state, State):
        show_table(game, step.state.view(None), screen)
    for event in seen_by(step.events, None):
        screen.indented(screen.said(line := game.words.event(event)))
        show_turned_up(screen, game, line)
    if number == len(steps) - 1:
        if isinstance(step.state, State) and not step.state.waiting():
            screen.show(grid_of(game.words.sheet(step.state.scores()), screen, totals=1))
        screen.say("cli-replay-end", style="bold")


def _walk(record: Record, steps: list[Step], game: Game, screen: Screen, more: bool) -> bool:
    """Go through the steps as a person wishes; whether they go on past the last one, to the next game of a series."""
    number = 0
    screen.clear()
    _show(steps, number, game, screen)
    while True:
        try:
            line = screen.ask(screen.text("cli-replay-keys") + " > ").lower()
        except EOFError:
            return False
        except KeyboardInterrupt:
            screen.line()
            return False
        if line in ("q", "quit"):
            return False
        if line in ("h", "hint", *screen.text("cli-word", command="hint").split(", ")):
            _advise(record, steps, number, screen)
            continue
        wanted = _wanted(line, number)
        if more and wanted == len(steps):
            return True
        if wanted is None:
            screen.say("cli-replay-key", style="yellow", text=line)
        elif wanted < 0:
            screen.say("cli-replay-beginning", style="yellow")
        elif wanted >= len(steps):
            screen.say("cli-replay-range", style="yellow", number=str(wanted), moves=len(steps) - 1)
        else:
            number = wanted
            screen.clear()
            _show(steps, number, game, screen)


def _advise(record: Record, steps: list[Step], number: int, screen: Screen) -> None:
    """What the coach would do at a step, or why it doesn't say."""
    from cosecha.terminal.ideas import show_ideas

    try:
        show_ideas(record, number, steps[number].state, steps[-1].state, screen)
    except CosechaError as wrong:
        screen.tell(wrong.message, "yellow")


def _wanted(line: str, number: int) -> int | None:
    """The step for a typed key or number; None if it is neither."""
    if line in ("", "n"):
        return number + 1
    if line == "b":
        return number - 1
    return int(line) if line.isdecimal() and len(line) < 9 else None
