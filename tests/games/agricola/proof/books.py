"""Conservation: after every answer, the events and the printed prices account for all goods that came and went."""

from collections import Counter
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Any

import yaml

from cosecha.core.event import Event
from cosecha.games.agricola import State, events
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import IDS
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.mechanisms.animals import all_housed
from cosecha.games.agricola.options import AUTUMN
from tests.games.agricola import oracle

Goods = Counter[str]
ROWS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parents[1] / "cards.yaml").read_text())
_BY_ID = {row["id"]: row for row in ROWS}
PRINTED = {name: _BY_ID[IDS[card]] for card, name in enumerate(CARD_NAMES) if IDS[card] in _BY_ID}
"""The hand cards. Nothing is paid for those of the event decks."""


class Changes:
    """What the events of one answer say about one farm."""

    def __init__(self, rooms: int, people: int) -> None:
        self.goods: Goods = Counter()
        self.crops = 0
        self.promised = 0
        self.lost: list[str] = []
        """The cards that left."""
        self.price: Goods = Counter()
        """What was bought costs this as printed."""
        self.upper: Goods = Counter()
        """And at most this more, where the price depends on the space."""
        self.rooms = rooms
        self.people = people
        self.majors = 0
        """How many major improvements were paid for."""
        self.free = False


def _goods(sign: int) -> Callable[[Changes, Any], None]:
    def note(changes: Changes, event: Any) -> None:
        changes.goods[event.good] += sign * event.amount

    return note


def _promise_kept(changes: Changes, event: events.PromiseKept | events.CardPromiseKept) -> None:
    changes.goods[event.good] += event.amount
    changes.promised -= event.amount


def _card_promised(changes: Changes, event: events.CardPromised) -> None:
    changes.promised += event.amount * len(event.rounds)


def _food_promised(changes: Changes, event: events.FoodPromised) -> None:
    changes.promised += event.rounds


def _exchanged(changes: Changes, event: events.GoodsExchanged) -> None:
    changes.goods[event.good] -= event.amount
    changes.goods["food"] += event.food


def _baked(changes: Changes, event: events.BreadBaked) -> None:
    changes.goods["grain"] -= event.grain
    changes.goods["food"] += event.food


def _sown(changes: Changes, event: events.FieldSown) -> None:
    changes.goods[event.good] -= 1
    changes.crops += {"grain": 3, "vegetable": 2}[event.good]


def _harvested(changes: Changes, event: events.CropsHarvested) -> None:
    changes.goods[event.good] += event.amount
    changes.crops -= event.amount


def _bred(changes: Changes, event: events.AnimalsBred | events.CardBred) -> None:
    changes.goods[event.good] += 1


def _food(sign: int) -> Callable[[Changes, Any], None]:
    def note(changes: Changes, event: Any) -> None:
        changes.goods["food"] += sign * event.food

    return note


def _crops(sign: int) -> Callable[[Changes, Any], None]:
    def note(changes: Changes, event: events.CropsGrown | events.CropsLost) -> None:
        changes.crops += sign * event.amount

    return note


def _grew(changes: Changes, event: events.FamilyGrew | events.PersonJoined) -> None:
    changes.people += 1


def _room(changes: Changes, event: events.RoomBuilt) -> None:
    changes.price.update(oracle.room_price(event.house))
    changes.rooms += 1


def _rebuilt(changes: Changes, event: events.HouseRebuilt) -> None:
    changes.price.update({"wood": 2, "reed": 1})


def _lost(changes: Changes, event: events.CardLost) -> None:
    changes.lost.append(event.card)


def _renovated(changes: Changes, event: events.HouseRenovated) -> None:
    changes.price.update(oracle.renovation_price(event.house, changes.rooms))


def _stable(changes: Changes, event: events.StableBuilt) -> None:
    changes.upper.update({"wood": 2})


def _fenced(changes: Changes, event: events.PastureFenced) -> None:
    changes.upper.update({"wood": event.fences})


def _left_open(changes: Changes, event: events.FenceLeftOpen) -> None:
    changes.upper.update({"wood": 1})


def _returned(changes: Changes, event: events.ImprovementReturned) -> None:
    changes.free = True


def _built(changes: Changes, event: events.ImprovementBuilt) -> None:
    if not changes.free:
        changes.price.update(oracle.PRICES[event.improvement])
        changes.majors += 1
    changes.free = False


def _played(changes: Changes, event: events.CardPlayed) -> None:
    row = PRINTED[event.card]
    if row["kind"] == "occupation":
        changes.upper.update({"food": 2})
    elif "cost_note" in row:
        changes.price.update({"clay": changes.people, "food": changes.people})
    else:
        changes.price.update(row["cost"])


def _partner_room(changes: Changes, event: events.PartnerRoomBuilt) -> None:
    changes.price.update(oracle.room_price(event.house))
    changes.price.update({event.house: 1, "reed": 1})


def _partner_stable(changes: Changes, event: events.PartnerStableBuilt) -> None:
    changes.upper.update({"wood": 3})


def _partner_fenced(changes: Changes, event: events.PartnerPastureFenced) -> None:
    changes.upper.update({"wood": event.fences + ceil(event.fences / 3)})


def _partner_left_open(changes: Changes, event: events.PartnerFenceLeftOpen) -> None:
    changes.upper.update({"wood": 2})


def _sent(changes: Changes, event: events.GoodsMoved) -> None:
    changes.goods[event.good] -= event.amount + event.lost


NOTES: dict[type[Event], Callable[[Changes, Any], None]] = {
    events.PromiseKept: _promise_kept,
    events.CardPromiseKept: _promise_kept,
    events.GoodsTaken: _goods(1),
    events.GoodsGained: _goods(1),
    events.CardGave: _goods(1),
    events.GoodsPaid: _goods(-1),
    events.GoodsGivenBack: _goods(-1),
    events.GoodsDiscarded: _goods(-1),
    events.AnimalsReleased: _goods(-1),
    events.AnimalsLeft: _goods(-1),
    events.GoodsExchanged: _exchanged,
    events.BreadBaked: _baked,
    events.FieldSown: _sown,
    events.CropsHarvested: _harvested,
    events.AnimalsBred: _bred,
    events.CardBred: _bred,
    events.FamilyFed: _food(-1),
    events.CrittersFed: _food(-1),
    events.LlamaRoasted: _food(1),
    events.FairyRoasted: _food(1),
    events.FamilyGrew: _grew,
    events.RoomBuilt: _room,
    events.HouseRenovated: _renovated,
    events.HouseRebuilt: _rebuilt,
    events.CardLost: _lost,
    events.StableBuilt: _stable,
    events.PastureFenced: _fenced,
    events.FenceLeftOpen: _left_open,
    events.ImprovementReturned: _returned,
    events.ImprovementBuilt: _built,
    events.CardPlayed: _played,
    events.CardPromised: _card_promised,
    events.FoodPromised: _food_promised,
    events.PartnerRoomBuilt: _partner_room,
    events.PartnerStableBuilt: _partner_stable,
    events.PartnerPastureFenced: _partner_fenced,
    events.PartnerFenceLeftOpen: _partner_left_open,
    events.GoodsMoved: _sent,
    events.CardTook: _goods(-1),
    events.CropsGrown: _crops(1),
    events.CropsLost: _crops(-1),
    events.PersonJoined: _grew,
}
FOR_PARTNER: dict[type[Event], Callable[[Changes, Any], None]] = {events.GoodsMoved: _goods(1)}
"""What an event says about the farm of the partner it names."""


class Books:
    """The goods in a match before an answer, and whether its events explain those after it."""

    def __init__(self, state: State) -> None:
        self.goods = [farm.goods[:] for farm in state.farms]
        self.crops = [sum(farm.amounts) for farm in state.farms]
        self.rooms = [farm.room_count() for farm in state.farms]
        self.people = [farm.people for farm in state.farms]
        self.cards_price = [bool((farm.played or farm.lent) and farm.hooks >> hooks.PRICE & 1) for farm in state.farms]
        """Whether a card may change prices."""
        self.promised = _total(state)
        self.promises = state.promised[:] if state.promised else []
        self.autumn = bool(state.farms[0].customs & AUTUMN)

    def check(self, state: State, log: list[Event]) -> None:
        every: dict[int, Changes] = {}
        for event in log:
            for notes, whose in ((NOTES, "seat"), (FOR_PARTNER, "to")):
                note = notes.get(type(event))
                if note is not None:
                    seat: int = getattr(event, whose)
                    if seat not in every:
                        every[seat] = Changes(self.rooms[seat], self.people[seat])
                    note(every[seat], event)
        for seat, farm in enumerate(state.farms):
            # In team play, the partner decides at the end of the turn.
            waits = state.teams and state.active == (seat + 2) % 4
            assert farm.steps or waits or all_housed(farm), f"animals of seat {seat} are nowhere"
            if seat in every:
                self._check_farm(seat, farm, every[seat])
            else:
                assert farm.goods == self.goods[seat], f"goods of seat {seat} come or go unexplained"
                assert sum(farm.amounts) == self.crops[seat], f"crops of seat {seat} come or go unexplained"
        promised = self.promised + sum([changes.promised for changes in every.values()])
        promised -= sum([self._promised_by(seat, card) for seat, changes in every.items() for card in changes.lost])
        assert _total(state) == promised, "promised goods come or go unexplained"
        assert min(state.piles) >= 0, "a pile is negative"

    def _promised_by(self, seat: int, card: str) -> int:
        """The goods to come from a card, which are lost with it."""
        number = CARD_NAMES.index(card)
        return sum([amount for _, owner, _, amount, source in self.promises if (owner, source) == (seat, number)])

    def _check_farm(self, seat: int, farm: Farm, changes: Changes) -> None:
        assert min(farm.goods) >= 0, f"seat {seat} has less than nothing"
        assert sum(farm.amounts) == self.crops[seat] + changes.crops, f"crops of seat {seat} come or go unexplained"
        if changes.price or changes.upper:
            self._check_payment(seat, farm, changes)
            return
        for number, name in enumerate(GOOD_NAMES):
            assert farm.goods[number] == self.goods[seat][number] + changes.goods[name], f"seat {seat}: {name}"

    def _check_payment(self, seat: int, farm: Farm, changes: Changes) -> None:
        """What isn't explained otherwise was paid: the printed price, in autumn 1 less for each major improvement, or
        with cards that change prices at most as many pieces."""
        before = self.goods[seat]
        paid = {
            name: before[number] + changes.goods[name] - farm.goods[number] for number, name in enumerate(GOOD_NAMES)
        }
        assert min(paid.values()) >= 0, f"seat {seat} was paid for what it bought: {paid}"
        if self.cards_price[seat]:
            assert sum(paid.values()) <= changes.price.total() + changes.upper.total(), f"seat {seat} paid {paid}"
            return
        saved = 0
        for name, amount in paid.items():
            price = changes.price[name]
            assert amount <= price + changes.upper[name], f"seat {seat} paid {amount} {name}"
            saved += max(0, price - amount)
        assert saved == (changes.majors if self.autumn else 0), f"seat {seat} paid {paid}"


def _total(state: State) -> int:
    """The goods on all round spaces to come."""
    return sum([amount for _, _, _, amount, _ in state.promised]) if state.promised else 0
