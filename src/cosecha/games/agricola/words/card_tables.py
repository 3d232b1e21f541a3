"""Cards as text: those in play with what lies on them, everybody's hands, and the seat's own."""

from cosecha.core.message import Argument, Message, Token
from cosecha.core.words import Cell, Sort, Table
from cosecha.games.agricola.reasons import lacking
from cosecha.games.agricola.view import View
from cosecha.games.agricola.words.naming import NOTHING, seat_name
from cosecha.games.agricola.words.prices import listed


def card_tables(view: View) -> list[Table]:
    """Without hand cards, only cards of event decks are in play."""
    found = [_in_play(view)] if any(farm.played for farm in view.position.farms) else []
    if view.position.unseen_hands is None:
        return found
    if view.position.market:
        found.append(_to_play(view, market_title(view), view.position.market))
    if view.seat is not None and view.position.farms[view.seat].hand:
        found.append(_to_play(view, Message("agricola-client-hand"), view.position.farms[view.seat].hand or []))
    return [*found, _hands(view)]


def market_title(view: View) -> Message:
    """The title of the open market, which says whether a card can still be taken in this round."""
    return Message("agricola-board-market", {"used": int(view.position.market_used)})


def lying_on(view: View, seat: int, name: str) -> Message | None:
    """What lies on a card in play, what it has won, or that it is used up; None if nothing ever changes on it."""
    farm, card = view.position.farms[seat], view.cards[name]
    field = farm.fields.get(name)
    if field is not None:
        if field.crop is None:
            return Message("agricola-client-on-card-empty")
        return Message("agricola-client-on-card-crop", {"good": Token("good", field.crop), "amount": field.amount})
    count = farm.stores.get(name)
    if not card.counts or count is None:
        return None
    if card.counts == "done":
        return Message("agricola-client-on-card-done")
    told: dict[str, Argument] = {"count": count}
    if card.counts == "goods":
        left = card.stock[len(card.stock) - count :]
        told["good"] = Message("name-good", {"value": left[0]}) if left else "none"
    return Message(f"agricola-client-on-card-{card.counts}", told)


def missing(view: View, name: str) -> Message:
    """What keeps a card of the hand from being played, apart from the right action: what its
    prerequisite still asks for, or goods."""
    card = view.cards[name]
    if card.needs is not None and not card.met:
        return lacking(card.needs, card.lacks) if card.lacks else card.needs
    return listed(list(card.missing.items())) if card.missing else Message(NOTHING)


def _in_play(view: View) -> Table:
    """Every seat's cards in play."""
    rows: list[list[Cell]] = [
        [
            Message(f"name-card-{name}"),
            seat_name(seat),
            lying_on(view, seat, name) or Message(NOTHING),
            Message(f"agricola-text-{name}"),
        ]
        for seat, farm in enumerate(view.position.farms)
        for name in farm.played
    ]
    header: list[Cell] = [
        Message("agricola-board-card"),
        Message("agricola-board-seat"),
        Message("agricola-board-state"),
        Message("agricola-board-does"),
    ]
    return Table(Message("agricola-board-in-play"), header, rows)


def _hands(view: View) -> Table:
    """Every seat's hand, or the number of cards in it."""
    rows: list[list[Cell]] = []
    for seat, (farm, size) in enumerate(zip(view.position.farms, view.position.unseen_hands or [], strict=True)):
        hand = Message("agricola-cell-hand", {"count": size.occupations + size.minors})
        if farm.hand is not None:
            hand = Message("agricola-cell-list", {"names": [Token("card", name) for name in farm.hand]})
        rows.append([seat_name(seat), hand])
    header: list[Cell] = [Message("agricola-board-seat"), Message("agricola-board-hand")]
    return Table(Message("agricola-board-hands"), header, rows)


def _to_play(view: View, title: Message, names: list[str]) -> Table:
    """The cards in the seat's hand or in the open market: what each costs, what the seat lacks for it, and what it
    does."""
    rows: list[list[Cell]] = []
    for name in names:
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
    cards = [view.cards[name] for name in names]
    sorts = [
        Sort("kind", Message("agricola-client-sort-kind"), [int(not card.occupation) for card in cards]),
        Sort(
            "playable",
            Message("agricola-client-sort-playable"),
            [int(missing(view, name).id != NOTHING) for name in names],
        ),
        Sort("name", Message("agricola-client-sort-name")),
        Sort("price", Message("agricola-client-sort-price"), [sum(card.price.values()) for card in cards]),
    ]
    return Table(title, header, rows, sorts)
