"""What follows from a state and the rules, for the facts of a view: harvests, prices, capacities, food."""

from functools import lru_cache
from typing import Final

from cosecha.core.frozen import NO_ITEMS, NOTHING, FrozenDict, FrozenList
from cosecha.core.state import NONE
from cosecha.games.agricola import rules
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.encoding.farms import KeptFarm
from cosecha.games.agricola.encoding.seasons import season_changes
from cosecha.games.agricola.encoding.sharing import KEPT, named
from cosecha.games.agricola.encoding.spaces import Board, shown_spaces
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.payments import FENCES, RENOVATION, ROOM, payment_of, ways
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.fences import fences_left
from cosecha.games.agricola.goods import GOOD_NAMES, MATERIALS, WOOD, Price
from cosecha.games.agricola.majors import COOKING, RATES, WORKSHOP_FOOD, WORKSHOP_GOODS, WORKSHOPS
from cosecha.games.agricola.mechanisms.drafting import still_to_keep
from cosecha.games.agricola.mechanisms.feeding import food_needed, grown_up_needs
from cosecha.games.agricola.mechanisms.fencing import fences_for_partner
from cosecha.games.agricola.mechanisms.partners import TEAMS, partner_of
from cosecha.games.agricola.mechanisms.renovating import next_houses, renovation_price
from cosecha.games.agricola.mechanisms.rooms import ROOM_SURCHARGES
from cosecha.games.agricola.options import HAND, HOUSE_NAMES, ROOM_PRICES, SEASONS, STABLES
from cosecha.games.agricola.phases import FEED, HARVESTS, STAGES
from cosecha.games.agricola.position import Hand
from cosecha.games.agricola.rules.dealing import is_drafting, rest_is_passed
from cosecha.games.agricola.view import Draft, Facts, FarmFacts, ForPartner, Major

_HARVESTS: Final[list[int]] = FrozenList(HARVESTS)
_STAGES: Final[list[list[int]]] = FrozenList([FrozenList(rounds) for rounds in STAGES])
_TEAMS: Final[list[list[int]]] = FrozenList([FrozenList(team) for team in TEAMS])
_WOOD_ONLY: Final[list[str]] = FrozenList([GOOD_NAMES[WOOD]])


def facts_of(state: Data, waiting: tuple[int, ...], farms: list[KeptFarm], majors: dict[str, Major]) -> Facts:
    board: Board = shown_spaces(state).source
    due = state.round in HARVESTS and state.phase <= FEED
    harvest = state.round if due else _next_harvest(state.round)
    shown: list[FarmFacts] = []
    for seat in range(state.players):
        kind: str | None = None
        if seat in waiting:
            kind = rules.asked(state, seat)
        food = food_needed(state, seat) if due else grown_up_needs(state, seat) if harvest else 0
        shown.append(_farm_facts(farms[seat], kind, food))
    return Facts(
        harvests=_HARVESTS,
        harvest=harvest if harvest else None,
        stages=_STAGES,
        refills=board.refills,
        majors=majors,
        farms=shown,
        draft=_draft(state) if state.dealt and is_drafting(state) else None,
        season=None if state.season == NONE else SEASONS[state.season],
        changes=NO_ITEMS if state.season == NONE else season_changes(tuple(state.spaces), state.season, state.round),
        teams=_TEAMS if state.teams else NOTHING,
        for_partner=[_for_partner(state, farm) for farm in state.farms] if state.teams else NOTHING,
    )


def _for_partner(state: Data, farm: Farm) -> ForPartner:
    site = state.farms[partner_of(farm.seat)]
    found = ways(farm, ROOM, ROOM_PRICES[site.house], site, ROOM_SURCHARGES[site.house])
    return ForPartner([named(tuple(enumerate(way))) for way in found], fences_for_partner(farm))


def _draft(state: Data) -> Draft:
    full = Hand(state.options.hand_occupations, HAND)
    return Draft([Hand(*still_to_keep(farm)) for farm in state.farms], rest_is_passed(state), full)


def _next_harvest(round: int) -> int:
    """The first harvest after a round; 0 after the last."""
    for harvest in HARVESTS:
        if harvest > round:
            return harvest
    return 0


def _farm_facts(kept: KeptFarm, kind: str | None, food: int) -> FarmFacts:
    found = kept.facts
    if found is None or found.asked != kind or found.food != food:
        farm = kept.farm
        found = FarmFacts(
            asked=kind,
            capacities=FrozenList([farm.capacity(mask) for mask in farm.pastures]),
            loose=farm.loose,
            pairs=farm.pairs(),
            fences=fences_left(farm),
            fence_goods=_fence_goods(farm),
            free_fences=_free_fences(farm),
            room_prices=_prices(farm, ROOM, ROOM_PRICES[farm.house]),
            renovation_prices=FrozenDict(
                {
                    HOUSE_NAMES[house]: _prices(farm, RENOVATION, renovation_price(farm, house))
                    for house in next_houses(farm)
                }
            ),
            stables=STABLES - farm.stables.bit_count(),
            food=food,
            rates=_rates(farm.kitchen()),
            workshops=_workshops(farm.majors),
        )
        kept.facts = found
    return found


def _fence_goods(farm: Farm) -> list[str]:
    if not farm.hooks >> hooks.PRICE & 1:
        return _WOOD_ONLY
    first_paid = _free_fences(farm) + 1
    goods = {good for way in ways(farm, FENCES, ((WOOD, first_paid),)) for good in MATERIALS if way[good]}
    return FrozenList([GOOD_NAMES[good] for good in sorted(goods)])


def _free_fences(farm: Farm) -> int:
    free = 0
    if farm.hooks >> hooks.PRICE & 1:
        left = fences_left(farm)
        while free < left and payment_of(()) in ways(farm, FENCES, ((WOOD, free + 1),)):
            free += 1
    return free


def _prices(farm: Farm, what: int, price: Price) -> list[dict[str, int]]:
    if not farm.hooks >> hooks.PRICE & 1:
        return _printed(price)
    return FrozenList([named(tuple(enumerate(way))) for way in ways(farm, what, price)])


@lru_cache(KEPT)
def _printed(price: Price) -> list[dict[str, int]]:
    return FrozenList([named(price)])


@lru_cache(KEPT)
def _rates(kitchen: int) -> dict[str, int]:
    return FrozenDict({GOOD_NAMES[good]: RATES[kitchen][good] for good in COOKING if RATES[kitchen][good]})


@lru_cache(KEPT)
def _workshops(majors: int) -> dict[str, int]:
    return FrozenDict(
        {
            GOOD_NAMES[good]: food
            for workshop, good, food in zip(WORKSHOPS, WORKSHOP_GOODS, WORKSHOP_FOOD, strict=True)
            if majors >> workshop & 1
        }
    )
