"""What decided a match: the line of the score sheet with the largest gap between the winner and second place."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from cosecha.core.message import Argument, Message, Token
from cosecha.core.scores import Scores, sides


class Item(Struct, frozen=True):
    """A line of a score sheet: its label and each seat's points. Seats of a team have the same."""

    label: Message
    points: Sequence[int]


def decided(scores: Scores, items: Sequence[Item], tie: Callable[[int, int], Message]) -> Message | None:
    """What decided the match, in one sentence; None for a solo match.

    `tie(winner, second)` is the sentence for two seats with equal points, where a tiebreaker decides.
    """
    each = sides(len(scores.totals), scores.teams)
    winning = [side for side in each if side[0] in scores.winners]
    others = [side[0] for side in each if side not in winning]
    if len(scores.totals) == 1:
        return None
    if len(winning) > 1 or not others:
        return Message("decided-shared")
    winner = scores.winners[0]
    second = max(others, key=lambda seat: scores.totals[seat])
    if scores.totals[second] == scores.totals[winner]:
        return tie(winner, second)
    most = max(items, key=lambda item: item.points[winner] - item.points[second])
    return Message(
        "decided-by-team" if scores.teams else "decided-by",
        {
            "item": most.label,
            "winner": _named(winner, scores),
            "points": most.points[winner],
            "second": _named(second, scores),
            "fewer": most.points[second],
        },
    )


def _named(seat: int, scores: Scores) -> Argument:
    """A seat, or its whole team."""
    for team in scores.teams:
        if seat in team:
            return [Token("seat", each) for each in team]
    return Token("seat", seat)
