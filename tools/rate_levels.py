"""Rates the levels of the bots in one league over all games: `python -m tools.rate_levels`, or `make levels`.

In every game, each level plays each other one in 2-player games with the same deals. The ratings, their intervals, the
expected results and the times go to `src/cosecha/bots/levels.json`, and from there into the table in `docs/playing.md`.
With `PYTHONPATH=build/compiled` it runs on the compiled rules. `--table` only writes the table again.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from cosecha.bots.levels import ALL_GAMES, LEVELS, MEASURED, Measured, Ratings, league_ratings
from cosecha.bots.nets.trained import net_for, search_of
from cosecha.bots.timing import timed_name
from cosecha.games import NAMES, by_name
from cosecha.lab.league import League, league, outcome_of
from cosecha.lab.playing import Played
from cosecha.lab.ratings import Outcome, Rating, bradley_terry
from cosecha.lab.running import Place
from cosecha.locale import Speaker

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "playing.md"
BEGIN, END = "<!-- levels: begin -->\n", "<!-- levels: end -->\n"
AVERAGE = 1500
"""The average rating."""
GAMES = {"santiago": 50, "cacao": 50, "agricola": 24}
"""Games of each pair of levels."""


def rated(played: Sequence[Played]) -> tuple[Measured, ...]:
    """What the games say of each level. Bots are numbered as in `LEVELS`."""
    outcomes: list[Outcome] = [outcome_of(match) for match in played]
    ratings = bradley_terry(len(LEVELS), outcomes)
    return tuple(_measured(number, ratings, played) for number in range(len(LEVELS)))


def _measured(level: int, ratings: Sequence[Rating], played: Sequence[Played]) -> Measured:
    seats = [(match, seat) for match in played for seat, bot in enumerate(match.bots) if bot == level]
    thought = sum(match.thinking_ms[seat] for match, seat in seats)
    decisions = sum(match.decisions[seat] for match, seat in seats)
    own = ratings[level]
    return Measured(
        level=LEVELS[level],
        rating=AVERAGE + round(own.value),
        low=AVERAGE + round(own.low),
        high=AVERAGE + round(own.high),
        expected=[round(1 / (1 + 10 ** ((other.value - own.value) / 400)), 2) for other in ratings],
        seconds=max(0.01, round(thought / decisions / 1000, 2)),
        games=len(seats),
    )


def nets_now() -> dict[str, str]:
    """By game of the league: the net that plays it, and how the search is tuned for it."""
    found = {name: net_for(name, by_name(name).checked({"players": 2})) for name in NAMES}
    return {name: search_of(net) for name, net in found.items() if net is not None}


def table(found: Ratings) -> str:
    """What the documentation says: a row for each level, over all games and in each, and which ratings are outdated."""
    speaker = Speaker("en")
    head = ["Level", "Name on the command line", "All games", *(name.capitalize() for name in NAMES)]
    lines = [_row(head), _row(["---"] * len(head))]
    for number, level in reversed(list(enumerate(LEVELS))):
        cells = [_cell(found.levels[game][number], number) for game in (ALL_GAMES, *NAMES)]
        lines.append(_row([speaker.text(f"bot-level-short-{level}"), f"`{level}`", *cells]))
    outdated = [name.capitalize() for name, net in nets_now().items() if found.nets.get(name) != net]
    if outdated:
        lines += ["", f"Since the master was rated, its net or search has changed in {', '.join(outdated)}."]
    return "\n".join(lines) + "\n"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cell(level: Measured, number: int) -> str:
    """The rating with its interval, the share of wins against the next weaker level, and the time."""
    wins = f"; wins {level.expected[number - 1]:.0%}" if number else ""
    return f"{level.rating} ({level.low}–{level.high}){wins}; {level.seconds:g} s"


def with_table(page: str, found: Ratings) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{table(found)}{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="games of each pair of levels, the same number in every game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, help="how long the strongest level thinks, other than usual")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="only write the table of the documentation")
    given = parser.parse_args()
    if not given.table:
        bots = list(LEVELS)
        if given.seconds is not None:
            bots[-1] = timed_name(bots[-1], given.seconds)
        leagues: list[League] = []
        for name in NAMES:
            games = given.games or GAMES[name]
            leagues.append(league(name, bots, games=games, seed=given.seed, place=Place(workers=given.workers)))
            print(f"{name}: {len(leagues[-1].played)} games", flush=True)
        levels = {ALL_GAMES: rated([match for each in leagues for match in each.played])}
        levels |= {each.game: rated(each.played) for each in leagues}
        MEASURED.write_bytes(msgspec.json.format(msgspec.json.encode(Ratings(nets_now(), levels))) + b"\n")
    found = league_ratings()
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")
    print(table(found), end="")


if __name__ == "__main__":
    main()
