"""The ledger of team play: its rules once more, from the books instead of the rules' code."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from cosecha.games.agricola import GAME, Options
from tests.games.agricola import oracle
from tests.games.agricola.expected_answers import answers_of, bakings, fields, free, rooms, stables, usable
from tests.games.agricola.ledger import Books, Ledger
from tests.games.agricola.oracle import place

TEAMS = [[0, 2], [1, 3]]
OPPOSITE = {0: 2, 1: 3, 2: 0, 3: 1}


def thirds(fences: int) -> int:
    """The surcharge for fences of one action: 1 wood for 1 to 3, 2 for 4 to 6, and so on."""
    return -(-fences // 3)


def partner_room_price(house: str) -> dict[str, int]:
    return {house: 6, "reed": 3}


class TeamLedger(Ledger):
    most_answers = 2000
    """Fences may be built on two farms."""

    def __init__(self, options: Options, seed: int) -> None:
        self.scoring: str = options.teams
        self.moved: set[str] = set()
        self.given = 0
        super().__init__(options, seed)

    def more_spaces(self) -> list[str]:
        return ["market"]

    def partner(self, seat: int) -> Books:
        return self.farms[OPPOSITE[seat]]

    def on_teams_formed(self, fact: Any) -> None:
        assert [fact["one"], fact["other"]] == TEAMS
        assert self.round == 0

    def on_person_placed(self, seat: int, farm: Books, fact: Any) -> None:
        super().on_person_placed(seat, farm, fact)
        self.moved, self.given = set(), 0

    # The Market

    def on_goods_moved(self, seat: int, farm: Books, fact: Any) -> None:
        assert self.space == "market"
        assert self.last in (seat, fact["to"])
        assert OPPOSITE[seat] == fact["to"]
        assert fact["good"] not in self.moved
        assert (fact["amount"] > 0, fact["lost"]) == (True, 1)
        self.moved.add(fact["good"])
        farm.pay({fact["good"]: fact["amount"] + fact["lost"]})
        self.farms[fact["to"]].goods[fact["good"]] += fact["amount"]

    def moves(self, seat: int, word: str) -> set[str]:
        owner = self.farms[seat] if word == "give" else self.partner(seat)
        return {
            f"{word} {good} {amount}"
            for good in oracle.GOODS
            if good not in self.moved
            for amount in range(1, owner.goods[good])
        }

    # Building

    def check_builder(self, seat: int, fact: Any) -> Books:
        assert seat == self.last
        assert fact["to"] == OPPOSITE[seat]
        return self.partner(seat)

    def on_partner_room_built(self, seat: int, farm: Books, fact: Any) -> None:
        site, cell = self.check_builder(seat, fact), fact["cell"]
        assert fact["house"] == site.house
        assert cell in free(site)
        assert site.next_to(cell, site.rooms)
        farm.pay(partner_room_price(site.house))
        site.rooms.add(cell)
        self.free_stables = int(self.season == "summer")

    def on_partner_stable_built(self, seat: int, farm: Books, fact: Any) -> None:
        site = self.check_builder(seat, fact)
        assert not site.used(fact["cell"])
        farm.pay({"wood": self.stable_price() + 1})
        self.free_stables = 0
        site.stables.add(fact["cell"])

    def on_partner_field_plowed(self, seat: int, farm: Books, fact: Any) -> None:
        site, cell = self.check_builder(seat, fact), fact["cell"]
        assert cell in free(site)
        assert not site.fields or site.next_to(cell, site.fields)
        site.fields[cell] = ("", 0)
        self.check_plowing_price()

    def on_partner_pasture_fenced(self, seat: int, farm: Books, fact: Any) -> None:
        site = self.check_builder(seat, fact)
        pasture = {place(cell) for cell in fact["cells"]}
        new = oracle.border(pasture) - site.fences
        assert len(new) == fact["fences"] > 0
        self.pay_fences(farm, len(new))
        farm.pay({"wood": thirds(self.given + len(new)) - thirds(self.given)})
        self.given += len(new)
        site.fences |= new
        assert pasture in oracle.pastures(site.fences)
        assert site.fence_faults() == []

    # Answers

    def partner_rooms(self, seat: int) -> set[str]:
        site = self.partner(seat)
        if not self.farms[seat].can_pay(partner_room_price(site.house)):
            return set()
        return {cell for cell in free(site) if site.next_to(cell, site.rooms)}

    def partner_stables(self, seat: int, wood: int) -> set[str]:
        site = self.partner(seat)
        if not self.farms[seat].can_pay({"wood": wood + 1}) or len(site.stables) == 4:
            return set()
        return {cell for cell in oracle.CELLS if not site.used(cell)}

    def partner_fields(self, seat: int) -> set[str]:
        site = self.partner(seat)
        if self.season == "winter" and not self.farms[seat].can_pay({"food": 1}):
            return set()
        return {cell for cell in free(site) if not site.fields or site.next_to(cell, site.fields)}

    def can_fence_for_partner(self, seat: int) -> bool:
        site, wood = self.partner(seat), self.farms[seat].goods["wood"]
        costs = [oracle.paid_fences(count, self.season) + thirds(count) for count in range(16)]
        most = max(count for count in range(16 - len(site.fences)) if costs[count] <= wood)
        if not site.fences:
            return most >= 4 and len(site.tiles()) < 15
        return any(oracle.fencings(site.fences, site.tiles(), most))

    def usable(self, seat: int) -> set[str]:
        found = usable(self, seat) - {"market"}
        more: dict[str, Callable[[], object]] = {
            "farm-expansion": lambda: self.partner_rooms(seat) or self.partner_stables(seat, 2),
            "side-job": lambda: self.partner_stables(seat, 1),
            "farmland": lambda: self.partner_fields(seat),
            "cultivation": lambda: self.partner_fields(seat),
            "summer-work": lambda: self.partner_fields(seat),
            "fencing": lambda: self.can_fence_for_partner(seat),
            "market": lambda: self.moves(seat, "give") | self.moves(seat, "fetch"),
        }
        self.moved = set()
        return found | {
            space for space, can in more.items() if space in self.board and space not in self.people and can()
        }

    def answers_of(self, kind: str, seat: int) -> set[str] | None:
        if kind in ("give", "fetch"):
            return self.moves(seat, kind)
        if kind == "partner-room":
            return {f"{kind} {cell}" for cell in self.partner_rooms(seat)}
        if kind == "partner-stable":
            return {f"{kind} {cell}" for cell in self.partner_stables(seat, self.stable_price())}
        if kind == "partner-plow":
            return {f"{kind} {cell}" for cell in self.partner_fields(seat)}
        return answers_of(kind, self, seat)

    def check_answers(self) -> None:
        """Whatever can be built at home or for the partner is offered, even if the other can't."""
        super().check_answers()
        for seat in self.state.waiting():
            decision = self.state.decision(seat)
            offered = Counter(text.partition(" ")[0] for text in map(GAME.notation, self.state.legal(seat)))
            if decision is not None and decision.kind == "room-stable" and not self.free_stables:
                assert offered["room"] == len(rooms(self.farms[seat]))
                assert offered["partner-room"] == len(self.partner_rooms(seat))
                assert offered["stable"] == len(stables(self.farms[seat], 2))
                assert offered["partner-stable"] == len(self.partner_stables(seat, 2))
            if decision is not None and decision.kind == "plow":
                assert offered["plow"] == len(fields(self.farms[seat]))
                assert offered["partner-plow"] == len(self.partner_fields(seat))
            if decision is not None and decision.kind == "stable-bake":
                assert offered["bake"] == len(bakings(self.farms[seat]))

    def may_spare(self, seat: int, plain: list[str], spared: set[str]) -> bool:
        """What the only move at the Market needs can't be exchanged."""
        if self.space != "market" or self.acted:
            return super().may_spare(seat, plain, spared)
        return all(self.needs(seat, plain, text.removeprefix("exchange ")) for text in spared)

    def check_waiting(self, waiting: tuple[int, ...]) -> None:
        """After a turn, the partner may have to choose animals, and nobody else acts meanwhile."""
        if waiting != (self.state.active,):
            assert waiting == (OPPOSITE[self.state.active],)
            asked = self.state.decision(waiting[0])
            assert asked is not None
            assert asked.kind == "keep"

    def must_fit(self, seat: int) -> bool:
        """Whether a farm without a question has room for all its animals: not while the partner still builds."""
        active = self.state.active
        return self.part != "work" or seat != OPPOSITE[active] or not self.state.farms[active].steps

    # The end

    def on_teams_ended(self, fact: Any) -> None:
        self.end_match()
        sheet = self.state.scores()
        assert fact["seats"] == sheet.winners
        assert fact["points"] == max(sheet.totals)

    def check_totals(self, points: list[dict[str, int]]) -> None:
        sheet = self.state.scores()
        own = [sum(each.values()) for each in points]
        assert (sheet.own, sheet.teams, sheet.scoring) == (own, TEAMS, self.scoring)
        results = []
        for one, other in TEAMS:
            if self.scoring == "lower":
                results.append(sum(min(points[one][name], points[other][name]) for name in points[one]))
            else:
                sign = -1 if own[one] < 0 or own[other] < 0 else 1
                results.append(sign * abs(own[one]) * abs(own[other]))
        assert sheet.totals == results * 2
        assert sheet.winners == [seat for seat in range(4) if sheet.totals[seat] == max(results)]
