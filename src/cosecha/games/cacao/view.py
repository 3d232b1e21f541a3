"""Views: a position without the information that is hidden from a seat. `encoding.py` builds them."""

from cosecha.core.view import View as CoreView
from cosecha.games.cacao.position import Position


class View(CoreView, frozen=True):
    """Cacao's view: hidden information is None in the position, whose `unseen` counts the hidden tiles."""

    position: Position
    temples: dict[str, list[int]]
    """Each seat's number of workers, by temple."""
