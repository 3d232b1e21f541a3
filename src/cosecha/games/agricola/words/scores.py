"""The score sheet, and what decided a match."""

from cosecha.core import deciding
from cosecha.core.deciding import Item
from cosecha.core.message import Argument, Message, Token
from cosecha.core.words import Cell, Table
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.options import SOLO_TARGETS
from cosecha.games.agricola.sheet import Category, Scores
from cosecha.games.agricola.words.naming import NOTHING, seat_name


def sheet(scores: Scores) -> Table:
    """The score sheet: count, points and what the next point takes for each category, and materials, which break
    ties. In team play, also what counts for the team, and what each seat has on its own."""
    players = range(len(scores.totals))
    rows: list[list[Cell]] = []
    for category in scores.categories:
        rows.append([Message(f"agricola-score-{category.name}"), *(_score(scores, category, seat) for seat in players)])
        if any(category.cards):
            rows.append([Message("agricola-score-by-card"), *(_by_card(category.cards[seat]) for seat in players)])
    header: list[Cell] = [Message("agricola-score-item"), *(seat_name(seat) for seat in players)]
    if scores.teams:
        rows.insert(0, [Message("agricola-score-partner"), *(_partner(scores, seat) for seat in players)])
        rows.append([Message("agricola-score-own"), *scores.own])
        rows.append([Message("agricola-score-team", {"scoring": scores.scoring}), *scores.totals])
    else:
        ties = [Message("agricola-score-tie", {"count": count}) for count in scores.materials]
        rows.append([Message("agricola-score-materials"), *ties])
        rows.append([Message("agricola-score-total"), *scores.totals])
    so_far = any(any(category.missing) for category in scores.categories)
    return Table(Message("agricola-score-title-so-far" if so_far else "agricola-score-title"), header, rows)


def _by_card(points: dict[str, int]) -> Message:
    """The points of one card after the other."""
    if not points:
        return Message(NOTHING)
    (name, value), *others = points.items()
    title = Message("agricola-client-major", {"name": name}) if name in MAJOR_NAMES else Message(f"name-card-{name}")
    first = Message("agricola-score-card", {"card": title, "points": _minus(value)})
    return Message("agricola-price-both", {"one": first, "other": _by_card(dict(others))}) if others else first


def _minus(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def _partner(scores: Scores, seat: int) -> Message:
    team = next(team for team in scores.teams if seat in team)
    return seat_name(next(other for other in team if other != seat))


def _score(scores: Scores, category: Category, seat: int) -> Message:
    """Count and points; where the partner has fewer points, also those, because they count."""
    cell = _own_score(category, seat)
    if not category.teams or category.points[seat] == category.teams[seat % len(scores.teams)]:
        return cell
    return Message("agricola-score-cell-team", {"own": cell, "team": _minus(category.teams[seat % len(scores.teams)])})


def _own_score(category: Category, seat: int) -> Message:
    told: dict[str, Argument] = {"count": _minus(category.counts[seat]), "points": _minus(category.points[seat])}
    good = category.goods[seat]
    if good is None:
        return Message("agricola-score-cell", {**told, "more": category.missing[seat]})
    return Message("agricola-score-cell-goods", {**told, "more": category.missing[seat], "good": Token("good", good)})


def decided(scores: Scores) -> Message | None:
    """What decided the match: a category, or building materials in a tie. In a solo match, the target reached."""
    if scores.exactly and scores.totals[scores.winners[0]] == scores.exactly:
        return _exactly(scores)
    if len(scores.totals) == 1:
        return _target(scores.totals[0])
    if scores.scoring == "product":
        return _product(scores)
    if scores.teams:
        items = [
            Item(Message(f"agricola-score-{category.name}"), [category.teams[seat % 2] for seat in range(4)])
            for category in scores.categories
        ]
        return deciding.decided(scores, items, lambda winner, second: Message("decided-shared"))
    items = [Item(Message(f"agricola-score-{category.name}"), category.points) for category in scores.categories]
    return deciding.decided(scores, items, lambda winner, second: _tie(scores, winner, second))


def _exactly(scores: Scores) -> Message:
    """The number of points that has won, or in a solo match reached the target. Materials may have broken a tie."""
    if len(scores.totals) == 1:
        return Message("agricola-solo-exactly", {"points": scores.exactly})
    sides = scores.teams or [[seat] for seat in range(len(scores.totals))]
    tied = [side for side in sides if scores.totals[side[0]] == scores.exactly]
    if len(tied) == 1:
        winning: Argument = [Token("seat", seat) for seat in tied[0]]
        return Message("agricola-decided-exactly", {"winner": winning, "points": scores.exactly})
    losing = [side[0] for side in tied if side[0] not in scores.winners]
    if len(scores.winners) > 1 or not losing:
        return Message("decided-shared")
    return _tie(scores, scores.winners[0], max(losing, key=lambda seat: scores.materials[seat]))


def _product(scores: Scores) -> Message:
    """What each team has multiplied, the winners first."""
    if len(scores.winners) > len(scores.teams[0]):
        return Message("decided-shared")
    winning, others = sorted(scores.teams, key=lambda team: team[0] not in scores.winners)
    told: dict[str, Argument] = {}
    for name, team in (("winner", winning), ("second", others)):
        told[name] = [Token("seat", seat) for seat in team]
        told[f"{name}-one"], told[f"{name}-other"] = (_minus(scores.own[seat]) for seat in team)
        told[f"{name}-points"] = _minus(scores.totals[team[0]])
    return Message("agricola-decided-product", told)


def _target(points: int) -> Message:
    """The target that a solo player has reached, and the next one; after the last, it is one more point each time."""
    ahead = next((target for target in SOLO_TARGETS if target > points), points + 1)
    reached = max((target for target in SOLO_TARGETS if target <= points), default=None)
    if reached is None:
        return Message("agricola-solo-missed", {"target": ahead, "missing": ahead - points})
    return Message("agricola-solo-reached", {"reached": reached, "target": ahead})


def _tie(scores: Scores, winner: int, second: int) -> Message:
    return Message(
        "agricola-decided-tie",
        {"winner": Token("seat", winner), "count": scores.materials[winner], "fewer": scores.materials[second]},
    )
