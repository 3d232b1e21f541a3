"""The reasons that hints give: the plainest true one for each action, in a player's terms."""

from collections.abc import Hashable
from typing import Final

from cosecha.bots.agricola import card_reasons, deck_reasons
from cosecha.bots.agricola.food import food_missing
from cosecha.bots.agricola.gains import Turn, gains
from cosecha.bots.agricola.net import Net
from cosecha.bots.agricola.search import ending
from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import CONFIRM
from cosecha.games.agricola import State, codes
from cosecha.games.agricola.engine.cards import OCCUPATION
from cosecha.games.agricola.goods import ANIMALS, CLAY, FOOD, GOOD_NAMES, WOOD
from cosecha.games.agricola.options import BEGGING_POINTS

WEAKER: Final = frozenset(("done", "drawn", "exchange-enough", "quiet"))
"""Reasons that imply that nothing else is better: after a better idea, they need a different wording."""

Reason = tuple[str, dict[str, Argument]]
"""The end of a message id, and its arguments."""

_WHERE: Final = (
    *(codes.ROOM, codes.STABLE, codes.PLOW, codes.RAIL),
    *(codes.PARTNER_ROOM, codes.PARTNER_STABLE, codes.PARTNER_PLOW, codes.PARTNER_RAIL),
)
"""Actions that differ only in their space: all the same idea."""
_WHOLE_TURN: Final = (codes.USE, codes.CHOOSE, codes.CARD)
"""Actions whose effect shows only at the end of the turn."""


def idea(action: int) -> Hashable:
    """Equal for variations of one idea; another action space, crop, pasture or good is another idea."""
    if action == CONFIRM:
        return action
    kind = codes.kind_of(action)
    if kind in _WHERE:
        return kind
    if kind in (codes.GIVE, codes.FETCH):
        return kind, codes.named_by(action) // codes.GOODS_AMOUNT
    return (kind, codes.named_by(action) // codes.CROP) if kind == codes.SOW else action


def reason(state: State, seat: int, action: int, rank: int, net: Net) -> Message:
    """Why a player might take this action. Rank 0 is the best idea; lower ranks must not claim to be."""
    if action == CONFIRM:
        return Message("advice-only-one")
    id, args = _reason(state, seat, action, net)
    if rank > 0 and id in WEAKER:
        return Message(f"agricola-advice-weaker-{id}", args)
    return Message(f"agricola-advice-{id}", args)


def _reason(state: State, seat: int, action: int, net: Net) -> Reason:
    kind = codes.kind_of(action)
    if kind == codes.DONE:
        return card_reasons.declining(state, seat) or ("done", {})
    if kind == codes.DRAFT:
        return card_reasons.keeping(state, seat, codes.named_by(action))
    if kind == codes.DROP:
        return card_reasons.dropping(state, seat, codes.named_by(action))
    if kind == codes.MULLIGAN:
        return "mulligan", {}
    if kind == codes.TAKE_CARD:
        return card_reasons.taking(codes.named_by(action))
    if kind == codes.RAIL:
        return "open-fence", {}
    if kind == codes.PARTNER_RAIL:
        return "partner-open-fence", {}
    if kind == codes.DRAW:
        return _draw(state, seat, action)
    after = state.copy()
    after.answer(seat, action, None)
    if kind == codes.CARD:
        used = card_reasons.using(state, after, seat, codes.named_by(action) // codes.CHOICE)
        if used is not None:
            return used
    if kind in _WHOLE_TURN:
        ending(after, seat, net)
    turn = Turn(state, after, seat)
    if kind == codes.FEED:
        return _feed(turn)
    if kind == codes.EXCHANGE:
        return _exchange(turn, codes.named_by(action))
    if kind == codes.KEEP:
        return _keep(turn)
    if kind == codes.PAY:
        return "pay", {"wood": turn.farm.goods[WOOD], "clay": turn.farm.goods[CLAY]}
    if kind == codes.PLAY:
        return card_reasons.playing(state, after, seat, codes.named_by(action))
    if state.decks is not None:
        drawn = deck_reasons.drawing(turn) or deck_reasons.winning_points(turn)
        if drawn is not None:
            return drawn
    found = gains(turn)
    if found:
        return max(found, key=_value)[1]
    return deck_reasons.answering(state, action) or ("quiet", {})


def _value(gain: tuple[float, Reason]) -> float:
    return gain[0]


def _draw(state: State, seat: int, action: int) -> Reason:
    """A card of one kind, and how many of that kind are in hand."""
    occupation = codes.named_by(action) == 1
    count = len([card for card in state.farms[seat].hand if OCCUPATION[card] == occupation])
    return "draw", {"kind": "occupation" if occupation else "minor", "count": count}


def _feed(turn: Turn) -> Reason:
    tokens = turn.farm.begging - turn.was.begging
    if tokens:
        return "begging", {"tokens": tokens, "points": tokens * -BEGGING_POINTS}
    return "feed", {"food": turn.was.goods[FOOD] - turn.farm.goods[FOOD]}


def _exchange(turn: Turn, good: int) -> Reason:
    food = turn.farm.goods[FOOD] - turn.was.goods[FOOD]
    token = Token("good", GOOD_NAMES[good])
    missing = food_missing(turn.before, turn.seat)
    if missing > 0:
        return "exchange", {"good": token, "amount": 1, "food": food, "missing": missing}
    return "exchange-enough", {"good": token, "amount": 1, "food": food}


def _keep(turn: Turn) -> Reason:
    """Food from the animals not kept, a pair that can breed, or just the number kept."""
    kept = [good for good in ANIMALS if turn.farm.goods[good]]
    animals = sum(turn.farm.goods[good] for good in kept)
    food = turn.farm.goods[FOOD] - turn.was.goods[FOOD]
    if food:
        return "keep-cook", {"animals": animals, "food": food}
    pairs = [good for good in kept if turn.farm.goods[good] >= 2]
    if len(pairs) == 1 and turn.harvests:
        good = pairs[0]
        return "keep-pair", {"good": Token("good", GOOD_NAMES[good]), "amount": turn.farm.goods[good]}
    return "keep", {"animals": animals, "kinds": len(kept)}
