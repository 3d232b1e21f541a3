"""Random matches of Agricola with any options: `python -m tools.variant_table`.

Plays 10,000 matches with random combinations of all options, checks every property on the way, and prints how often
each pair of values was played. A new option takes part as soon as it can be played.
With `PYTHONPATH=build/compiled` it runs on the compiled rules, which takes a quarter of the time.
"""

import argparse
import sys

import msgspec

from tests.games.agricola.proof.combinations import Combinations, Setting
from tests.games.agricola.proof.variants import Numbered, run_variants
from tools.bars import Bar, bars

MATCHES = 10_000
LEAST = 20
COLUMN = 7


def table(drawn: Combinations) -> list[str]:
    """For each two options how often their rarest pair was played, then how often each value was."""
    least: dict[tuple[str, str], int] = {}
    for one, other in drawn.pairs:
        count = drawn.played[one, other]
        key = one.option, other.option
        least[key] = min(count, least.get(key, count))
    names = [field.name for field in drawn.fields]
    lines = [f"{'rarest pair of values':24}" + "".join(f"{number:{COLUMN}}" for number in range(1, len(names)))]
    for number, name in enumerate(names, 1):
        counts = "".join(f"{least[other, name]:{COLUMN}}" for other in names[: number - 1])
        lines.append(f"{number:2} {name:21}{counts}")
    lines += [f"{'value':40}{'matches':>10}"]
    lines += [f"{setting!s:40}{count:10}" for setting, count in matches_with(drawn).items()]
    return lines


def matches_with(drawn: Combinations) -> dict[Setting, int]:
    """How many matches have each value: any other option shares them out among its own values."""
    found: dict[Setting, int] = {}
    for field in drawn.fields:
        partner = next(other.name for other in drawn.fields if other is not field)
        for value in drawn.values[field.name]:
            setting = Setting(field.name, value)
            pairs = [pair for pair in drawn.pairs if setting in pair and partner in (pair[0].option, pair[1].option)]
            found[setting] = sum(drawn.played[pair] for pair in pairs)
    return found


def missing_from(drawn: Combinations, least: int) -> list[str]:
    """The pairs that were played too seldom."""
    return [f"{one} with {other}" for one, other in drawn.pairs if drawn.played[one, other] < least]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.variant_table", description=(__doc__ or "").split("\n\n")[1].split("\nWith")[0]
    )
    parser.add_argument("--matches", type=int, default=MATCHES, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--least", type=int, default=LEAST, help="how often each pair must be played")
    parser.add_argument("--options", help="play one match with these options (JSON), with the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    drawn = Combinations(arguments.first)
    matches: Numbered
    if arguments.options is None:
        matches = [(seed, drawn.draw()) for seed in range(arguments.first, arguments.first + arguments.matches)]
    else:
        matches = [(arguments.first, msgspec.json.decode(arguments.options))]
    with bars() as progress:
        bar = Bar(progress, "any options", len(matches))
        tally = run_variants(matches, arguments.jobs if len(matches) > 1 else 1, bar.advance)
    if arguments.options is None:
        progress.console.print("\n".join(table(drawn)))
        progress.console.print(
            f"{len(drawn.pairs)} pairs of values, and {len(drawn.impossible())} that can't be combined"
        )
    progress.console.print(tally.summary())
    if tally.broken:
        sys.exit("\n".join(["broken:", *tally.broken]))
    missing = missing_from(drawn, arguments.least) if arguments.options is None else []
    if missing:
        sys.exit(f"fewer than {arguments.least} times: {', '.join(missing)}")


if __name__ == "__main__":
    main()
