"""How well Agricola's bot must play in self-play, and in the duel with its card-less self."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, median, stdev
from typing import Any

SCORES = {1: 45, 2: 38, 3: 34, 4: 32}
"""The lowest acceptable mean score without cards, by number of players."""
BEGGING = 0.1
"""The highest acceptable mean number of begging markers: per match without cards, per farm in the duel."""
THIRD_PERSON = 7
"""The last acceptable median round for the third person to arrive in."""
DUELS_WON = 0.75
DECK_DUELS_WON = 0.6
"""Against itself without regard for the event decks."""
POINTS_FROM_CARDS = 6
"""How many points more the bot scores than its card-less self, who sits opposite."""
NOISE = 2
"""How many standard errors more begging with cards than without still counts as the same."""
OF_A_MEDIAN = 1.25
"""The standard error of a median, compared with that of the mean."""

Played = dict[str, Any]
"""What `evaluate.measured` returns for one match."""


def missed_alone(players: int, played: Sequence[Played], slack: float = 0) -> list[str]:
    """The targets that matches without cards miss; `slack` loosens them by so many standard errors."""
    scores = [mean(each["scores"]) for each in played]
    begging = [each["begging"] for each in played]
    third = [number for each in played for number in each["third"]]
    lowest = SCORES[players] - slack * error(scores)
    most = BEGGING + slack * error(begging)
    # The median of whole rounds jumps from one to the next.
    latest = THIRD_PERSON + (max(1, slack * OF_A_MEDIAN * error(third)) if slack else 0)
    who = "solo" if players == 1 else f"{players} players"
    missed = []
    if mean(scores) < lowest:
        missed.append(f"{who}: mean score {mean(scores):.2f}, less than {lowest:.2f}")
    if mean(begging) > most:
        missed.append(f"{who}: {mean(begging):.3f} begging markers per match, more than {most:.3f}")
    if median(third) > latest:
        missed.append(f"{who}: third person in round {median(third):g}, later than {latest:.1f}")
    return missed


def missed_in_duel(played: Sequence[Played], seats: Sequence[int], slack: float = 0) -> list[str]:
    """The targets that the duel misses, where the bot that uses its cards had these seats."""
    matches = list(zip(played, seats, strict=True))
    ahead = [each["scores"][seat] - each["scores"][1 - seat] for each, seat in matches]
    won = [each["winners"] == [seat] for each, seat in matches]
    begging = [each["begging_by_seat"][seat] for each, seat in matches]
    fewest = DUELS_WON - slack * error(won)
    least = POINTS_FROM_CARDS - slack * error(ahead)
    most = BEGGING + slack * error(begging)
    missed = []
    if mean(won) < fewest:
        missed.append(f"duel: {mean(won):.1%} won, less than {fewest:.1%}")
    if mean(ahead) < least:
        missed.append(f"duel: {mean(ahead):.2f} points more with cards, less than {least:.2f}")
    if mean(begging) > most:
        missed.append(f"duel: {mean(begging):.3f} begging markers per farm, more than {most:.3f}")
    return missed


def missed_with_decks(played: Sequence[Played], seats: Sequence[int], slack: float = 0) -> list[str]:
    """The target that the duel with event decks misses, where the bot that uses them had these seats."""
    won = [each["winners"] == [seat] for each, seat in zip(played, seats, strict=True)]
    fewest = DECK_DUELS_WON - slack * error(won)
    return [f"duel with event decks: {mean(won):.1%} won, less than {fewest:.1%}"] if mean(won) < fewest else []


def begs_more_with_cards(duels: Sequence[Played], seats: Sequence[int], without: Sequence[Played]) -> list[str]:
    """Whether a farm in the duel begs more than one in matches without cards, beyond noise."""
    in_duel = [each["begging_by_seat"][seat] for each, seat in zip(duels, seats, strict=True)]
    alone = [mean(each["begging_by_seat"]) for each in without]
    most = mean(alone) + NOISE * sqrt(error(in_duel) ** 2 + error(alone) ** 2)
    if mean(in_duel) <= most:
        return []
    return [f"duel: {mean(in_duel):.3f} begging markers per farm, more than without cards ({mean(alone):.3f})"]


def error(values: Sequence[float]) -> float:
    """The standard error of their mean; 0 for a single value, which shows no spread and so loosens no target."""
    if len(values) == 1:
        return 0
    return stdev(values) / sqrt(len(values))
