"""The log of a run: `log.jsonl` in its folder, one entry per line.

| entry | logged |
| --- | --- |
| `command` | when lessons or training begin; for training with its `recipe` |
| `epoch`, `same`, `surprise` ... | after each epoch of imitation |
| `iteration`, `points`, `games` ... | after each iteration of self-play |
| `round`, `points`, `games` ... | after each round of searched games |
| `iteration`, `against`, `players`, `won` ... | after games against the net of an earlier iteration |
| `iteration`, `bot`, `players`, `won` ... | after games against a bot |
"""

import json
from pathlib import Path
from typing import Any

Entry = dict[str, Any]


def note(folder: Path, entry: Entry) -> None:
    """Add an entry, and print it."""
    line = json.dumps(entry)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "log.jsonl").open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    print(line, flush=True)


def entries(folder: Path) -> list[Entry]:
    return [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
