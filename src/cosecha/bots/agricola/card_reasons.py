"""Reasons for playing, keeping and using hand cards: what a card gets you, what it costs, and what it helps with."""

from cosecha.bots.agricola.card_uses import use_of
from cosecha.core.message import Argument, Message, Token
from cosecha.games.agricola import State, codes
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import CATEGORIES, NEEDS, OCCUPATION, POINTS, PRICES
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.phases import ROUNDS

Reason = tuple[str, dict[str, Argument]]


def playing(before: State, after: State, seat: int, card: int) -> Reason:
    """For playing a card: goods right away, its points, or the rounds in which it helps."""
    named = Token("card", CARD_NAMES[card])
    gain = _most(before.farms[seat], after.farms[seat])
    rounds = ROUNDS - before.round
    if gain is not None:
        return "card-gets", {"card": named, "gain": gain}
    if POINTS[card] > 0:
        return "card-points", {"card": named, "points": POINTS[card]}
    if rounds:
        return "card-rounds", {"card": named, "category": CATEGORIES[card], "rounds": rounds}
    return "card", {"card": named}


def keeping(state: State, seat: int, card: int) -> Reason:
    """For keeping a card in a draft: what it does, and that it is easy to play or how it fits the cards kept so far."""
    does: dict[str, Argument] = {"use": use_of(card), "category": CATEGORIES[card]}
    if card not in NEEDS and not OCCUPATION[card]:
        if POINTS[card] > 0:
            return "draft-points", {**does, "points": POINTS[card]}
        if not PRICES[card]:
            return "draft-free", does
    alike = _alike(state.farms[seat].hand, card)
    if alike:
        return "draft-more", {**does, "count": alike}
    return "draft-new", does


def taking(card: int) -> Reason:
    """For taking a card from the open market: what it does."""
    return "take-card", {"use": use_of(card), "category": CATEGORIES[card]}


def dropping(state: State, seat: int, card: int) -> Reason:
    """For giving up a card: others like it, or its prerequisite."""
    alike = _alike(state.farms[seat].hand, card)
    if alike:
        return "drop-like", {"category": CATEGORIES[card], "count": alike}
    if card in NEEDS:
        return "drop-needs", {"needs": NEEDS[card]}
    return "drop", {"card": Token("card", CARD_NAMES[card])}


def using(before: State, after: State, seat: int, card: int) -> Reason | None:
    """For accepting a card's offer: what it gets you, and what you pay. None if that isn't a matter of goods."""
    named = Token("card", CARD_NAMES[card])
    was, farm = before.farms[seat], after.farms[seat]
    gain, price = _most(was, farm), _most(farm, was)
    if gain is None:
        return None
    if price is None:
        return "use-free", {"card": named, "gain": gain}
    return "use-trade", {"card": named, "gain": gain, "price": price}


def declining(state: State, seat: int) -> Reason | None:
    """For declining the offer of the card that asks: the goods that stay. None if no card asks, or not for goods."""
    topic = state.topic(seat).removeprefix("card-")
    if topic not in CARD_NAMES:
        return None
    card = CARD_NAMES.index(topic)
    offers = [
        action
        for action in state.legal(seat)
        if codes.kind_of(action) == codes.CARD and codes.named_by(action) // codes.CHOICE == card
    ]
    if not offers:
        return None
    after = state.copy()
    after.answer(seat, offers[0], None)
    was, farm = state.farms[seat], after.farms[seat]
    gain, price = _most(was, farm), _most(farm, was)
    return ("decline", {"gain": gain, "price": price}) if gain and price else None


def _most(was: Farm, farm: Farm) -> Message | None:
    """The largest gain of a good from one farm to the other; None if there is none."""
    more, good = max(
        (now - before, -good) for good, (before, now) in enumerate(zip(was.goods, farm.goods, strict=True))
    )
    if more <= 0:
        return None
    return Message("agricola-noun-goods", {"good": Token("good", GOOD_NAMES[-good]), "amount": more})


def _alike(cards: tuple[int, ...], card: int) -> int:
    """The number of other cards with the same category."""
    return len([other for other in cards if other != card and CATEGORIES[other] == CATEGORIES[card]])
