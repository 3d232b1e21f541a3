"""Independent bookkeeping: it follows a match by its events alone and compares the state with them."""

from collections import Counter
from typing import Any

import msgspec

from cosecha.core.event import Event
from cosecha.games.cacao import GAME, Options, State
from tests.games.cacao import oracle
from tests.games.cacao.oracle import Space

JUNGLE_TILES = {2: 21, 3: 28, 4: 28}
PHASES = ["place", "fill", "work", "over"]

Side = tuple[Space, int, str]
"""A side of a tile: its space, 0 for the lower tile there and 1 for the upper one, and N, E, S or W."""


def plain(state: State) -> Any:
    return msgspec.to_builtins(state.position(), str_keys=True)


class Ledger:
    """Plays a match and checks every invariant after each action."""

    def __init__(self, options: Options, seed: int) -> None:
        log: list[Event] = []
        self.players = options.players
        self.state = GAME.start(options, seed, log)
        self.gold = [0] * self.players
        self.fruits = [0] * self.players
        self.suns = [0] * self.players
        self.water = [0] * self.players
        self.map: dict[Space, Any] = {(0, 0): {"jungle": "plantation1"}, (1, 1): {"jungle": "market2"}}
        self.called: set[Side] = set()
        self.placed: Space | None = None
        self.filled: list[Space] = []
        self.activated = False
        self.taken: Counter[tuple[int, str]] = Counter()
        self.turn = 0
        self.active = 0
        self.position = plain(self.state)
        self.all_workers = [self.worker_tiles(seat) for seat in range(self.players)]
        self.all_jungle = self.jungle_tiles()
        self.follow(log)
        self.check()

    def play(self, pick: int) -> None:
        """Play a legal action of a waiting seat."""
        waiting = self.state.waiting()
        seat = waiting[pick % len(waiting)]
        legal = self.state.legal(seat)
        assert {GAME.notation(action) for action in legal} == oracle.legal(self.position, seat)
        action = legal[pick // len(waiting) % len(legal)]
        before = self.position
        events = list(self.state.play(seat, action))
        self.position = plain(self.state)
        self.follow(events)
        self.check()
        clock = [(each["turn"], PHASES.index(each["phase"])) for each in (before, self.position)]
        assert clock[0] <= clock[1]

    def follow(self, events: list[Event]) -> None:
        """Workers are activated after the last fill, before any event about the end of the turn."""
        facts = [msgspec.to_builtins(event) for event in events]
        self.taken = Counter()
        for fact in facts:
            if fact["event"] in ("tile_drawn", "turn_began", "match_ended"):
                self.activate()
            handler = getattr(self, f"on_{fact['event']}", None)
            if handler is not None:
                handler(fact)
        if self.position["phase"] == "work":
            self.activate()

    # The map

    def on_turn_began(self, fact: Any) -> None:
        self.turn += 1
        assert fact["turn"] == self.turn
        assert fact["turns"] == oracle.TURNS[self.players]
        if self.turn > 1:
            assert self.activated
            assert fact["seat"] == (self.active + 1) % self.players
        self.active = fact["seat"]
        self.placed, self.filled, self.activated = None, [], False
        self.water_before = self.water[:]

    def on_tile_placed(self, fact: Any) -> None:
        at = oracle.space(fact["space"])
        assert fact["seat"] == self.active
        assert sum(at) % 2 == 1
        assert at not in self.map
        assert any("jungle" in self.map.get(each, {}) for each in oracle.neighbors(at))
        self.map[at] = {"seat": fact["seat"], "tile": fact["tile"]}
        self.placed = at

    def on_tile_overbuilt(self, fact: Any) -> None:
        at = oracle.space(fact["space"])
        below = self.map[at]
        assert below["seat"] == fact["seat"] == self.active
        assert "under" not in below
        assert not oracle.tiles_left(self.position)
        self.suns[fact["seat"]] -= 1
        self.map[at] = {"seat": fact["seat"], "tile": fact["tile"], "under": below["tile"]}
        self.placed = at

    def on_jungle_placed(self, fact: Any) -> None:
        """Only where a fill is due: beside the new tile, and adjacent to two or more worker tiles."""
        at = oracle.space(fact["space"])
        assert self.placed is not None
        assert at in oracle.neighbors(self.placed)
        assert sum(at) % 2 == 0
        assert at not in self.map
        assert "under" not in self.map[self.placed]
        assert oracle.touching(self.workers(), at) >= 2
        self.map[at] = {"jungle": fact["jungle"]}
        self.filled.append(at)

    def on_jungle_turned_up(self, fact: Any) -> None:
        assert len(self.filled) >= 2, "the display must be empty first"
        self.on_jungle_placed(fact)

    def workers(self) -> dict[Space, Any]:
        return {at: lying for at, lying in self.map.items() if "tile" in lying}

    # Workers

    def call(self, at: Space, side: str) -> None:
        """Activate the workers of a side, at most once per match."""
        lying = self.map[at]
        layer = int("under" in lying)
        count = oracle.on_side(lying["tile"], side)
        assert (at, layer, side) not in self.called
        self.called.add((at, layer, side))
        kind = self.map[oracle.beside(at, side)]["jungle"]
        if not count:
            return
        if kind in oracle.PRICE or kind in oracle.YIELD:
            self.expected[lying["seat"]].add((oracle.name(at), side))
        elif kind == "water":
            self.carried[lying["seat"]] += count
        elif kind != "temple":
            self.taken[lying["seat"], kind] -= count

    def activate(self) -> None:
        """Activate the workers that the rules activate; they must have taken what is automatic, and the others wait."""
        if self.activated or self.placed is None:
            return
        self.activated = True
        self.expected: list[set[tuple[str, str]]] = [set() for _ in range(self.players)]
        self.carried = [0] * self.players
        for side in oracle.NEXT:
            if "jungle" in self.map.get(oracle.beside(self.placed, side), {}):
                self.call(self.placed, side)
        for at in self.filled:
            for side in oracle.NEXT:
                other = oracle.beside(at, side)
                if other != self.placed and other in self.map:
                    self.call(other, oracle.BACK[side])
        assert not any(self.taken.values()), "gold and suns use all workers"
        assert self.water == [min(8, a + b) for a, b in zip(self.water_before, self.carried, strict=True)]
        for seat, expected in enumerate(self.expected):
            waiting = {(e["space"], e["side"]) for e in self.position.get("edges", []) if e["seat"] == seat}
            if waiting:
                assert waiting == expected
            else:
                kinds = {self.map[oracle.beside(oracle.space(at), side)]["jungle"] for at, side in expected}
                assert not kinds & oracle.PRICE.keys() or self.fruits[seat] == 0
                assert not kinds & oracle.YIELD.keys() or self.fruits[seat] == 5

    def on_fruits_taken(self, fact: Any) -> None:
        seat, kind = fact["seat"], self.map[oracle.space(fact["space"])]["jungle"]
        assert kind == fact["jungle"]
        assert (fact["taken"] + fact["lost"]) % oracle.YIELD[kind] == 0
        self.fruits[seat] += fact["taken"]
        assert not fact["lost"] or self.fruits[seat] == 5

    def on_fruits_sold(self, fact: Any) -> None:
        seat, kind = fact["seat"], self.map[oracle.space(fact["space"])]["jungle"]
        assert kind == fact["jungle"]
        assert fact["gold"] == fact["sold"] * oracle.PRICE[kind]
        self.fruits[seat] -= fact["sold"]
        self.gold[seat] += fact["gold"]

    def on_gold_mined(self, fact: Any) -> None:
        kind = self.map[oracle.space(fact["space"])]["jungle"]
        self.gold[fact["seat"]] += fact["gold"]
        self.taken[fact["seat"], kind] += fact["gold"] // oracle.MINED[kind]

    def on_water_carried(self, fact: Any) -> None:
        seat = fact["seat"]
        self.water[seat] += fact["fields"]
        assert fact["value"] == oracle.TRACK[self.water[seat]]

    def on_suns_taken(self, fact: Any) -> None:
        self.suns[fact["seat"]] += fact["taken"]
        assert not fact["lost"] or self.suns[fact["seat"]] == 3
        self.taken[fact["seat"], "sun"] += fact["taken"] + fact["lost"]

    # What must hold

    def worker_tiles(self, seat: int) -> list[str]:
        """All worker tiles of a seat by type, wherever they are."""
        position = self.position
        laid = [
            lying[word]
            for lying in position["map"].values()
            for word in ("tile", "under")
            if word in lying and lying["seat"] == seat
        ]
        return sorted(min(oracle.turned(tile)) for tile in [*laid, *position["hands"][seat], *position["piles"][seat]])

    def jungle_tiles(self) -> list[str]:
        position = self.position
        laid = oracle.jungle(position).values()
        return sorted([*laid, *position.get("display", []), *position["jungle_pile"]])

    def check(self) -> None:
        position = self.position
        assert self.gold == position["gold"]
        assert self.fruits == position["fruits"]
        assert self.suns == position["suns"]
        assert self.water == position["water"]
        assert all(0 <= count <= 5 for count in self.fruits)
        assert all(0 <= count <= 3 for count in self.suns)
        assert {oracle.space(at): lying for at, lying in position["map"].items()} == self.map
        self.check_tiles()
        again = GAME.from_position(self.state.position())
        assert again.spots == self.state.spots, "the incremental spots differ from recomputed ones"
        assert again.bare == self.state.bare
        if position["phase"] == "over":
            self.check_end()

    def check_tiles(self) -> None:
        position = self.position
        for at, lying in self.map.items():
            assert ("jungle" in lying) == (sum(at) % 2 == 0), "worker and jungle tiles must alternate"
        assert self.jungle_tiles() == self.all_jungle
        assert len(self.all_jungle) == JUNGLE_TILES[self.players]
        for seat in range(self.players):
            assert self.worker_tiles(seat) == self.all_workers[seat]
            assert len(self.all_workers[seat]) == oracle.WORKER_TILES[self.players]
        if position["phase"] == "place":
            empty = {at for worker in self.workers() for at in oracle.neighbors(worker)} - self.map.keys()
            due = [at for at in empty if oracle.touching(self.workers(), at) >= 2]
            assert not due or not oracle.tiles_left(position), "due spaces must be filled while tiles are left"
            assert len(position.get("display", [])) == 2 or not position["jungle_pile"]
            assert len(self.state.spots) >= 2, "there must be a choice of places"

    def check_end(self) -> None:
        assert self.turn == oracle.TURNS[self.players]
        assert self.state.waiting() == ()
        assert not any(self.position["hands"])
        assert not any(self.position["piles"])
        sheet = self.state.scores()
        assert sheet.totals == oracle.totals(self.position)
        assert sheet.winners == oracle.winners(self.position)
        for seat in range(self.players):
            temples = sum(temple.gold[seat] for temple in sheet.temples)
            assert (sheet.gold[seat] or 0) + temples + sheet.suns[seat] + sheet.water[seat] == sheet.totals[seat]
