"""The `verify` command: deals a record again, plays every move, and checks the proof of fairness."""

from rich.text import Text

from cosecha.core.agreed import agreed_lines
from cosecha.core.errors import BadRecord
from cosecha.core.fairness import commitment, deal_seed
from cosecha.core.game import Game
from cosecha.core.match import plain_events
from cosecha.core.message import Argument, Token
from cosecha.core.record import Record, replay
from cosecha.core.series import kind_named
from cosecha.core.series_record import follow, is_series, load_series
from cosecha.core.series_words import path, title
from cosecha.core.state import State
from cosecha.games import by_name
from cosecha.terminal.files import parse_record, read_text
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import grid_of


def verify_file(name: str, screen: Screen) -> int:
    """Check a record and report each step. Returns the exit code: 1 if something is wrong."""
    try:
        text = read_text(name)
        if is_series(text):
            _check_series(text, screen)
        else:
            record = parse_record(text)
            _good(screen, "cli-verify-file")
            _check(record, by_name(record.game), screen)
    except BadRecord as wrong:
        screen.show(Text.assemble((_mark(screen, "✘ ", "! "), "bold red"), screen.said(wrong.message)))
        screen.say("cli-verify-bad", style="bold red")
        return 1
    screen.say("cli-verify-good", style="bold green")
    return 0


def _check(record: Record, game: Game, screen: Screen) -> State:
    """Check one game; returns its last state."""
    screen.set_names(record.names)
    head: dict[str, Argument] = {"game": record.game, "rules": record.rules, "seed": record.seed or "-"}
    _note(screen, "cli-verify-head", **head)
    for option in agreed_lines(game, record.options):
        _note(screen, option.id, **option.args)
    state = _check_moves(record, game, screen)
    _check_end(record, state, screen)
    _check_fairness(record, screen)
    return state


def _check_series(text: str, screen: Screen) -> None:
    """Check every game of a series, that each one follows from those before, and the standings."""
    series = load_series(text)
    _good(screen, "cli-verify-file")

    def check(record: Record, game: Game) -> State:
        kind = kind_named(series.kind, series.game)
        screen.tell(title(kind, record.series.number if record.series else 0), "bold")
        return _check(record, game, screen)

    kind, found = follow(series, by_name(series.game), check)
    _good(screen, "cli-verify-series", games=len(series.games))
    screen.show(grid_of(path(kind, found), screen, totals=1))
    screen.tell(kind.stake(found))


def _mark(screen: Screen, unicode: str, plain: str) -> str:
    return unicode if screen.glyphs.unicode else plain


def _good(screen: Screen, id: str, **args: Argument) -> None:
    screen.show(Text.assemble((_mark(screen, "✔ ", "+ "), "green"), screen.text(id, **args)))


def _note(screen: Screen, id: str, **args: Argument) -> None:
    screen.show(Text.assemble((_mark(screen, "· ", "- "), "bright_black"), screen.text(id, **args)))


def _check_moves(record: Record, game: Game, screen: Screen) -> State:
    """Deal again and play every move, comparing the events with the stored ones."""
    stored = [record.opening, *(move.events for move in record.moves)]
    has_events = any(stored)
    last: State | None = None
    for number, (state, events) in enumerate(replay(record, game)):
        last = state
        if has_events and plain_events(events) != stored[number]:
            raise BadRecord("cli-verify-other-events", move=number)
    assert last is not None
    _good(screen, "cli-verify-moves", moves=len(record.moves))
    if has_events:
        _good(screen, "cli-verify-events")
    return last


def _check_end(record: Record, state: State, screen: Screen) -> None:
    """Report the end of the match; `replay` has already compared the final state with the record."""
    if record.end is None or record.end.state is None:
        _note(screen, "cli-verify-state-none")
    else:
        _good(screen, "cli-verify-state")
    if state.waiting():
        _note(screen, "cli-verify-unfinished")
        return
    totals = list(state.scores().totals)
    names = [screen.text("seat-name", seat=Token("seat", seat)) for seat in range(len(totals))]
    results = ", ".join(f"{name} {points}" for name, points in zip(names, totals, strict=True))
    if record.end is None or record.end.state is None:
        _note(screen, "cli-verify-result", totals=results)
    else:
        _good(screen, "cli-verify-totals", totals=results)


def _check_fairness(record: Record, screen: Screen) -> None:
    proof = record.fairness
    if proof is None:
        _note(screen, "cli-verify-no-proof")
        return
    if proof.secret is None:
        if record.end is not None and record.end.over:
            raise BadRecord("cli-verify-secret-missing")
        _note(screen, "cli-verify-secret-later")
        return
    try:
        fits = commitment(proof.secret) == proof.commitment
        dealt = f"{deal_seed(proof.secret, proof.words):032x}"
    except ValueError:
        fits, dealt = False, ""
    if not fits:
        raise BadRecord("cli-verify-other-commitment")
    _good(screen, "cli-verify-commitment")
    if dealt != record.seed:
        raise BadRecord("cli-verify-other-seed")
    words = ", ".join(f"“{word}”" for word in proof.words if word) or screen.text("cli-verify-no-words")
    _good(screen, "cli-verify-words", words=words)
