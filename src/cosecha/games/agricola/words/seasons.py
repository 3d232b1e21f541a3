"""What the season changes, in words: on the action spaces and in questions."""

from typing import Final

from cosecha.core.message import Message, Token
from cosecha.games.agricola.engine.spaces import GOODS, NAMES, OPEN_FROM
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.options import SEASONS
from cosecha.games.agricola.spaces.seasons import prepared
from cosecha.games.agricola.view import View

_NOTES: Final = {
    "winter": {"farmland": "plow", "cultivation": "plow"},
    "spring": {"fencing": "fences", "farm-redevelopment": "fences"},
    "summer": {"day-laborer": "grain", "farm-expansion": "room"},
    "autumn": {"major-improvement": "major", "house-redevelopment": "major"},
}
"""By season and space: the rule that changes what is done there."""
_ASKED: Final = {("winter", "plow"): "plow", ("spring", "fence"): "fences"}
"""By season and what is asked: the rule that changes its price."""


def space_note(view: View, name: str) -> Message | None:
    """What the season changes on an action space."""
    season = view.facts.season
    if season is None:
        return None
    space, number = NAMES.index(name), SEASONS.index(season)
    if view.position.round < OPEN_FROM.get((space, number), 0):
        return Message("agricola-season-closed", {"round": OPEN_FROM[space, number]})
    change = prepared(space, number)
    if change:
        good = Token("good", GOOD_NAMES[GOODS[space]])
        more = "more" if change > 0 else "less"
        return Message("agricola-season-goods", {"good": good, "amount": abs(change), "change": more})
    rule = _NOTES[season].get(name)
    return _rule(rule) if rule else None


def question_note(view: View, parts: list[str]) -> Message | None:
    """What the season changes about the price of what is asked."""
    for (season, part), rule in _ASKED.items():
        if season == view.facts.season and part in parts:
            return _rule(rule)
    return None


def season_notes(view: View) -> list[tuple[list[str], Message]]:
    """What the season changes, with the action spaces that it changes in the same way."""
    found: list[tuple[list[str], Message]] = []
    for name in view.position.spaces:
        note = space_note(view, name)
        if note is None:
            continue
        for names, same in found:
            if same == note:
                names.append(name)
                break
        else:
            found.append(([name], note))
    return found


def _rule(rule: str) -> Message:
    return Message("agricola-season-rule", {"rule": rule})
