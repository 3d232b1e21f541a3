"""Writes what `make league` has measured into the cards of the nets."""

from pathlib import Path

from cosecha.bots.nets.trained import NETS, weights_file
from cosecha.lab.strength.results import Results, read_results
from cosecha.lab.training.card import measured_again

RESULTS = Path(__file__).resolve().parent.parent / "docs" / "assets" / "strength.jsonl"


def updated(net: str, results: Results) -> str:
    """The net's card with these results."""
    return measured_again(card_of(net).read_text(encoding="utf-8"), net, results)


def card_of(net: str) -> Path:
    return weights_file(net).with_suffix(".md")


def main() -> None:
    results = read_results(RESULTS)
    for net in NETS:
        card_of(net).write_text(updated(net, results), encoding="utf-8")


if __name__ == "__main__":
    main()
