"""The ledger of a match with hand cards: the same books, with every card effect implemented a second time."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from cosecha.games.agricola import GAME
from tests.games.agricola import oracle
from tests.games.agricola.expected_answers import can_pay
from tests.games.agricola.ledger import Books, Ledger
from tests.games.agricola.oracle import Place

FIGURES: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "cards.yaml").read_text())
CARDS = {
    row["name"].lower().replace("'", "").replace(" ", "-"): row for row in FIGURES if row["kind"] != "major_improvement"
}
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
        return self.goods["wood"] + (self.goods["clay"] if "rammed-clay" in self.cards else 0)

    def clay_for_fences(self, count: int) -> list[int]:
        clay = self.goods["clay"] if "rammed-clay" in self.cards else 0
        return [paid for paid in range(count + 1) if paid <= clay and count - paid <= self.goods["wood"]]

    def minors(self) -> set[str]:
        """The minor improvements in hand that can be played now."""
        count = self.occupations()
        asked = {"pond-hut": count == 2, "loom": count >= 2, "lumber-mill": count <= 3}
        return {
            card
            for card in self.hand
            if not is_occupation(card) and can_pay(self, self.price(card)) and asked.get(card, True)
        }


class CardLedger(Ledger):
    """What a card gives is recorded as due at its trigger, and must have arrived by the end of the turn."""

    farms: Sequence[CardBooks]

    def open_books(self, food: list[int]) -> Sequence[CardBooks]:
        self.got: Counter[tuple[int, str]] = Counter()
        self.due: Counter[tuple[int, str]] = Counter()
        self.owed: Counter[tuple[int, str]] = Counter()
        self.unpaid = 0
        self.early = False
        self.enclosed_before: set[Place] | None = None
        self.roughcast = False
        self.rounds = 5
        self.used: set[str] = set()
        hands = [farm.hand or [] for farm in self.state.position().farms]
        return [CardBooks(each, hand) for each, hand in zip(food, hands, strict=True)]

    def take(self, seat: int, action: int) -> None:
        text = GAME.notation(action)
        self.early = self.starting()
        if text.startswith("pay "):
            clay = int(text.split()[1])
            self.farms[seat].pay({"wood": self.unpaid - clay, "clay": clay})
            self.unpaid = 0
        super().take(seat, action)

    # Turns

    def end_turn(self) -> None:
        self.shepherd()
        assert not +self.owed, "a card's cost was not paid"
        rest = Counter(self.got)
        rest.subtract(self.due)
        mine = {good: amount for (seat, good), amount in rest.items() if amount}
        assert {seat for (seat, _), amount in rest.items() if amount} <= {self.last}
        assert self.space or not mine, "the goods gained differ from what cards give"
        self.gained = Counter(mine)
        self.got, self.due, self.owed = Counter(), Counter(), Counter()
        self.roughcast, self.rounds = False, 5
        super().end_turn()

    def shepherd(self) -> None:
        if self.enclosed_before is not None and self.last is not None:
            farm = self.farms[self.last]
            for pasture in oracle.pastures(farm.fences):
                if "shepherds-crook" in farm.cards and len(pasture) >= 4 and not set(pasture) & self.enclosed_before:
                    self.due[self.last, "sheep"] += 2
        self.enclosed_before = None

    def come_home(self) -> None:
        for seat, farm in enumerate(self.farms):
            if "claypipe" in farm.cards and farm.gathered >= 7:
                self.due[seat, "food"] += 2
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
                self.due[seat, "food"] += sum(farm.goods["sheep"] >= least for least in (1, 4, 7))

    def on_person_placed(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_person_placed(seat, farm, fact)
        if self.space == "cattle-market":
            for owner, books in enumerate(self.farms):
                if "milk-jug" in books.cards:
                    self.due.update({(other, "food"): 3 if other == owner else 1 for other in range(self.players)})

    # Goods

    def on_goods_taken(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_goods_taken(seat, farm, fact)
        self.gather(seat, fact)
        if fact["good"] == "wood" and "wood-cutter" in self.farms[seat].cards:
            self.due[seat, "wood"] += 1

    def gather(self, seat: int, fact: Any) -> None:
        working = self.part == "work" and (self.last is not None or not self.early)
        if fact["good"] in MATERIALS and working:
            self.farms[seat].gathered += fact["amount"]

    def on_goods_gained(self, seat: int, farm: Books, fact: Any) -> None:
        farm.goods[fact["good"]] += fact["amount"]
        self.got[seat, fact["good"]] += fact["amount"]
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
            self.due[seat, "clay"] += 1
        elif card == "grocer":
            farm.stack = list(STACK)
        elif card == "pond-hut":
            self.rounds = 3

    def occupation_cost(self, farm: CardBooks, space: str) -> int:
        return LESSONS[space, self.players][min(farm.occupations(), 2)]

    def improved(self, seat: int, improvement: bool) -> None:
        if improvement and "junk-room" in self.farms[seat].cards:
            self.due[seat, "food"] += 1

    def on_card_used(self, seat: int, farm: Any, fact: Any) -> None:
        card = fact["card"]
        self.used.add(card)
        assert card in farm.cards
        if card == "basket":
            assert oracle.REFILLS[self.space][0] == "wood"
            self.owed[seat, "wood"] += 2
            self.due[seat, "food"] += 3
        elif card == "grocer":
            self.owed[seat, "food"] += 1
            self.due[seat, farm.stack.pop(0)] += 1
        elif card == "paper-maker":
            assert self.space in ("lessons", "more-lessons")
            self.owed[seat, "wood"] += 1
            self.due[seat, "food"] += farm.occupations()
        else:
            assert card == "plow-driver"
            assert self.last is None
            assert farm.house == "stone"
            self.owed[seat, "food"] += 1

    def on_improvement_built(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_improvement_built(seat, farm, fact)
        self.improved(seat, True)

    def rounds_promised(self) -> int:
        return self.rounds

    def on_room_built(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_room_built(seat, farm, fact)
        if farm.house == "clay" and not self.roughcast and "roughcaster" in self.farms[seat].cards:
            self.roughcast = True
            self.due[seat, "food"] += 3

    def on_house_renovated(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_house_renovated(seat, farm, fact)
        if farm.house == "stone" and "roughcaster" in self.farms[seat].cards:
            self.due[seat, "food"] += 3

    def on_bread_baked(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_bread_baked(seat, farm, fact)
        if self.round - 1 in oracle.HARVESTS and "dutch-windmill" in self.farms[seat].cards:
            self.due[seat, "food"] += 3

    def on_pasture_fenced(self, seat: int, farm: Books, fact: Any) -> None:
        if self.enclosed_before is None:
            self.enclosed_before = farm.enclosed()
        super().on_pasture_fenced(seat, farm, fact)

    def pay_fences(self, farm: Any, count: int) -> None:
        ways = farm.clay_for_fences(count)
        if len(ways) > 1:
            self.unpaid = count
        else:
            farm.pay({"wood": count - ways[0], "clay": ways[0]})

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

    def check_waiting(self, waiting: tuple[int, ...]) -> None:
        if self.starting():
            owners = {seat for seat, farm in enumerate(self.farms) if "plow-driver" in farm.cards}
            assert set(waiting) <= owners
        else:
            super().check_waiting(waiting)

    def asked_for_hand(self, seat: int, only: str) -> bool:
        """With minor improvements in hand, wherever one may be played: a forced move would reveal that none can be."""
        minors = not all(map(is_occupation, self.farms[seat].hand))
        if only.startswith("use "):
            return minors and "major-improvement" in self.board and "major-improvement" not in self.people
        return minors and self.space in FOR_MINORS

    def trades(self, seat: int) -> set[str]:
        farm = self.farms[seat]
        sold = {"card grocer"} if farm.stack and farm.goods["food"] and self.part != "breed" else set()
        return super().trades(seat) | sold

    def usable(self, seat: int) -> set[str]:
        farm = self.farms[seat]
        found = super().usable(seat)
        if "major-improvement" in self.board and "major-improvement" not in self.people and farm.minors():
            found.add("major-improvement")
        return {space for space in found if "lessons" not in space or self.can_learn(farm, space)}

    def can_learn(self, farm: CardBooks, space: str) -> bool:
        food = farm.goods["food"]
        if "paper-maker" in farm.cards and farm.goods["wood"]:
            food += farm.occupations()
        return food >= self.occupation_cost(farm, space) and any(map(is_occupation, farm.hand))

    def answers_of(self, kind: str, seat: int) -> set[str] | None:
        farm = self.farms[seat]
        if kind == "pay":
            return {f"pay {clay}" for clay in farm.clay_for_fences(self.unpaid)}
        if kind == "play":
            learning = "lessons" in self.space
            cards = {card for card in farm.hand if is_occupation(card)} if learning else farm.minors()
            return {f"play {card}" for card in cards}
        # The scenarios show what may be declined and what is offered.
        return None if kind in ("card", "done") else super().answers_of(kind, seat)

    def needs(self, seat: int, others: list[str], good: str) -> bool:
        """Fences and occupations must be paid for."""
        if others[0].startswith("pay "):
            return good in ("wood", "clay")
        farm = self.farms[seat]
        if others[0].startswith("play ") and "lessons" in self.space:
            return good == "food" and farm.goods["food"] <= self.occupation_cost(farm, self.space)
        return super().needs(seat, others, good)

    def may_spare(self, plain: list[str], spared: set[str]) -> bool:
        """The food for an occupation can't be spent either."""
        needed = all(text.startswith(("sow", "bake", "play")) for text in plain)
        return spared <= {"exchange grain", "exchange vegetable", "card grocer"} and needed

    def points(self, books: Any) -> dict[str, int]:
        points = super().points(books)
        points["improvements"] += sum(CARDS[card]["points"] for card in books.cards)
        points["bonus"] += books.goods["sheep"] // 3 if "loom" in books.cards else 0
        return points
