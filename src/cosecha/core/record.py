"""Records: a whole match as one readable JSON document or as compact text, guarded by digests.

The record is game, rules version, options, seed and actions; a state is a fold over it. Each move carries a
running digest, so a damaged or altered file is found at its first bad move.
"""

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.errors import BadNotation, BadOptions, BadPosition, BadRecord, CosechaError
from cosecha.core.event import Event
from cosecha.core.fairness import Fairness, proves
from cosecha.core.game import Game
from cosecha.core.state import State

FORMAT = 1
"""Of the file. A newer one than we know is refused."""

SUFFIX = ".cosecha.json"


class Move(Struct, frozen=True, omit_defaults=True):
    """One seat's answer in notation. `action` is None where a running match hides it."""

    seat: int
    action: str | None
    digest: str | None = None
    events: list[dict[str, Any]] = []


class End(Struct, frozen=True, omit_defaults=True):
    """What the match came to when the record was written; it shows when moves are missing."""

    moves: int
    over: bool
    state: str | None = None
    """The digest of the last position."""
    events: str | None = None
    """The digest of all stored events."""
    totals: list[int] = []


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole match."""

    cosecha: int
    game: str
    rules: int
    options: dict[str, Any]
    seed: str | None = None
    """32 hexadecimal digits; None while a match runs that others play in."""
    position: dict[str, Any] | None = None
    """Where the match starts, if not from a deal."""
    fairness: Fairness | None = None
    names: list[str] = []
    opening: list[dict[str, Any]] = []
    """The events of the set-up."""
    moves: list[Move] = []
    end: End


def seed_text(seed: int) -> str:
    return f"{seed:032x}"


def _canonical(data: Any) -> bytes:
    return json.dumps(msgspec.to_builtins(data, str_keys=True), sort_keys=True, separators=(",", ":")).encode()


def digest_of(data: Any) -> str:
    """A short digest of plain data or structs; equal data, equal digest, on every machine."""
    return hashlib.sha256(_canonical(data)).hexdigest()[:32]


def head_digest(record: Record) -> str:
    """Where the chain of digests begins: everything that the deal depends on."""
    return digest_of([record.game, record.rules, record.options, record.seed, record.position, record.names])


def chain(digest: str, seat: int, action: str) -> str:
    """The running digest after one more move."""
    return hashlib.sha256(f"{digest} {seat} {action}".encode(errors="backslashreplace")).hexdigest()[:16]


def events_digest(record: Record) -> str:
    return digest_of([record.opening, [move.events for move in record.moves]])


def dump(record: Record) -> str:
    """The JSON document: a head that people can read, and a line a move."""
    head = msgspec.to_builtins(replace(record, moves=[]))
    end = head.pop("end")
    head.pop("moves", None)
    lines = [f'  "{name}": {json.dumps(value, ensure_ascii=False)},' for name, value in head.items()]
    moves = [f"    {json.dumps(msgspec.to_builtins(move), ensure_ascii=False)}" for move in record.moves]
    body = "[\n" + ",\n".join(moves) + "\n  ]" if moves else "[]"
    return "\n".join(["{", *lines, f'  "moves": {body},', f'  "end": {json.dumps(end)}', "}"]) + "\n"


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
    _check_moves_shape(data.get("moves", []))
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as wrong:
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
    if record.seed is None and record.position is None:
        return  # the public record of a running match has no digests: they would tell hidden actions
    digest = head_digest(record)
    for number, move in enumerate(record.moves, 1):
        digest = chain(digest, move.seat, move.action or "")
        if move.digest != digest:
            raise BadRecord("error-record-altered", move=number)
    if len(record.moves) != record.end.moves:
        raise BadRecord("error-record-cut", move=min(len(record.moves), record.end.moves) + 1)
    if record.end.events is not None and record.end.events != events_digest(record):
        raise BadRecord("error-record-events")
    if record.fairness is not None and record.seed is not None and not proves(record.fairness, record.seed):
        raise BadRecord("error-record-fairness")


def options_of(record: Record, game: Game) -> Any:
    """The typed options of a record. Raises BadRecord."""
    try:
        return game.checked(msgspec.convert(record.options, game.options))
    except msgspec.ValidationError as wrong:
        raise BadRecord("error-record-shape", text=str(wrong)) from None
    except BadOptions as wrong:
        raise BadRecord("error-record-shape", text=wrong.message) from None


def first_state(record: Record, game: Game, log: list[Event] | None = None) -> State:
    """The state before the first move. Raises BadRecord."""
    if record.game != game.name:
        raise BadRecord("error-record-other-game", game=record.game)
    if record.rules > game.version:
        raise BadRecord("error-record-newer-rules", rules=record.rules, known=game.version)
    if record.rules < game.version:
        raise BadRecord("error-record-older-rules", rules=record.rules, known=game.version)
    if record.position is not None:
        try:
            return game.from_position(record.position)
        except BadPosition as wrong:
            raise BadRecord("error-record-shape", text=wrong.message) from None
    if record.seed is None:
        raise BadRecord("error-record-no-seed")
    if not re.fullmatch("[0-9a-f]{32}", record.seed):
        raise BadRecord("error-record-seed")
    return game.start(options_of(record, game), int(record.seed, 16), log)


def replay(record: Record, game: Game) -> Iterator[tuple[State, list[Event]]]:
    """The states of a match, one after another, each with the events that led to it.

    The same state object comes back each time: copy what you keep. Raises BadRecord, naming the first move that the
    rules refuse.
    """
    log: list[Event] = []
    state = first_state(record, game, log)
    yield state, log
    for number, move in enumerate(record.moves, 1):
        try:
            events = state.play(move.seat, game.parse(move.action or ""))
        except BadNotation as wrong:
            raise BadRecord("error-record-notation", move=number, text=wrong.message) from None
        except CosechaError as wrong:
            raise BadRecord("error-record-illegal", move=number, text=wrong.message) from None
        yield state, list(events)
    if record.end.state is not None and record.end != _end_of(state, record):
        raise BadRecord("error-record-other-end", move=len(record.moves))


def _end_of(state: State, record: Record) -> End:
    """What the end of a record says if the match came to this state."""
    over = not state.waiting()
    totals = list(state.scores().totals) if over else []
    return End(len(record.moves), over, digest_of(state.position()), record.end.events, totals)


def last_state(record: Record, game: Game) -> State:
    """The state that a record leads to. Raises BadRecord."""
    *_, (state, _) = replay(record, game)
    return state


def public(record: Record) -> Record:
    """What others may download while the match runs: no seed, no secret, no hidden action, and so no digests."""
    hidden = [any(event.get("only") is not None for event in move.events) for move in record.moves]
    return replace(
        record,
        seed=None,
        position=None,
        fairness=record.fairness and replace(record.fairness, secret=None),
        moves=[
            Move(move.seat, None if secret else move.action, None, _seen(move.events))
            for move, secret in zip(record.moves, hidden, strict=True)
        ],
        opening=_seen(record.opening),
        end=End(len(record.moves), record.end.over),
    )


def _seen(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event.get("only") is None]
