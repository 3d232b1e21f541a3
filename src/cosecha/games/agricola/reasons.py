"""Reasons that several mechanisms give when they refuse something."""

from cosecha.core.message import Argument, Message, Token
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES, Price


def cell_token(cell: int) -> dict[str, Argument]:
    return {"cell": Token("cell", CELL_NAMES[cell])}


def good_token(good: int) -> Token:
    return Token("good", GOOD_NAMES[good])


def too_few(farm: Farm, good: int, needed: int) -> Message:
    have = farm.goods[good]
    return Message("agricola-reason-too-few-goods", {"good": good_token(good), "amount": needed, "have": have})


def cannot_pay(farm: Farm, price: Price) -> Message | None:
    """Names the first missing good of a price."""
    for good, amount in price:
        if farm.goods[good] < amount:
            return too_few(farm, good, amount)
    return None


def not_empty(farm: Farm, cell: int) -> Message | None:
    """What is on a space already."""
    what = ""
    if farm.rooms >> cell & 1:
        what = "room"
    elif farm.fields >> cell & 1:
        what = "field"
    elif farm.stables >> cell & 1:
        what = "stable"
    if what:
        return Message("agricola-reason-cell-taken", {**cell_token(cell), "what": what})
    return not_usable(farm, cell)


def not_usable(farm: Farm, cell: int) -> Message | None:
    """Why nothing can be built on a space without a building."""
    if farm.extras is None:
        return None
    if farm.extras.blocked >> cell & 1:
        return Message("agricola-reason-cell-covered", cell_token(cell))
    return Message("agricola-reason-cell-burnt", cell_token(cell)) if farm.ruins() >> cell & 1 else None


def not_open(farm: Farm, cell: int) -> Message | None:
    """Tiles go on empty spaces outside pastures."""
    taken = not_empty(farm, cell)
    if taken is None and farm.enclosed >> cell & 1:
        return Message("agricola-reason-in-pasture", cell_token(cell))
    return taken


def lacking(needs: Message, lacks: int) -> Message:
    """What is still missing for a prerequisite that asks for at least a number of something."""
    return Message(needs.id.replace("agricola-needs-", "agricola-lacks-"), {**needs.args, "count": lacks})
