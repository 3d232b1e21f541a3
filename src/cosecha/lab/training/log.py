"""The log of a run: `log.jsonl` in its folder, one entry per line.

An entry is written before what it tells of is saved, so that a killed run may have entries that are ahead of its
checkpoint. They are dropped before it goes on.

| entry | logged |
| --- | --- |
| `command` | when lessons or training begin; for training with its `recipe` |
| `epoch`, `same`, `surprise` ... | after each epoch of imitation |
| `iteration`, `points`, `games`, `playing`, `waited` ... | after each iteration of self-play |
| `opponent`, `won` | in the same entry: the other net met in some of the games, and the share of those that were won |
| `round`, `points`, `games` ... | after each round of searched games |
| `iteration`, `against`, `players`, `won`, `beaten` ... | after games against the net of an earlier iteration |
| `iteration`, `ratings` | then: those of all nets that were saved, by all these games so far |
| `iteration`, `bot`, `options`, `won` ... | after games against a bot |

`playing` are the seconds that the games of an iteration took, and `waited` those of them in which the net had nothing
to do until the rules were executed. `beaten` has the numbers of games in which the newest net came before 0, ½, 1, 1½
... of its rivals; a tie is a half.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

Entry = dict[str, Any]


def note(folder: Path, entry: Entry) -> None:
    """Add an entry, and print it. The rest of a line that was cut off is dropped."""
    line = json.dumps(entry)
    folder.mkdir(parents=True, exist_ok=True)
    path = _path(folder)
    text = path.read_bytes() if path.exists() else b""
    with path.open("ab") as file:
        file.truncate(text.rfind(b"\n") + 1)
        file.write(f"{line}\n".encode())
    print(line, flush=True)


def entries(folder: Path) -> list[Entry]:
    return [json.loads(line) for line in _path(folder).read_text(encoding="utf-8").splitlines()]


def drop_later(folder: Path, done: Mapping[str, int]) -> None:
    """Drop what lies ahead: `done` says how many epochs, iterations and rounds there are."""
    if not _path(folder).exists():
        return
    logged = entries(folder)
    kept = [entry for entry in logged if all(entry.get(name, 0) <= count for name, count in done.items())]
    if kept != logged:
        new = folder / "log.new"
        new.write_text("".join(json.dumps(entry) + "\n" for entry in kept), encoding="utf-8")
        new.replace(_path(folder))


def _path(folder: Path) -> Path:
    return folder / "log.jsonl"
