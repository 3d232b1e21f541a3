"""Hints about hand cards are true: in every kind of deal, for playing a card, and for using or declining an offer."""

from typing import Any

import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.card_uses import use_of
from cosecha.core.bot import Advice
from cosecha.core.message import Message, Token
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import CATEGORIES, NEEDS, OCCUPATION, POINTS, PRICES
from cosecha.games.agricola.options import DEALS
from cosecha.locale import LANGUAGES, Speaker

ROUNDS = 14
Goods = dict[str, int]


def card_of(action: int) -> int:
    return CARD_NAMES.index(GAME.notation(action).split()[1])


def goods(state: State, seat: int) -> Goods:
    return state.view(seat).position.farms[seat].goods


def changes(state: State, seat: int, action: int) -> Goods:
    """What the seat has more or less right after an action."""
    twin = state.copy()
    twin.answer(seat, action, None)
    before, after = goods(state, seat), goods(twin, seat)
    return {good: after.get(good, 0) - before.get(good, 0) for good in {*before, *after}}


def amount(argument: Any) -> tuple[str, int]:
    """The good and the amount of a part of a reason."""
    assert isinstance(argument, Message)
    good, amount = argument.args["good"], argument.args["amount"]
    assert isinstance(good, Token)
    assert isinstance(amount, int)
    return str(good.value), amount


def alike(state: State, seat: int, card: int) -> int:
    return sum(CATEGORIES[other] == CATEGORIES[card] for other in state.farms[seat].hand if other != card)


def is_true(state: State, seat: int, advice: Advice) -> bool:
    name, args = advice.reason.id.removeprefix("agricola-advice-"), advice.reason.args
    if name in ("card-gets", "use-free", "use-trade"):
        changed = changes(state, seat, advice.action)
        good, gained = amount(args["gain"])
        paid = [number for number in changed.values() if number < 0]
        fair = changed.get(amount(args["price"])[0]) == -amount(args["price"])[1] if name == "use-trade" else True
        return changed[good] == gained > 0 and fair and (name != "use-free" or not paid)
    if name == "decline":
        (offer,) = [each for each in state.legal(seat) if GAME.notation(each) == state.topic(seat).replace("-", " ", 1)]
        changed = changes(state, seat, offer)
        (good, gained), (given, price) = amount(args["gain"]), amount(args["price"])
        return (changed[good], changed[given]) == (gained, -price)
    if name == "mulligan":
        return GAME.notation(advice.action).startswith("mulligan")
    if name == "draw":
        kinds = [OCCUPATION[card] for card in state.farms[seat].hand]
        return (
            GAME.notation(advice.action).split()[1] == args["kind"]
            and kinds.count(args["kind"] == "occupation") == args["count"]
        )
    card = card_of(advice.action)
    if name.startswith("draft-") and (args["use"], args["category"]) != (use_of(card), CATEGORIES[card]):
        return False
    return {
        "card-points": lambda: POINTS[card] == args["points"],
        "card-rounds": lambda: (args["category"], args["rounds"]) == (CATEGORIES[card], ROUNDS - state.round),
        "card": lambda: state.round == ROUNDS,
        "draft-points": lambda: POINTS[card] == args["points"] and card not in NEEDS,
        "draft-free": lambda: not PRICES[card] and card not in NEEDS and not OCCUPATION[card],
        "draft-new": lambda: alike(state, seat, card) == 0,
        "draft-more": lambda: args["count"] == alike(state, seat, card),
        "drop-like": lambda: (args["category"], args["count"]) == (CATEGORIES[card], alike(state, seat, card)),
        "drop-needs": lambda: args["needs"] == NEEDS[card],
        "drop": lambda: alike(state, seat, card) == 0 and card not in NEEDS,
    }[name]()


def advised(options: Options, seed: int, rounds: int) -> set[str]:
    """Check all hints about cards in a match played at random up to a round. Returns the reasons given."""
    state, rng, bot, given = GAME.start(options, seed), Rng(seed), InsightBot(), set[str]()
    while state.round <= rounds and (waiting := state.waiting()):
        seat = waiting[-1]
        decision = state.decision(seat)
        assert decision is not None
        about = decision.kind in ("occupation", "minor", "card", "draft", "draw", "drop", "mulligan")
        for advice in bot.advise(state.view(seat), rng, 3) if about else []:
            said = GAME.notation(advice.action).split()[0]
            if said in ("play", "card", "draft", "draw", "drop", "mulligan") or advice.reason.id.endswith("-decline"):
                name = advice.reason.id.removeprefix("agricola-advice-")
                if said == "card" and not name.startswith("use-"):
                    continue  # not a matter of goods: the reason is that of the whole turn
                assert is_true(state, seat, advice), f"round {state.round}: {GAME.notation(advice.action)}: {advice}"
                given.add(name)
        legal = state.worth(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return given


DEALT = {
    **{deal: {"draft-new", "draft-more"} for deal in DEALS if "draft" in deal or deal == "ten"},
    "mulligan": {"mulligan"},
}
"""The reasons that always come up in some kinds of deal, before the first round."""


@pytest.mark.parametrize(
    "deal", [pytest.param(each, marks=pytest.mark.compiled_only) if each == "ten" else each for each in DEALT]
)
def test_every_choice_of_a_deal_has_a_true_reason(deal: Any) -> None:
    assert advised(Options(players=2, cards="full", deal=deal), 1, 0) >= DEALT[deal]


def test_changing_hands_give_true_reasons() -> None:
    given = set[str]()
    for deal in ("changing-5", "changing-3"):
        given |= advised(Options(players=2, cards="full", deal=deal), 2, 5)
    assert given >= {"drop-like", "draw"}


def test_cards_are_played_and_used_for_true_reasons() -> None:
    given = set[str]()
    for seed in range(6):
        given |= advised(Options(players=2, cards="full"), seed, 14)
    assert given >= {"card-gets", "card-points", "card-rounds", "use-trade", "decline"}


USES = {
    "cheaper-rooms": ("carpenter", "carpenters-parlor"),
    "cheaper-fences": ("hedge-keeper",),
    "cheaper-improvements": ("lumber-mill", "master-bricklayer"),
    "cheaper-building": ("stonecutter",),
    "payment": ("rammed-clay", "frame-builder", "brushwood-collector"),
    "housing": ("drinking-trough", "caravan", "animal-tamer"),
    "points": ("manger", "loom", "house-steward", "mantlepiece"),
    "field": ("beanfield",),
    "trade": ("hard-porcelain", "grocer", "sheep-walker"),
    "any-time": ("clearing-spade",),
    "harvest": ("butter-churn", "three-field-rotation", "scythe-worker"),
    "bake": ("dutch-windmill",),
    "build": ("roughcaster", "mining-hammer", "shepherds-crook"),
    "cards": ("junk-room", "paper-maker", "bread-paddle"),
    "use": ("wood-cutter", "canoe", "milk-jug", "assistant-tiller", "moldboard-plow", "lasso"),
    "once": ("pastor", "manservant"),
    "play": ("market-stall", "pond-hut", "handplow", "pig-breeder", "groom"),
    "round": ("scullery", "claypipe", "small-scale-farmer"),
    "other": ("conservator", "sleeping-corner", "bottles"),
}
"""Some cards for each thing that a draft's hint can say, by their texts."""


def test_a_draft_says_what_a_card_does() -> None:
    assert {name: use_of(CARD_NAMES.index(name)) for names in USES.values() for name in names} == {
        name: use for use, names in USES.items() for name in names
    }
    assert {use_of(card) for card in range(len(CARD_NAMES))} == set(USES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_use_of_a_card_has_its_own_words(language: str) -> None:
    said = {Speaker(language).text("agricola-noun-card-use", use=use, category="food") for use in USES}
    assert len(said) == len(USES)
