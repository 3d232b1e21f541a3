"""The event decks as text: what is left in them, the cards beside the board, and what they have changed."""

from typing import Final

from cosecha.core.message import Message, Token
from cosecha.core.words import Cell, Table
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.decks import DECK_NAMES, FAIRIES
from cosecha.games.agricola.position import FarmPosition
from cosecha.games.agricola.view import View
from cosecha.games.agricola.words.naming import NOTHING, seat_name

IMPROVEMENTS: Final = ("", "artifact", "minor-improvement", "major-improvement")
"""The kinds of cards that are improvements if they aren't occupations; hand cards have no kind."""
TOKENS: Final = {
    "mark": "agricola-token-pitchfork",
    "candy": "agricola-token-candy",
    "fairy": "agricola-token-fairy",
}
"""What lies on action spaces, with its message."""
FATES: Final = ("leaving", "away", "frozen", "skips")
"""What farms count that has befallen their families, with messages `agricola-client-<what>`."""


def decks_in_play(view: View) -> list[str]:
    return [deck for deck in DECK_NAMES if deck in (view.position.unseen_piles or {})]


def cards_left(view: View, deck: str) -> int:
    return len((view.position.unseen_piles or {}).get(deck, [])) + len(view.position.known.get(deck, []))


def deck_status(view: View) -> list[Message]:
    """How many cards each deck has left, and what holds for everybody."""
    position = view.position
    lines = [
        Message(
            "agricola-status-deck",
            {
                "deck": Message(f"name-deck-{deck}"),
                "left": Message("agricola-client-cards-left", {"count": cards_left(view, deck)}),
            },
        )
        for deck in decks_in_play(view)
    ]
    if position.start_kept:
        lines.append(Message("agricola-status-start-kept"))
    if position.lending:
        lines.append(Message("agricola-status-lending"))
    return lines


def tokens_on(view: View, space: str) -> list[tuple[str, int]]:
    """What the decks have put on an action space: a mark, a candy of each seat that has one there, fairies."""
    position = view.position
    candies = sum(space in farm.marked for farm in position.farms)
    fairies = position.free_fairies if any(space == CARD_NAMES[card] for card in FAIRIES) else 0
    found = [("mark", int(position.spaces[space].marked)), ("candy", candies), ("fairy", fairies)]
    return [(token, count) for token, count in found if count]


def token(name: str, count: int) -> Message:
    return Message(TOKENS[name], {"count": count})


def fates(farm: FarmPosition) -> list[Message]:
    """What has befallen a family: people who leave, are away or frozen, skipped turns, a borrowed person."""
    found = [
        Message(f"agricola-client-{what}", {"count": count}) for what in FATES if (count := int(getattr(farm, what)))
    ]
    if farm.visitors:
        found.append(Message("agricola-fate-visitors", {"count": farm.visitors}))
    if farm.guest:
        found.append(Message("agricola-client-guest"))
    if farm.chooser is not None:
        found.append(Message("agricola-fate-chooser", {"seat": Token("seat", farm.chooser)}))
    return found


def deck_tables(view: View) -> list[Table]:
    """Nothing in a match without event decks."""
    if not decks_in_play(view):
        return []
    found = [_piles(view)]
    if view.position.laid:
        found.append(_beside(view))
    if any(map(fates, view.position.farms)):
        found.append(_fates(view))
    return found


def _piles(view: View) -> Table:
    """What is left in each deck."""
    has_known = any(view.position.known.values())
    rows: list[list[Cell]] = []
    for deck in decks_in_play(view):
        row: list[Cell] = [Message(f"name-deck-{deck}"), cards_left(view, deck)]
        if has_known:
            row.append(_named(view.position.known.get(deck, [])[::-1]))
        rows.append([*row, _named((view.position.unseen_piles or {}).get(deck, []))])
    header: list[Cell] = [Message("agricola-board-deck"), Message("agricola-board-cards-left")]
    if has_known:
        header.append(Message("agricola-board-known"))
    return Table(Message("agricola-option-group-decks"), [*header, Message("agricola-board-still-in-deck")], rows)


def _named(cards: list[str]) -> Message:
    if not cards:
        return Message(NOTHING)
    return Message("agricola-cell-list", {"names": [Token("card", name) for name in cards]})


def _beside(view: View) -> Table:
    """The cards beside the board, the newest first."""
    rows: list[list[Cell]] = [
        [
            Message(f"name-card-{name}"),
            Message("agricola-client-card-kind", {"kind": view.cards[name].kind}),
            Message(f"agricola-text-{name}"),
            Message(f"agricola-rulings-{name}"),
        ]
        for name in reversed(view.position.laid)
    ]
    header: list[Cell] = [
        Message("agricola-board-card"),
        Message("agricola-board-kind"),
        Message("agricola-board-does"),
        Message("agricola-board-ruling"),
    ]
    return Table(Message("agricola-client-beside"), header, rows)


def _fates(view: View) -> Table:
    rows: list[list[Cell]] = [
        [seat_name(seat), fate] for seat, farm in enumerate(view.position.farms) for fate in fates(farm)
    ]
    header: list[Cell] = [Message("agricola-board-seat"), Message("agricola-board-fate")]
    return Table(Message("agricola-board-fates"), header, rows)
