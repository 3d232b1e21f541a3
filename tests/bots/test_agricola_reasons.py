"""Agricola's advice is true: each reason is checked against what the player sees before and after the turn."""

from collections.abc import Callable
from functools import cache

import pytest
from msgspec import Struct

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.search import best, under_way
from cosecha.core.bot import Advice
from cosecha.core.event import Event
from cosecha.core.message import Argument, Message, Token
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State, View
from cosecha.games.agricola.events import (
    AnimalsReleased,
    BeggingTaken,
    CardPlayed,
    FamilyFed,
    FamilyGrew,
    FieldPlowed,
    FieldSown,
    GoodsExchanged,
    HouseRenovated,
    ImprovementBuilt,
    PastureFenced,
    RoomBuilt,
    StableBuilt,
    StartTaken,
)
from cosecha.games.agricola.position import FarmPosition
from cosecha.games.agricola.scoring import CATEGORIES
from tests.locale.catalogue import ids

ROUNDS = 14
MATERIAL = {"wood": "wood", "clay": "clay", "stone": "stone"}
NEXT_HOUSE = {"wood": "clay", "clay": "stone"}
ANIMALS = ("sheep", "boar", "cattle")
BREAD = {"clay-oven": 5, "stone-oven": 4}

MATCHES = [
    Options(players=1),
    Options(players=2, cards="few", side_job="with", tile="with"),
    Options(players=4, tile="with"),
]
QUICK, *SLOW = MATCHES
MORE = [
    pytest.param(Options(players=players, cards=cards, side_job=extra, tile=extra), marks=pytest.mark.proof)
    for players in (2, 3, 4)
    for cards in ("none", "few")
    for extra in ("without", "with")
    if (players, cards, extra) != (2, "few", "with")
]


class Turn(Struct):
    """What a player sees of a turn: the table before and after, and the events."""

    state: State
    seat: int
    before: View
    after: View
    ended: State
    log: list[Event]

    @property
    def was(self) -> FarmPosition:
        return self.before.position.farms[self.seat]

    @property
    def farm(self) -> FarmPosition:
        return self.after.position.farms[self.seat]

    def happened(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.log if isinstance(event, kinds)]

    def more(self, good: str) -> int:
        return self.farm.goods.get(good, 0) - self.was.goods.get(good, 0)

    def points(self, category: str) -> tuple[int, int]:
        """The points before and after, as if the match ended there."""
        number = CATEGORIES.index(category)
        before, after = (state.scores().categories[number].points[self.seat] for state in (self.state, self.ended))
        return before, after

    def count(self, category: str) -> tuple[int, int]:
        number = CATEGORIES.index(category)
        before, after = (state.scores().categories[number].counts[self.seat] for state in (self.state, self.ended))
        return before, after

    def missing(self) -> int:
        """The food still missing for the next harvest."""
        harvest = self.before.facts.harvest
        assert harvest is not None
        promised = sum(
            each.amount
            for each in self.before.position.promised
            if each.seat == self.seat and each.good == "food" and each.round <= harvest
        )
        return self.before.facts.farms[self.seat].food - self.was.goods.get("food", 0) - promised

    def room(self, view: View) -> int:
        facts = view.facts.farms[self.seat]
        return sum(facts.capacities) + facts.loose

    def can_pay_now(self, price: dict[str, int]) -> bool:
        """Affordable after the turn, but not before."""
        after, before = (
            all(farm.goods.get(good, 0) >= n for good, n in price.items()) for farm in (self.farm, self.was)
        )
        return after and not before


def turn_of(state: State, seat: int, action: int) -> Turn:
    """Play the action; if it only opens a turn, let the bot finish that turn."""
    twin = state.copy()
    log: list[Event] = []
    twin.answer(seat, action, log)
    if GAME.notation(action).split()[0] in ("use", "choose", "card"):
        while under_way(twin, seat):
            twin.answer(seat, best(InsightBot().rate(twin, twin.view(seat))), log)
    return Turn(state, seat, state.view(seat), twin.view(seat), twin, log)


def word(argument: Argument) -> str:
    assert isinstance(argument, Token)
    return str(argument.value)


Check = Callable[[Turn, dict[str, Argument]], bool]


def _brings(turn: Turn, args: dict[str, Argument]) -> bool:
    return turn.more(word(args["good"])) == args["amount"]


def _many(turn: Turn, args: dict[str, Argument]) -> bool:
    good, space = word(args["good"]), turn.farm.space
    assert space is not None
    return (
        _brings(turn, args)
        and turn.before.position.spaces[space].goods[good] >= 2 * turn.before.facts.refills[space][good]
    )


def _first(turn: Turn, args: dict[str, Argument]) -> bool:
    category = {"vegetable": "vegetables"}.get(word(args["good"]), word(args["good"]))
    return turn.count(category)[0] == 0 and turn.points(category)[0] == -1 < turn.points(category)[1]


def _pair(turn: Turn, args: dict[str, Argument]) -> bool:
    good = word(args["good"])
    had, has = turn.was.goods.get(good, 0), turn.farm.goods.get(good, 0)
    return had < 2 <= has == args["amount"] and turn.before.facts.harvest is not None


def _seed(turn: Turn, args: dict[str, Argument]) -> bool:
    empty = [field for field in turn.was.fields.values() if not field.amount]
    return _brings(turn, args) and len(empty) == args["fields"]


def _pays_room(turn: Turn, args: dict[str, Argument]) -> bool:
    return _brings(turn, args) and turn.can_pay_now({MATERIAL[turn.farm.house]: 5, "reed": 2})


def _pays_renovation(turn: Turn, args: dict[str, Argument]) -> bool:
    price = {MATERIAL[NEXT_HOUSE[turn.farm.house]]: len(turn.farm.rooms), "reed": 1}
    return _brings(turn, args) and turn.can_pay_now(price)


def _pays_improvement(turn: Turn, args: dict[str, Argument]) -> bool:
    name = word(args["improvement"])
    price = dict(turn.before.facts.majors[name].price)
    if "lumber-mill" in turn.was.played:
        price["wood"] = max(0, price.get("wood", 0) - 1)
    return _brings(turn, args) and turn.can_pay_now(price) and name in turn.before.position.majors


def _room(turn: Turn, args: dict[str, Argument]) -> bool:
    beds = len(turn.was.rooms) + turn.state.farms[turn.seat].lodging
    return bool(turn.happened(RoomBuilt)) and beds <= turn.was.people < 5 and turn.before.position.round < ROUNDS


def _grow(turn: Turn, args: dict[str, Argument]) -> bool:
    return bool(turn.happened(FamilyGrew)) and args["rounds"] == ROUNDS - turn.before.position.round != 0


def _grow_last(turn: Turn, args: dict[str, Argument]) -> bool:
    before, after = turn.points("people")
    return bool(turn.happened(FamilyGrew)) and after - before == args["points"] and turn.before.position.round == ROUNDS


def _renovate(turn: Turn, args: dict[str, Argument]) -> bool:
    before, after = turn.points("rooms")
    return bool(turn.happened(HouseRenovated)) and after - before == args["points"]


def _food(turn: Turn, args: dict[str, Argument]) -> bool:
    return turn.more("food") == args["food"] and 0 < turn.missing() == args["missing"]


def _food_ahead(turn: Turn, args: dict[str, Argument]) -> bool:
    return turn.more("food") == args["food"] and turn.missing() <= 0


def _plow(turn: Turn, args: dict[str, Argument]) -> bool:
    before, after = turn.points("fields")
    return bool(turn.happened(FieldPlowed)) and before == after


def _plow_points(turn: Turn, args: dict[str, Argument]) -> bool:
    before, after = turn.points("fields")
    return len(turn.farm.fields) == args["fields"] and before < after == args["points"]


def _fences(turn: Turn, args: dict[str, Argument]) -> bool:
    result = (len(turn.farm.pastures), turn.room(turn.after))
    return bool(turn.happened(PastureFenced)) and result == (args["pastures"], args["animals"])


def _stable(turn: Turn, args: dict[str, Argument]) -> bool:
    return bool(turn.happened(StableBuilt)) and turn.room(turn.before) < turn.room(turn.after) == args["animals"]


def _unused(turn: Turn, args: dict[str, Argument]) -> bool:
    before, after = turn.points("unused")
    return after - before == args["spaces"] != 0


def _start(turn: Turn, args: dict[str, Argument]) -> bool:
    return bool(turn.happened(StartTaken)) and turn.before.position.starter != turn.seat == turn.after.position.starter


def _cooking(turn: Turn, args: dict[str, Argument]) -> bool:
    before, after = (view.facts.farms[turn.seat].rates for view in (turn.before, turn.after))
    return all(animal in after and animal not in before for animal in ANIMALS)


def _hearth(turn: Turn, args: dict[str, Argument]) -> bool:
    before, after = (view.facts.farms[turn.seat].rates for view in (turn.before, turn.after))
    return all(after[good] > before.get(good, 0) > 0 for good in ("boar", "cattle", "vegetable"))


def _built(turn: Turn, args: dict[str, Argument]) -> list[str]:
    """The improvements built that are worth the stated points."""
    built = [event.improvement for event in turn.log if isinstance(event, ImprovementBuilt)]
    return [name for name in built if turn.before.facts.majors[name].points == args["points"]]


def _oven(turn: Turn, args: dict[str, Argument]) -> bool:
    return any(BREAD.get(name) == args["food"] for name in _built(turn, args))


def _well(turn: Turn, args: dict[str, Argument]) -> bool:
    mine = [[each for each in view.position.promised if each.seat == turn.seat] for view in (turn.before, turn.after)]
    return (
        "well" in _built(turn, args)
        and sum(each.amount for each in mine[1]) - sum(each.amount for each in mine[0]) == args["rounds"]
    )


def _workshop(turn: Turn, args: dict[str, Argument]) -> bool:
    before, after = (view.facts.farms[turn.seat].workshops for view in (turn.before, turn.after))
    good = word(args["good"])
    return bool(_built(turn, args)) and good not in before and after[good] == args["food"] and args["amount"] == 1


def _improvement(turn: Turn, args: dict[str, Argument]) -> bool:
    return word(args["improvement"]) in _built(turn, args)


def _card(turn: Turn, args: dict[str, Argument]) -> bool:
    return word(args["card"]) in [event.card for event in turn.log if isinstance(event, CardPlayed)]


def _feed(turn: Turn, args: dict[str, Argument]) -> bool:
    [fed] = [event for event in turn.log if isinstance(event, FamilyFed)]
    return not turn.happened(BeggingTaken) and fed.food == args["food"]


def _begging(turn: Turn, args: dict[str, Argument]) -> bool:
    [begged] = [event for event in turn.log if isinstance(event, BeggingTaken)]
    before, after = turn.points("begging")
    return begged.tokens == args["tokens"] and before - after == args["points"]


def _exchange(turn: Turn, args: dict[str, Argument]) -> bool:
    [exchanged] = [event for event in turn.log if isinstance(event, GoodsExchanged)]
    result = (exchanged.good, exchanged.amount, exchanged.food)
    missing = turn.missing()
    return result == (word(args["good"]), args["amount"], args["food"]) and (
        0 < missing == args["missing"] if "missing" in args else missing <= 0
    )


def _kept(turn: Turn) -> dict[str, int]:
    return {animal: turn.farm.goods[animal] for animal in ANIMALS if animal in turn.farm.goods}


def _keep(turn: Turn, args: dict[str, Argument]) -> bool:
    gone = turn.happened(AnimalsReleased, GoodsExchanged)
    return bool(gone) and (sum(_kept(turn).values()), len(_kept(turn))) == (args["animals"], args["kinds"])


def _keep_cook(turn: Turn, args: dict[str, Argument]) -> bool:
    return (sum(_kept(turn).values()), turn.more("food")) == (args["animals"], args["food"])


def _keep_pair(turn: Turn, args: dict[str, Argument]) -> bool:
    return _kept(turn)[word(args["good"])] == args["amount"] and turn.before.facts.harvest is not None


def _pay(turn: Turn, args: dict[str, Argument]) -> bool:
    return [turn.farm.goods.get(good, 0) for good in ("wood", "clay")] == [args["wood"], args["clay"]]


def _nothing(turn: Turn, args: dict[str, Argument]) -> bool:
    goods = all(turn.more(good) <= 0 for good in turn.farm.goods)
    return goods and turn.ended.scores().totals[turn.seat] <= turn.state.scores().totals[turn.seat]


CHECKS: dict[str, Check] = {
    "grow": _grow,
    "grow-last": _grow_last,
    "room": _room,
    "renovate": _renovate,
    "food": _food,
    "food-ahead": _food_ahead,
    "sow": lambda turn, args: len(turn.happened(FieldSown)) == args["fields"],
    "plow": _plow,
    "plow-points": _plow_points,
    "fences": _fences,
    "stable": _stable,
    "unused": _unused,
    "start": _start,
    "goods": _brings,
    "goods-many": _many,
    "first": _first,
    "pair": _pair,
    "seed": _seed,
    "pays-room": _pays_room,
    "pays-renovation": _pays_renovation,
    "pays-improvement": _pays_improvement,
    "cooking": _cooking,
    "hearth": _hearth,
    "oven": _oven,
    "well": _well,
    "workshop": _workshop,
    "improvement": _improvement,
    "card": _card,
    "feed": _feed,
    "begging": _begging,
    "exchange": _exchange,
    "exchange-enough": _exchange,
    "keep": _keep,
    "keep-cook": _keep_cook,
    "keep-pair": _keep_pair,
    "pay": _pay,
    "done": lambda turn, args: all(turn.more(good) >= 0 for good in turn.was.goods),
    "quiet": _nothing,
}
RARE = {
    "improvement",
    "pay",
    "quiet",
    "weaker-quiet",
    "exchange-enough",
    "keep",
    "keep-pair",
    "unused",
    "hearth",
    "done",
}
"""Reasons that may not come up in three matches."""


ABOUT_CARDS = ("card-", "draft-", "drop", "draw", "mulligan", "use-", "decline")
"""Reasons about cards, which `test_agricola_card_reasons.py` and `test_agricola_decks.py` check."""
ABOUT_VARIANTS = ("partner-", "open-fence", "take-card", "bonus", "weaker-drawn")
"""Reasons for answers of variants and event decks, which `test_agricola_variants.py` and `test_agricola_decks.py`
check."""


def is_about_cards(reason: Message) -> bool:
    return reason.id.removeprefix("agricola-advice-").startswith(ABOUT_CARDS)


def is_true(reason: Message, turn: Turn) -> bool:
    name = reason.id.removeprefix("agricola-advice-").removeprefix("weaker-")
    return CHECKS[name](turn, reason.args)


@cache
def advised(options: Options, seed: int = 3) -> list[tuple[Turn, Advice]]:
    """Three hints at every decision of a match in which every fourth move is random."""
    state = GAME.start(options, seed)
    rng = Rng(seed)
    bot = InsightBot()
    found = []
    while waiting := state.waiting():
        seat = waiting[-1]
        view = state.view(seat)
        hints = bot.advise(view, rng, 3)
        found += [(turn_of(state.copy(), seat, each.action), each) for each in hints]
        state.apply(seat, view.legal[rng.below(len(view.legal))] if rng.below(4) == 0 else hints[0].action)
    return found


@pytest.mark.parametrize(
    "options", [QUICK, *(pytest.param(each, marks=pytest.mark.compiled_only) for each in SLOW), *MORE], ids=str
)
def test_every_reason_is_true(options: Options) -> None:
    for turn, advice in advised(options):
        said = f"round {turn.state.round}, seat {turn.seat}, {GAME.notation(advice.action)}: {advice.reason}"
        assert is_about_cards(advice.reason) or is_true(advice.reason, turn), said


@pytest.mark.compiled_only
def test_a_false_reason_is_detected() -> None:
    """The checks above can fail: a number that is off by one is detected."""
    changed = 0
    for turn, advice in advised(MATCHES[1]):
        if is_about_cards(advice.reason):
            continue
        for name, value in advice.reason.args.items():
            if isinstance(value, int):
                false = Message(advice.reason.id, {**advice.reason.args, name: value + 1})
                assert not is_true(false, turn), f"round {turn.state.round}: {false}"
                changed += 1
    assert changed > 100


@pytest.mark.compiled_only
def test_every_common_reason_comes_up() -> None:
    given = {advice.reason.id for options in MATCHES for _, advice in advised(options)}
    known = {id for id in ids("en") if id.startswith("agricola-advice-") and not is_about_cards(Message(id))}
    known = {id for id in known if not id.removeprefix("agricola-advice-").startswith(ABOUT_VARIANTS)}
    assert known - given <= {f"agricola-advice-{name}" for name in RARE}


def test_a_hint_for_the_first_person_gives_three_different_reasons() -> None:
    state = GAME.start(Options(players=2, first_seat=0), 1)
    hints = InsightBot().advise(state.view(0), Rng(1), 3)
    assert len({str(hint.reason) for hint in hints}) == 3
    assert len({hint.action for hint in hints}) == 3
