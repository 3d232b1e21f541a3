"""Independent bookkeeping: it follows a match by its events alone and compares the state with them."""

from typing import Any

import msgspec

from cosecha.core.event import Event
from cosecha.games.santiago import GAME, Options, State
from tests.games.santiago import oracle
from tests.games.santiago.oracle import Square, Tile

BANK = 192
DRYING = ("farmer_left", "tile_dried", "income_paid", "match_ended")
PHASES = ["spring", "start", "palm", "bid", "plant", "leftover", "propose", "decide", "extra", "over"]


def plain(state: State) -> Any:
    return msgspec.to_builtins(state.position(), str_keys=True)


class Ledger:
    """Plays a match and checks every invariant after each action."""

    def __init__(self, options: Options, seed: int) -> None:
        log: list[Event] = []
        self.options = options
        self.players = options.players
        self.piles, self.rounds, start = oracle.TABLE[options.players]
        self.state = GAME.start(options, seed, log)
        self.money = [start] * self.players
        self.bank = BANK - sum(self.money)
        self.earned = 0
        self.canals: set[str] = set()
        self.laid_by_overseer = 0
        self.extras: list[int] = []
        self.tiles: dict[Square, Tile] = {}
        self.palms: set[Square] = set()
        self.revealed: list[str] = []
        self.passed: list[int] = []
        self.order: list[int] = []
        self.round = 0
        self.overseer = self.state.overseer
        self.bids: dict[int, int] = {}
        self.asked: dict[str, list[int]] = {}
        self.left = [0] * self.players
        self.position = plain(self.state)
        self.all_tiles = self.count_tiles()
        self.follow(log)
        self.check()

    def play(self, pick: int) -> None:
        """Play a legal action of a waiting seat."""
        waiting = self.state.waiting()
        seat = waiting[pick % len(waiting)]
        legal = self.state.legal(seat)
        named = {GAME.notation(action) for action in legal}
        assert named == oracle.legal(self.position, seat)
        action = legal[pick // len(waiting) % len(legal)]
        before = self.position
        events = list(self.state.play(seat, action))
        self.position = plain(self.state)
        self.follow(events)
        self.check()
        self.check_progress(before)

    def follow(self, events: list[Event]) -> None:
        expected = None
        for event in events:
            fact = msgspec.to_builtins(event)
            if event.kind in DRYING and expected is None:
                expected = oracle.dried(self.tiles, self.canals, self.round == self.rounds)
            if event.kind in ("income_paid", "match_ended"):
                assert self.tiles == expected
                assert (event.kind == "match_ended") == (self.round == self.rounds)
            handler = getattr(self, f"on_{event.kind}", None)
            if handler is not None:
                handler(fact)

    # Turns

    def ask(self, phase: str, seat: int, among: list[int]) -> None:
        """It is the turn of the first of these seats that hasn't had one."""
        done = self.asked.setdefault(phase, [])
        assert seat == next(each for each in among if each not in done)
        done.append(seat)

    def clockwise(self) -> list[int]:
        """From the overseer's left; the overseer comes last."""
        return [(self.overseer + 1 + place) % self.players for place in range(self.players)]

    def on_bid_made(self, fact: Any) -> None:
        self.bids[fact["seat"]] = fact["amount"]
        if self.players > 2:
            self.ask("bid", fact["seat"], self.clockwise())

    def on_passed(self, fact: Any) -> None:
        self.on_bid_made({**fact, "amount": 0})
        self.passed.append(fact["seat"])

    def on_overseer_named(self, fact: Any) -> None:
        """The first to pass, else the lowest bidder; of two equal bidders, the one who was not overseer."""
        bids = self.bids
        assert len(bids) == self.players
        if self.players == 2:
            first = self.overseer
            if bids[1 - first] > bids[first]:
                first = 1 - first
            self.order = [first, 1 - first]
            assert fact["seat"] == 1 - first
        else:
            bidders = sorted(set(bids) - set(self.passed), key=lambda seat: bids[seat], reverse=True)
            self.order = bidders + self.passed[::-1]
            assert fact["seat"] == (self.passed[0] if self.passed else min(bids, key=lambda seat: bids[seat]))
        self.overseer = fact["seat"]

    def on_proposal_made(self, fact: Any) -> None:
        self.ask("propose", fact["seat"], self.clockwise()[:-1])

    def on_nothing_proposed(self, fact: Any) -> None:
        self.ask("propose", fact["seat"], self.clockwise()[:-1])

    def on_extra_canal_kept(self, fact: Any) -> None:
        self.ask("extra", fact["seat"], [seat for seat in self.clockwise() if seat not in self.extras])

    # Money

    def pay_bank(self, seat: int, amount: int) -> None:
        self.money[seat] -= amount
        self.bank += amount

    def on_bid_paid(self, fact: Any) -> None:
        self.pay_bank(fact["seat"], fact["amount"])

    def on_proposals_rejected(self, fact: Any) -> None:
        self.pay_bank(fact["seat"], fact["price"])

    def on_canal_paid(self, fact: Any) -> None:
        assert fact["price"] == 1
        self.pay_bank(fact["seat"], fact["price"])

    def on_bribe_paid(self, fact: Any) -> None:
        self.money[fact["seat"]] -= fact["amount"]
        self.money[fact["overseer"]] += fact["amount"]

    def on_income_paid(self, fact: Any) -> None:
        assert fact["amount"] == 3
        self.earned += 3
        for seat in range(self.players):
            self.pay_bank(seat, -3)

    # Tiles and farmers

    def on_round_began(self, fact: Any) -> None:
        self.round += 1
        assert fact["round"] == self.round
        assert fact["rounds"] == self.rounds
        self.bids, self.passed, self.asked = {}, [], {}

    def on_tiles_revealed(self, fact: Any) -> None:
        assert len(fact["tiles"]) == self.piles
        self.revealed += fact["tiles"]

    def on_palm_placed(self, fact: Any) -> None:
        self.palms.add(oracle.square(fact["square"]))

    def on_tile_planted(self, fact: Any) -> None:
        at = oracle.square(fact["square"])
        self.ask("plant", fact["seat"], self.order)
        icons = int(fact["tile"][-1])
        assert fact["farmers"] == icons - (fact["seat"] in self.passed)
        assert fact["palm"] == (at in self.palms)
        self.plant(at, fact["tile"], fact["seat"], fact["farmers"])

    def on_leftover_planted(self, fact: Any) -> None:
        at = oracle.square(fact["square"])
        assert self.asked["plant"] == self.order
        assert fact["seat"] == self.order[0]
        assert fact["palm"] == (at in self.palms)
        self.plant(at, fact["tile"], fact["seat"], 0)

    def plant(self, at: Square, tile: str, seat: int, farmers: int) -> None:
        assert at not in self.tiles
        self.tiles[at] = (tile, seat if farmers else None, farmers)
        self.left[seat] += farmers
        assert self.left[seat] <= 22

    def on_farmer_left(self, fact: Any) -> None:
        at = oracle.square(fact["square"])
        tile, seat, farmers = self.tiles[at]
        assert seat == fact["seat"]
        assert farmers - 1 == fact["left"]
        self.tiles[at] = (tile, seat if farmers > 1 else None, farmers - 1)

    def on_tile_dried(self, fact: Any) -> None:
        at = oracle.square(fact["square"])
        tile, seat, farmers = self.tiles[at]
        assert (tile, seat, farmers) == (fact["tile"], fact["seat"], fact["farmers"])
        assert farmers == 0 or self.round == self.rounds
        self.tiles[at] = ("desert", None, 0)

    # Canals

    def lay(self, fact: Any) -> None:
        name = fact["segment"]
        wet = oracle.wet({"canals": sorted(self.canals)})
        new = oracle.watered_by(oracle.canal(name)) - wet
        assert {oracle.square(each) for each in fact["watered"]} == new
        assert name not in self.canals
        self.canals.add(name)

    def on_start_canal_built(self, fact: Any) -> None:
        assert self.players == 2
        self.lay(fact)

    def on_canal_built(self, fact: Any) -> None:
        self.lay(fact)

    def on_extra_canal_built(self, fact: Any) -> None:
        self.on_extra_canal_kept(fact)
        self.asked["extra"] = list(range(self.players))  # one per round
        assert fact["seat"] not in self.extras
        self.extras.append(fact["seat"])
        self.lay(fact)

    # What must hold

    def count_tiles(self) -> list[str]:
        """All tiles by kind, wherever they are, except deserts, which are counted where they dried."""
        position = self.position
        found = [tile for pile in position.get("piles", []) for tile in pile]
        return sorted([*found, *position.get("face_up", []), *filter(None, [position.get("set_aside")])])

    def check(self) -> None:
        position = self.position
        assert self.money == position["money"]
        assert min(self.money) >= 0
        assert self.bank >= 0
        assert self.bank + sum(self.money) == BANK
        assert sorted(self.canals) == sorted(position.get("canals", []))
        came = {
            at: (ground["tile"], ground.get("seat"), ground.get("farmers", 0))
            for at, ground in oracle.tiles(position).items()
        }
        assert came == self.tiles
        for tile, seat, farmers in came.values():
            assert (seat is None) == (farmers == 0)
            assert farmers <= (0 if tile == "desert" else int(tile[-1]))
        face_down = [tile for pile in position["piles"] for tile in pile]
        aside = [position["set_aside"]] if "set_aside" in position else []
        assert sorted(face_down + self.revealed + aside) == self.all_tiles
        assert len(self.revealed) == len(self.tiles) + len(position.get("face_up", []))
        assert position.get("extra_canals") == [seat for seat in range(self.players) if seat not in self.extras]
        decided = self.round - 1 + (position["phase"] in ("extra", "over")) if self.round else 0
        assert position["supply"] == self.rounds - decided
        assert len(self.canals) <= 15
        if self.round:
            self.check_palms()
            assert oracle.network_is_connected(position)
        if position["phase"] == "over":
            self.check_end()

    def check_palms(self) -> None:
        palms = oracle.palms(self.position)
        assert palms == self.palms
        assert len(palms) == 3
        for palm in palms:
            assert oracle.around(palm) & palms == {palm}
            assert palm not in oracle.at_spring(self.position)

    def check_end(self) -> None:
        assert self.round == self.rounds
        assert self.earned == oracle.INCOME[self.players]
        assert self.state.waiting() == ()
        sheet = self.state.scores()
        assert sheet.totals == oracle.totals(self.position)
        groups = sorted(sorted(group) for group in oracle.plantations(self.position))
        assert sorted(sorted(map(oracle.square, item.squares)) for item in sheet.plantations) == groups
        for seat in range(self.players):
            items = sum(item.points[seat] for item in sheet.plantations)
            assert (sheet.money[seat] or 0) + items == sheet.totals[seat]
            for item in sheet.plantations:
                assert item.points[seat] == item.size * (item.farmers[seat] + item.palms[seat])
                assert item.size == len(item.squares)

    def check_progress(self, before: Any) -> None:
        """Rounds and phases only advance; water and deserts stay."""
        after = self.position
        clock = [(each["round"], PHASES.index(each["phase"])) for each in (before, after)]
        assert clock[0] <= clock[1]
        assert after["round"] - before["round"] in (0, 1)
        assert oracle.wet(before) <= oracle.wet(after)
        deserts = [{at for at, g in oracle.tiles(each).items() if g["tile"] == "desert"} for each in (before, after)]
        assert deserts[0] <= deserts[1]
