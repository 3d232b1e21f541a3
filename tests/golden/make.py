"""Writes the golden records anew: `python -m tests.golden.make`. Only after a change of the rules, with its version."""

from pathlib import Path

import msgspec

from cosecha.core.match import Match
from cosecha.core.record import SUFFIX, Record, dump
from cosecha.core.rng import Rng
from cosecha.games.santiago import GAME, Options

FOLDER = Path(__file__).parent
MATCHES = {
    "santiago-2": (Options(players=2), 101),
    "santiago-3-hidden": (Options(players=3, money_visibility="hidden", min_bribe=1), 102),
    "santiago-4": (Options(players=4), 103),
    "santiago-4-manual": (Options(players=4, setup_placement="manual", spring_mode="any"), 104),
    "santiago-5": (Options(players=5, starting_overseer_seat=2), 105),
}


def played(options: Options, seed: int) -> Record:
    """A whole match by seeded random choice; of long lists an early action more often, so that things get built."""
    match = Match.start(GAME, options, seed, names=["Ana", "Łukasz", "Zoé", "Iñigo", "Ewa"][: options.players])
    rng = Rng(f"golden {seed}")
    while waiting := match.state.waiting():
        seat = waiting[rng.below(len(waiting))]
        legal = match.state.legal(seat)
        match.play(seat, legal[min(rng.below(len(legal)), rng.below(len(legal)))])
    return match.record()


def main() -> None:
    for name, (options, seed) in MATCHES.items():
        record = played(options, seed)
        (FOLDER / f"{name}{SUFFIX}").write_text(dump(record), encoding="utf-8")
        print(name, msgspec.to_builtins(record.end))


if __name__ == "__main__":
    main()
