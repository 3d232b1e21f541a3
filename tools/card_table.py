"""Random matches of Agricola with hand cards: `python -m tools.card_table`.

Plays 50,000 matches with dealt hands, checks every property on the way, and prints how often each card was played and
how often what it allows was used and declined. What dealt matches reach too seldom is played from composed positions,
and so are all pairs of cards that concern each other.
With `PYTHONPATH=build/compiled` it runs on the compiled rules, which takes a tenth of the time.
"""

import argparse
import sys

from cosecha.games.agricola.cards.deck import CARD_NAMES
from tests.games.agricola.proof.pairs import pairs
from tests.games.agricola.proof.run import chunks_of_pairs, run_composed, run_dealt, run_seldom
from tests.games.agricola.proof.tally import EVERY_OPTION, Option, Tally
from tools.bars import Bar, bars

MATCHES = 50_000
LEAST = 200


def table(dealt: Tally, composed: Tally, least: int) -> list[str]:
    """The counts, what came from composed positions separately."""
    cards, options = dealt.cards_below(least), dealt.options_below(least)
    lines = ["dealt", f"  {'card':34}{'played':>10}"]
    lines += [f"  {name:34}{dealt.played[card]:10}" for card, name in enumerate(CARD_NAMES) if card not in cards]
    lines += [f"  {'option':34}{'used':>10}{'declined':>10}"]
    lines += [_row(each, dealt) for each in EVERY_OPTION if each not in options]
    lines += ["composed", f"  {'card':34}{'played':>10}{'dealt':>24}"]
    lines += [f"  {CARD_NAMES[card]:34}{composed.played[card]:10}{dealt.played[card]:24}" for card in cards]
    lines += [f"  {'option':34}{'used':>10}{'declined':>10}{'dealt':>14}"]
    lines += [f"{_row(each, composed)}{dealt.used[each]:14}{dealt.declined[each]:10}" for each in options]
    return lines


def _row(option: Option, tally: Tally) -> str:
    return f"  {option!s:34}{tally.used[option]:10}{tally.declined[option]:10}"


def missing_from(dealt: Tally, composed: Tally, least: int) -> list[str]:
    """What happened too seldom both when dealt and when composed."""
    cards = set(dealt.cards_below(least)) & set(composed.cards_below(least))
    options = set(dealt.options_below(least)) & set(composed.options_below(least))
    return [*(CARD_NAMES[card] for card in sorted(cards)), *map(str, sorted(options))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.card_table", description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("--matches", type=int, default=MATCHES, help="how many with dealt hands")
    parser.add_argument("--pairs", type=int, default=1, help="how many for each order of a pair")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--least", type=int, default=LEAST, help="how often each thing must happen")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    with bars() as progress:
        jobs, least = arguments.jobs, arguments.least
        bar = Bar(progress, "dealt hands", arguments.matches)
        dealt = run_dealt(arguments.matches, jobs, bar.advance, arguments.first)
        bar = Bar(progress, "composed positions", 0)
        composed = run_seldom(dealt, least, jobs, bar.extend, bar.advance)
        chunks = chunks_of_pairs(pairs(), arguments.pairs)
        bar = Bar(progress, "pairs of cards", len(chunks) * arguments.pairs)
        paired = run_composed(chunks, jobs, bar.advance)
    progress.console.print("\n".join(table(dealt, composed, least)))
    progress.console.print(f"dealt hands: {dealt.summary()}")
    progress.console.print(f"composed positions: {composed.summary()}")
    progress.console.print(f"{len(pairs())} pairs of cards: {paired.summary()}")
    broken = dealt.broken + composed.broken + paired.broken
    if broken:
        sys.exit("\n".join(["broken:", *broken]))
    missing = missing_from(dealt, composed, least)
    if missing:
        sys.exit(f"fewer than {least} times: {', '.join(missing)}")


if __name__ == "__main__":
    main()
