"""The `play` command: turns its flags into a match, new or resumed."""

from dataclasses import dataclass, field
from pathlib import Path

from cosecha.core.errors import BadOptions, BadRecord
from cosecha.core.fairness import commitment, new_secret
from cosecha.core.game import Game
from cosecha.core.match import Match
from cosecha.core.record import Place
from cosecha.core.series import kind_named
from cosecha.core.series_record import is_series
from cosecha.games import by_name
from cosecha.terminal import files
from cosecha.terminal.flags import options_from, whole_number
from cosecha.terminal.option_sets import flags_of_set, save_set
from cosecha.terminal.plain import INTERRUPTED
from cosecha.terminal.play import Session
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import YOU, Chair, back_to_seats, introduced, sit_down, words_of
from cosecha.terminal.series import new_run, play_series, resumed_run, seats_of, seed_of
from cosecha.terminal.suggestion import suggested_opponent

PACE = 0.4
"""Seconds between the moves of bots, so that a person can follow."""
SEEDS = 2**128


@dataclass
class PlayFlags:
    """The flags of `play`; None for those not given."""

    game: str
    options: dict[str, str | None] = field(default_factory=dict)
    seats: str | None = None
    name: str | None = None
    seed: str | None = None
    words: str | None = None
    resume: str | None = None
    save: str | None = None
    pace: str | None = None
    series: str | None = None
    saved_options: str | None = None
    save_options: str | None = None


def play(flags: PlayFlags, screen: Screen) -> int:
    """Play a match. Returns the exit code."""
    game = by_name(flags.game)
    pace = _pace(flags.pace, screen)
    saved = files.read_text(flags.resume) if flags.resume is not None else ""
    if flags.series is not None or is_series(saved):
        return _play_series(flags, game, screen, pace, saved)
    try:
        if flags.resume is not None:
            match, chairs, file = _resumed(flags, flags.resume, game)
        else:
            match, chairs, file = _new(flags, game, screen)
    except EOFError:
        screen.say("cli-not-begun")
        return 0
    except KeyboardInterrupt:
        screen.line()
        screen.say("cli-not-begun")
        return INTERRUPTED
    if len(chairs) > 1:
        screen.say("cli-at-the-table", names=introduced(chairs, game, screen))
    return Session(match, chairs, screen, file, pace).run()


def _play_series(flags: PlayFlags, game: Game, screen: Screen, pace: float, saved: str) -> int:
    """Play a series, new or resumed."""
    match: Match | None = None
    if flags.resume is not None:
        _require_no_options(flags)
        file = files.new_file(flags.save) if flags.save else Path(flags.resume).expanduser()
        seed = None
        run, match = resumed_run(saved, game, file)
        names, kinds = seats_of(run, match)
        chairs = back_to_seats(names, words_of(flags.seats) if flags.seats else kinds, game)
    else:
        options, chairs = _seated(flags, game, screen)
        seed = None if flags.seed is None else _seed(flags, flags.seed)
        file = files.new_file(flags.save) if flags.save else files.default_file(game.name)
        run = new_run(flags.series or "", game, options, file)

    def deal(options: object, place: Place) -> Match:
        names, seats = [chair.name for chair in chairs], [chair.kind for chair in chairs]
        first = run.games[0] if run.games else None
        if first is not None and first.fairness is None:  # it was begun with --seed
            return Match.start(game, options, seed_of(first.seed or "", place.number), names, seats, place)
        if first is None and seed is not None:
            return Match.start(game, options, seed, names, seats, place)
        return _fair(flags, game, options, chairs, screen, place)

    if len(chairs) > 1:
        screen.say("cli-at-the-table", names=introduced(chairs, game, screen))
    return play_series(run, game, chairs, deal, screen, pace, match)


def _require_no_options(flags: PlayFlags) -> None:
    """A saved game or series keeps what was agreed."""
    given = any(value is not None for value in (*flags.options.values(), flags.saved_options, flags.save_options))
    if given or flags.seed or flags.words or flags.series:
        raise BadOptions("cli-resume-options")


def _seed(flags: PlayFlags, text: str) -> int:
    if flags.words is not None:
        raise BadOptions("cli-seed-or-words")
    seed = whole_number("--seed", text, 0)
    if seed >= SEEDS:
        raise BadOptions("cli-flag-seed", value=text)
    return seed


def _pace(text: str | None, screen: Screen) -> float:
    if text is None:
        return PACE if screen.tty else 0.0
    try:
        pace = float(text.replace(",", "."))
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise BadOptions("cli-flag-range", flag="--pace", value=text, least=0, most=60)
    return pace


def _resumed(flags: PlayFlags, name: str, game: Game) -> tuple[Match, list[Chair], Path]:
    """Resume a saved match, in the same file unless another is given."""
    _require_no_options(flags)
    record = files.read_record(name)
    if record.game != game.name:
        raise BadRecord("error-record-other-game", game=record.game)
    match = Match(game, record)
    names = record.names or [str(seat + 1) for seat in range(record.options["players"])]
    kinds = words_of(flags.seats) if flags.seats else record.seats
    if not kinds:
        if match.state.waiting():
            raise BadOptions("cli-resume-no-seats", names=", ".join(names))
        kinds = [YOU] * len(names)  # The match is over, so it doesn't matter.
    chairs = back_to_seats(names, kinds, game)
    file = files.new_file(flags.save) if flags.save else Path(name).expanduser()
    return match, chairs, file


def _new(flags: PlayFlags, game: Game, screen: Screen) -> tuple[Match, list[Chair], Path]:
    options, chairs = _seated(flags, game, screen)
    file = files.new_file(flags.save) if flags.save else files.default_file(game.name)
    names, seats = [chair.name for chair in chairs], [chair.kind for chair in chairs]
    if flags.seed is not None:
        return Match.start(game, options, _seed(flags, flags.seed), names, seats), chairs, file
    return _fair(flags, game, options, chairs, screen), chairs, file


def _seated(flags: PlayFlags, game: Game, screen: Screen) -> tuple[object, list[Chair]]:
    """The options and the chairs. Flags count more than saved options; `--seats` sets the number of players unless
    `--players` does."""
    given = dict(flags.options)
    if flags.saved_options is not None:
        given = flags_of_set(game, flags.saved_options) | {
            name: value for name, value in given.items() if value is not None
        }
    kinds = words_of(flags.seats) if flags.seats else None
    if kinds is not None and given.get("players") is None:
        given["players"] = str(len(kinds))
    usual = kind_named(flags.series, game.name).usual if flags.series is not None else {}
    options = options_from(game, given, usual)
    if flags.save_options is not None:
        save_set(game, flags.save_options, options, screen)
    if kinds is None:
        kinds = [YOU] + [suggested_opponent(game.name, screen)] * (options.players - 1)
    if len(kinds) != options.players:
        raise BadOptions("cli-seats-count", seats=len(kinds), players=options.players)
    return options, sit_down(kinds, game, screen, flags.name, flags.seed or "")


def _fair(
    flags: PlayFlags, game: Game, options: object, chairs: list[Chair], screen: Screen, place: Place | None = None
) -> Match:
    """Commit to a secret, ask each person for words, and deal from both."""
    game.checked(options)
    secret = new_secret()
    screen.say("cli-proof-start", commitment=commitment(secret))
    words = []
    given = flags.words
    for chair in chairs:
        if chair.bot is not None:
            words.append("")
        elif given is not None:
            words.append(given)
            given = None
        else:
            screen.say("cli-proof-words", name=chair.name)
            words.append(screen.ask())
    names, seats = [chair.name for chair in chairs], [chair.kind for chair in chairs]
    return Match.start_fair(game, options, secret, words, names, seats, place)
