"""Finds out what the strong bot scores on average, by source and number of players, for the coach's reports.

`python tools/usual_points.py cacao --games 40` writes `src/cosecha/coach/usual/cacao.json`. Compiled rules make it
several times faster. Hand cards have an entry of their own.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from cosecha.bots.registry import quick_bot
from cosecha.coach.report import Usual, usual_key
from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.games import NAMES, by_name
from cosecha.lab.simulate import simulate

FOLDER = Path(__file__).resolve().parent.parent / "src" / "cosecha" / "coach" / "usual"
MOST_PLAYERS = 6


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


def usual(game: str, options: dict[str, Any], games: int, workers: int) -> Usual:
    """The averages over some matches of the strong bot with itself."""
    bots = [quick_bot(game)] * options["players"]
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
    given = parser.parse_args()
    found: dict[str, Usual] = {}
    for options in kinds(given.game, given.cards):
        found[usual_key(options)] = each = usual(given.game, options, given.games, given.workers)
        print(usual_key(options), round(sum(each.sources.values()), 1), flush=True)
        FOLDER.mkdir(exist_ok=True)
        file = FOLDER / f"{given.game}.json"
        file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
