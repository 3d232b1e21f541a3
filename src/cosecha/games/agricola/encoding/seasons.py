"""What the season changes on the action spaces, for the facts of a view."""

from functools import lru_cache
from typing import Final

from cosecha.core.frozen import FrozenDict
from cosecha.core.message import Argument, Message, Token
from cosecha.games.agricola.encoding.sharing import KEPT
from cosecha.games.agricola.engine.spaces import GOODS, NAMES, OPEN_FROM
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.options import SEASONS
from cosecha.games.agricola.spaces.seasons import prepared
from cosecha.games.agricola.view import SeasonChange

_RULES: Final = {
    "winter": {"farmland": "plow", "cultivation": "plow"},
    "spring": {"fencing": "fences", "farm-redevelopment": "fences"},
    "summer": {"day-laborer": "grain", "farm-expansion": "room"},
    "autumn": {"major-improvement": "major", "house-redevelopment": "major"},
}
"""By season and space: the rule that changes what is done there."""


@lru_cache(KEPT)
def season_changes(spaces: tuple[int, ...], season: int, round: int) -> dict[str, SeasonChange]:
    """By action space: what the season changes there."""
    found = {NAMES[space]: _change(space, season, round) for space in spaces}
    return FrozenDict({name: change for name, change in found.items() if change is not None})


def _change(space: int, season: int, round: int) -> SeasonChange | None:
    opens = OPEN_FROM.get((space, season), 0)
    if round < opens:
        return SeasonChange("closed", _note("agricola-season-closed", {"round": opens}))
    goods = prepared(space, season)
    if goods:
        good = Token("good", GOOD_NAMES[GOODS[space]])
        more = "more" if goods > 0 else "less"
        note = _note("agricola-season-goods", {"good": good, "amount": abs(goods), "change": more})
        return SeasonChange("goods", note, goods)
    rule = _RULES[SEASONS[season]].get(NAMES[space])
    return SeasonChange(rule, _note("agricola-season-rule", {"rule": rule})) if rule else None


def _note(id: str, args: dict[str, Argument]) -> Message:
    """A message that several views share."""
    return Message(id, FrozenDict(args))
