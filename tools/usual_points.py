"""Finds out what each level scores on average, by source and number of players, for the coach's reports.

`python tools/usual_points.py cacao --games 40` writes `src/cosecha/coach/usual/cacao.json`. Compiled rules make it
several times faster. Hand cards have an entry of their own. `--levels master --games 10` measures one level again and
keeps the others.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from cosecha.bots.levels import LEVELS
from cosecha.bots.registry import thinking
from cosecha.bots.timing import timed_name
from cosecha.coach.report import Usual, usual_key
from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.games import NAMES, by_name
from cosecha.lab.simulate import simulate

FOLDER = Path(__file__).resolve().parent.parent / "src" / "cosecha" / "coach" / "usual"
MOST_PLAYERS = 6
SECONDS = 0.1
"""For a decision of a level that thinks for a set time."""


def kinds(game: str, cards: bool) -> list[dict[str, Any]]:
    """The options to play with."""
    rules = by_name(game)
    more: list[dict[str, Any]] = [{}, {"cards": "full"}] if cards else [{}]
    found = [{"players": players} | each for each in more for players in range(1, MOST_PLAYERS + 1)]
    return [options for options in found if _is_played(rules, options)]


def _is_played(rules: Game, options: dict[str, Any]) -> bool:
    try:
        rules.checked(options)
    except BadOptions:
        return False
    return True


def usual(game: str, level: str, options: dict[str, Any], games: int, workers: int) -> Usual:
    """The averages over some matches between bots of a level."""
    name = level if thinking(level, game) is None else timed_name(level, SECONDS)
    bots = [name] * options["players"]
    result = simulate(game, bots, options, matches=games, seed=1, workers=workers, details=True)
    points: dict[str, list[int]] = {}
    for played in result.played:
        assert played.details is not None
        for source, by_seat in played.details.sources.items():
            points.setdefault(source, []).extend(by_seat)
    seats = games * options["players"]
    return Usual(games, {source: round(sum(each) / seats, 1) for source, each in points.items()})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cards", action="store_true", help="also with hand cards")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    given = parser.parse_args()
    file = FOLDER / f"{given.game}.json"
    for options in kinds(given.game, given.cards):
        key = usual_key(given.game, options)
        assert key is not None
        for level in given.levels:
            each = usual(given.game, level, options, given.games, given.workers)
            print(key, level, round(sum(each.sources.values()), 1), flush=True)
            _write(file, key, level, each)


def _write(file: Path, key: str, level: str, each: Usual) -> None:
    """Add this to what the file has by now: others may measure other levels at the same time."""
    found = msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Usual]]) if file.exists() else {}
    levels = found.get(key, {}) | {level: each}
    found[key] = {level: levels[level] for level in LEVELS if level in levels}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(found.items()))), indent=1) + b"\n")


if __name__ == "__main__":
    main()
