"""Records: a whole match as one readable JSON document or as compact text, guarded by digests.

The record is game, rules version, options, seed and actions; a state is a fold over it. Each move carries a
running digest, so a damaged or altered file is found at its first bad move.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.errors import BadNotation, BadOptions, BadPosition, BadRecord, CosechaError
from cosecha.core.event import Event, Forced
from cosecha.core.fairness import Fairness, proves
from cosecha.core.game import Game
from cosecha.core.state import State

FORMAT = 1
"""Of the file. A newer one than we know is refused."""

SUFFIX = ".cosecha.json"


class Move(Struct, frozen=True, omit_defaults=True):
    """One seat's answer in notation. `secret`: others did not know it at once; a public record leaves it out."""

    seat: int
    action: str | None
    secret: bool = False
    digest: str | None = None
    events: list[dict[str, Any]] = []


class End(Struct, frozen=True, omit_defaults=True):
    """What the match came to when the record was written; it shows when moves are missing."""

    moves: int
    over: bool
    state: str | None = None
    """The digest of the last position."""
    totals: list[int] = []
    winners: list[int] = []


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole match."""

    cosecha: int
    game: str
    rules: int
    public: bool = False
    """Made for others while the match runs: no seed, no secret action, no digests, and so it cannot be replayed."""
    options: dict[str, Any]
    seed: str | None = None
    """32 hexadecimal digits."""
    position: dict[str, Any] | None = None
    """Where the match starts, if not from a deal; in a public record, what an onlooker may know of it."""
    fairness: Fairness | None = None
    names: list[str] = []
    seats: list[str] = []
    """Who played each seat: `person`, or the name of a bot."""
    opening: list[dict[str, Any]] = []
    """The events of the set-up."""
    digest: str | None = None
    """Of all that stands above."""
    moves: list[Move] = []
    end: End | None = None
    """In every file; a match that is being set up has none yet."""


def seed_text(seed: int) -> str:
    return f"{seed:032x}"


def _canonical(data: Any) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(data, str_keys=True), order="sorted")


def digest_of(data: Any) -> str:
    """A short digest of plain data or structs; equal data, equal digest, on every machine."""
    return hashlib.sha256(_canonical(data)).hexdigest()[:32]


def head_digest(record: Record) -> str:
    """Where the chain of digests begins: everything that stands before the moves and was fixed before them."""
    proof = record.fairness and [record.fairness.commitment, record.fairness.words]
    deal = [record.game, record.rules, record.options, record.seed, record.position]
    return digest_of([*deal, proof, record.names, record.seats, record.opening])


def chain(digest: str, seat: int, action: str | None, secret: bool, events: Sequence[Event | dict[str, Any]]) -> str:
    """The running digest after one more move."""
    return digest_of([digest, seat, action, secret, events])[:16]


def dump(record: Record) -> str:
    """The JSON document: a head that people can read, and a line a move."""
    head = msgspec.to_builtins(replace(record, moves=[], end=None))
    lines = [f'  "{name}": {json.dumps(value, ensure_ascii=False)},' for name, value in head.items()]
    moves = [f"    {json.dumps(msgspec.to_builtins(move), ensure_ascii=False)}" for move in record.moves]
    body = "[\n" + ",\n".join(moves) + "\n  ]" if moves else "[]"
    return (
        "\n".join(["{", *lines, f'  "moves": {body},', f'  "end": {json.dumps(msgspec.to_builtins(record.end))}', "}"])
        + "\n"
    )


def load(text: str | bytes) -> Record:
    """Read a record and check it as far as that goes without the rules. Raises BadRecord."""
    try:
        return _load(text if isinstance(text, str) else text.decode())
    except UnicodeDecodeError:
        raise BadRecord("error-record-other-file") from None
    except RecursionError:
        raise BadRecord("error-record-json", move=0, line=1) from None


def _load(text: str) -> Record:
    try:
        data = json.loads(text)
    except ValueError as wrong:  # not JSON, or a number of thousands of digits
        line = getattr(wrong, "lineno", 1)
        raise BadRecord("error-record-json", move=_moves_before(text), line=line) from None
    if not isinstance(data, dict) or not isinstance(data.get("cosecha"), int):
        raise BadRecord("error-record-other-file")
    if data["cosecha"] > FORMAT:
        raise BadRecord("error-record-newer", format=data["cosecha"], known=FORMAT)
    if data["cosecha"] < 1:
        raise BadRecord("error-record-other-file")
    _check_moves_shape(data.get("moves", []))
    try:
        record = msgspec.convert(data, Record)
        dump(record).encode()
    except (msgspec.ValidationError, UnicodeEncodeError) as wrong:
        raise BadRecord("error-record-shape", text=str(wrong)) from None
    _check_digests(record)
    return record


def _moves_before(text: str) -> int:
    """In a cut file: the number of the first move that is not whole (a move is a line)."""
    _, found, moves = text.partition('"moves": [')
    if not found:
        return 0
    whole = 0
    for line in moves.splitlines():
        try:
            whole += isinstance(json.loads(line.strip().rstrip(",")), dict)
        except ValueError:
            continue
    return whole + 1


def _check_moves_shape(moves: Any) -> None:
    for number, move in enumerate(moves if isinstance(moves, list) else [], 1):
        try:
            msgspec.convert(move, Move)
        except msgspec.ValidationError as wrong:
            raise BadRecord("error-record-move-shape", move=number, text=str(wrong)) from None


def _check_digests(record: Record) -> None:
    """The first move whose digest does not follow from what stands before it is the first bad one."""
    if record.end is None:
        raise BadRecord("error-record-cut", move=len(record.moves) + 1)
    if record.public:
        return  # no digests: they would confirm a guess at what is hidden
    digest = head_digest(record)
    if record.digest != digest:
        raise BadRecord("error-record-head")
    for number, move in enumerate(record.moves, 1):
        digest = chain(digest, move.seat, move.action, move.secret, move.events)
        if move.digest != digest:
            raise BadRecord("error-record-altered", move=number)
    if len(record.moves) != record.end.moves or record.end.state is None:
        raise BadRecord("error-record-cut", move=min(len(record.moves), record.end.moves) + 1)
    if record.fairness is not None and record.seed is not None and not proves(record.fairness, record.seed):
        raise BadRecord("error-record-fairness")


def options_of(record: Record, game: Game) -> Any:
    """The typed options of a record. Raises BadRecord."""
    try:
        return game.checked(record.options)
    except BadOptions as wrong:
        raise BadRecord("error-record-shape", text=wrong.message) from None


def game_of(record: Record, game: Game) -> Game:
    """The game by the rules of a record. Raises BadRecord."""
    if record.game != game.name:
        raise BadRecord("error-record-other-game", game=record.game)
    if record.rules > game.version:
        raise BadRecord("error-record-newer-rules", rules=record.rules, known=game.version)
    if record.rules not in game.plays:
        raise BadRecord("error-record-older-rules", rules=record.rules, first=min(game.plays))
    return game.under(record.rules)


def first_state(record: Record, game: Game, log: list[Event] | None = None) -> State:
    """The state before the first move. Raises BadRecord."""
    game = game_of(record, game)
    if record.public:
        raise BadRecord("error-record-no-seed")
    options = options_of(record, game)
    for named in (record.names, record.seats):
        if named and len(named) != options.players:
            raise BadRecord("error-record-names", names=len(named), players=options.players)
    if record.position is not None:
        try:
            return game.from_position(record.position)
        except BadPosition as wrong:
            raise BadRecord("error-record-shape", text=wrong.message) from None
    if not re.fullmatch("[0-9a-f]{32}", record.seed or ""):
        raise BadRecord("error-record-seed")
    return game.start(options, int(record.seed or "", 16), log)


def replay(record: Record, game: Game) -> Iterator[tuple[State, list[Event]]]:
    """The states of a match, one after another, each with the events that led to it.

    The same state object comes back each time: copy what you keep. Raises BadRecord, naming the first move that the
    rules refuse.
    """
    log: list[Event] = []
    game = game_of(record, game)
    state = first_state(record, game, log)
    yield state, log
    for number, move in enumerate(record.moves, 1):
        yield state, play_move(state, game, move, number)
    check_end(record, state)


def play_move(state: State, game: Game, move: Move, number: int) -> list[Event]:
    """Play a recorded move. Raises BadRecord."""
    try:
        return list(state.play(move.seat, game.parse(move.action or "")))
    except BadNotation as wrong:
        raise BadRecord("error-record-notation", move=number, text=wrong.message) from None
    except CosechaError as wrong:
        raise BadRecord("error-record-illegal", move=number, text=wrong.message) from None


def end_of(state: State, moves: int) -> End:
    """What the end of a record says if the match came to this state."""
    over = not state.waiting()
    scores = state.scores()
    return End(
        moves=moves,
        over=over,
        state=digest_of(state.position()),
        totals=list(scores.totals) if over else [],
        winners=list(scores.winners) if over else [],
    )


def check_end(record: Record, state: State) -> None:
    """Whether the match came to what the record says, as far as it says it. Raises BadRecord."""
    told = record.end
    if told is None:
        return
    true = end_of(state, len(record.moves))
    if told != (true if told.state is not None else End(true.moves, true.over)):
        raise BadRecord("error-record-other-end", move=len(record.moves))


def stored_events(record: Record, game: Game) -> list[list[Event]]:
    """The events of the set-up and of each move as they were stored, for records that cannot be replayed.

    What the game of today has no words for any more is left out.
    """
    classes: list[type[Event]] = [*game.events, Forced]
    kinds = {cls.__struct_config__.tag: cls for cls in classes}
    told = [record.opening, *(move.events for move in record.moves)]
    return [[event for row in rows if (event := _event(row, kinds)) is not None] for rows in told]


def _event(row: dict[str, Any], kinds: dict[Any, type[Event]]) -> Event | None:
    cls = kinds.get(row.get("event"))
    if cls is None:
        return None
    try:
        return msgspec.convert(row, cls)
    except msgspec.ValidationError:
        return None
