"""Improvements, hands and the deal."""

from cosecha.core.errors import BadPosition
from cosecha.core.state import NONE
from cosecha.games.agricola.cards.deck import CARD_NAMES, cards_at_start, cards_to_deal
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import KEEPS, OCCUPATION, STOCKED
from cosecha.games.agricola.engine.decks import BESIDE, GOES, SCORED_BY_ALL, is_drawn
from cosecha.games.agricola.engine.effects import effect_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD
from cosecha.games.agricola.majors import MAJOR_NAMES, MAJORS, WELL, WELL_ROUNDS
from cosecha.games.agricola.mechanisms.drafting import DRAFT, still_to_keep
from cosecha.games.agricola.mechanisms.drawing import MULLIGAN, REDRAW
from cosecha.games.agricola.mechanisms.shopping import laid_out
from cosecha.games.agricola.options import HAND, OPEN_MARKET, has_hands
from cosecha.games.agricola.phases import WORK
from cosecha.games.agricola.rules.dealing import (
    ASK_MULLIGAN,
    ASK_REDRAW,
    KEEP,
    PACK,
    REMOVE,
    START,
    TAKE_ALL,
    plan_of,
)


def check_majors(state: Data) -> None:
    """Each major improvement is on the board or owned by one player."""
    found = [state.majors, *(farm.majors for farm in state.farms)]
    for major in range(MAJORS):
        if sum(each >> major & 1 for each in found) != 1:
            raise BadPosition("agricola-position-major", improvement=MAJOR_NAMES[major])


def check_cards(state: Data) -> None:
    """Each card is in only one place; without cards, hands and cards in play are empty."""
    hands = has_hands(state.options)
    left = {card for kind in (True, False) for card in cards_to_deal(state.options, kind)} if hands else set()
    for farm in state.farms:
        own = cards_at_start(state.options, farm.seat)
        for card in (*farm.hand, *farm.pack, *[card for card in farm.played if card not in own and not is_drawn(card)]):
            if card not in left:
                raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
            left.remove(card)
        for card, value in farm.stores.items():
            known = card in farm.played or card in farm.lent or _is_beside(card)
            if not known or not 0 <= value <= KEEPS.get(card, NONE):
                raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
        for card in farm.played:
            if card in STOCKED and card not in farm.stores:
                raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
    if not _has_market(state):
        raise BadPosition(
            "error-position-name", kind="market", name=", ".join(CARD_NAMES[card] for card in state.market)
        )
    for card in state.market:
        if card not in left:
            raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
        left.remove(card)
    # Without a deal that goes on, only a card of an event deck brings more cards.
    may_draw = state.dealt > 0 or state.decks is not None
    for piles in (state.undealt, state.dropped):
        for occupation, pile in enumerate(piles):
            for card in pile:
                if card not in left or OCCUPATION[card] != occupation or not may_draw:
                    raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
                left.remove(card)


def _is_beside(card: int) -> bool:
    """Whether a card beside the board may remember something about each player."""
    return card in SCORED_BY_ALL or (is_drawn(card) and GOES[card] == BESIDE)


def _has_market(state: Data) -> bool:
    """Whether the open market has as many cards as can be left: at most 1 has been taken in each round."""
    if not state.variant & OPEN_MARKET:
        return not state.market and not state.shopped
    cards = state.options.market_cards
    for occupation in (True, False):
        if len([card for card in state.market if OCCUPATION[card] == occupation]) > laid_out(cards, occupation):
            return False
    taken = cards - len(state.market)
    return int(state.shopped) <= taken <= max(0, state.round - 1) + state.shopped and not (
        state.shopped and state.phase < WORK
    )


def check_deal(state: Data) -> None:
    """The deal is at a question before the first round and done afterwards; packs and draws fit."""
    plan = plan_of(state.options) if has_hands(state.options) else ()
    fits = 0 <= state.dealt <= len(plan) and all(count <= HAND for _, _, count in state.draws)
    if state.round == 0:
        fits = fits and state.dealt > 0 and _is_asked_while_dealing(state, plan[state.dealt - 1])
    else:
        fits = fits and (state.dealt == len(plan) or state.dealt == 0)
    packs = [0, 0]
    needed = [0, 0]
    for number, (what, occupations, minors) in enumerate(plan):
        for kind, count in enumerate((minors, occupations)):
            if number >= state.dealt:
                needed[kind] += count * state.players if what == PACK else 0
            elif what == PACK:
                packs[kind] = count
            else:
                packs[kind] = 0 if what in (TAKE_ALL, REMOVE) else packs[kind] - count
    fits = fits and all(_has_pack(farm, packs) for farm in state.farms)
    if state.round == 0:
        fits = fits and all(len(state.undealt[kind]) >= needed[kind] for kind in range(2))
    if not fits:
        raise BadPosition("error-position-name", kind="deal", name=f"{state.options.deal} {state.dealt}")


def _has_pack(farm: Farm, rest: list[int]) -> bool:
    """Whether a farm's pack has what is left after this step, and what its owner has still to keep."""
    occupations, minors = still_to_keep(farm)
    found = sum(OCCUPATION[card] for card in farm.pack)
    return found == rest[True] + occupations and len(farm.pack) - found == rest[False] + minors


def _is_asked_while_dealing(state: Data, step: tuple[int, int, int]) -> bool:
    """Whether everybody is asked what this step of the plan asks, each at most once; some questions go round."""
    what, occupations, minors = step
    if what >= START:
        return True  # what cards ask is checked with the other steps
    questions = {KEEP: DRAFT, ASK_MULLIGAN: MULLIGAN, ASK_REDRAW: REDRAW}
    found = [effect_of(each) for farm in state.farms for each in farm.steps]
    fits = what in questions and all(effect == questions[what] for effect in found)
    if what != KEEP:
        return fits and len(found) <= 1
    kept = [still_to_keep(farm) for farm in state.farms]
    fits = fits and all(len(farm.steps) <= 1 for farm in state.farms)
    return fits and all(each[0] <= occupations and each[1] <= minors for each in kept)


def check_promises(state: Data) -> None:
    """Without hand cards, only the Well puts food on future round spaces."""
    if state.cards:
        return
    for place, (number, seat, good, amount, _) in enumerate(state.promised):
        first = state.promised[0][0]
        well = state.farms[seat].majors >> WELL & 1 and good == FOOD and amount == 1
        # The Well's remaining rounds: consecutive from the next one.
        if not well or number != state.round + 1 + place or first != state.round + 1 or place >= WELL_ROUNDS:
            raise BadPosition("agricola-position-promise", round=number)
