"""The table as text: status lines, what each seat has, the board and farms."""

from cosecha.core.message import Message, Token
from cosecha.core.words import Cell, Table
from cosecha.games.agricola.board import CELL_NAMES, COLUMNS, FIRST_ROOMS, ROWS
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import HEARTHS, MAJOR_NAMES
from cosecha.games.agricola.phases import STAGES
from cosecha.games.agricola.position import FarmPosition
from cosecha.games.agricola.view import View
from cosecha.games.agricola.words.card_tables import card_tables
from cosecha.games.agricola.words.decks import IMPROVEMENTS, deck_status, deck_tables, token, tokens_on
from cosecha.games.agricola.words.naming import NOTHING, edge_in_words, seat_name, seat_tokens
from cosecha.games.agricola.words.prices import feeding, listed, major_price
from cosecha.games.agricola.words.seasons import space_note

FACTS = ("seat", "people", "home", "house", *GOOD_NAMES, "fences", "stables", "begging")
"""The columns of the table of seats."""
LIVING = ("llamas", "fairies")
"""Columns that it has as soon as somebody has such a thing."""


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
    if view.facts.season is not None:
        lines.append(Message("agricola-status-season", {"season": view.facts.season}))
    if view.facts.harvest is not None:
        lines.append(Message("agricola-status-harvest", {"rounds": view.facts.harvest - position.round}))
    if view.facts.teams:
        one, other = view.facts.teams
        lines.append(Message("agricola-status-teams", {"one": seat_tokens(one), "other": seat_tokens(other)}))
    lines.append(Message("agricola-status-starter", {"seat": Token("seat", position.starter)}))
    lines += deck_status(view)
    if view.seat is not None:
        need, have, _ = feeding(view, view.seat)
        if need:
            lines.append(Message("agricola-status-food", {"food": need, "have": have}))
        farm = position.farms[view.seat]
        majors = [Token("improvement", name) for name in farm.majors]
        played = [(name, view.cards[name]) for name in farm.played]
        minors = [Token("card", name) for name, card in played if not card.occupation and card.kind in IMPROVEMENTS]
        lines.append(Message("agricola-status-improvements", {"improvements": majors + minors}))
    return lines


def seats(view: View) -> Table:
    """What each seat has."""
    rows: list[list[Cell]] = []
    living = [name for name in LIVING if any(getattr(farm, name) for farm in view.position.farms)]
    for seat, (farm, facts) in enumerate(zip(view.position.farms, view.facts.farms, strict=True)):
        house = Message("agricola-cell-house", {"house": farm.house, "count": len(farm.rooms)})
        goods = [farm.goods.get(good, 0) for good in GOOD_NAMES]
        rest = [facts.fences, facts.stables, farm.begging, *(int(getattr(farm, name)) for name in living)]
        rows.append([seat_name(seat), farm.people, farm.home, house, *goods, *rest])
    header: list[Cell] = [Message(f"agricola-column-{name}") for name in (*FACTS, *living)]
    return Table(Message("agricola-seats"), header, rows)


def board(view: View) -> list[Table]:
    """The action board, event decks, future round cards, promised goods, improvements, hand cards, and every farm."""
    found = [_spaces(view), *deck_tables(view)]
    if any(view.position.unseen or []):
        found.append(_coming(view))
    if view.position.promised:
        found.append(_promised(view))
    found.append(_improvements(view))
    found += card_tables(view) + [_farm(farm, seat) for seat, farm in enumerate(view.position.farms)]
    if any(farm.fences for farm in view.position.farms):
        found.append(_open_fences(view))
    if any(farm.marked for farm in view.position.farms):
        found.append(_marks(view))
    return found


def _spaces(view: View) -> Table:
    """Every space in play: its effect and what the season changes there, its goods, and who has used it this round."""
    rows: list[list[Cell]] = []
    for name, space in view.position.spaces.items():
        told = {"space": Token("space", name)}
        note = space_note(view, name)
        rows.append(
            [
                Message("agricola-cell-space", {**told}),
                Message("agricola-cell-does", {**told}) if note is None else _in_season(name, note),
                _lying_there(view, name),
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


def _lying_there(view: View, space: str) -> Message:
    """The goods on a space, perhaps of several kinds, and what event cards have put there."""
    goods = list(view.position.spaces[space].goods.items())
    things = [token(*there) for there in tokens_on(view, space)]
    if goods:
        things.insert(0, _goods(*goods[0]) if len(goods) == 1 else listed(goods))
    return _together(things) if things else Message(NOTHING)


def _together(things: list[Message]) -> Message:
    first, *others = things
    return Message("agricola-price-both", {"one": first, "other": _together(others)}) if others else first


def _in_season(space: str, note: Message) -> Message:
    does = Message("agricola-cell-does", {"space": Token("space", space)})
    return Message("agricola-cell-does-in-season", {"does": does, "note": note})


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


def _farm(farm: FarmPosition, seat: int) -> Table:
    """A farmyard; the spaces of a pasture have its number."""
    rows: list[list[Cell]] = [
        [str(row + 1), *(_space(farm, name) for name in CELL_NAMES[row * COLUMNS : (row + 1) * COLUMNS])]
        for row in range(ROWS)
    ]
    header: list[Cell] = [Message("agricola-board-row"), *(name[0] for name in CELL_NAMES[:COLUMNS])]
    return Table(Message("agricola-board-farm", {"seat": Token("seat", seat)}), header, rows)


def _open_fences(view: View) -> Table:
    """The fences that close no pasture yet."""
    rows: list[list[Cell]] = [
        [seat_name(seat), edge_in_words(edge)] for seat, farm in enumerate(view.position.farms) for edge in farm.fences
    ]
    header: list[Cell] = [Message("agricola-board-seat"), Message("agricola-board-edge")]
    return Table(Message("agricola-board-open-fences"), header, rows)


def _marks(view: View) -> Table:
    """The spaces with candies."""
    rows: list[list[Cell]] = [
        [seat_name(seat), Message("agricola-pick-space", {"space": Token("space", space)})]
        for seat, farm in enumerate(view.position.farms)
        for space in farm.marked
    ]
    header: list[Cell] = [Message("agricola-board-seat"), Message("agricola-board-space")]
    return Table(Message("agricola-board-marks"), header, rows)


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
    if cell in farm.charred:
        return Message("agricola-cell-charred")
    if cell in farm.blocked:
        return Message("agricola-cell-covered")
    if not farm.rooms and FIRST_ROOMS >> CELL_NAMES.index(cell) & 1:
        return Message("agricola-cell-burnt")
    return Message("agricola-cell-stable" if cell in farm.stables else "agricola-cell-none")
