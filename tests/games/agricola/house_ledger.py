"""The ledger of a match with house rules: each rule once more, from the books instead of the rules' code."""

from collections.abc import Sequence
from itertools import count, product
from typing import Any

from cosecha.games.agricola import GAME, Options
from tests.games.agricola import oracle
from tests.games.agricola.expected_answers import answers_of, usable
from tests.games.agricola.ledger import Books, Ledger
from tests.games.agricola.oracle import place

RULES = (
    "house_before_cooking",
    "one_pasture",
    "take_usable",
    "unfinished_pastures",
    "scattered_pastures",
    "growing_outwards",
    "even_start",
    "extra_copse",
)
MARKETS = {"sheep-market": "sheep", "pig-market": "boar", "cattle-market": "cattle"}
TILES = ("two-in-one", "four-in-one")


class HouseBooks(Books):
    def __init__(self, food: int, rules: set[str]) -> None:
        super().__init__(food)
        self.rules = rules
        self.fenced = 0
        """How many fences of the current action are built."""

    def fence_means(self) -> int:
        """How many more fences the farm can afford, also in an action that has begun."""
        paid = oracle.paid_fences(self.fenced, self.season)
        return next(
            more
            for more in count()
            if self.goods["wood"] < oracle.paid_fences(self.fenced + more + 1, self.season) - paid
        )

    def fits(self, animals: tuple[int, ...]) -> bool:
        if "one_pasture" not in self.rules:
            return super().fits(animals)
        return oracle.housed_apart(self.capacities(), self.loose(), animals)

    def keeps(self) -> set[tuple[int, ...]]:
        parts = list(product(*[range(count + 1) for count in self.animals()]))
        fitting = {part for part in parts if self.fits(part)}
        return {
            part
            for part in fitting
            if not any(other != part and all(a >= b for a, b in zip(other, part, strict=True)) for other in fitting)
        }

    def may_begin(self, cell: str) -> bool:
        if "growing_outwards" not in self.rules:
            return True
        built = self.tiles() | self.enclosed() | {place(stable) for stable in self.stables}
        return place(cell) in self.enclosed() or bool(built & set(oracle.neighbors(place(cell))))

    def fence_faults(self) -> list[str]:
        faults = oracle.fence_faults(self.fences, self.tiles())
        if "scattered_pastures" in self.rules:
            faults = [fault for fault in faults if fault != "pastures apart"]
        if "unfinished_pastures" in self.rules:
            faults = [fault for fault in faults if not fault.startswith("incomplete")]
        return faults

    def starts_well(self, plot: frozenset[oracle.Place]) -> bool:
        """A pasture is next to one that was there before, or a part of it; what else its fences happen to close doesn't
        count. Growing outwards, the first one is next to the house or a field."""
        if self.enclosed() and "scattered_pastures" not in self.rules:
            return any(self.enclosed() & {each, *oracle.neighbors(each)} for each in plot)
        if "growing_outwards" not in self.rules or self.enclosed():
            return True
        return any(set(oracle.neighbors(each)) & self.tiles() for each in plot)

    def rails(self) -> set[oracle.Edge]:
        """The edges where a fence may be built and left open."""
        if "unfinished_pastures" not in self.rules or len(self.fences) >= 15 or not self.fence_means():
            return set()
        every = {edge for each in oracle.PLACES if each not in self.tiles() for edge in oracle.edges(each)}
        if "growing_outwards" in self.rules:
            every = {edge for edge in every if self.touches(edge)}
        before = set(oracle.pastures(self.fences))
        return {edge for edge in every - self.fences if set(oracle.pastures(self.fences | {edge})) == before}

    def touches(self, edge: oracle.Edge) -> bool:
        """Whether an edge belongs to something built or meets another fence."""
        built = self.tiles() | self.enclosed() | {place(stable) for stable in self.stables}
        ends = corners(edge)
        return bool(edge & built) or any(ends & corners(fence) for fence in self.fences)

    def can_fence(self) -> bool:
        most = min(self.fence_means(), 15 - len(self.fences))
        return bool(self.rails()) or next(fencings(self, most), None) is not None


def corners(edge: oracle.Edge) -> frozenset[tuple[float, float]]:
    """The two ends of an edge, halfway between the places on its sides and along it."""
    (row, column), (other, beside) = sorted(edge)
    middle = (row + other) / 2, (column + beside) / 2
    lies = column == beside
    return frozenset((middle[0] + (0 if lies else way), middle[1] + (way if lies else 0)) for way in (-0.5, 0.5))


def fencings(books: HouseBooks, most: int) -> Any:
    """Every way to fence in one more pasture: the fences after it, and the spaces."""
    tiles, before = books.tiles(), books.fences
    for plot, around in oracle.plots().items():
        new = around - before
        if not new or len(new) > most or plot & tiles or not books.starts_well(plot):
            continue
        books.fences = before | new
        legal = plot in oracle.pastures(books.fences) and not books.fence_faults()
        after, books.fences = books.fences, before
        if legal:
            yield after, plot


class HouseLedger(Ledger):
    farms: Sequence[HouseBooks]

    def __init__(self, options: Options, seed: int) -> None:
        self.rules = {rule for rule in RULES if getattr(options, rule) == "with"}
        self.taken, self.total, self.began = 0, 0, 0
        super().__init__(options, seed)

    def open_books(self, food: list[int]) -> Sequence[HouseBooks]:
        return [HouseBooks(each, self.rules) for each in food]

    def first_food(self) -> list[int]:
        return [3] * self.players if "even_start" in self.rules else super().first_food()

    def more_spaces(self) -> list[str]:
        return ["copse"] if "extra_copse" in self.rules else []

    def next_seat(self) -> int:
        """An even start: in round 1 clockwise, then back."""
        if "even_start" not in self.rules or self.round > 1:
            return super().next_seat()
        first = self.began if self.last is not None else self.starter
        self.began = first
        order = [(first + count) % self.players for count in range(self.players)]
        return [*order, *reversed(order)][sum(2 - farm.home for farm in self.farms)]

    # Animals

    def only_keeps(self, seat: int) -> bool:
        return super().only_keeps(seat) or ("house_before_cooking" in self.rules and self.houses_new(seat))

    def houses_new(self, seat: int) -> bool:
        """Whether a seat has to house animals that have just come."""
        decision = self.state.decision(seat)
        return decision is not None and decision.kind == "keep" and self.space in (*MARKETS, *TILES)

    def on_goods_taken(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_goods_taken(seat, farm, fact)
        self.taken, self.total = fact["amount"], farm.goods[fact["good"]]

    def on_animals_left(self, seat: int, farm: HouseBooks, fact: Any) -> None:
        assert "take_usable" in self.rules
        assert (self.space, MARKETS[self.space]) == (fact["space"], fact["good"])
        farm.pay({fact["good"]: fact["amount"]})
        assert 0 < fact["amount"] <= self.taken
        assert fact["amount"] < self.taken or farm.goods[fact["good"]] < self.total - self.taken
        full = [farm.goods[name] + (name == fact["good"]) for name in oracle.ANIMALS]
        assert not farm.fits(tuple(full)), "an animal stays although it fits"
        self.board[self.space] += fact["amount"]

    def on_animals_released(self, seat: int, farm: Books, fact: Any) -> None:
        if "house_before_cooking" in self.rules and self.space in (*MARKETS, *TILES):
            assert "take_usable" not in self.rules or MARKETS.get(self.space) != fact["good"]
            farm.pay({fact["good"]: fact["amount"]})
            return
        super().on_animals_released(seat, farm, fact)

    def leaves(self, seat: int) -> bool:
        return "take_usable" in self.rules and self.houses_new(seat) and self.space in MARKETS

    def answers_of(self, kind: str, seat: int) -> set[str] | None:
        books = self.farms[seat]
        if kind == "keep" and self.leaves(seat):
            good = MARKETS[self.space]
            number = oracle.ANIMALS.index(good)
            return {
                "keep {} {} {}".format(*kept)
                for kept in books.keeps()
                if books.goods[good] < self.total or books.goods[good] - kept[number] < self.taken
            }
        if kind == "rail":
            edges = books.rails()
            return {
                f"rail {cell}{side}"
                for cell in oracle.CELLS
                for side in "nwse"
                if oracle.edge(cell + side) in edges and (side in "nw" or cell[1 if side == "s" else 0] in "3e")
            }
        return answers_of(kind, self, seat)

    def exchanges_first(self, seat: int) -> bool:
        """Where no animal can be kept, one must be cooked."""
        return self.leaves(seat)

    def usable(self, seat: int) -> set[str]:
        books = self.farms[seat]
        books.fenced = 0
        found = usable(self, seat) - {"fencing"}
        if "fencing" in self.board and "fencing" not in self.people and books.can_fence():
            found.add("fencing")
        if "take_usable" in self.rules:
            found -= {space for space, good in MARKETS.items() if not self.uses(books, good)}
        return found

    def uses(self, books: HouseBooks, good: str) -> bool:
        if oracle.cooked(books.majors, good) and "house_before_cooking" not in self.rules:
            return True
        return books.fits(tuple(books.goods[name] + 1 if name == good else 0 for name in oracle.ANIMALS))

    # Fences

    def on_person_placed(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_person_placed(seat, farm, fact)
        self.farms[seat].fenced = 0

    def pay_fences(self, farm: Books, count: int) -> None:
        super().pay_fences(farm, count)
        assert isinstance(farm, HouseBooks)
        farm.fenced = self.fenced

    def on_fence_left_open(self, seat: int, farm: HouseBooks, fact: Any) -> None:
        assert oracle.edge(fact["edge"]) in farm.rails()
        self.pay_fences(farm, 1)
        farm.fences |= {oracle.edge(fact["edge"])}

    def on_pasture_fenced(self, seat: int, farm: Books, fact: Any) -> None:
        assert isinstance(farm, HouseBooks)
        pasture = frozenset(place(cell) for cell in fact["cells"])
        if fact["fences"] == 0:
            assert "unfinished_pastures" in self.rules
            assert pasture in oracle.pastures(farm.fences)
            return
        assert farm.starts_well(pasture)
        super().on_pasture_fenced(seat, farm, fact)

    def on_stable_built(self, seat: int, farm: Books, fact: Any) -> None:
        assert farm.may_begin(fact["cell"])
        super().on_stable_built(seat, farm, fact)

    def on_field_plowed(self, seat: int, farm: Books, fact: Any) -> None:
        assert farm.fields or farm.may_begin(fact["cell"])
        super().on_field_plowed(seat, farm, fact)

    def check_farm(self, seat: int, books: Books, farm: Any) -> None:
        super().check_farm(seat, books, farm)
        closed = frozenset().union(*[oracle.border(set(pasture)) for pasture in oracle.pastures(books.fences)])
        assert {oracle.edge(name) for name in farm.fences} == books.fences - closed


def table(rules: set[str], players: int) -> Options:
    """A table with these rules, as far as they are for this number of players and don't exclude each other."""
    if players != 2:
        rules -= {"extra_copse"}
    if players == 1:
        rules -= {"even_start"}
    if "scattered_pastures" in rules:
        rules -= {"growing_outwards"}
    options: Options = GAME.checked({"players": players, **dict.fromkeys(rules, "with")})
    return options
