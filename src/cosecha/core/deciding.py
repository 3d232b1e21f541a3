"""What decided a match: the line of the score sheet with the largest gap between the winner and second place."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from cosecha.core.message import Message, Token
from cosecha.core.scores import Scores


class Item(Struct, frozen=True):
    """A line of a score sheet: its label and each seat's points."""

    label: Message
    points: Sequence[int]


def decided(scores: Scores, items: Sequence[Item], tie: Callable[[int, int], Message]) -> Message | None:
    """What decided the match, in one sentence; None for a solo match.

    `tie(winner, second)` is the sentence for two seats with equal points, where a tiebreaker decides.
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
