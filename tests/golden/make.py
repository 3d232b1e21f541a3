"""Rewrites the golden records: `python -m tests.golden.make`. Only after a rule change with a new rules version."""

from pathlib import Path
from typing import Any

import msgspec

from cosecha.core.game import Game
from cosecha.core.match import Match
from cosecha.core.record import SUFFIX, Record, dump
from cosecha.core.rng import Rng
from cosecha.games import agricola, by_name, cacao, santiago

FOLDER = Path(__file__).parent
MATCHES: dict[str, tuple[Any, int]] = {
    "santiago-2": (santiago.Options(players=2), 101),
    "santiago-3-hidden": (santiago.Options(players=3, money_visibility="hidden", min_bribe=1), 102),
    "santiago-4": (santiago.Options(players=4), 103),
    "santiago-4-manual": (santiago.Options(players=4, setup_placement="manual", spring_mode="any"), 104),
    "santiago-5": (santiago.Options(players=5, starting_overseer_seat=2), 105),
    "cacao-2": (cacao.Options(players=2), 201),
    "cacao-3-hidden": (cacao.Options(players=3, gold="hidden"), 202),
    "cacao-4": (cacao.Options(players=4, first_seat=2), 203),
    "agricola-1": (agricola.Options(players=1), 301),
    "agricola-2-tiles": (agricola.Options(players=2, side_job="with", tile="with"), 302),
    "agricola-3-few": (agricola.Options(players=3, cards="few"), 303),
    "agricola-4": (agricola.Options(players=4, first_seat=3), 304),
    "agricola-1-full": (agricola.Options(players=1, cards="full"), 305),
    "agricola-2-full": (agricola.Options(players=2, cards="full"), 306),
    "agricola-4-full": (agricola.Options(players=4, cards="full", tile="with"), 307),
}
RULES = {"agricola-1": 1, "agricola-2-tiles": 1, "agricola-4": 1}
"""Records of earlier rules that are still played."""


def game_of(name: str) -> Game:
    """The game with the rules of a record."""
    game = by_name(name.partition("-")[0])
    return game.under(RULES.get(name, game.version))


def played(name: str) -> Record:
    """A whole match by seeded random choice, biased towards the start of the list so that things get built."""
    options, seed = MATCHES[name]
    match = Match.start(game_of(name), options, seed, names=["Ana", "Łukasz", "Zoé", "Iñigo", "Ewa"][: options.players])
    rng = Rng(f"golden {seed}")
    while waiting := match.state.waiting():
        seat = waiting[rng.below(len(waiting))]
        # The records are older than discards and must not change.
        legal = [each for each in match.state.legal(seat) if not match.state.notation(each).startswith("discard ")]
        match.play(seat, legal[min(rng.below(len(legal)), rng.below(len(legal)))])
    return match.record()


def main() -> None:
    for name in MATCHES:
        record = played(name)
        (FOLDER / f"{name}{SUFFIX}").write_text(dump(record), encoding="utf-8")
        print(name, msgspec.to_builtins(record.end))


if __name__ == "__main__":
    main()
