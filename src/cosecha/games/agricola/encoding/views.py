"""A state as one seat, or a spectator, may see it."""

from functools import lru_cache

from msgspec.structs import replace

from cosecha.core.frozen import FrozenList
from cosecha.games.agricola import rules
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.decks import Decks
from cosecha.games.agricola.encoding.cards import PRINTED, majors_at, shown_cards
from cosecha.games.agricola.encoding.facts import facts_of
from cosecha.games.agricola.encoding.farms import KeptFarm, kept_farm
from cosecha.games.agricola.encoding.positions import draws, named_piles, public_position
from cosecha.games.agricola.encoding.sharing import KEPT
from cosecha.games.agricola.engine.cards import OCCUPATION
from cosecha.games.agricola.engine.decks import is_seer
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.mechanisms.improvements import PRINTED_MAJORS, major_prices
from cosecha.games.agricola.options import has_hands
from cosecha.games.agricola.position import Hand, Position
from cosecha.games.agricola.spaces.round_cards import STAGE_CARDS
from cosecha.games.agricola.view import View


def to_view(state: Data, seat: int | None) -> View:
    """What a seat, or a spectator (None), may know: neither the order of future round cards nor the hands of other
    seats."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there's no seat {seat}")
    waiting = rules.waiting(state)
    legal: list[int] = []
    aside: list[int] = []
    if seat is not None and seat in waiting:
        legal = rules.legal(state, seat)
        aside = _aside(legal, rules.worth(state, seat))
    hands = has_hands(state.options)
    farms: list[KeptFarm] = []
    for number in range(state.players):
        farms.append(kept_farm(number, state.farms[number], number == seat or not hands))
    prices = PRINTED_MAJORS if seat is None else major_prices(state.farms[seat])
    majors = PRINTED if prices is PRINTED_MAJORS else majors_at(prices)
    position = public_position(
        state,
        farms,
        None,
        _unseen(state.round_cards[state.round :]),
        [_hand(farm.hand) for farm in state.farms] if hands else None,
    )
    if state.dealt:
        position = replace(
            position,
            unseen_packs=[_hand(farm.pack) for farm in state.farms],
            unseen_undealt=_hand((*state.undealt[0], *state.undealt[1], *state.dropped[0], *state.dropped[1])),
            dealt=state.dealt,
            draws=draws(state),
        )
    elif state.undealt[0] or state.draws:
        # Minor improvements that a card of an event deck may bring.
        position = replace(position, unseen_undealt=_hand(state.undealt[0]), draws=draws(state))
    if state.decks is not None:
        position = _with_piles(position, state, state.decks, seat)
    return View(
        seat=seat,
        position=position,
        waiting=waiting,
        decision=None if seat is None else rules.decision(state, seat),
        legal=legal,
        aside=aside,
        facts=facts_of(state, waiting, farms, majors),
        cards=shown_cards(state, seat) if state.cards else {},
    )


def _with_piles(position: Position, state: Data, decks: Decks, seat: int | None) -> Position:
    """What a seat knows of the event decks: which cards are left, and those on top that it has looked at."""
    unseen: list[tuple[int, ...]] = []
    known: list[tuple[int, ...]] = []
    for deck, pile in enumerate(decks.piles):
        looks = decks.looked[deck] if seat is not None and is_seer(state.farms[seat], deck) else 0
        cut = len(pile) - looks
        unseen.append(tuple(sorted(pile[:cut])))
        known.append(pile[cut:])
    return replace(position, unseen_piles=named_piles(unseen), known=named_piles(known))


def _aside(legal: list[int], worth: list[int]) -> list[int]:
    if len(legal) == len(worth):
        return []
    kept = set(worth)
    return [action for action in legal if action not in kept]


@lru_cache(KEPT)
def _unseen(left: tuple[int, ...]) -> list[list[str]]:
    found: list[list[str]] = []
    for stage in STAGE_CARDS:
        found.append(FrozenList([SPACE_NAMES[card] for card in stage if card in left]))
    return FrozenList(found)


def _hand(cards: tuple[int, ...]) -> Hand:
    occupations = 0
    for card in cards:
        if OCCUPATION[card]:
            occupations += 1
    return Hand(occupations, len(cards) - occupations)
