"""A second, slow implementation of Cacao from the rulebook; it shares no code with the game.

It reads positions as plain JSON data. A space is (x, y), with y growing downwards.
"""

from typing import Any

Space = tuple[int, int]

WORKER_TILES = {2: 11, 3: 10, 4: 9}
TURNS = {2: 22, 3: 30, 4: 36}
TRACK = [-10, -4, -1, 0, 2, 4, 7, 11, 16]
NEXT = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
PRICE = {"market2": 2, "market3": 3, "market4": 4}
YIELD = {"plantation1": 1, "plantation2": 2}
MINED = {"gold1": 1, "gold2": 2}


def space(name: str) -> Space:
    x, y = name.split(",")
    return int(x), int(y)


def name(at: Space) -> str:
    return f"{at[0]},{at[1]}"


def beside(at: Space, side: str) -> Space:
    return at[0] + NEXT[side][0], at[1] + NEXT[side][1]


def neighbors(at: Space) -> list[Space]:
    return [beside(at, side) for side in NEXT]


def turned(tile: str) -> set[str]:
    """A worker tile in all its rotations."""
    return {tile[4 - quarters :] + tile[: 4 - quarters] for quarters in range(4)}


def jungle(position: Any) -> dict[Space, str]:
    return {space(at): lying["jungle"] for at, lying in position["map"].items() if "jungle" in lying}


def workers(position: Any) -> dict[Space, Any]:
    return {space(at): lying for at, lying in position["map"].items() if "tile" in lying}


def on_side(tile: str, side: str) -> int:
    return int(tile["NESW".index(side)])


def touching(tiles: dict[Space, Any], at: Space) -> int:
    return sum(each in tiles for each in neighbors(at))


def tiles_left(position: Any) -> bool:
    return bool(position.get("display") or position.get("jungle_pile"))


def legal(position: Any, seat: int) -> set[str]:
    """Everything a seat may answer."""
    phase = position["phase"]
    if phase == "place":
        return placements(position, seat)
    if phase == "fill":
        found = position["display"] if position.get("display") else ["pile"]
        return {f"fill {tile} {at}" for tile in found for at in position["to_fill"]}
    answers = set()
    for edge in position["edges"]:
        if edge["seat"] == seat:
            answers |= {f"work {edge['space']} {edge['side']} {count}" for count in uses(position, edge)}
    return answers


def placements(position: Any, seat: int) -> set[str]:
    ours, trees = workers(position), jungle(position)
    lies = {lie for tile in position["hands"][seat] for lie in turned(tile)}
    spots = {at for tree in trees for at in neighbors(tree) if at not in ours and at not in trees}
    answers = {f"place {lie} {name(at)}" for lie in lies for at in spots}
    if not tiles_left(position) and position["suns"][seat] > 0:
        bare = {at for at, lying in ours.items() if lying["seat"] == seat and "under" not in lying}
        answers |= {f"overbuild {lie} {name(at)}" for lie in lies for at in bare}
    return answers


def uses(position: Any, edge: Any) -> set[int]:
    """The numbers of workers that differ in effect; of those with the same effect, the smallest."""
    at = space(edge["space"])
    count = on_side(workers(position)[at]["tile"], edge["side"])
    kind = jungle(position)[beside(at, edge["side"])]
    fruits = position["fruits"][edge["seat"]]
    found, seen = set(), set()
    for used in range(count + 1):
        after = max(0, fruits - used) if kind in PRICE else min(5, fruits + used * YIELD[kind])
        if after not in seen:
            seen.add(after)
            found.add(used)
    return found


def due(position: Any, placed: Space) -> set[Space]:
    """The empty jungle spaces beside a tile that two or more worker tiles touch."""
    ours, trees = workers(position), jungle(position)
    return {at for at in neighbors(placed) if at not in trees and touching(ours, at) >= 2}


def shares(counts: list[int]) -> list[int]:
    """What a temple pays to seats with these worker counts."""
    ranks = sorted({count for count in counts if count}, reverse=True)
    gold = [0] * len(counts)
    if ranks:
        first = counts.count(ranks[0])
        for seat, count in enumerate(counts):
            if count == ranks[0]:
                gold[seat] = 6 // first
            elif first == 1 and len(ranks) > 1 and count == ranks[1]:
                gold[seat] = 3 // counts.count(ranks[1])
    return gold


def at_temple(position: Any, temple: Space) -> list[int]:
    counts = [0] * len(position["gold"])
    for side in NEXT:
        lying = workers(position).get(beside(temple, side))
        if lying is not None:
            counts[lying["seat"]] += on_side(lying["tile"], BACK[side])
    return counts


def totals(position: Any) -> list[int]:
    points = [
        gold + suns + TRACK[field]
        for gold, suns, field in zip(position["gold"], position["suns"], position["water"], strict=True)
    ]
    for at, kind in jungle(position).items():
        if kind == "temple":
            for seat, gold in enumerate(shares(at_temple(position, at))):
                points[seat] += gold
    return points


def winners(position: Any) -> list[int]:
    ranks = list(zip(totals(position), position["fruits"], strict=True))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
