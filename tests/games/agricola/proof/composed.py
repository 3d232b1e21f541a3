"""Composed positions: a rich farm with certain cards in play from the start, for what dealt matches seldom reach."""

import msgspec

from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.engine.cards import FIELD_CARDS, PLAYERS, settle_yard
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CATTLE, CROPS, SHEEP
from cosecha.games.agricola.mechanisms.playing import play_card
from cosecha.games.agricola.options import GRAIN_SOWN, VEGETABLES_SOWN
from cosecha.games.agricola.rules import settle
from tests.games.agricola.farms import fill

OWNER = 0
LAYOUTS = (
    ("a2a3", "b1", ""),
    ("a1a2a3", "b1c1", "d3e3"),
    ("a1a2a3b2", "b1c1d1", "e3"),
    ("a1a2a3b2c2", "", "d3e3 d2e2"),
    ("a1a2a3", "b1c1d1", "b2c2d2e2b3c3d3e3e1"),
)
"""Rooms, fields and pastures; the last one leaves no space unused."""
MAJORS = ("", "fireplace2", "hearth4 clay-oven", "stone-oven joinery pottery")


def composed_match(in_play: tuple[int, ...], in_hand: tuple[int, ...], rng: Rng) -> State:
    """Everybody has a rich farm. The first seat has just played some cards, in this order, and others are in its
    hand."""
    cards = (*in_play, *in_hand)
    least = max([PLAYERS[card] for card in cards], default=1)
    players = least + rng.below(5 - least)
    tiles = "with" if players > 1 and rng.below(2) else "without"
    agreed = {"players": players, "cards": "full", "first_seat": OWNER, "side_job": tiles, "tile": tiles}
    state: State = GAME.start(msgspec.convert(agreed, Options), rng.bits())
    for farm in state.farms:
        _enrich(state, farm, rng)
        farm.hand = tuple([card for card in farm.hand if card not in cards])
    owner = state.farms[OWNER]
    owner.hand = tuple(sorted([*owner.hand, *in_hand]))
    for card in in_play:
        play_card(state, OWNER, card, None)
    settle(state, OWNER, None)
    return state


def _enrich(state: State, farm: Farm, rng: Rng) -> None:
    rooms, fields, pastures = LAYOUTS[rng.below(len(LAYOUTS))]
    majors = MAJORS[rng.below(len(MAJORS))] if farm.seat == OWNER else ""
    fill(farm, rooms=rooms, fields=fields, pastures=pastures, majors=majors)
    state.majors &= ~farm.majors
    farm.house = rng.below(3)
    for good in range(SHEEP):
        farm.goods[good] = 2 + rng.below(12)
    if farm.pastures:
        farm.goods[SHEEP + rng.below(CATTLE - SHEEP + 1)] = farm.capacities[-1]
    for cell in range(len(farm.amounts) - len(FIELD_CARDS)):
        if farm.fields >> cell & 1 and rng.below(3):
            crop = CROPS[rng.below(2)]
            farm.crops[cell] = crop
            farm.amounts[cell] = GRAIN_SOWN if crop == CROPS[0] else VEGETABLES_SOWN
    settle_yard(farm)
    farm.choices = None
