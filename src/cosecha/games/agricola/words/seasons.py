"""What the season changes, in words: on the action spaces and in questions."""

from typing import Final

from cosecha.core.message import Message
from cosecha.games.agricola.view import View

_ASKED: Final = {("winter", "plow"): "plow", ("spring", "fence"): "fences"}
"""By season and what is asked: the rule that changes its price."""


def space_note(view: View, name: str) -> Message | None:
    """What the season changes on an action space."""
    change = view.facts.changes.get(name)
    return change.note if change else None


def question_note(view: View, parts: list[str]) -> Message | None:
    """What the season changes about the price of what is asked."""
    for (season, part), rule in _ASKED.items():
        if season == view.facts.season and part in parts:
            return Message("agricola-season-rule", {"rule": rule})
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
