"""The deal: everything random in a match is drawn here, from the seed."""

from cosecha.core.rng import Rng
from cosecha.core.state import NONE, Log
from cosecha.games.agricola.cards.deck import cards_to_deal, hands
from cosecha.games.agricola.data import agree, clear
from cosecha.games.agricola.decks import Decks, new_extras
from cosecha.games.agricola.engine.decks import CARDS
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.events import StartFoodGained
from cosecha.games.agricola.farm import new_farm
from cosecha.games.agricola.goods import FOOD
from cosecha.games.agricola.mechanisms.customs import settle_customs
from cosecha.games.agricola.mechanisms.shopping import laid_out
from cosecha.games.agricola.options import (
    DECK_BITS,
    EVEN_START,
    OPEN_MARKET,
    OTHERS_FOOD,
    SOLO_FOOD,
    STARTER_FOOD,
    Options,
    has_hands,
)
from cosecha.games.agricola.rules.dealing import PLANS
from cosecha.games.agricola.rules.seasons import tell_season
from cosecha.games.agricola.rules.teams import tell_teams
from cosecha.games.agricola.spaces import spaces_in_play
from cosecha.games.agricola.spaces.round_cards import STAGE_CARDS
from cosecha.games.agricola.state import State


def start(options: Options, seed: int, log: Log = None) -> State:
    """Shuffle the round cards, draw the starting player, deal food and hands, and begin the first round."""
    if int(seed) != seed or seed < 0:
        raise ValueError("a seed must be a non-negative integer")
    rng = Rng(seed)
    state = State()
    clear(state, [new_farm(seat) for seat in range(options.players)], len(NAMES))
    agree(state, options)
    settle_customs(state)
    state.spaces = spaces_in_play(state)
    drawn = rng.below(options.players)
    state.starter = drawn if options.first_seat is None else options.first_seat
    state.round_cards = shuffled_stages(rng)
    for seat, farm in enumerate(state.farms):
        less = seat == state.starter and not state.variant & EVEN_START
        farm.goods[FOOD] = STARTER_FOOD if less else OTHERS_FOOD
    if options.players == 1:
        state.farms[0].goods[FOOD] = SOLO_FOOD
    for seat, food in enumerate(options.start_food):
        if food:
            state.farms[seat].goods[FOOD] += food
            if log is not None:
                log.append(StartFoodGained(seat, food))
    if options.deal in PLANS:
        state.undealt = [shuffled_deck(options, occupation, rng) for occupation in (False, True)]
        state.luck = rng.below(1 << 32)
    elif has_hands(options):
        for seat, hand in enumerate(hands(options, rng)):
            state.farms[seat].hand = hand
    if state.variant & OPEN_MARKET:
        _open_market(state, rng)
    if state.decks is not None:
        for farm in state.farms:
            farm.extras = new_extras()
        _shuffle_decks(state.decks, state.variant, rng)
        if has_hands(options) and options.deal not in PLANS:
            state.undealt[False] = _left_over(state, rng)
    if state.teams:
        tell_teams(log)
    if state.season != NONE:
        tell_season(state, log)
    if options.start_cards:
        state.proceed(log)  # a card may leave no choice, such as too many animals
    else:
        state.advance(log)
    return state


def _open_market(state: State, rng: Rng) -> None:
    """Lay out cards that nobody is dealt: of those to be dealt later, the bottom ones."""
    taken = {card for farm in state.farms for card in (*farm.hand, *farm.played)}
    for occupation in (True, False):
        count = laid_out(state.options.market_cards, occupation)
        pile = state.undealt[occupation]
        if pile:
            state.undealt[occupation] = pile[count:]
        else:
            left = [card for card in cards_to_deal(state.options, occupation) if card not in taken]
            rng.shuffle(left)
            pile = tuple(left)
        state.market += pile[:count]


def _shuffle_decks(decks: Decks, variant: int, rng: Rng) -> None:
    """The event decks in play, and the seed for whatever is shuffled back later."""
    for deck, bit in enumerate(DECK_BITS):
        if variant & bit:
            cards = CARDS[deck][:]
            rng.shuffle(cards)
            decks.piles[deck] = tuple(cards)
    decks.fate = rng.below(1 << 32)


def _left_over(state: State, rng: Rng) -> tuple[int, ...]:
    """The minor improvements that nobody has been dealt: a card of an event deck may bring some of them."""
    taken = {*state.market, *[card for farm in state.farms for card in (*farm.hand, *farm.played)]}
    left = [card for card in cards_to_deal(state.options, False) if card not in taken]
    rng.shuffle(left)
    return tuple(left)


def shuffled_deck(options: Options, occupation: bool, rng: Rng) -> tuple[int, ...]:
    cards = cards_to_deal(options, occupation)
    rng.shuffle(cards)
    return tuple(cards)


def shuffled_stages(rng: Rng) -> tuple[int, ...]:
    """The round cards, shuffled within each stage."""
    order: list[int] = []
    for stage in STAGE_CARDS:
        cards = list(stage)
        rng.shuffle(cards)
        order += cards
    return tuple(order)
