"""Why an action is refused: a helpful reason for every illegal action."""

from typing import Final

from cosecha.core.message import Message
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELLS, EDGE_NAMES, YARD
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import CHOICE_WORDS, CHOICES, FIELD_CARDS, PICKING, TRADES
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.effects import BRANCHES, KIND, MECHANISMS, ONE_OF, PARTS, impossible
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.engine.stack import branch_of, open_effects, takes
from cosecha.games.agricola.goods import CATTLE, GOODS, GRAIN, VEGETABLE
from cosecha.games.agricola.majors import FIREPLACES, HEARTHS, MAJORS, WORKSHOP_GOODS
from cosecha.games.agricola.mechanisms.drawing import KINDS
from cosecha.games.agricola.mechanisms.feeding import FEED
from cosecha.games.agricola.mechanisms.playing import not_asked_for
from cosecha.games.agricola.options import HOUSE_MATERIALS
from cosecha.games.agricola.rules import any_time

_ON_CELLS: Final = (
    codes.ROOM,
    codes.STABLE,
    codes.PLOW,
    codes.PARTNER_ROOM,
    codes.PARTNER_STABLE,
    codes.PARTNER_PLOW,
)
_OF_A_CARD: Final = (codes.PLAY, codes.DRAFT, codes.DROP, codes.TAKE_CARD)


def reason(state: Data, seat: int, action: int) -> Message:
    """Why an illegal action of a seat that owes an answer is refused."""
    if not _exists(action):
        return Message("reason-no-such-action")
    kind = codes.kind_of(action)
    named = codes.named_by(action)
    farm = state.farms[seat]
    if kind == codes.EXCHANGE:
        return any_time.no_exchange(farm, named)
    if kind == codes.DISCARD:
        return any_time.no_discard(farm, named)
    open_now = open_effects(farm.steps)
    if kind == codes.DONE:
        return Message("agricola-reason-feed-first" if FEED in open_now else "agricola-reason-not-left-out")
    for effect in open_now:
        if takes(effect, action):
            if KIND[effect] == ONE_OF:
                return impossible(state, seat, branch_of(effect, action))
            return MECHANISMS[KIND[effect]].refusal(state, seat, PARTS[effect], action)
    if kind == codes.CHOOSE and ONE_OF in [KIND[effect] for effect in open_now]:
        return Message("agricola-reason-not-offered")
    if kind == codes.CARD or kind == codes.PICK:
        return any_time.no_offer(state, farm, action)
    if kind == codes.PLAY:
        return not_asked_for(farm, named)
    return Message("agricola-reason-wrong-step")


def _exists(action: int) -> bool:
    """Whether an int is the code of an action, legal or not."""
    if action < 0:
        return False
    kind = codes.kind_of(action)
    named = codes.named_by(action)
    if kind == codes.USE:
        return named < len(NAMES)
    if kind in _ON_CELLS:
        return named < CELLS
    if kind == codes.RAIL or kind == codes.PARTNER_RAIL:
        return named < len(EDGE_NAMES)
    if kind == codes.SOW:
        return named // codes.CROP in (GRAIN, VEGETABLE) and named % codes.CROP < CELLS + len(FIELD_CARDS)
    if kind == codes.BAKE:
        return named > 0
    if kind == codes.FENCE or kind == codes.PARTNER_FENCE:
        return 0 < named <= YARD
    if kind == codes.RENOVATE:
        return named < len(HOUSE_MATERIALS)
    if kind == codes.BUILD:
        return named < MAJORS
    if kind == codes.UPGRADE:
        return bool(HEARTHS >> named // codes.RETURNED & FIREPLACES >> named % codes.RETURNED & 1)
    if kind == codes.CHOOSE:
        return named < len(BRANCHES)
    if kind == codes.KEEP:
        return named < 1 << 3 * codes.COUNT_BITS
    if kind == codes.EXCHANGE:
        return named in WORKSHOP_GOODS or GRAIN <= named <= CATTLE
    if kind == codes.DISCARD:
        return named < GOODS
    if kind == codes.GIVE or kind == codes.FETCH:
        return named // codes.GOODS_AMOUNT < GOODS and named % codes.GOODS_AMOUNT > 0
    if kind in _OF_A_CARD:
        return named < len(CARD_NAMES)
    if kind == codes.DRAW or kind == codes.MULLIGAN:
        return named < len(KINDS)
    if kind == codes.CARD:
        return named // codes.CHOICE < len(CARD_NAMES) and named % codes.CHOICE == 0
    if kind == codes.PICK:
        card = named // codes.CHOICE
        return (card in CHOICES or card in TRADES or card in PICKING) and 0 < named % codes.CHOICE < len(CHOICE_WORDS)
    if kind == codes.PAY:
        return True
    return (kind == codes.FEED or kind == codes.DONE) and named == 0
