"""A second, slow implementation of Santiago from the rulebook: sets of coordinates, no bit masks.

A square is (column, row), an intersection (i, j), a canal the set of its two intersections. Everything is read from a
position as plain JSON data, so nothing of the rules under test is used here.
"""

from typing import Any

Square = tuple[int, int]
Node = tuple[int, int]
Canal = frozenset[Node]
Tile = tuple[str, int | None, int]
"""A tile on the board: its name, the owner of its farmers, and their number."""

TABLE = {2: (3, 10, 5), 3: (4, 11, 10), 4: (4, 11, 10), 5: (5, 9, 10)}
"""By number of players: piles, rounds, starting money."""

INCOME = {2: 27, 3: 30, 4: 30, 5: 24}
"""What a player earns in a whole match."""

BOARD = {(c, r) for c in range(8) for r in range(6)}
NODES = {(i, j) for i in range(5) for j in range(4)}


def square(name: str) -> Square:
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def square_name(at: Square) -> str:
    return f"{'abcdefgh'[at[0]]}{at[1] + 1}"


def node(name: str) -> Node:
    return int(name[1]), int(name[2])


def canal(name: str) -> Canal:
    i, j = int(name[1]), int(name[2])
    return frozenset({(i, j), (i + 1, j) if name[0] == "H" else (i, j + 1)})


def canal_name(lies: Canal) -> str:
    (i, j), (k, _) = sorted(lies)
    return f"{'H' if k > i else 'V'}{i}{j}"


PLACES = {
    frozenset({(i, j), (i + di, j + dj)}) for i, j in NODES for di, dj in ((1, 0), (0, 1)) if (i + di, j + dj) in NODES
}


def watered_by(lies: Canal) -> set[Square]:
    """The squares with a side, or half of one, along the canal: two squares long on both sides."""
    (i, j), (k, _) = sorted(lies)
    if k > i:
        return {(c, r) for c in (2 * i, 2 * i + 1) for r in (2 * j - 1, 2 * j)} & BOARD
    return {(c, r) for c in (2 * i - 1, 2 * i) for r in (2 * j, 2 * j + 1)} & BOARD


def canals(position: Any) -> set[Canal]:
    return {canal(name) for name in position.get("canals", [])}


def wet(position: Any) -> set[Square]:
    return set().union(*(watered_by(lies) for lies in canals(position)))


def legal_canals(position: Any) -> set[Canal]:
    """Unoccupied; the first one at the spring, later ones connected to an existing canal."""
    laid = canals(position)
    ends = set().union(*laid) if laid else {node(position["spring"])}
    return {place for place in PLACES - laid if place & ends}


def beside(at: Square) -> set[Square]:
    c, r = at
    return {(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)} & BOARD


def around(at: Square) -> set[Square]:
    c, r = at
    return {(c + x, r + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} & BOARD


def at_spring(position: Any) -> set[Square]:
    i, j = node(position["spring"])
    return {(2 * i - 1, 2 * j - 1), (2 * i, 2 * j - 1), (2 * i - 1, 2 * j), (2 * i, 2 * j)} & BOARD


def grounds(position: Any) -> dict[Square, Any]:
    return {square(name): ground for name, ground in position.get("board", {}).items()}


def tiles(position: Any) -> dict[Square, Any]:
    return {at: ground for at, ground in grounds(position).items() if ground.get("tile")}


def palms(position: Any) -> set[Square]:
    return {at for at, ground in grounds(position).items() if ground.get("palm")}


def network_is_connected(position: Any) -> bool:
    """Every canal is connected to the spring."""
    laid = canals(position)
    reached = {node(position["spring"])}
    grown = True
    while grown:
        grown = False
        for lies in laid:
            if lies & reached and not lies <= reached:
                reached |= lies
                grown = True
    return all(lies <= reached for lies in laid)


def plantations(position: Any) -> list[set[Square]]:
    alive = {at: ground["tile"][:-1] for at, ground in tiles(position).items() if ground["tile"] != "desert"}
    found = []
    while alive:
        first, crop = next(iter(alive.items()))
        group, edge = {first}, {first}
        while edge:
            edge = {near for at in edge for near in beside(at) if alive.get(near) == crop} - group
            group |= edge
        for at in group:
            del alive[at]
        found.append(group)
    return found


def totals(position: Any) -> list[int]:
    """Money, plus for each plantation its size times own farmers and palms beside own farmers."""
    points = list(position["money"])
    board = tiles(position)
    for group in plantations(position):
        for seat in range(len(points)):
            own = [at for at in group if board[at].get("farmers", 0) and board[at]["seat"] == seat]
            farmers = sum(board[at]["farmers"] for at in own)
            points[seat] += len(group) * (farmers + sum(board[at].get("palm", False) for at in own))
    return points


def dried(board: dict[Square, Tile], laid: set[str], last: bool) -> dict[Square, Tile]:
    """Every tile after the next drying."""
    water = wet({"canals": sorted(laid)})
    after = {}
    for at, (tile, seat, farmers) in board.items():
        if tile == "desert" or at in water:
            after[at] = (tile, seat, farmers)
        elif last or farmers == 0:
            after[at] = ("desert", None, 0)
        else:
            after[at] = (tile, seat if farmers > 1 else None, farmers - 1)
    return after


def legal(position: Any, seat: int) -> set[str]:
    """Every legal action, in notation, of a seat that owes an answer."""
    phase: str = position["phase"]
    if position.get("held"):
        return {"confirm"}
    return {
        "spring": _springs,
        "start": _start_canals,
        "palm": _palms,
        "bid": _bids,
        "plant": _plantings,
        "leftover": _leftovers,
        "propose": _proposals,
        "decide": _decisions,
        "extra": _extras,
    }[phase](position, seat)


def _springs(position: Any, seat: int) -> set[str]:
    anywhere = position["options"].get("spring_mode") == "any"
    return {f"spring X{i}{j}" for i, j in NODES if anywhere or (1 <= i <= 3 and 1 <= j <= 2)}


def _start_canals(position: Any, seat: int) -> set[str]:
    return {f"start {canal_name(place)}" for place in PLACES if node(position["spring"]) in place}


def _palms(position: Any, seat: int) -> set[str]:
    barred = at_spring(position).union(*(around(palm) for palm in palms(position)))
    return {f"palm {square_name(at)}" for at in BOARD - barred}


def _bids(position: Any, seat: int) -> set[str]:
    players = position["options"]["players"]
    cap = position["options"].get("two_player_bid_cap")
    amounts = set(range(1, position["money"][seat] + 1))
    if players == 2:
        amounts = {amount for amount in amounts if cap is None or amount <= cap}
    else:
        amounts -= set(position.get("bids", {}).values())
    return {"pass"} | {f"bid {amount}" for amount in amounts}


def _plantings(position: Any, seat: int) -> set[str]:
    free = BOARD - set(tiles(position))
    return {f"plant {tile} {square_name(at)}" for tile in position["face_up"] for at in free}


def _leftovers(position: Any, seat: int) -> set[str]:
    board = tiles(position)
    free = BOARD - set(board)
    deserts = {at for at, ground in board.items() if ground["tile"] == "desert"}
    places = {at for at in free if beside(at) & (set(board) - deserts)} or {at for at in free if beside(at) & deserts}
    return {f"leftover {square_name(at)}" for at in places}


def _proposals(position: Any, seat: int) -> set[str]:
    least = position["options"].get("min_bribe", 0)
    bribes = range(least, position["money"][seat] + 1)
    places = legal_canals(position)
    return {"no-proposal"} | {f"propose {canal_name(place)} {bribe}" for place in places for bribe in bribes}


def _decisions(position: Any, seat: int) -> set[str]:
    money = position["money"][seat]
    offers: dict[str, int] = {}
    for proposal in position.get("proposals", []):
        offers[proposal["segment"]] = offers.get(proposal["segment"], 0) + proposal["bribe"]
    places = {canal_name(place) for place in legal_canals(position)}
    if not offers:
        return {"discard"} | {f"build {place}" for place in places if money >= 1}
    rejections = {f"reject {place}" for place in places - set(offers)} if money >= max(offers.values()) + 1 else set()
    return {f"accept {place}" for place in offers} | rejections


def _extras(position: Any, seat: int) -> set[str]:
    return {"no-extra"} | {f"extra {canal_name(place)}" for place in legal_canals(position)}
