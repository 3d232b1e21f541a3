"""Agricola's event decks as text: what they put on spaces and farms, and the cards beside the board."""

from rich.console import Group, RenderableType
from rich.text import Text

from cosecha.core.message import Token
from cosecha.games.agricola import View
from cosecha.games.agricola.board import CELL_NAMES, FIRST_ROOMS
from cosecha.games.agricola.position import FarmPosition
from cosecha.games.agricola.words.decks import decks_in_play, fates, tokens_on
from cosecha.locale import Speaker
from cosecha.terminal.boards.agricola_cards import wrapped

TOKEN_SIGNS = {"mark": "pi", "candy": "cn", "llama": "ll", "fairy": "fa"}


def on_space(view: View, space: str) -> str:
    """What the decks have put on an action space: `pi1 cn2`."""
    return " ".join(f"{TOKEN_SIGNS[token]}{count}" for token, count in tokens_on(view, space))


def living(farm: FarmPosition) -> str:
    """Llamas and fairies: `ll2 fa3`."""
    found = (("llama", farm.llamas), ("fairy", farm.fairies))
    return " ".join(f"{TOKEN_SIGNS[token]}{count}" for token, count in found if count)


def is_burnt(farm: FarmPosition, cell: str) -> bool:
    """Whether a room of the first house has burnt down there."""
    return not farm.rooms and bool(FIRST_ROOMS >> CELL_NAMES.index(cell) & 1)


def fates_of(view: View, speaker: Speaker) -> list[str]:
    """What event cards have changed for each family, a line for each change."""
    return [
        speaker.text("cli-agricola-fate", seat=Token("seat", seat), fate=fate)
        for seat, farm in enumerate(view.position.farms)
        for fate in fates(farm)
    ]


def legend(view: View, speaker: Speaker, covered: str, burnt: str) -> list[tuple[str, str, str]]:
    """The signs of these decks, if they are in play."""
    if not decks_in_play(view):
        return []
    signs = {"covered": covered, "burnt": burnt, **TOKEN_SIGNS}
    return [(sign, "", speaker.text("cli-agricola-deck-sign", sign=name)) for name, sign in signs.items()]


def beside_the_board(view: View, speaker: Speaker) -> RenderableType | None:
    """The cards beside the board, and those on top of a deck that the seat has looked at."""
    lines = []
    if view.position.laid:
        lines.append(speaker.text("cli-agricola-beside", cards=_named(view.position.laid)))
    for cards in view.position.known.values():
        if cards:
            lines.append(speaker.text("cli-agricola-known", cards=_named(cards[::-1])))
    if lines:
        lines.append(speaker.text("cli-agricola-read-them"))
    return Group(Text(""), *(wrapped(Text(line)) for line in lines)) if lines else None


def _named(cards: list[str]) -> list[Token]:
    return [Token("card", name) for name in cards]
