"""Which numbers are actions at all: each kind up to its last one, and not one further."""

import pytest

from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELLS, EDGE_NAMES, YARD
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import CHOICE_WORDS, FIELD_CARDS
from cosecha.games.agricola.engine.effects import BRANCHES, KIND, MECHANISMS, PARTS
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.goods import CATTLE, FOOD, GOODS, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from cosecha.games.agricola.majors import FIREPLACE_2, FIREPLACE_3, HEARTH_4, HEARTH_5, MAJORS, WELL
from tests.games.agricola.farms import match

SPACES, CARDS, EDGES = len(NAMES), len(CARD_NAMES), len(EDGE_NAMES)
NO_ACTION = "reason-no-such-action"
MOST_KEPT = (1 << 3 * codes.COUNT_BITS) - 1


def _sowing(crop: int, cell: int) -> int:
    return crop * codes.CROP + cell


def _upgrade(new: int, returned: int) -> int:
    return new * codes.RETURNED + returned


def _choice(card: str, choice: int) -> int:
    return CARD_NAMES.index(card) * codes.CHOICE + choice


def _amount(good: int, amount: int) -> int:
    return good * codes.GOODS_AMOUNT + amount


# By kind: numbers that name something, and numbers that name nothing.
NAMED = {
    codes.USE: ([0, SPACES - 1], [SPACES]),
    codes.ROOM: ([0, CELLS - 1], [CELLS]),
    codes.STABLE: ([0, CELLS - 1], [CELLS]),
    codes.PLOW: ([0, CELLS - 1], [CELLS]),
    codes.SOW: (
        [_sowing(GRAIN, 0), _sowing(VEGETABLE, CELLS - 1), _sowing(GRAIN, CELLS + len(FIELD_CARDS) - 1)],
        [_sowing(GRAIN, CELLS + len(FIELD_CARDS)), _sowing(STONE, 0), _sowing(SHEEP, 0)],
    ),
    codes.BAKE: ([1, 2, 64], [0]),
    codes.FENCE: ([1, YARD], [0, YARD + 1]),
    codes.RENOVATE: ([0, 2], [3]),
    codes.BUILD: ([0, MAJORS - 1], [MAJORS]),
    codes.UPGRADE: (
        [_upgrade(HEARTH_4, FIREPLACE_2), _upgrade(HEARTH_5, FIREPLACE_3)],
        [_upgrade(HEARTH_4, WELL), _upgrade(WELL, FIREPLACE_2), _upgrade(FIREPLACE_3, FIREPLACE_2)],
    ),
    codes.CHOOSE: ([0, len(BRANCHES) - 1], [len(BRANCHES)]),
    codes.KEEP: ([0, MOST_KEPT], [MOST_KEPT + 1]),
    codes.EXCHANGE: ([WOOD, REED, GRAIN, CATTLE], [FOOD, STONE, GOODS]),
    codes.FEED: ([0], [1]),
    codes.DONE: ([0], [1]),
    codes.PLAY: ([0, CARDS - 1], [CARDS]),
    codes.CARD: ([0, (CARDS - 1) * codes.CHOICE], [1, CARDS * codes.CHOICE]),
    codes.PAY: ([0, codes.KIND - 1], []),
    codes.PICK: (
        [_choice("sheep-walker", 1), _choice("clearing-spade", len(CHOICE_WORDS) - 1), _choice("dragons-lair", 1)],
        [_choice("sheep-walker", 0), _choice("clearing-spade", len(CHOICE_WORDS)), _choice("loom", 1)],
    ),
    codes.DRAFT: ([0, CARDS - 1], [CARDS]),
    codes.DROP: ([0, CARDS - 1], [CARDS]),
    codes.DRAW: ([0, 1], [2]),
    codes.MULLIGAN: ([0, 1], [2]),
    codes.DISCARD: ([0, GOODS - 1], [GOODS]),
    codes.RAIL: ([0, EDGES - 1], [EDGES]),
    codes.GIVE: ([1, _amount(CATTLE, 63)], [0, _amount(CATTLE, 0), _amount(GOODS, 1)]),
    codes.FETCH: ([1, _amount(CATTLE, 63)], [0, _amount(CATTLE, 0), _amount(GOODS, 1)]),
    codes.TAKE_CARD: ([0, CARDS - 1], [CARDS]),
    codes.PARTNER_ROOM: ([0, CELLS - 1], [CELLS]),
    codes.PARTNER_STABLE: ([0, CELLS - 1], [CELLS]),
    codes.PARTNER_PLOW: ([0, CELLS - 1], [CELLS]),
    codes.PARTNER_FENCE: ([1, YARD], [0, YARD + 1]),
    codes.PARTNER_RAIL: ([0, EDGES - 1], [EDGES]),
}
EXISTING = [kind * codes.KIND + named for kind, (there, _) in NAMED.items() for named in there]
MISSING = [kind * codes.KIND + named for kind, (_, missing) in NAMED.items() for named in missing]


def _reason(action: int) -> str:
    reason = match().why_not(0, action)
    return reason.id if reason else ""


@pytest.mark.parametrize("action", EXISTING)
def test_an_action_that_exists_is_legal_or_refused_for_a_reason_of_its_own(action: int) -> None:
    assert _reason(action) != NO_ACTION


def _picks(effect: int) -> list[int]:
    """A pick with each card for which an effect takes some word."""
    mechanism, found = MECHANISMS[KIND[effect]], []
    for card in range(CARDS) if mechanism.actions >> codes.PICK & 1 else ():
        picks = (codes.PICK * codes.KIND + _choice(CARD_NAMES[card], word) for word in range(1, len(CHOICE_WORDS)))
        found += [pick for pick in picks if mechanism.takes(PARTS[effect], pick)][:1]
    return found


def test_every_card_that_asks_for_a_pick_has_picks() -> None:
    picks = {pick for effect in range(len(KIND)) for pick in _picks(effect)}
    assert len(picks) > 10
    assert [CARD_NAMES[codes.named_by(pick) // codes.CHOICE] for pick in picks if _reason(pick) == NO_ACTION] == []


@pytest.mark.parametrize("action", [*MISSING, (max(NAMED) + 1) * codes.KIND, -2])
def test_a_number_that_is_no_action_is_refused_as_such(action: int) -> None:
    assert _reason(action) == NO_ACTION
