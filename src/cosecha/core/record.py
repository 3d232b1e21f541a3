"""Records: a whole match as one readable JSON document, protected by digests.

A record is game, rules version, options, seed and actions; a state is a fold over it. Each move carries a running
digest, so that damage is located at the first bad move.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.errors import BadNotation, BadOptions, BadPosition, BadRecord, CosechaError, OtherRules
from cosecha.core.event import Event, Forced
from cosecha.core.fairness import Fairness, proves
from cosecha.core.game import Game
from cosecha.core.state import State
from cosecha.core.steps import Steps, finish

FORMAT = 1
"""The version of the file format. Files with a newer version are refused."""

SUFFIX = ".cosecha.json"


class Move(Struct, frozen=True, omit_defaults=True):
    """One seat's action in notation. `secret` actions stay hidden for a while; public records leave them out."""

    seat: int
    action: str | None
    secret: bool = False
    digest: str | None = None
    events: list[dict[str, Any]] = []


class End(Struct, frozen=True, omit_defaults=True):
    """The outcome when the record was written; it also shows whether moves are missing."""

    moves: int
    over: bool
    state: str | None = None
    """The digest of the final position."""
    totals: list[int] = []
    winners: list[int] = []


class Place(Struct, frozen=True):
    """The place of a match in a series: its kind, the id that all its matches share, and a number from 1 on."""

    kind: str
    id: str
    number: int


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole match."""

    cosecha: int
    game: str
    rules: int
    public: bool = False
    """Published while the match runs: it has no seed, secret actions or digests, so it can't be replayed."""
    options: dict[str, Any]
    seed: str | None = None
    """32 hexadecimal digits."""
    position: dict[str, Any] | None = None
    """The starting position of a match that wasn't dealt; in a public record, the spectator's view of it."""
    fairness: Fairness | None = None
    names: list[str] = []
    seats: list[str] = []
    """Who played each seat: `person`, or the name of a bot."""
    series: Place | None = None
    opening: list[dict[str, Any]] = []
    """The events of the setup."""
    digest: str | None = None
    """The digest of the fields above."""
    moves: list[Move] = []
    end: End | None = None
    """Set in every file; None only while a match is being created."""


def seed_text(seed: int) -> str:
    return f"{seed:032x}"


def _canonical(data: Any) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(data, str_keys=True), order="sorted")


def digest_of(data: Any) -> str:
    """A short digest of plain data or structs, the same on every machine."""
    return hashlib.sha256(_canonical(data)).hexdigest()[:32]


def head_digest(record: Record) -> str:
    """The start of the digest chain: everything that is fixed before the first move."""
    proof = record.fairness and [record.fairness.commitment, record.fairness.words]
    deal = [record.game, record.rules, record.options, record.seed, record.position]
    # A match outside a series has the digest it had before there were series.
    place = [record.series] if record.series else []
    return digest_of([*deal, proof, record.names, record.seats, *place, record.opening])


def chain(digest: str, seat: int, action: str | None, secret: bool, events: Sequence[dict[str, Any]]) -> str:
    """The running digest after one more move."""
    return digest_of([digest, seat, action, secret, events])[:16]


def dump(record: Record) -> str:
    """The JSON document: a readable header, then one line per move."""
    head = msgspec.to_builtins(replace(record, moves=[], end=None))
    lines = [f'  "{name}": {json.dumps(value, ensure_ascii=False)},' for name, value in head.items()]
    moves = [f"    {json.dumps(msgspec.to_builtins(move), ensure_ascii=False)}" for move in record.moves]
    body = "[\n" + ",\n".join(moves) + "\n  ]" if moves else "[]"
    return (
        "\n".join(["{", *lines, f'  "moves": {body},', f'  "end": {json.dumps(msgspec.to_builtins(record.end))}', "}"])
        + "\n"
    )


def load(text: str | bytes) -> Record:
    """Parse a record and check its digests; `replay` checks it against the rules. Raises BadRecord."""
    return finish(loading(text))


def loading(text: str | bytes) -> Steps[Record]:
    """Load a record with pauses: it may have thousands of moves. Raises BadRecord."""
    try:
        return (yield from _load(text if isinstance(text, str) else text.decode()))
    except UnicodeDecodeError:
        raise BadRecord("error-record-other-file") from None
    except RecursionError:
        raise BadRecord("error-record-json", move=0, line=1) from None


def _load(text: str) -> Steps[Record]:
    try:
        data = json.loads(text)
    except ValueError as wrong:  # not JSON, or a number too long for Python to parse
        line = getattr(wrong, "lineno", 1)
        raise BadRecord("error-record-json", move=_moves_before(text), line=line) from None
    if not isinstance(data, dict) or not isinstance(data.get("cosecha"), int):
        raise BadRecord("error-record-other-file")
    if data["cosecha"] > FORMAT:
        raise BadRecord("error-record-newer", format=data["cosecha"], known=FORMAT)
    if data["cosecha"] < 1:
        raise BadRecord("error-record-other-file")
    yield
    _check_moves_shape(data.get("moves", []))
    yield
    try:
        record = msgspec.convert(data, Record)
        dump(record).encode()
    except (msgspec.ValidationError, UnicodeEncodeError) as wrong:
        raise BadRecord("error-record-shape", text=str(wrong)) from None
    yield
    yield from _check_digests(record)
    return record


def _moves_before(text: str) -> int:
    """The number of the first incomplete move in a truncated file; each move is on its own line."""
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


def _check_digests(record: Record) -> Steps[None]:
    """Raises BadRecord with the first move whose digest doesn't match."""
    if record.end is None:
        raise BadRecord("error-record-cut", move=len(record.moves) + 1)
    if record.public:
        return  # Public records have no digests: a digest would confirm a guess at hidden information.
    digest = head_digest(record)
    if record.digest != digest:
        raise BadRecord("error-record-head")
    for number, move in enumerate(record.moves, 1):
        digest = chain(digest, move.seat, move.action, move.secret, move.events)
        if move.digest != digest:
            raise BadRecord("error-record-altered", move=number)
        yield
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
    """The game with the record's rules version. Raises BadRecord."""
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
        except OtherRules as wrong:
            raise BadRecord("error-record-older-rules", 0, **wrong.message.args) from None
    if not re.fullmatch("[0-9a-f]{32}", record.seed or ""):
        raise BadRecord("error-record-seed")
    try:
        return game.start(options, int(record.seed or "", 16), log)
    except OtherRules as wrong:
        raise BadRecord("error-record-older-rules", 0, **wrong.message.args) from None


def replay(record: Record, game: Game) -> Iterator[tuple[State, list[Event]]]:
    """Yield the states of a match, each with the events that led to it.

    It is the same state object every time: copy the ones you keep. Raises BadRecord with the first illegal move.
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
    """The end of a record whose match is in this state."""
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
    """Compare the final state with the end of the record. Raises BadRecord if they differ."""
    stored = record.end
    if stored is None:
        return
    actual = end_of(state, len(record.moves))
    # A compact text stores only the number of moves and whether the match is over.
    if stored != (actual if stored.state is not None else End(actual.moves, actual.over)):
        raise BadRecord("error-record-other-end", move=len(record.moves))


def stored_events(record: Record, game: Game) -> list[list[Event]]:
    """The stored events of the setup and of each move, for records that can't be replayed.

    Events that the current version of the game no longer knows are left out.
    """
    classes: list[type[Event]] = [*game.events, Forced]
    kinds = {cls.__struct_config__.tag: cls for cls in classes}
    stored = [record.opening, *(move.events for move in record.moves)]
    return [[event for row in rows if (event := _event(row, kinds)) is not None] for rows in stored]


def _event(row: dict[str, Any], kinds: dict[Any, type[Event]]) -> Event | None:
    cls = kinds.get(row.get("event"))
    if cls is None:
        return None
    try:
        return msgspec.convert(row, cls)
    except msgspec.ValidationError:
        return None
