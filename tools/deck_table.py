"""Random matches of Agricola with the event decks: `python -m tools.deck_table`.

Plays 20,000 matches with each deck and with both, at every number of players, checks every property on the way, and
prints how often each card was drawn and how often each of its options was offered and taken. What these matches reach
too seldom is played with the card on top of its deck.
With `PYTHONPATH=build/compiled` it runs on the compiled rules, which takes a quarter of the time.
"""

import argparse
import sys

from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import IDS
from cosecha.games.agricola.engine.decks import CARDS
from tests.games.agricola.proof.decks import run_decks, run_seldom, too_rarely_drawn, too_rarely_taken
from tests.games.agricola.proof.tally import Tally
from tools.bars import Bar, bars

MATCHES = 20_000
LEAST = 100


def table(random: Tally, placed: Tally) -> list[str]:
    """By card: how often it was drawn, and how often each of its options was offered and taken; in the last column, how
    often with the card on top of its deck."""
    lines = [f"{'card':40}{'drawn':>10}{'':10}{'placed':>10}"]
    offered = random.drawn.offered + placed.drawn.offered
    for deck in CARDS:
        for card in deck:
            drawn, more = random.drawn.revealed[card], placed.drawn.revealed[card]
            lines.append(f"{IDS[card]} {CARD_NAMES[card]:36}{drawn:10}{'':10}{more:10}")
            for chance in sorted(chance for chance in offered if chance.card == card):
                counts = random.drawn.offered[chance], random.drawn.taken[chance], placed.drawn.taken[chance]
                lines.append(f"    {chance.what:36}{counts[0]:10}{counts[1]:10}{counts[2]:10}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.deck_table", description=(__doc__ or "").split("\n\n")[1].split("\nWith")[0]
    )
    parser.add_argument("--matches", type=int, default=MATCHES, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--least", type=int, default=LEAST, help="how often each thing must happen")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    with bars() as progress:
        bar = Bar(progress, "event decks", arguments.matches)
        random = run_decks(arguments.matches, arguments.jobs, bar.advance, arguments.first)
        bar = Bar(progress, "cards on top", 0)
        placed = run_seldom(random, arguments.least, arguments.jobs, bar.extend, bar.advance)
    progress.console.print("\n".join(table(random, placed)))
    progress.console.print(f"event decks: {random.summary()}")
    progress.console.print(f"cards on top: {placed.summary()}")
    broken = random.broken + placed.broken
    if broken:
        sys.exit("\n".join(["broken:", *broken]))
    missing = [CARD_NAMES[card] for card in too_rarely_drawn(random, placed, arguments.least)]
    missing += [str(chance) for chance in too_rarely_taken(random, placed, arguments.least)]
    if missing:
        sys.exit(f"fewer than {arguments.least} times: {', '.join(missing)}")


if __name__ == "__main__":
    main()
