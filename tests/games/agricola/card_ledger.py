"""The ledger of a match with hand cards: the same books, with every card effect implemented a second time."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml

from cosecha.games.agricola import GAME
from tests.games.agricola import oracle
from tests.games.agricola.expected_answers import can_fence
from tests.games.agricola.ledger import Books, Ledger
from tests.games.agricola.oracle import Place, place

FIGURES: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "cards.yaml").read_text())
FEW = [
    *["A012", "A016", "A044", "A050", "A053", "A055", "A056", "A063", "A075", "A083", "B010", "B039"],
    *["A090", "A102", "A110", "A116", "B109"],
]
CARDS = {row["name_en"].lower().replace("'", "").replace(" ", "-"): row for row in FIGURES if row["id"] in FEW}
COOKED = ("grain", "vegetable", "sheep", "boar", "cattle")
MATERIALS = ("wood", "clay", "reed", "stone")
STACK = ["wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"]
LESSONS = {
    ("lessons", 1): [0, 1, 1],
    ("lessons", 2): [0, 1, 1],
    ("lessons", 3): [0, 1, 1],
    ("lessons", 4): [0, 1, 1],
    ("more-lessons", 3): [2, 2, 2],
    ("more-lessons", 4): [1, 1, 2],
}
"""By space and number of players: the cost of the first, the second and each later occupation."""
FOR_MINORS = ("meeting-place", "major-improvement", "basic-wish", "house-redevelopment")


def is_occupation(card: str) -> bool:
    return bool(CARDS[card]["kind"] == "occupation")


class CardBooks(Books):
    def __init__(self, food: int, hand: list[str]) -> None:
        super().__init__(food)
        self.hand = set(hand)
        self.cards: list[str] = []
        self.stack: list[str] = []
        self.gathered = 0
        self.reaching = False

    def can_pay(self, price: dict[str, int]) -> bool:
        """With what is there or, while we ask what is within reach, with what can be had for it."""
        return super().can_pay(price) or (self.reaching and self.can_obtain(price))

    def can_obtain(self, price: dict[str, int]) -> bool:
        """Buy so many from the Grocer, each for food that is there or cooked from what the price leaves."""
        goods = Counter(self.goods)
        for bought in range(len(self.stack) + 1):
            food = sum(max(0, goods[good] - price.get(good, 0)) * oracle.cooked(self.majors, good) for good in COOKED)
            food += goods["food"]
            if food < 0:
                return False
            missing = [good for good, amount in price.items() if good != "food" and goods[good] < amount]
            if not missing and food >= price.get("food", 0):
                return True
            if bought < len(self.stack) and food > 0:
                goods.update({"food": -1, self.stack[bought]: 1})
            else:
                return False
        return False

    @contextmanager
    def within_reach(self) -> Iterator[None]:
        """What could be paid for after exchanges counts as payable."""
        self.reaching = True
        yield
        self.reaching = False

    def occupations(self) -> int:
        return sum(map(is_occupation, self.cards))

    def trough(self) -> int:
        return 2 if "drinking-trough" in self.cards else 0

    def price(self, name: str) -> dict[str, int]:
        price: dict[str, int] = dict(oracle.PRICES[name] if name in oracle.PRICES else CARDS[name]["cost"])
        if "lumber-mill" in self.cards and price.get("wood"):
            price["wood"] -= 1
        return price

    def living_space(self) -> int:
        return len(self.rooms) + ("caravan" in self.cards)

    def fence_means(self) -> int:
        return max(count for count in range(31) if self.clay_for_fences(count))

    def clay_for_fences(self, count: int) -> list[int]:
        most = count if "rammed-clay" in self.cards else 0
        return [clay for clay in range(most + 1) if self.can_pay({"clay": clay, "wood": count - clay})]

    def minors(self) -> set[str]:
        """The minor improvements in hand that can be played now."""
        count = self.occupations()
        asked = {"pond-hut": count == 2, "loom": count >= 2, "lumber-mill": count <= 3}
        return {
            card
            for card in self.hand
            if not is_occupation(card) and self.can_pay(self.price(card)) and asked.get(card, True)
        }


class CardLedger(Ledger):
    """What a card gives is recorded as due at its trigger, and must have arrived by the end of the turn."""

    farms: Sequence[CardBooks]

    def open_books(self, food: list[int]) -> Sequence[CardBooks]:
        self.got: Counter[tuple[int, str, str]] = Counter()
        self.due: Counter[tuple[int, str, str]] = Counter()
        self.owed: Counter[tuple[int, str]] = Counter()
        self.unpaid = 0
        self.early = False
        self.enclosed_before: set[Place] | None = None
        self.roughcast = False
        self.used: set[str] = set()
        hands = [farm.hand or [] for farm in self.state.position().farms]
        return [CardBooks(each, hand) for each, hand in zip(food, hands, strict=True)]

    def take(self, seat: int, action: int) -> None:
        text = GAME.notation(action)
        self.early = self.starting()
        self.note(seat, text)
        super().take(seat, action)

    def on_card_promise_kept(self, seat: int, farm: Books, fact: Any) -> None:
        self.on_promise_kept(seat, farm, fact)

    def on_forced(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_forced(seat, farm, fact)
        self.note(seat, fact["action"])

    def note(self, seat: int, text: str) -> None:
        """What fences cost, and what is paid for them: both before they are built."""
        farm = self.farms[seat]
        kind, *rest = text.split()
        if kind == "fence":
            cells = {place(rest[0][at : at + 2]) for at in range(0, len(rest[0]), 2)}
            self.unpaid = len(oracle.border(cells) - farm.fences)
        elif kind == "pay":
            paid = {part.rstrip("0123456789"): int(part.lstrip("wodclay")) for part in rest[0].split("-")}
            assert paid.keys() <= {"wood", "clay"}
            assert sum(paid.values()) == self.unpaid
            farm.pay(paid)
            self.unpaid = 0

    # Turns

    def end_turn(self) -> None:
        self.shepherd()
        assert not +self.owed, "a card's cost was not paid"
        assert +self.got == +self.due, "the goods gained differ from what cards give"
        self.got, self.due, self.owed = Counter(), Counter(), Counter()
        self.roughcast = False
        super().end_turn()

    def shepherd(self) -> None:
        if self.enclosed_before is not None and self.last is not None:
            farm = self.farms[self.last]
            for pasture in oracle.pastures(farm.fences):
                if "shepherds-crook" in farm.cards and len(pasture) >= 4 and not set(pasture) & self.enclosed_before:
                    self.due[self.last, "shepherds-crook", "sheep"] += 2
        self.enclosed_before = None

    def come_home(self) -> None:
        for seat, farm in enumerate(self.farms):
            if "claypipe" in farm.cards and farm.gathered >= 7:
                self.due[seat, "claypipe", "food"] += 2
            farm.gathered = 0

    def on_round_began(self, fact: Any) -> None:
        if self.part == "work":
            self.come_home()
        super().on_round_began(fact)

    def on_harvest_began(self, fact: Any) -> None:
        self.come_home()
        super().on_harvest_began(fact)
        for seat, farm in enumerate(self.farms):
            if "loom" in farm.cards:
                self.due[seat, "loom", "food"] += sum(farm.goods["sheep"] >= least for least in (1, 4, 7))

    def on_person_placed(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_person_placed(seat, farm, fact)
        if self.space == "cattle-market":
            for owner, books in enumerate(self.farms):
                if "milk-jug" in books.cards:
                    self.due.update(
                        {(other, "milk-jug", "food"): 3 if other == owner else 1 for other in range(self.players)}
                    )

    # Goods

    def on_goods_taken(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_goods_taken(seat, farm, fact)
        self.gather(seat, fact)
        if fact["good"] == "wood" and "wood-cutter" in self.farms[seat].cards:
            self.due[seat, "wood-cutter", "wood"] += 1

    def gather(self, seat: int, fact: Any) -> None:
        working = self.part == "work" and (self.last is not None or not self.early)
        if fact["good"] in MATERIALS and working:
            self.farms[seat].gathered += fact["amount"]

    def on_goods_gained(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_goods_gained(seat, farm, fact)
        self.gather(seat, fact)

    def on_card_gave(self, seat: int, farm: Books, fact: Any) -> None:
        farm.goods[fact["good"]] += fact["amount"]
        self.got[seat, fact["card"], fact["good"]] += fact["amount"]
        self.gather(seat, fact)

    def on_goods_paid(self, seat: int, farm: Books, fact: Any) -> None:
        if not self.owed[seat, fact["good"]]:
            super().on_goods_paid(seat, farm, fact)
            return
        self.owed[seat, fact["good"]] -= fact["amount"]
        farm.pay({fact["good"]: fact["amount"]})

    def on_goods_given_back(self, seat: int, farm: Books, fact: Any) -> None:
        assert (fact["good"], fact["amount"], fact["space"]) == ("wood", 2, self.space)
        self.owed[seat, "wood"] -= 2
        farm.pay({"wood": 2})
        self.board[self.space] += 2

    # Cards

    def on_card_played(self, seat: int, farm: Any, fact: Any) -> None:
        card = fact["card"]
        if is_occupation(card):
            assert card in farm.hand
            farm.pay({"food": self.occupation_cost(farm, self.space)})
        else:
            assert self.space in FOR_MINORS
            assert card in farm.minors()
            farm.pay(farm.price(card))
        farm.hand.remove(card)
        farm.cards.append(card)
        self.improved(seat, not is_occupation(card))
        if card == "rammed-clay":
            self.due[seat, "rammed-clay", "clay"] += 1
        elif card == "grocer":
            farm.stack = list(STACK)

    def on_card_promised(self, seat: int, farm: Books, fact: Any) -> None:
        assert (fact["card"], fact["good"], fact["amount"]) == ("pond-hut", "food", 1)
        assert fact["rounds"] == [number for number in range(self.round + 1, self.round + 4) if number <= 14]
        self.promised.update((number, seat) for number in fact["rounds"])

    def occupation_cost(self, farm: CardBooks, space: str) -> int:
        return LESSONS[space, self.players][min(farm.occupations(), 2)]

    def improved(self, seat: int, improvement: bool) -> None:
        if improvement and "junk-room" in self.farms[seat].cards:
            self.due[seat, "junk-room", "food"] += 1

    def on_card_used(self, seat: int, farm: Any, fact: Any) -> None:
        card = fact["card"]
        self.used.add(card)
        assert card in farm.cards
        if card == "basket":
            assert oracle.REFILLS[self.space][0] == "wood"
            self.owed[seat, "wood"] += 2
            self.due[seat, "basket", "food"] += 3
        elif card == "grocer":
            self.owed[seat, "food"] += 1
            self.due[seat, "grocer", farm.stack.pop(0)] += 1
        elif card == "paper-maker":
            assert self.space in ("lessons", "more-lessons")
            self.owed[seat, "wood"] += 1
            self.due[seat, "paper-maker", "food"] += farm.occupations()
        else:
            assert card == "plow-driver"
            assert self.last is None
            assert farm.house == "stone"
            self.owed[seat, "food"] += 1

    def on_improvement_built(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_improvement_built(seat, farm, fact)
        self.improved(seat, True)

    def on_room_built(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_room_built(seat, farm, fact)
        if farm.house == "clay" and not self.roughcast and "roughcaster" in self.farms[seat].cards:
            self.roughcast = True
            self.due[seat, "roughcaster", "food"] += 3

    def on_house_renovated(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_house_renovated(seat, farm, fact)
        if farm.house == "stone" and "roughcaster" in self.farms[seat].cards:
            self.due[seat, "roughcaster", "food"] += 3

    def on_bread_baked(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_bread_baked(seat, farm, fact)
        if self.round - 1 in oracle.HARVESTS and "dutch-windmill" in self.farms[seat].cards:
            self.due[seat, "dutch-windmill", "food"] += 3

    def on_pasture_fenced(self, seat: int, farm: Books, fact: Any) -> None:
        if self.enclosed_before is None:
            self.enclosed_before = farm.enclosed()
        super().on_pasture_fenced(seat, farm, fact)

    def pay_fences(self, farm: Any, count: int) -> None:
        """With a choice, they are paid already."""
        if self.unpaid:
            assert self.unpaid == count
            [clay] = farm.clay_for_fences(count)
            farm.pay({"wood": count - clay, "clay": clay})
            self.unpaid = 0

    # What must hold

    def starting(self) -> bool:
        """Whether cards are asked before the spaces are refilled."""
        return self.state.position().phase == "round-start"

    def not_yet(self, space: str) -> int:
        return oracle.REFILLS[space][1][self.players] if self.starting() and space in oracle.REFILLS else 0

    def check_farm(self, seat: int, books: Any, farm: Any) -> None:
        super().check_farm(seat, books, farm)
        assert set(farm.hand) == books.hand
        assert farm.played == books.cards
        assert farm.stores.get("grocer", 0) == len(books.stack)

    def check(self) -> None:
        if self.part == "breed" and self.state.position().phase == "round-end":
            assert self.young == self.expected, "a pair has no young"
            self.part = "end"
        super().check()

    def end_match(self) -> None:
        self.part = "breed" if self.part == "end" else self.part
        super().end_match()

    def check_waiting(self, waiting: tuple[int, ...]) -> None:
        if self.starting():
            owners = {seat for seat, farm in enumerate(self.farms) if "plow-driver" in farm.cards}
            assert set(waiting) <= owners
        elif self.state.position().phase == "home":
            [seat] = waiting
            farm = self.farms[seat]
            assert "claypipe" in farm.cards
            assert farm.gathered < 7 <= farm.gathered + len(farm.stack)
        else:
            super().check_waiting(waiting)

    def asked_for_hand(self, seat: int, legal: list[str]) -> bool:
        """With minor improvements in hand, wherever one may be played: a forced move would reveal that none can be."""
        minors = not all(map(is_occupation, self.farms[seat].hand))
        if legal[0].startswith("use "):
            return minors and "major-improvement" in self.board and "major-improvement" not in self.people
        return minors and self.space in FOR_MINORS

    def trades(self, seat: int) -> set[str]:
        farm = self.farms[seat]
        sold = {"card grocer"} if farm.stack and farm.goods["food"] and self.part != "breed" else set()
        return super().trades(seat) | sold

    def usable(self, seat: int) -> set[str]:
        """What a space costs may still have to be exchanged for."""
        farm = self.farms[seat]
        with farm.within_reach():
            found = super().usable(seat)
            if "major-improvement" in self.board and "major-improvement" not in self.people and farm.minors():
                found.add("major-improvement")
            return {space for space in found if "lessons" not in space or self.can_learn(farm, space, True)}

    def can_learn(self, farm: CardBooks, space: str, with_paper: bool) -> bool:
        cost = self.occupation_cost(farm, space)
        prices = [{"food": cost}]
        if with_paper and "paper-maker" in farm.cards:
            prices.append({"wood": 1, "food": max(0, cost - farm.occupations())})
        return any(map(farm.can_pay, prices)) and any(map(is_occupation, farm.hand))

    def answers_of(self, kind: str, seat: int) -> set[str] | None:
        farm = self.farms[seat]
        if kind == "pay":
            ways = [{"wood": self.unpaid - clay, "clay": clay} for clay in farm.clay_for_fences(self.unpaid)]
            return {"pay " + "-".join(f"{good}{amount}" for good, amount in way.items() if amount) for way in ways}
        if kind == "play":
            if "lessons" not in self.space:
                return {f"play {card}" for card in farm.minors()}
            learned = self.can_learn(farm, self.space, False)
            return {f"play {card}" for card in farm.hand if is_occupation(card)} if learned else set()
        # The scenarios show what may be declined and what is offered.
        return None if kind in ("card", "done") else super().answers_of(kind, seat)

    def asked(self, seat: int) -> list[str]:
        """The kinds of answers to what a seat is asked."""
        decision = self.state.decision(seat)
        assert decision is not None
        if decision.kind == "card" and "lessons" in self.space:
            return ["play"]  # the Paper Maker, before an occupation
        kinds = {"improve": ["build", "upgrade", "play"], "minor": ["play"], "occupation": ["play"]}
        return [kind for part in decision.kind.split("-") for kind in kinds.get(part, [part])]

    def stays_possible(self, seat: int) -> bool:
        """Whether what is asked can be answered, perhaps after an exchange."""
        farm = self.farms[seat]
        with farm.within_reach():
            if self.asked(seat) == ["play"] and "lessons" in self.space:
                decision = self.state.decision(seat)
                return self.can_learn(farm, self.space, decision is not None and decision.kind == "card")
            if self.asked(seat) == ["fence"]:
                return can_fence(farm)
            return any(self.answers_of(kind, seat) for kind in self.asked(seat))

    def exchanges_first(self, seat: int) -> bool:
        return self.stays_possible(seat)

    def needs(self, seat: int, others: list[str], good: str) -> bool:
        if self.part == "feed":
            return super().needs(seat, others, good)
        farm = self.farms[seat]
        farm.goods[good] -= 1
        possible = self.stays_possible(seat)
        farm.goods[good] += 1
        return not possible

    def may_spare(self, seat: int, plain: list[str], spared: set[str]) -> bool:
        """After none of these exchanges could be done what is asked."""
        farm = self.farms[seat]
        before = Counter(farm.goods), list(farm.stack)
        possible = set()
        for text in spared:
            if text == "card grocer":
                farm.goods.update({"food": -1, farm.stack.pop(0): 1})
            else:
                good = text.split()[1]
                farm.goods.update({good: -1, "food": oracle.cooked(farm.majors, good)})
            if self.stays_possible(seat):
                possible.add(text)
            farm.goods, farm.stack = Counter(before[0]), list(before[1])
        return not possible

    def points(self, books: Any) -> dict[str, int]:
        points = super().points(books)
        points["improvements"] += sum(CARDS[card]["points"] for card in books.cards)
        points["bonus"] += books.goods["sheep"] // 3 if "loom" in books.cards else 0
        return points
