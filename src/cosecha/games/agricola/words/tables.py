"""The table as text: status lines, what each seat has, the board, hands and farms."""

from cosecha.core.message import Message, Token
from cosecha.core.words import Cell, Table
from cosecha.games.agricola.board import CELL_NAMES, COLUMNS, ROWS
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import HEARTHS, MAJOR_NAMES
from cosecha.games.agricola.phases import STAGES
from cosecha.games.agricola.position import FarmPosition
from cosecha.games.agricola.view import View
from cosecha.games.agricola.words.naming import seat_tokens
from cosecha.games.agricola.words.prices import feeding, listed, major_price

FACTS = ("seat", "people", "home", "house", *GOOD_NAMES, "fences", "stables", "begging")
"""The columns of the table of seats."""
NOTHING = "agricola-cell-none"
"""The message of an empty cell."""


def status(view: View) -> list[Message]:
    """Where the match is, in a few short lines."""
    position = view.position
    if position.round == 0:
        return [Message("agricola-status-dealing")]
    stage = next(number for number, rounds in enumerate(STAGES, 1) if position.round in rounds)
    lines = [
        Message("agricola-status-round", {"round": position.round, "stage": stage}),
        Message("agricola-status-phase", {"phase": position.phase}),
    ]
    if view.facts.harvest is not None:
        lines.append(Message("agricola-status-harvest", {"rounds": view.facts.harvest - position.round}))
    lines.append(Message("agricola-status-starter", {"seat": Token("seat", position.starter)}))
    if view.seat is not None:
        need, have, _ = feeding(view, view.seat)
        if need:
            lines.append(Message("agricola-status-food", {"food": need, "have": have}))
        majors = [Token("improvement", name) for name in position.farms[view.seat].majors]
        lines.append(Message("agricola-status-improvements", {"improvements": majors}))
    return lines


def seats(view: View) -> Table:
    """What each seat has."""
    rows: list[list[Cell]] = []
    for seat, (farm, facts) in enumerate(zip(view.position.farms, view.facts.farms, strict=True)):
        house = Message("agricola-cell-house", {"house": farm.house, "count": len(farm.rooms)})
        goods = [farm.goods.get(good, 0) for good in GOOD_NAMES]
        rows.append([seat_name(seat), farm.people, farm.home, house, *goods, facts.fences, facts.stables, farm.begging])
    return Table(Message("agricola-seats"), [Message(f"agricola-column-{name}") for name in FACTS], rows)


def seat_name(seat: int) -> Message:
    return Message("seat-name", {"seat": Token("seat", seat)})


def board(view: View) -> list[Table]:
    """The action board, future round cards, promised goods, improvements, hands, and every farm."""
    found = [_spaces(view)]
    if any(view.position.unseen or []):
        found.append(_coming(view))
    if view.position.promised:
        found.append(_promised(view))
    found.append(_improvements(view))
    if view.position.unseen_hands is not None:
        if view.seat is not None and view.position.farms[view.seat].hand:
            found.append(_own_hand(view, view.seat))
        found.append(_hands(view))
    return found + [_farm(farm, seat) for seat, farm in enumerate(view.position.farms)]


def _spaces(view: View) -> Table:
    """Every space in play: its effect, its goods, and who has used it this round."""
    rows: list[list[Cell]] = []
    for name, space in view.position.spaces.items():
        told = {"space": Token("space", name)}
        goods = [_goods(good, amount) for good, amount in space.goods.items()]
        rows.append(
            [
                Message("agricola-cell-space", {**told}),
                Message("agricola-cell-does", {**told}),
                goods[0] if goods else Message(NOTHING),
                Message("agricola-cell-people", {"seats": seat_tokens(space.people)}),
            ]
        )
    header: list[Cell] = [
        Message("agricola-board-space"),
        Message("agricola-board-does"),
        Message("agricola-board-goods"),
        Message("agricola-board-people"),
    ]
    return Table(Message("agricola-board"), header, rows)


def _goods(good: str, amount: int) -> Message:
    return Message("agricola-cell-goods", {"good": Token("good", good), "amount": amount})


def _coming(view: View) -> Table:
    """The round cards that are still face down, stage by stage."""
    rows: list[list[Cell]] = []
    for number, (rounds, cards) in enumerate(zip(STAGES, view.position.unseen or [], strict=True), 1):
        if cards:
            names = Message("agricola-cell-list", {"names": [Token("space", card) for card in cards]})
            rows.append([number, f"{rounds[0]}–{rounds[-1]}" if len(rounds) > 1 else rounds[0], names])
    header: list[Cell] = [
        Message("agricola-board-stage"),
        Message("agricola-board-rounds"),
        Message("agricola-board-cards"),
    ]
    return Table(Message("agricola-board-coming"), header, rows)


def _promised(view: View) -> Table:
    rows: list[list[Cell]] = [
        [each.round, seat_name(each.seat), _goods(each.good, each.amount)] for each in view.position.promised
    ]
    header: list[Cell] = [
        Message("agricola-board-round"),
        Message("agricola-board-seat"),
        Message("agricola-board-goods"),
    ]
    return Table(Message("agricola-board-promised"), header, rows)


def _improvements(view: View) -> Table:
    rows: list[list[Cell]] = []
    for number, name in enumerate(MAJOR_NAMES):
        price = major_price(view, name)
        if HEARTHS >> number & 1:
            price = Message("agricola-price-or-fireplace", {"price": price})
        owners = [seat for seat, farm in enumerate(view.position.farms) if name in farm.majors]
        rows.append(
            [
                Message("agricola-cell-improvement", {"improvement": Token("improvement", name)}),
                Message("agricola-cell-price", {"price": price}),
                Message("agricola-cell-people", {"seats": seat_tokens(owners)}),
            ]
        )
    header: list[Cell] = [
        Message("agricola-board-improvement"),
        Message("agricola-board-price"),
        Message("agricola-board-owner"),
    ]
    return Table(Message("agricola-board-improvements"), header, rows)


def _hands(view: View) -> Table:
    """Every seat's cards in play, and its hand or the number of cards in it."""
    rows: list[list[Cell]] = []
    for seat, (farm, size) in enumerate(zip(view.position.farms, view.position.unseen_hands or [], strict=True)):
        played = Message("agricola-cell-list", {"names": _cards(farm.played)})
        hand = Message("agricola-cell-hand", {"count": size.occupations + size.minors})
        if farm.hand is not None:
            hand = Message("agricola-cell-list", {"names": _cards(farm.hand)})
        rows.append([seat_name(seat), played, hand])
    header: list[Cell] = [
        Message("agricola-board-seat"),
        Message("agricola-board-played"),
        Message("agricola-board-hand"),
    ]
    return Table(Message("agricola-board-hands"), header, rows)


def _own_hand(view: View, seat: int) -> Table:
    """The cards in the seat's hand: what each costs, what is still missing for it, and what it does."""
    rows: list[list[Cell]] = []
    for name in view.position.farms[seat].hand or []:
        card = view.cards[name]
        kind = Message("agricola-client-card-kind", {"kind": "occupation" if card.occupation else "minor"})
        price = Message(NOTHING)
        if not card.occupation:
            price = Message("agricola-cell-price", {"price": listed(list(card.price.items()))})
        rows.append([Message(f"name-card-{name}"), kind, price, missing(view, name), Message(f"agricola-text-{name}")])
    header: list[Cell] = [
        Message("agricola-board-card"),
        Message("agricola-board-kind"),
        Message("agricola-board-price"),
        Message("agricola-board-missing"),
        Message("agricola-board-does"),
    ]
    return Table(Message("agricola-client-hand"), header, rows)


def missing(view: View, name: str) -> Message:
    """What keeps a card of the hand from being played, apart from the right action: its prerequisite, or goods."""
    card = view.cards[name]
    if card.needs is not None and not card.met:
        return card.needs
    return listed(list(card.missing.items())) if card.missing else Message(NOTHING)


def _cards(names: list[str]) -> list[Token]:
    return [Token("card", name) for name in names]


def _farm(farm: FarmPosition, seat: int) -> Table:
    """A farmyard; the spaces of a pasture have its number."""
    rows: list[list[Cell]] = [
        [str(row + 1), *(_space(farm, name) for name in CELL_NAMES[row * COLUMNS : (row + 1) * COLUMNS])]
        for row in range(ROWS)
    ]
    header: list[Cell] = [Message("agricola-board-row"), *(name[0] for name in CELL_NAMES[:COLUMNS])]
    return Table(Message("agricola-board-farm", {"seat": Token("seat", seat)}), header, rows)


def _space(farm: FarmPosition, cell: str) -> Message:
    if cell in farm.rooms:
        return Message("agricola-cell-room", {"house": farm.house})
    if cell in farm.fields:
        field = farm.fields[cell]
        if field.crop is None:
            return Message("agricola-cell-field")
        return Message("agricola-cell-crop", {"good": Token("good", field.crop), "amount": field.amount})
    for number, pasture in enumerate(farm.pastures, 1):
        if cell in pasture:
            with_stable = cell in farm.stables
            id = "agricola-cell-pasture-stable" if with_stable else "agricola-cell-pasture"
            return Message(id, {"number": number})
    return Message("agricola-cell-stable" if cell in farm.stables else "agricola-cell-none")
