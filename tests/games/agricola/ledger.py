"""Independent bookkeeping: it follows a match by its events alone and compares the state with them."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from cosecha.core.event import Event
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.codes import DISCARD, kind_of
from tests.games.agricola import oracle
from tests.games.agricola.expected_answers import answers_of, exchanges, usable
from tests.games.agricola.oracle import Place, place

GAINS: dict[str, list[dict[str, int]]] = {
    "grain-seeds": [{"grain": 1}],
    "day-laborer": [{"food": 2}],
    "vegetable-seeds": [{"vegetable": 1}],
    "two-in-one": [{"sheep": 1, "food": 1}, {"boar": 1}, {"cattle": 1}, {}],
    "four-in-one": [{"sheep": 1, "food": 1}, {"boar": 1}, {"cattle": 1}, {"stone": 1, "food": 1}, {}],
    "summer-work": [{}, {"food": 4}],
    "autumn-work": [{}, {"vegetable": 1}],
}
"""What a space gives besides its accumulated goods."""
MARKET = {3: [{"food": 1, "reed": 1}, {"food": 1, "stone": 1}], 4: [{"food": 1, "reed": 1, "stone": 1}]}


class Books:
    """One farm according to the events."""

    def __init__(self, food: int) -> None:
        self.goods = Counter({"food": food})
        self.house = "wood"
        self.rooms = {"a2", "a3"}
        self.fields: dict[str, tuple[str, int]] = {}
        self.stables: set[str] = set()
        self.fences: oracle.Fences = frozenset()
        self.people = 2
        self.newborns = 0
        self.home = 2
        self.majors: set[str] = set()
        self.begging = 0
        self.season = ""

    def pay(self, price: dict[str, int]) -> None:
        self.goods.subtract(price)
        assert min(self.goods.values()) >= 0

    def can_pay(self, price: dict[str, int]) -> bool:
        return all(self.goods[name] >= amount for name, amount in price.items())

    def tiles(self) -> set[Place]:
        return {place(cell) for cell in [*self.rooms, *self.fields]}

    def enclosed(self) -> set[Place]:
        return {place for pasture in oracle.pastures(self.fences) for place in pasture}

    def used(self, cell: str) -> bool:
        """Whether a space has a tile or a stable."""
        return cell in self.stables or place(cell) in self.tiles()

    def next_to(self, cell: str, others: Any) -> bool:
        return bool({place(other) for other in others} & set(oracle.neighbors(place(cell))))

    def capacities(self) -> list[int]:
        """The capacity of each pasture."""
        return [
            self.trough() + 2 * len(pasture) * 2 ** sum(place(cell) in pasture for cell in self.stables)
            for pasture in oracle.pastures(self.fences)
        ]

    def trough(self) -> int:
        """How many more animals each pasture holds."""
        return 0

    def price(self, name: str) -> dict[str, int]:
        """The price of an improvement."""
        return oracle.PRICES[name]

    def prices(self, name: str) -> list[dict[str, int]]:
        """The ways to pay for a major improvement that the farm has the goods for."""
        return [way for way in oracle.in_season(self.price(name), self.season) if self.can_pay(way)]

    def living_space(self) -> int:
        return len(self.rooms)

    def fence_means(self) -> int:
        """How many fences the farm can afford in a new action."""
        return next(count for count in range(99) if self.goods["wood"] < oracle.paid_fences(count + 1, self.season))

    def loose(self) -> int:
        """Places outside pastures: the house and each unfenced stable."""
        return 1 + sum(place(cell) not in self.enclosed() for cell in self.stables)

    def animals(self) -> tuple[int, ...]:
        return tuple(self.goods[name] for name in oracle.ANIMALS)

    def fits(self, animals: tuple[int, ...]) -> bool:
        return oracle.housed(self.capacities(), self.loose(), animals)

    def keeps(self) -> set[tuple[int, ...]]:
        """The largest sets of animals that can be kept."""
        return oracle.keeps(self.capacities(), self.loose(), self.animals())

    def may_begin(self, cell: str) -> bool:
        """Whether a stable, or the first field, may be on this space."""
        return True

    def fence_faults(self) -> list[str]:
        return oracle.fence_faults(self.fences, self.tiles())


class Ledger:
    """Plays a match and checks every invariant after each action."""

    most_answers = 1000

    def __init__(self, options: Options, seed: int) -> None:
        log: list[Event] = []
        self.players = options.players
        self.state: State = GAME.start(options, seed, log)
        self.starter = self.state.starter
        self.farms = self.open_books(self.first_food())
        self.board = dict.fromkeys([*oracle.board(self.players, options.cards != "none"), *self.more_spaces()], 0)
        if options.side_job == "with":
            self.board["side-job"] = 0
        if options.tile == "with":
            self.board[oracle.TILES[self.players]] = 0
        self.season: str = options.first_season if options.seasons == "with" else ""
        if self.season:
            self.board[f"{self.season}-work"] = 0
        for books in self.farms:
            books.season = self.season
        self.chosen: set[str] = set()
        self.way: dict[str, int] = {}
        self.free_stables = 0
        self.plowing_paid = False
        self.fenced = 0
        self.majors = set(oracle.PRICES)
        self.promised: Counter[tuple[int, int]] = Counter()
        self.round = 0
        self.part = "work"
        self.last: int | None = None
        self.people: dict[str, int] = {}
        self.newborns: dict[str, int] = {}
        self.space = ""
        self.gained: Counter[str] = Counter()
        self.reaped: Counter[tuple[int, str]] = Counter()
        self.fed: set[int] = set()
        self.young: set[tuple[int, str]] = set()
        self.workshops: set[tuple[int, str]] = set()
        self.returned = False
        self.acted = False
        self.most = 0
        self.follow(log)
        self.check()

    def first_food(self) -> list[int]:
        return [0] if self.players == 1 else [2 if seat == self.starter else 3 for seat in range(self.players)]

    def more_spaces(self) -> list[str]:
        """Spaces in play besides those of the box."""
        return []

    def open_books(self, food: list[int]) -> Sequence[Books]:
        return [Books(each) for each in food]

    def play(self, pick: int) -> None:
        """Play a legal action of a waiting seat; exchanges rarely and discards even more rarely, because poor farms
        exercise few rules."""
        waiting = self.state.waiting()
        seat = waiting[pick % len(waiting)]
        pick //= len(waiting)
        legal = self.state.legal(seat)
        if pick % 8:
            legal = self.state.worth(seat)
        elif pick % 128:
            legal = [action for action in legal if kind_of(action) != DISCARD]
        self.take(seat, legal[pick // 128 % len(legal)])

    def take(self, seat: int, action: int) -> None:
        word, *rest = GAME.notation(action).split()
        if word == "choose":
            self.chosen.add(rest[0])
        elif word == "pay":
            self.way = {good: int(amount) for good, amount in re.findall(r"([a-z]+)([0-9]+)", rest[0])}
        elif word == "done":
            self.free_stables = 0
        self.follow(list(self.state.play(seat, action)))
        self.check()

    def follow(self, events: list[Event]) -> None:
        for event in events:
            fact = msgspec.to_builtins(event)
            handler = getattr(self, f"on_{fact['event']}")
            # Placing a person doesn't use the space yet, and neither do exchanges and discards.
            self.acted = fact["event"] not in ("person_placed", "forced", "goods_exchanged", "goods_discarded") or (
                self.acted and fact["event"] != "person_placed"
            )
            if "seat" in fact:
                handler(fact["seat"], self.farms[fact["seat"]], fact)
            else:
                handler(fact)
        assert not any(self.reaped.values()), "harvested crops without an event"

    # Rounds

    def on_round_began(self, fact: Any) -> None:
        """Everybody is home and grown up, a card is revealed, and every space is refilled."""
        self.end_turn()
        self.end_round()
        self.round += 1
        self.part = "work"
        assert fact["round"] == self.round
        stage = [stage for stage in oracle.STAGES for _ in stage][self.round - 1]
        assert fact["space"] in stage
        assert fact["space"] not in self.board
        self.board[fact["space"]] = 0
        for name, (_, refills) in oracle.REFILLS.items():
            if name in self.board:
                self.board[name] = max(0, self.board[name] + refills[self.players] + oracle.prepared(name, self.season))
        self.last = None

    def on_season_began(self, fact: Any) -> None:
        """The seasons follow each other when everybody is home; each has its own space."""
        if self.round:
            self.end_turn()
            assert self.part == "work"
            del self.board[f"{self.season}-work"]
            self.season = oracle.SEASONS[(oracle.SEASONS.index(self.season) + 1) % 4]
            self.board[f"{self.season}-work"] = 0
            for books in self.farms:
                books.season = self.season
        assert fact["season"] == self.season

    def end_round(self) -> None:
        assert all(farm.home == 0 for farm in self.farms) or self.round == 0 or self.part == "breed"
        assert (self.part == "breed") == (self.round in oracle.HARVESTS)
        self.go_home()
        for farm in self.farms:
            farm.newborns = 0
            farm.home = farm.people
        due = [key for key, amount in self.promised.items() if key[0] <= self.round and amount]
        assert not due, "promised goods are missing"

    def go_home(self) -> None:
        self.people, self.newborns = {}, {}
        for farm in self.farms:
            farm.home = farm.people - farm.newborns

    def on_promise_kept(self, seat: int, farm: Books, fact: Any) -> None:
        assert fact["good"] == "food"
        self.promised[self.round, seat] -= fact["amount"]
        farm.goods["food"] += fact["amount"]

    def on_match_ended(self, fact: Any) -> None:
        self.end_match()
        assert len(self.farms) > 1
        assert fact["winners"] == self.state.scores().winners

    def on_solo_match_ended(self, fact: Any) -> None:
        self.end_match()
        assert [fact["points"]] == self.state.scores().totals

    def end_match(self) -> None:
        assert self.round == 14
        assert self.part == "breed"
        self.end_round()
        self.part = "over"

    def on_forced(self, seat: int, farm: Books, fact: Any) -> None:
        assert GAME.notation(GAME.parse(fact["action"])) == fact["action"]

    # Work

    def on_person_placed(self, seat: int, farm: Books, fact: Any) -> None:
        self.end_turn()
        assert seat == self.next_seat()
        self.last = seat
        self.space = fact["space"]
        assert self.space in self.board
        assert self.space not in self.people
        self.people[self.space] = seat
        farm.home -= 1
        assert self.space != "fishing" or self.season != "winter" or self.round >= 12
        self.chosen, self.free_stables, self.fenced = set(), 0, 0

    def next_seat(self) -> int:
        first = self.starter if self.last is None else self.last + 1
        order = [(first + count) % self.players for count in range(self.players)]
        return next(other for other in order if self.farms[other].home)

    def end_turn(self) -> None:
        """A space gives what is printed on it."""
        if self.space:
            default: list[dict[str, int]] = MARKET[self.players] if self.space == "resource-market" else [{}]
            printed = GAINS.get(self.space, default)
            if (self.space, self.season) == ("day-laborer", "summer"):
                printed = [{"food": 2, "grain": 1}]
            assert dict(self.gained) in printed, self.space
        self.space = ""
        self.gained = Counter()

    def on_goods_taken(self, seat: int, farm: Books, fact: Any) -> None:
        assert fact["space"] == self.space
        assert fact["good"] == oracle.REFILLS[self.space][0]
        assert fact["amount"] == self.board[self.space] > 0
        farm.goods[fact["good"]] += fact["amount"]
        self.board[self.space] = 0

    def on_goods_gained(self, seat: int, farm: Books, fact: Any) -> None:
        farm.goods[fact["good"]] += fact["amount"]
        self.gained[fact["good"]] += fact["amount"]

    def on_goods_paid(self, seat: int, farm: Books, fact: Any) -> None:
        good, amount = fact["good"], fact["amount"]
        farm.pay({good: amount})
        if self.space == "winter-work":
            assert amount == self.winter_price()[good]
        elif self.space == "summer-work":
            assert (good, amount) == ("grain", 1)
        elif self.season == "winter" and self.space in ("farmland", "cultivation"):
            assert (good, amount) == ("food", 1)
            self.plowing_paid = True
        else:
            assert self.space in ("two-in-one", "four-in-one")
            assert (good, amount) == ("food", 1)

    def winter_price(self) -> dict[str, int]:
        return {"wood": 2, "food": sum(harvest >= self.round for harvest in oracle.HARVESTS)}

    def on_start_taken(self, seat: int, farm: Books, fact: Any) -> None:
        assert self.space in ("beginners-meeting-place", "meeting-place")
        assert self.players > 1
        self.starter = seat

    def on_room_built(self, seat: int, farm: Books, fact: Any) -> None:
        cell = fact["cell"]
        assert fact["house"] == farm.house
        assert not farm.used(cell)
        assert place(cell) not in farm.enclosed()
        assert farm.next_to(cell, farm.rooms)
        farm.pay(oracle.room_price(farm.house))
        farm.rooms.add(cell)
        self.free_stables = int(self.season == "summer")

    def on_stable_built(self, seat: int, farm: Books, fact: Any) -> None:
        assert not farm.used(fact["cell"])
        farm.pay({"wood": self.stable_price()})
        self.free_stables = 0
        farm.stables.add(fact["cell"])

    def stable_price(self) -> int:
        return 0 if self.free_stables else {"farm-expansion": 2, "side-job": 1}[self.space]

    def on_field_plowed(self, seat: int, farm: Books, fact: Any) -> None:
        cell = fact["cell"]
        assert not farm.used(cell)
        assert place(cell) not in farm.enclosed()
        assert not farm.fields or farm.next_to(cell, farm.fields)
        farm.fields[cell] = ("", 0)
        self.check_plowing_price()

    def check_plowing_price(self) -> None:
        assert self.plowing_paid == (self.season == "winter")
        self.plowing_paid = False

    def on_field_sown(self, seat: int, farm: Books, fact: Any) -> None:
        assert farm.fields[fact["cell"]] == ("", 0)
        farm.pay({fact["good"]: 1})
        farm.fields[fact["cell"]] = (fact["good"], {"grain": 3, "vegetable": 2}[fact["good"]])

    def on_bread_baked(self, seat: int, farm: Books, fact: Any) -> None:
        self.chosen.add("sell-grain")
        assert fact["food"] == oracle.baked(farm.majors, fact["grain"])
        farm.pay({"grain": fact["grain"]})
        farm.goods["food"] += fact["food"]

    def on_pasture_fenced(self, seat: int, farm: Books, fact: Any) -> None:
        pasture = {place(cell) for cell in fact["cells"]}
        new = oracle.border(pasture) - farm.fences
        assert len(new) == fact["fences"] > 0
        self.pay_fences(farm, len(new))
        farm.fences |= new
        assert pasture in oracle.pastures(farm.fences)
        assert farm.fence_faults() == []

    def pay_fences(self, farm: Books, count: int) -> None:
        before = oracle.paid_fences(self.fenced, self.season)
        self.fenced += count
        farm.pay({"wood": oracle.paid_fences(self.fenced, self.season) - before})

    def on_house_renovated(self, seat: int, farm: Books, fact: Any) -> None:
        assert fact["house"] == oracle.HOUSES[oracle.HOUSES.index(farm.house) + 1]
        farm.house = fact["house"]
        farm.pay(oracle.renovation_price(farm.house, len(farm.rooms)))

    def on_improvement_returned(self, seat: int, farm: Books, fact: Any) -> None:
        assert fact["improvement"] in ("fireplace2", "fireplace3")
        farm.majors.remove(fact["improvement"])
        self.majors.add(fact["improvement"])
        self.returned = True

    def on_improvement_built(self, seat: int, farm: Books, fact: Any) -> None:
        name = fact["improvement"]
        assert self.space in ("major-improvement", "house-redevelopment")
        assert not self.returned or name in ("hearth4", "hearth5")
        if not self.returned:
            ways = farm.prices(name)
            paid = ways[0] if len(ways) == 1 else self.way
            assert +Counter(paid) in [+Counter(way) for way in ways]
            farm.pay(paid)
        self.returned = False
        self.majors.remove(name)
        farm.majors.add(name)

    def on_food_promised(self, seat: int, farm: Books, fact: Any) -> None:
        rounds = [number for number in range(self.round + 1, self.round + 1 + self.rounds_promised()) if number <= 14]
        assert fact["rounds"] == len(rounds) > 0
        self.promised.update((number, seat) for number in rounds)

    def rounds_promised(self) -> int:
        """The number of rounds for which the Well promises food."""
        return 5

    def on_family_grew(self, seat: int, farm: Books, fact: Any) -> None:
        if self.space not in ("urgent-wish", "winter-work"):
            assert self.space == "basic-wish" or self.round >= 5
            assert farm.living_space() > farm.people
        farm.people += 1
        farm.newborns += 1
        self.newborns[self.space] = seat
        assert fact["people"] == farm.people <= 5

    # Goods into food, and animals

    def on_goods_discarded(self, seat: int, farm: Books, fact: Any) -> None:
        farm.pay({fact["good"]: fact["amount"]})
        assert self.part != "breed"

    def on_goods_exchanged(self, seat: int, farm: Books, fact: Any) -> None:
        good, amount = fact["good"], fact["amount"]
        farm.pay({good: amount})
        farm.goods["food"] += fact["food"]
        assert self.part != "breed"
        workshop = next((name for name, (taken, _) in oracle.WORKSHOPS.items() if taken == good), None)
        if workshop is None:
            assert fact["food"] == amount * oracle.cooked(farm.majors, good) > 0
            return
        assert workshop in farm.majors
        assert (fact["food"], amount) == (oracle.WORKSHOPS[workshop][1], 1)
        assert self.part == "feed"
        assert (seat, workshop) not in self.workshops
        self.workshops.add((seat, workshop))

    def on_animals_released(self, seat: int, farm: Books, fact: Any) -> None:
        assert self.breeds(farm) or not oracle.cooked(farm.majors, fact["good"])
        farm.pay({fact["good"]: fact["amount"]})

    def breeds(self, farm: Books) -> bool:
        """Whether the owner is asked which animals to keep after breeding."""
        return self.part == "breed" or (self.space == "spring-work" and not farm.fits(farm.animals()))

    # Harvest

    def on_field_phase_taken(self, seat: int, farm: Books, fact: Any) -> None:
        assert self.space == "autumn-work"
        self.reap(seat, farm)

    def reap(self, seat: int, farm: Books) -> None:
        for cell, (crop, amount) in farm.fields.items():
            if amount:
                self.reaped[seat, crop] += 1
                farm.fields[cell] = (crop, amount - 1) if amount > 1 else ("", 0)

    def on_harvest_began(self, fact: Any) -> None:
        self.end_turn()
        assert fact["round"] == self.round
        assert self.round in oracle.HARVESTS
        assert all(farm.home == 0 for farm in self.farms)
        self.go_home()
        self.part = "feed"
        self.fed, self.workshops, self.young = set(), set(), set()
        for seat, farm in enumerate(self.farms):
            self.reap(seat, farm)

    def on_crops_harvested(self, seat: int, farm: Books, fact: Any) -> None:
        self.reaped[seat, fact["good"]] -= fact["amount"]
        farm.goods[fact["good"]] += fact["amount"]

    def on_family_fed(self, seat: int, farm: Books, fact: Any) -> None:
        assert self.part == "feed"
        assert seat not in self.fed
        self.fed.add(seat)
        need = oracle.food_needed(self.players, farm.people, farm.newborns)
        assert fact["food"] == min(need, farm.goods["food"])
        farm.pay({"food": fact["food"]})
        self.missing = need - fact["food"]
        if len(self.fed) == self.players:
            self.part = "breed"
            self.expected = {
                (number, name)
                for number, other in enumerate(self.farms)
                for name in oracle.ANIMALS
                if other.goods[name] >= 2
            }
        farm.begging += self.missing

    def on_begging_taken(self, seat: int, farm: Books, fact: Any) -> None:
        assert fact["tokens"] == self.missing > 0

    def on_animals_bred(self, seat: int, farm: Books, fact: Any) -> None:
        if self.space == "spring-work":
            assert seat == self.people[self.space]
            assert farm.goods[fact["good"]] >= 2
        else:
            assert self.part == "breed"
            assert (seat, fact["good"]) in self.expected - self.young
            self.young.add((seat, fact["good"]))
        farm.goods[fact["good"]] += 1

    # What must hold

    def check(self) -> None:
        state = self.state
        position = state.position()
        assert (position.round, position.starter) == (self.round, self.starter)
        assert set(position.majors) == self.majors
        promised: Counter[tuple[int, int]] = Counter()
        for each in position.promised:
            promised[each.round, each.seat] += each.amount
        assert promised == +self.promised
        assert set(position.spaces) == set(self.board)
        for name, space in position.spaces.items():
            assert sum(space.goods.values()) == self.board[name] - self.not_yet(name)
            assert space.people == ([self.people[name]] if name in self.people else [])
            assert space.newborns == ([self.newborns[name]] if name in self.newborns else [])
        if self.part == "breed":
            assert self.young == self.expected, "a pair has no young"
        for seat, books in enumerate(self.farms):
            self.check_farm(seat, books, position.farms[seat])
        self.check_answers()
        assert GAME.from_position(position) == state

    def not_yet(self, space: str) -> int:
        """What a space will still get in this round."""
        return 0

    def check_farm(self, seat: int, books: Books, farm: Any) -> None:
        assert farm.goods == +books.goods, "the events don't account for all goods"
        assert (farm.house, set(farm.rooms)) == (books.house, books.rooms)
        assert {cell: (field.crop or "", field.amount) for cell, field in farm.fields.items()} == books.fields
        assert set(farm.stables) == books.stables
        assert (farm.people, farm.newborns, farm.home) == (books.people, books.newborns, books.home)
        placed = list(self.people.values()).count(seat)
        assert farm.home + placed + farm.newborns == farm.people <= 5
        assert len(farm.stables) <= 4
        assert len(books.fences) <= 15
        pastures = [{place(cell) for cell in cells} for cells in farm.pastures]
        assert sorted(map(sorted, pastures)) == sorted(map(sorted, oracle.pastures(books.fences)))
        assert set(farm.majors) == books.majors
        assert farm.begging == books.begging
        if not farm.steps and self.must_fit(seat):
            assert books.fits(books.animals())

    def must_fit(self, seat: int) -> bool:
        """Whether a farm without a question has room for all its animals."""
        return True

    def check_answers(self) -> None:
        """A seat has not too many answers, not counting ways to cook animals that fit; then come exchanges, which
        search may skip, and discards, which it always skips."""
        state = self.state
        waiting = state.waiting()
        assert bool(waiting) == (self.part != "over")
        if self.part == "work":
            self.check_waiting(waiting)
        for seat in waiting:
            every = [GAME.notation(action) for action in state.legal(seat)]
            legal = [text for text in every if not text.startswith("discard ")]
            self.check_discards(seat, legal, every[len(legal) :])
            worth = [GAME.notation(action) for action in state.worth(seat)]
            assert len(legal) >= 2 or self.asked_for_hand(seat, legal)
            smaller = self.smaller_keeps(seat, legal)
            assert len(legal) == len(set(legal))
            assert len(legal) - len(smaller) <= self.most_answers
            self.most = max(self.most, len(legal))
            trades = self.trades(seat)
            plain = [text for text in legal if text not in trades]
            assert legal[: len(plain)] == plain
            aside = {text for text in legal if text.startswith("exchange")} - self.helpful(seat, legal, worth) | smaller
            assert worth == [text for text in legal if text not in aside]
            assert plain or self.exchanges_first(seat)
            if plain and plain[0].startswith("use "):
                assert {text.removeprefix("use ") for text in plain} == self.usable(seat)
            else:
                for kind in {text.split()[0] for text in plain}:
                    offered = {text for text in plain if text.split()[0] == kind}
                    expected = self.answers_of(kind, seat)
                    assert expected is None or offered == expected, offered ^ expected
            spared = trades - set(legal[len(plain) :])
            assert not spared or self.may_spare(seat, plain, spared)

    def smaller_keeps(self, seat: int, legal: list[str]) -> set[str]:
        """Ways to keep fewer animals than fit, and cook the rest."""
        books = self.farms[seat]
        keeps = {text for text in legal if text.startswith("keep ")}
        best = books.keeps() if keeps else set()
        return keeps - {"keep {} {} {}".format(*kept) for kept in best}

    def check_discards(self, seat: int, others: list[str], discards: list[str]) -> None:
        """A seat may discard anything except what the current step needs."""
        goods = self.farms[seat].goods
        owned = [] if self.only_keeps(seat) else [good for good in oracle.GOODS if goods[good]]
        kept = [good for good in owned if f"discard {good}" not in discards]
        assert discards == [f"discard {good}" for good in owned if good not in kept]
        for good in kept:
            assert self.needs(seat, others, good), (good, others)

    def only_keeps(self, seat: int) -> bool:
        """Whether nothing can be exchanged or discarded."""
        return self.breeds(self.farms[seat])

    def needs(self, seat: int, others: list[str], good: str) -> bool:
        """Whether one less of a good would leave nothing to answer."""
        books = self.farms[seat]
        if self.part == "feed":
            needed = oracle.food_needed(self.players, books.people, books.newborns)
            return good == "food" and books.goods["food"] <= needed
        trades = self.trades(seat)
        kinds = {text.split()[0] for text in others if text not in trades}
        books.goods[good] -= 1
        left = [self.answers_of(kind, seat) for kind in kinds]
        books.goods[good] += 1
        return not any(left)

    def asked_for_hand(self, seat: int, legal: list[str]) -> bool:
        """Whether a seat with other cards in hand would have more answers than these."""
        return False

    def helpful(self, seat: int, legal: list[str], worth: list[str]) -> set[str]:
        """The exchanges that search considers: all or none. At a harvest, a seat with enough food still considers those
        that it can't make up for later."""
        books = self.farms[seat]
        trades = {text for text in legal if text.startswith("exchange")}
        if self.part != "feed":
            return trades & set(worth) and trades
        if books.goods["food"] < oracle.food_needed(self.players, books.people, books.newborns):
            return trades
        if self.round == oracle.HARVESTS[-1]:
            return set()
        grown = tuple(books.goods[name] + (books.goods[name] >= 2) for name in oracle.ANIMALS)
        crowded = not books.fits(grown)
        goods = {good for good, _ in oracle.WORKSHOPS.values()} | (set(oracle.ANIMALS) if crowded else set())
        return {text for text in trades if text.split()[1] in goods}

    def check_waiting(self, waiting: tuple[int, ...]) -> None:
        assert waiting == (self.state.active,), "another seat is waiting too"

    def trades(self, seat: int) -> set[str]:
        return exchanges(self, seat)

    def usable(self, seat: int) -> set[str]:
        return usable(self, seat)

    def answers_of(self, kind: str, seat: int) -> set[str] | None:
        return answers_of(kind, self, seat)

    def exchanges_first(self, seat: int) -> bool:
        """Whether a seat may have no other answer than to exchange something first."""
        return False

    def may_spare(self, seat: int, plain: list[str], spared: set[str]) -> bool:
        """A crop that the space's only options need can't be exchanged, nor an animal that has to breed."""
        needed = all(text.startswith(("sow", "bake", "choose sell-grain", "choose breed")) for text in plain)
        exchanged = {text.removeprefix("exchange ") for text in spared}
        pairs = set(oracle.ANIMALS) if "choose breed" in plain else set()
        return exchanged <= {"grain", "vegetable"} | pairs and not self.acted and needed

    def check_end(self) -> None:
        assert self.part == "over"
        assert self.state.waiting() == ()
        sheet = self.state.scores()
        points = [self.points(books) for books in self.farms]
        for seat, books in enumerate(points):
            assert {line.name: line.points[seat] for line in sheet.categories} == books
        self.check_totals(points)

    def check_totals(self, points: list[dict[str, int]]) -> None:
        """The totals and the winners, from the points by seat and category."""
        sheet = self.state.scores()
        assert sheet.totals == [sum(books.values()) for books in points]
        materials = [sum(books.goods[name] for name in ("wood", "clay", "reed", "stone")) for books in self.farms]
        best = max(zip(sheet.totals, materials, strict=True))
        ranks = list(zip(sheet.totals, materials, strict=True))
        assert sheet.winners == [seat for seat in range(self.players) if ranks[seat] == best]

    def points(self, books: Books) -> dict[str, int]:
        enclosed = books.enclosed()
        on_fields: Counter[str] = Counter()
        for crop, amount in books.fields.values():
            on_fields[crop] += amount
        counts = {
            "fields": len(books.fields),
            "pastures": len(oracle.pastures(books.fences)),
            "grain": books.goods["grain"] + on_fields["grain"],
            "vegetables": books.goods["vegetable"] + on_fields["vegetable"],
        } | {name: books.goods[name] for name in oracle.ANIMALS}
        unused = [cell for cell in oracle.CELLS if not books.used(cell) and place(cell) not in enclosed]
        return {name: oracle.by_table(name, count) for name, count in counts.items()} | {
            "unused": -len(unused),
            "stables": sum(place(cell) in enclosed for cell in books.stables),
            "rooms": oracle.HOUSES.index(books.house) * len(books.rooms),
            "people": 3 * books.people,
            "improvements": sum(oracle.POINTS[name] for name in books.majors),
            "bonus": sum(
                books.goods[oracle.WORKSHOPS[name][0]] >= least
                for name in books.majors & set(oracle.BONUSES)
                for least in oracle.BONUSES[name]
            ),
            "begging": -3 * books.begging,
        }
