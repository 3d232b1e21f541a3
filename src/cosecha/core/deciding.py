"""What decided a match: the line of the score sheet with the largest gap between the first and the second."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from cosecha.core.message import Message, Token
from cosecha.core.scores import Scores


class Item(Struct, frozen=True):
    """A line of a score sheet: what it is called, and what it brings to each seat."""

    label: Message
    points: Sequence[int]


def decided(scores: Scores, items: Sequence[Item], tie: Callable[[int, int], Message]) -> Message | None:
    """In one sentence, what decided the match; nothing where somebody played alone.

    `tie` tells of a winner and a second with as many points, between whom something else decides.
    """
    others = [seat for seat in range(len(scores.totals)) if seat not in scores.winners]
    if len(scores.totals) == 1:
        return None
    if len(scores.winners) > 1 or not others:
        return Message("decided-shared")
    winner = scores.winners[0]
    second = max(others, key=lambda seat: scores.totals[seat])
    if scores.totals[second] == scores.totals[winner]:
        return tie(winner, second)
    most = max(items, key=lambda item: item.points[winner] - item.points[second])
    return Message(
        "decided-by",
        {
            "item": most.label,
            "winner": Token("seat", winner),
            "points": most.points[winner],
            "second": Token("seat", second),
            "fewer": most.points[second],
        },
    )
