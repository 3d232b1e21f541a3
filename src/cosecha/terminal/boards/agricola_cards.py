"""Agricola's cards as text: everybody's cards in play, and the seat's hand."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cosecha.core.message import Token
from cosecha.games.agricola import View
from cosecha.games.agricola.words.card_tables import lying_on, market_title, missing
from cosecha.games.agricola.words.naming import NOTHING
from cosecha.locale import Speaker
from cosecha.terminal.boards import SEAT_STYLES, Glyphs
from cosecha.terminal.boards.agricola_signs import NAME, amounts

INDENT = 2


def in_play(view: View, glyphs: Glyphs, speaker: Speaker) -> RenderableType | None:
    """For each seat, the cards on which nothing changes in one line, then the others with their state."""
    parts = [part for seat in range(len(view.position.farms)) for part in _played(view, seat, glyphs, speaker)]
    return Group(Text(""), *parts) if parts else None


def _played(view: View, seat: int, glyphs: Glyphs, speaker: Speaker) -> Iterator[RenderableType]:
    played = view.position.farms[seat].played
    if not played:
        return
    states = {name: state for name in played if (state := lying_on(view, seat, name)) is not None}
    plain = [Token("card", name) for name in played if name not in states]
    said = speaker.text("cli-agricola-played", seat=Token("seat", seat), cards=plain)
    yield wrapped(Text.assemble((f"{glyphs.seats[seat]} ", SEAT_STYLES[seat]), said))
    if states:
        grid = _grid()
        for name, state in states.items():
            grid.add_row(_title(view, name, speaker), Text(speaker.say(state)))
        yield Padding(grid, (0, 0, 0, INDENT), expand=False)


def hand(view: View, speaker: Speaker) -> RenderableType | None:
    """The seat's hand: each card with its price and what is missing for it."""
    cards = view.position.farms[view.seat].hand if view.seat is not None else None
    return _to_play(view, speaker, speaker.text("cli-agricola-hand"), cards) if cards else None


def market(view: View, speaker: Speaker) -> RenderableType | None:
    """The same for the cards of the open market."""
    return _to_play(view, speaker, speaker.say(market_title(view)), cards) if (cards := view.position.market) else None


def _to_play(view: View, speaker: Speaker, title: str, cards: list[str]) -> RenderableType:
    grid = _grid()
    grid.add_column(style="red")
    for name in cards:
        lacks = missing(view, name)
        grid.add_row(
            _title(view, name, speaker),
            Text(amounts(view.cards[name].price), "bold"),
            Text("" if lacks.id == NOTHING else speaker.say(lacks)),
        )
    return Group(Text(""), wrapped(Text(title)), grid)


def _grid() -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def _title(view: View, name: str, speaker: Speaker) -> Text:
    """A card's name; occupations are colored."""
    return Text(speaker.text(f"name-card-{name}"), NAME if view.cards[name].occupation else "")


def wrapped(text: Text) -> Text:
    """Text that may be longer than a line, although the farms above it are never wrapped."""
    text.no_wrap = False
    text.overflow = "fold"
    return text
