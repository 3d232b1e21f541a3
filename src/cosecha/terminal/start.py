"""Sitting down: from the flags of `cosecha play` to a match, new or resumed."""

from dataclasses import dataclass, field
from pathlib import Path

from cosecha.bots.registry import best_bot
from cosecha.core.errors import BadOptions, BadRecord
from cosecha.core.fairness import commitment, new_secret
from cosecha.core.game import Game
from cosecha.core.match import Match
from cosecha.games import by_name
from cosecha.terminal import files
from cosecha.terminal.flags import options_from, whole_number
from cosecha.terminal.plain import INTERRUPTED
from cosecha.terminal.play import Sitting
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import YOU, Chair, back_to_seats, introduced, sit_down, words_of

PACE = 0.4
"""Seconds between the moves of bots, so that a person can follow."""
SEEDS = 2**128


@dataclass
class Wishes:
    """What the command line says about a match; None where it says nothing."""

    game: str
    options: dict[str, str | None] = field(default_factory=dict)
    seats: str | None = None
    name: str | None = None
    seed: str | None = None
    words: str | None = None
    resume: str | None = None
    save: str | None = None
    pace: str | None = None


def play(wishes: Wishes, screen: Screen) -> int:
    """Play a match. The exit code."""
    game = by_name(wishes.game)
    pace = _pace(wishes.pace, screen)
    try:
        if wishes.resume is not None:
            match, chairs, file = _resumed(wishes, wishes.resume, game)
        else:
            match, chairs, file = _new(wishes, game, screen)
    except EOFError:
        screen.say("cli-not-begun")
        return 0
    except KeyboardInterrupt:
        screen.line()
        screen.say("cli-not-begun")
        return INTERRUPTED
    if len(chairs) > 1:
        screen.say("cli-at-the-table", names=introduced(chairs, game, screen))
    return Sitting(match, chairs, screen, file, pace).run()


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


def _resumed(wishes: Wishes, name: str, game: Game) -> tuple[Match, list[Chair], Path]:
    """A saved match goes on, in the same file unless another one is named."""
    if any(value is not None for value in wishes.options.values()) or wishes.seed or wishes.words:
        raise BadOptions("cli-resume-options")
    record = files.read_record(name)
    if record.game != game.name:
        raise BadRecord("error-record-other-game", game=record.game)
    match = Match(game, record)
    names = record.names or [str(seat + 1) for seat in range(record.options["players"])]
    kinds = words_of(wishes.seats) if wishes.seats else record.seats
    if not kinds:
        if match.state.waiting():
            raise BadOptions("cli-resume-no-seats", names=", ".join(names))
        kinds = [YOU] * len(names)  # it is over: nobody plays any more
    chairs = back_to_seats(names, kinds, game)
    file = files.new_file(wishes.save) if wishes.save else Path(name).expanduser()
    return match, chairs, file


def _new(wishes: Wishes, game: Game, screen: Screen) -> tuple[Match, list[Chair], Path]:
    options, chairs = _seated(wishes, game, screen)
    file = files.new_file(wishes.save) if wishes.save else files.default_file(game.name)
    names, seats = [chair.name for chair in chairs], [chair.kind for chair in chairs]
    if wishes.seed is not None:
        if wishes.words is not None:
            raise BadOptions("cli-seed-or-words")
        seed = whole_number("--seed", wishes.seed, 0)
        if seed >= SEEDS:
            raise BadOptions("cli-flag-seed", value=wishes.seed)
        return Match.start(game, options, seed, names, seats), chairs, file
    return _fair(wishes, game, options, chairs, screen), chairs, file


def _seated(wishes: Wishes, game: Game, screen: Screen) -> tuple[object, list[Chair]]:
    """The options and the chairs; `--seats` alone tells the number of players too."""
    given = dict(wishes.options)
    kinds = words_of(wishes.seats) if wishes.seats else None
    if kinds is not None and given.get("players") is None:
        given["players"] = str(len(kinds))
    options = options_from(game, given)
    if kinds is None:
        kinds = [YOU] + [best_bot(game.name)] * (options.players - 1)
    if len(kinds) != options.players:
        raise BadOptions("cli-seats-count", seats=len(kinds), players=options.players)
    return options, sit_down(kinds, game, screen, wishes.name, wishes.seed or "")


def _fair(wishes: Wishes, game: Game, options: object, chairs: list[Chair], screen: Screen) -> Match:
    """Commit to a secret, then ask the people for words of their own, then deal from both."""
    game.checked(options)
    secret = new_secret()
    screen.say("cli-proof-start", commitment=commitment(secret))
    words = []
    given = wishes.words
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
    return Match.start_fair(game, options, secret, words, names, seats)
