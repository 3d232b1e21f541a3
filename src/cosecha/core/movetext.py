"""The compact text form of a record: a head of a few lines, then the moves, some a line with a digest each."""

import json
from typing import Any

import msgspec

from cosecha.core.errors import BadRecord
from cosecha.core.record import FORMAT, End, Move, Record, chain, head_digest

MOVES_A_LINE = 6
SEATS = [str(seat) for seat in range(10)]


def to_text(record: Record) -> str:
    """`cosecha 1 santiago 1`, options, seed, names; then lines like `0 bid 3; 1 pass #a1b2c3d4`; then `end 2`."""
    lines = [
        f"cosecha {FORMAT} {record.game} {record.rules}",
        f"options {json.dumps(record.options)}",
        f"seed {record.seed}",
        f"names {json.dumps(record.names, ensure_ascii=False)}",
    ]
    for first in range(0, len(record.moves), MOVES_A_LINE):
        some = record.moves[first : first + MOVES_A_LINE]
        lines.append("; ".join(f"{move.seat} {move.action}" for move in some) + f" #{(some[-1].digest or '')[:8]}")
    return "\n".join([*lines, f"end {len(record.moves)}"]) + "\n"


def from_text(text: str) -> Record:
    """The record of a compact text. Raises BadRecord, naming the first move that cannot be right."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    record = _head(lines[:4])
    digest = head_digest(record)
    moves: list[Move] = []
    end = None
    for line in lines[4:]:
        first = len(moves) + 1
        if line.startswith("end "):
            end = line.removeprefix("end ")
            break
        body, mark, tail = line.rpartition(" #")
        for part in body.split("; "):
            seat, _, action = part.partition(" ")
            if not mark or seat not in SEATS or not action:
                raise BadRecord("error-record-move-shape", move=len(moves) + 1, text=part or line)
            digest = chain(digest, int(seat), action)
            moves.append(Move(int(seat), action, digest))
        if tail != digest[:8]:
            raise BadRecord("error-record-altered", move=first)
    if end != str(len(moves)):
        raise BadRecord("error-record-cut", move=len(moves) + 1)
    return Record(
        cosecha=FORMAT,
        game=record.game,
        rules=record.rules,
        options=record.options,
        seed=record.seed,
        names=record.names,
        moves=moves,
        end=End(len(moves), False),
    )


def _head(lines: list[str]) -> Record:
    """The first four lines. A digest guards them: they are where its chain begins."""
    fields = [line.partition(" ") for line in lines]
    if [name for name, _, _ in fields] != ["cosecha", "options", "seed", "names"]:
        raise BadRecord("error-record-other-file")
    try:
        form, game, rules = fields[0][2].split()
        options, names = json.loads(fields[1][2]), json.loads(fields[3][2])
        newer, version = int(form), int(rules)
        options, names = msgspec.convert(options, dict[str, Any]), msgspec.convert(names, list[str])
    except (ValueError, RecursionError):  # msgspec's ValidationError is a ValueError
        raise BadRecord("error-record-other-file") from None
    if newer > FORMAT:
        raise BadRecord("error-record-newer", format=newer, known=FORMAT)
    return Record(
        cosecha=FORMAT,
        game=game,
        rules=version,
        options=options,
        seed=fields[2][2],
        names=names,
        end=End(0, False),
    )
