"""A second, slow implementation of the rulebook, independent of the rules under test."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

GOODS = ["food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle"]
ANIMALS = ["sheep", "boar", "cattle"]
CELLS = [f"{column}{row}" for row in "123" for column in "abcde"]
HARVESTS = [4, 7, 9, 11, 13, 14]

HOUSES = ["wood", "clay", "stone"]
PRICES = {
    "fireplace2": {"clay": 2},
    "fireplace3": {"clay": 3},
    "hearth4": {"clay": 4},
    "hearth5": {"clay": 5},
    "well": {"wood": 1, "stone": 3},
    "clay-oven": {"clay": 3, "stone": 1},
    "stone-oven": {"clay": 1, "stone": 3},
    "joinery": {"wood": 2, "stone": 2},
    "pottery": {"clay": 2, "stone": 2},
    "basketmaker": {"reed": 2, "stone": 2},
}
POINTS = {
    "fireplace2": 1,
    "fireplace3": 1,
    "hearth4": 1,
    "hearth5": 1,
    "well": 4,
    "clay-oven": 2,
    "stone-oven": 3,
    "joinery": 2,
    "pottery": 2,
    "basketmaker": 2,
}
FIREPLACE = {"vegetable": 2, "sheep": 2, "boar": 2, "cattle": 3}
HEARTH = {"vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}
BAKERS = {
    "fireplace2": (2, 99),
    "fireplace3": (2, 99),
    "hearth4": (3, 99),
    "hearth5": (3, 99),
    "clay-oven": (5, 1),
    "stone-oven": (4, 2),
}
"""Food per grain, and grain per action."""
WORKSHOPS = {"joinery": ("wood", 2), "pottery": ("clay", 2), "basketmaker": ("reed", 3)}
BONUSES = {"joinery": [3, 5, 7], "pottery": [3, 5, 7], "basketmaker": [2, 4, 5]}

TABLE = {
    "fields": [(0, -1), (2, 1), (3, 2), (4, 3), (5, 4)],
    "pastures": [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4)],
    "grain": [(0, -1), (1, 1), (4, 2), (6, 3), (8, 4)],
    "vegetables": [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4)],
    "sheep": [(0, -1), (1, 1), (4, 2), (6, 3), (8, 4)],
    "boar": [(0, -1), (1, 1), (3, 2), (5, 3), (7, 4)],
    "cattle": [(0, -1), (1, 1), (2, 2), (4, 3), (6, 4)],
}
"""By category: the points from each count on."""

PERMANENT = [
    "farm-expansion",
    "beginners-meeting-place",
    "grain-seeds",
    "farmland",
    "day-laborer",
    "forest",
    "clay-pit",
    "reed-bank",
    "fishing",
]
EXTENSIONS = {
    1: [],
    2: [],
    3: ["grove", "resource-market", "hollow"],
    4: ["copse", "grove", "resource-market", "hollow", "traveling-players"],
}
TILES = {1: "", 2: "four-in-one", 3: "two-in-one", 4: "two-in-one"}
STAGES = [
    ["major-improvement", "fencing", "grain-utilization", "sheep-market"],
    ["basic-wish", "house-redevelopment", "western-quarry"],
    ["vegetable-seeds", "pig-market"],
    ["cattle-market", "eastern-quarry"],
    ["urgent-wish", "cultivation"],
    ["farm-redevelopment"],
]
REFILLS = {
    "beginners-meeting-place": ("food", {1: 1, 2: 1, 3: 1, 4: 1}),
    "forest": ("wood", {1: 2, 2: 3, 3: 3, 4: 3}),
    "clay-pit": ("clay", {1: 1, 2: 1, 3: 1, 4: 1}),
    "reed-bank": ("reed", {1: 1, 2: 1, 3: 1, 4: 1}),
    "fishing": ("food", {1: 1, 2: 1, 3: 1, 4: 1}),
    "grove": ("wood", {3: 2, 4: 2}),
    "hollow": ("clay", {3: 1, 4: 2}),
    "copse": ("wood", {2: 1, 4: 1}),
    "traveling-players": ("food", {4: 1}),
    "four-in-one": ("wood", {2: 1}),
    "sheep-market": ("sheep", {1: 1, 2: 1, 3: 1, 4: 1}),
    "western-quarry": ("stone", {1: 1, 2: 1, 3: 1, 4: 1}),
    "pig-market": ("boar", {1: 1, 2: 1, 3: 1, 4: 1}),
    "cattle-market": ("cattle", {1: 1, 2: 1, 3: 1, 4: 1}),
    "eastern-quarry": ("stone", {1: 1, 2: 1, 3: 1, 4: 1}),
}

SEASONS = ["winter", "spring", "summer", "autumn"]
PREPARATION = {
    "winter": {"clay": -1, "reed": -1},
    "spring": {"wood": -1, "stone": 1},
    "summer": {"clay": 1, "stone": -1},
    "autumn": {"wood": 1, "reed": 1},
}
"""What a season adds to each accumulation space of a good; in summer, Fishing gets 1 food too."""


def prepared(space: str, season: str) -> int:
    if space == "fishing":
        return int(season == "summer")
    return PREPARATION.get(season, {}).get(REFILLS[space][0], 0)


def paid_fences(count: int, season: str) -> int:
    """How many of the fences of one action are paid for."""
    return max(1, count - 2) if season == "spring" and count else count


def in_season(price: dict[str, int], season: str) -> list[dict[str, int]]:
    """Every way to pay the price of a major improvement."""
    if season != "autumn":
        return [price]
    return [{good: amount - (good == less) for good, amount in price.items()} for less in price]


def board(players: int, cards: bool) -> list[str]:
    """The spaces of the first round, without tiles and without the first round card."""
    spaces = [*PERMANENT, *EXTENSIONS[players]]
    if not cards:
        return spaces
    spaces.remove("beginners-meeting-place")
    return [*spaces, "meeting-place", "lessons", *(["more-lessons"] if players > 2 else [])]


def food_needed(players: int, people: int, newborns: int) -> int:
    return (3 if players == 1 else 2) * (people - newborns) + newborns


def room_price(house: str) -> dict[str, int]:
    return {house: 5, "reed": 2}


def renovation_price(house: str, rooms: int) -> dict[str, int]:
    """The price of renovating to this material."""
    return {house: rooms, "reed": 1}


def cooked(majors: set[str], good: str) -> int:
    """The food for one of a good at any time; 0 if it can't be cooked."""
    best = 1 if good in ("grain", "vegetable") else 0
    if majors & {"fireplace2", "fireplace3"}:
        best = max(best, FIREPLACE.get(good, 0))
    if majors & {"hearth4", "hearth5"}:
        best = max(best, HEARTH.get(good, 0))
    return best


def baked(majors: set[str], grain: int) -> int | None:
    """The most food that one Bake Bread action makes of exactly this much grain; None if that is too much grain."""
    ways = [BAKERS[major] for major in sorted(majors) if major in BAKERS]
    best = None
    for uses in product(*[range(min(grain, limit) + 1) for _, limit in ways]):
        if sum(uses) == grain and uses:
            food = sum(used * rate for used, (rate, _) in zip(uses, ways, strict=True))
            best = food if best is None else max(best, food)
    return best


def by_table(category: str, count: int) -> int:
    return [points for least, points in TABLE[category] if count >= least][-1]


# Animals


def housed(pastures: list[int], loose: int, animals: tuple[int, ...]) -> bool:
    """Whether the animals fit: tries every assignment of types to pastures."""
    for types in product(range(len(animals)), repeat=len(pastures)):
        room = [0] * len(animals)
        for kind, capacity in zip(types, pastures, strict=True):
            room[kind] += capacity
        if sum(max(0, count - space) for count, space in zip(animals, room, strict=True)) <= loose:
            return True
    return False


def housed_apart(pastures: list[int], loose: int, animals: tuple[int, ...]) -> bool:
    """Whether the animals fit with one pasture per species: tries every way to give a pasture to each."""
    return any(
        sum(max(0, count - room) for count, room in zip(animals, rooms, strict=True)) <= loose
        for rooms in permutations([*pastures, *[0] * len(animals)], len(animals))
    )


def keeps(pastures: list[int], loose: int, animals: tuple[int, ...]) -> set[tuple[int, ...]]:
    """The maximal subsets of these animals that fit."""
    parts = list(product(*[range(count + 1) for count in animals]))
    fitting = {part for part in parts if housed(pastures, loose, part)}
    return {
        part
        for part in fitting
        if not any(other != part and all(a >= b for a, b in zip(other, part, strict=True)) for other in fitting)
    }


# Fences: an edge is a pair of places, and everything around the farmyard is one more place.

Place = tuple[int, int]
Edge = frozenset[Place]
Fences = frozenset[Edge]
OUTSIDE = (-1, -1)
PLACES = [(row, column) for row in range(3) for column in range(5)]


def neighbors(place: Place) -> list[Place]:
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


@cache
def edges(place: Place) -> frozenset[Edge]:
    """At the border, an edge leads to a nonexistent place, so that each edge has its own name."""
    return frozenset(frozenset([place, other]) for other in neighbors(place))


def beside(place: Place, across: Edge) -> Place:
    """The place on the other side of an edge."""
    (other,) = across - {place}
    return other if other in PLACES else OUTSIDE


def regions(fences: Fences) -> list[set[Place]]:
    """The farmyard cut along the fences; the region connected to the outside contains OUTSIDE."""
    left = set(PLACES)
    found = []
    while left:
        region: set[Place] = set()
        queue = [left.pop()]
        while queue:
            place = queue.pop()
            region.add(place)
            if place == OUTSIDE:
                continue
            for across in edges(place) - fences:
                other = beside(place, across)
                if other not in region:
                    queue.append(other)
        left -= region
        found.append(region)
    open_places: set[Place] = set().union(*[region for region in found if OUTSIDE in region])
    return [region for region in found if OUTSIDE not in region] + ([open_places] if open_places else [])


@cache
def pastures(fences: Fences) -> list[frozenset[Place]]:
    return [frozenset(region) for region in regions(fences) if OUTSIDE not in region]


def border(places: set[Place]) -> Fences:
    """The edges between a set of places and all others."""
    return frozenset(across for place in places for across in edges(place) if beside(place, across) not in places)


def is_connected(places: set[Place]) -> bool:
    todo = [min(places)]
    seen: set[Place] = set()
    while todo:
        place = todo.pop()
        if place in places and place not in seen:
            seen.add(place)
            todo += neighbors(place)
    return seen == places


def fence_faults(fences: Fences, tiles: set[Place]) -> list[str]:
    """What is wrong with these fences on a farm with these rooms and fields; empty if they are legal."""
    found = []
    enclosed = pastures(fences)
    where = {place: number for number, region in enumerate(enclosed) for place in region}
    for fence in fences:
        sides = [place for place in fence if place in PLACES]
        numbers = [where.get(place, -1) for place in sides] + [-1] * (2 - len(sides))
        if numbers[0] == numbers[1]:
            found.append(f"incomplete {sorted(fence)}")
    if len(fences) > 15:
        found.append("more than 15")
    if any(region & tiles for region in enclosed):
        found.append("a room or field is enclosed")
    if enclosed and not is_connected({place for region in enclosed for place in region}):
        found.append("pastures apart")
    return sorted(found)


@cache
def plots() -> dict[frozenset[Place], Fences]:
    """Every connected set of spaces that 15 fences can enclose, smallest first, with those fences."""
    found = {}
    for bits in sorted(range(1, 1 << 15), key=int.bit_count):
        places = {place for number, place in enumerate(PLACES) if bits >> number & 1}
        if is_connected(places) and len(border(places)) <= 15:
            found[frozenset(places)] = border(places)
    return found


def fencings(fences: Fences, tiles: set[Place], most: int) -> Iterator[tuple[Fences, frozenset[Place]]]:
    """Every result of fencing one more pasture with at most `most` fences, and the spaces it encloses."""
    for plot, around in plots().items():
        new = around - fences
        if new and len(new) <= most and not plot & tiles:
            after = fences | new
            if plot in pastures(after) and not fence_faults(after, tiles):
                yield after, plot


def next_fences(fences: Fences, tiles: set[Place], most: int) -> dict[Fences, list[frozenset[Place]]]:
    """The same, grouped by result."""
    found: dict[Fences, list[frozenset[Place]]] = {}
    for after, plot in fencings(fences, tiles, most):
        found.setdefault(after, []).append(plot)
    return found


def edge(name: str) -> Edge:
    """The edge with this name: a space and a side of it."""
    row, column = place(name[:2])
    return frozenset([(row, column), dict(zip("nswe", neighbors((row, column)), strict=True))[name[2]]])


def place(cell: str) -> Place:
    """The row and column of a space, given its name."""
    return int(cell[1]) - 1, "abcde".index(cell[0])
