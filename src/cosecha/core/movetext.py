"""The compact text form of a record: a few header lines, then the moves, several per line, each line with a digest."""

import json
from typing import Any

import msgspec

from cosecha.core.errors import BadRecord
from cosecha.core.record import FORMAT, End, Move, Record, digest_of

MOVES_A_LINE = 6
SEATS = [str(seat) for seat in range(10)]
HEAD = ("options", "seed", "position", "fairness", "names", "seats", "series")
"""The header lines after the first: a word and its JSON value. Fields that aren't set have no line."""


def to_text(record: Record) -> str:
    """`cosecha 1 santiago 1`, options, seed, names; then lines like `0 bid 3; 1 pass #a1b2c3d4`; then `end 2 over`."""
    if record.public or record.end is None:
        raise BadRecord("error-record-no-seed")
    head = msgspec.to_builtins(record)
    lines = [f"cosecha {FORMAT} {record.game} {record.rules}"]
    lines += [f"{word} {json.dumps(head[word], ensure_ascii=False)}" for word in HEAD if word in head]
    digest = digest_of(lines)
    for first in range(0, len(record.moves), MOVES_A_LINE):
        parts = [f"{move.seat} {move.action}" for move in record.moves[first : first + MOVES_A_LINE]]
        digest = digest_of([digest, parts])
        lines.append(f"{'; '.join(parts)} #{digest[:8]}")
    return "\n".join([*lines, f"end {len(record.moves)}{' over' if record.end.over else ''}"]) + "\n"


def from_text(text: str) -> Record:
    """Parse a compact text. Raises BadRecord with the first line of moves that is damaged."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    first = next((number for number, line in enumerate(lines) if line[:1].isdigit() or line.startswith("end ")), None)
    head = _head(lines[:first])
    digest = digest_of(lines[:first])
    moves: list[Move] = []
    *body, last = lines[first:] if first is not None else [""]
    for line in body:
        parts, _, mark = line.rpartition(" #")
        new = [_move(part, len(moves) + number, line) for number, part in enumerate(parts.split("; "), 1)]
        digest = digest_of([digest, parts.split("; ")])
        if mark != digest[:8]:
            raise BadRecord("error-record-altered-between", move=len(moves) + 1, last=len(moves) + len(new))
        moves += new
    if last not in (f"end {len(moves)}", f"end {len(moves)} over"):
        raise BadRecord("error-record-cut", move=len(moves) + 1)
    return msgspec.structs.replace(head, moves=moves, end=End(len(moves), last.endswith(" over")))


def _move(part: str, number: int, line: str) -> Move:
    seat, _, action = part.partition(" ")
    if seat not in SEATS or not action:
        raise BadRecord("error-record-move-shape", move=number, text=part or line)
    return Move(int(seat), action)


def _head(lines: list[str]) -> Record:
    """Parse the header: a record without moves."""
    title, *rest = lines or [""]
    try:
        word, form, game, rules = title.split()
        newer, version = int(form), int(rules)
        fields: dict[str, Any] = {}
        for line in rest:
            name, _, value = line.partition(" ")
            if name not in HEAD:
                raise ValueError(name)
            fields[name] = json.loads(value)
        plain = {"cosecha": FORMAT, "game": game, "rules": version, **fields}
        if word != "cosecha":
            raise ValueError(word)
        if newer > FORMAT:
            raise BadRecord("error-record-newer", format=newer, known=FORMAT)
        return msgspec.convert(plain, Record)
    except (ValueError, RecursionError):  # msgspec's ValidationError is a ValueError
        raise BadRecord("error-record-other-file") from None
