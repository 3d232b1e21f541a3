"""Views: a position without the information that is hidden from a seat. `encoding.py` builds them."""

from cosecha.core.view import View as CoreView
from cosecha.games.santiago.position import Position


class View(CoreView, frozen=True):
    """Santiago's view: hidden information is None in the position, whose `unseen` counts the face-down tiles."""

    position: Position
    wet: list[str]
    """The irrigated squares."""
