"""What a seat may answer, derived from the books and the rulebook instead of the rules' code."""

from collections.abc import Callable
from itertools import count, product
from typing import TYPE_CHECKING

from tests.games.agricola import oracle
from tests.games.agricola.oracle import place

if TYPE_CHECKING:
    from tests.games.agricola.ledger import Books, Ledger


def rooms(books: "Books") -> set[str]:
    if not books.can_pay(oracle.room_price(books.house)):
        return set()
    return {cell for cell in free(books) if books.next_to(cell, books.rooms)}


def free(books: "Books") -> set[str]:
    """Empty spaces outside pastures."""
    enclosed = books.enclosed()
    return {cell for cell in oracle.CELLS if not books.used(cell) and place(cell) not in enclosed}


def stables(books: "Books", wood: int) -> set[str]:
    if not books.can_pay({"wood": wood}) or len(books.stables) == 4:
        return set()
    return {cell for cell in oracle.CELLS if not books.used(cell) and books.may_begin(cell)}


def fields(books: "Books") -> set[str]:
    if books.season == "winter" and not books.can_pay({"food": 1}):
        return set()
    if not books.fields:
        return {cell for cell in free(books) if books.may_begin(cell)}
    return {cell for cell in free(books) if books.next_to(cell, books.fields)}


def sowings(books: "Books") -> set[str]:
    empty = [cell for cell, (_, amount) in books.fields.items() if not amount]
    return {f"{crop} {cell}" for crop in ("grain", "vegetable") if books.can_pay({crop: 1}) for cell in empty}


def bakings(books: "Books") -> set[int]:
    most = next(grain for grain in count() if not books.can_pay({"grain": grain + 1}))
    return {grain for grain in range(1, most + 1) if oracle.baked(books.majors, grain) is not None}


def can_fence(books: "Books") -> bool:
    """The first pasture takes four wood."""
    if not books.fences:
        return books.fence_means() >= 4 and len(books.tiles()) < 15
    most = min(books.fence_means(), 15 - len(books.fences))
    return any(oracle.fencings(books.fences, books.tiles(), most))


def improvements(books: "Books", lying: set[str]) -> set[str]:
    built = {f"build {name}" for name in lying if books.prices(name)}
    return built | upgrades(books, lying)


def upgrades(books: "Books", lying: set[str]) -> set[str]:
    return {
        f"upgrade {hearth} {fireplace}"
        for hearth in lying & {"hearth4", "hearth5"}
        for fireplace in books.majors & {"fireplace2", "fireplace3"}
    }


def renovations(books: "Books") -> set[str]:
    following = oracle.HOUSES[oracle.HOUSES.index(books.house) + 1 :][:1]
    return {house for house in following if books.can_pay(oracle.renovation_price(house, len(books.rooms)))}


def usable(ledger: "Ledger", seat: int) -> set[str]:
    """The free spaces that would have an effect."""
    books = ledger.farms[seat]
    conditions: dict[str, Callable[[], object]] = {
        "farm-expansion": lambda: rooms(books) or stables(books, 2),
        "farmland": lambda: fields(books),
        "side-job": lambda: stables(books, 1) or bakings(books),
        "major-improvement": lambda: improvements(books, ledger.majors),
        "fencing": lambda: can_fence(books),
        "grain-utilization": lambda: sowings(books) or bakings(books),
        "basic-wish": lambda: books.people < min(5, books.living_space()),
        "house-redevelopment": lambda: renovations(books),
        "urgent-wish": lambda: books.people < 5,
        "cultivation": lambda: fields(books) or sowings(books),
        "farm-redevelopment": lambda: renovations(books),
        "winter-work": lambda: books.people < 5 and books.can_pay(ledger.winter_price()),
        "spring-work": lambda: pairs(books) or sowings(books),
        "summer-work": lambda: fields(books) or books.can_pay({"grain": 1}),
        "fishing": lambda: ledger.season != "winter" or ledger.round >= 12,
    }
    empty = {name for name in oracle.REFILLS if name != "four-in-one" and not ledger.board.get(name)}
    return {
        name
        for name in ledger.board.keys() - ledger.people.keys() - empty
        if name not in conditions or conditions[name]()
    }


def pairs(books: "Books") -> bool:
    return any(books.goods[name] >= 2 for name in oracle.ANIMALS)


def answers_of(kind: str, ledger: "Ledger", seat: int) -> set[str] | None:
    """Every legal answer of a kind, given that this kind is asked; None for fences, which take long and have their own
    tests."""
    books = ledger.farms[seat]
    if kind == "room":
        return {f"room {cell}" for cell in rooms(books)}
    if kind == "stable":
        return {f"stable {cell}" for cell in stables(books, ledger.stable_price())}
    if kind == "plow":
        return {f"plow {cell}" for cell in fields(books)}
    if kind == "sow":
        return {f"sow {sowing}" for sowing in sowings(books)}
    if kind == "bake":
        return {f"bake {grain}" for grain in bakings(books)}
    if kind == "renovate":
        return {f"renovate {house}" for house in renovations(books)}
    if kind == "build":
        return improvements(books, ledger.majors) - upgrades(books, ledger.majors)
    if kind == "upgrade":
        return upgrades(books, ledger.majors)
    if kind == "choose":
        return {f"choose {branch}" for branch in branches(ledger, books)}
    if kind == "keep":
        found = books.keeps()
        if not ledger.only_keeps(seat) and oracle.cooked(books.majors, "sheep"):  # what fits may be cooked too
            found = {fewer for kept in found for fewer in product(*[range(count + 1) for count in kept])}
        return {"keep {} {} {}".format(*kept) for kept in found}
    if kind == "feed":
        return {"feed"} if ledger.part == "feed" else set()
    if kind == "done":
        return {"done"} if ledger.acted else set()
    return None


def branches(ledger: "Ledger", books: "Books") -> set[str]:
    """The options of the space."""
    if ledger.space == "resource-market":
        return {"reed", "stone"}
    seasonal: dict[str, dict[str, object]] = {
        "spring-work": {"breed": pairs(books)},
        "summer-work": {"sell-grain": books.can_pay({"grain": 1})},
        "autumn-work": {"field-phase": any(amount for _, amount in books.fields.values()), "vegetable": True},
    }
    if ledger.space in seasonal:
        return {branch for branch, is_open in seasonal[ledger.space].items() if is_open} - ledger.chosen
    found = {"sheep", "boar"}
    if books.goods["food"]:
        found.add("cattle")
    if ledger.round >= 5 and books.people < min(5, books.living_space()):
        found.add("modest-wish")
    if ledger.space == "four-in-one":
        found.add("resource-market")
        if ledger.board["four-in-one"]:
            found.add("copse")
    return found


def exchanges(ledger: "Ledger", seat: int) -> set[str]:
    """What can be turned into food: crops and animals at any time except breeding, materials once per harvest."""
    books = ledger.farms[seat]
    if ledger.only_keeps(seat):
        return set()
    found = {good for good in books.goods if books.goods[good] and oracle.cooked(books.majors, good)}
    if ledger.part == "feed":
        for workshop in books.majors & set(oracle.WORKSHOPS):
            material = oracle.WORKSHOPS[workshop][0]
            if books.goods[material] and (seat, workshop) not in ledger.workshops:
                found.add(material)
    return {f"exchange {good}" for good in found}
