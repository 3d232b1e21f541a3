"""A full state consistent with a view; hidden information is drawn at random."""

from cosecha.core.rng import Rng
from cosecha.games.agricola.cards.deck import cards_to_deal
from cosecha.games.agricola.codes import DISCARD, kind_of
from cosecha.games.agricola.decks import Decks
from cosecha.games.agricola.decoding import card_number, fill_seen, round_card
from cosecha.games.agricola.engine.decks import DECK_NAMES
from cosecha.games.agricola.position import Hand, Position
from cosecha.games.agricola.state import State
from cosecha.games.agricola.view import View


def guess(view: View, rng: Rng) -> State:
    """A state with this view; future round cards are shuffled within their stages, and hidden cards are drawn."""
    position = view.position
    state = State()
    fill_seen(state, position)
    coming: list[int] = []
    for stage in position.unseen or []:
        cards = [round_card(name) for name in stage]
        rng.shuffle(cards)
        coming += cards
    state.round_cards += tuple(coming)
    if state.decks is not None:
        _shuffle(state.decks, position, rng)
    if position.unseen_hands:
        _deal(state, position, position.unseen_hands, rng)
    return state


def _shuffle(decks: Decks, position: Position, rng: Rng) -> None:
    """Put the event decks in some order, below the cards that the seat has looked at."""
    for deck, name in enumerate(DECK_NAMES):
        cards = [card_number(card) for card in (position.unseen_piles or {}).get(name, [])]
        rng.shuffle(cards)
        known = [card_number(card) for card in position.known.get(name, [])]
        decks.piles[deck] = (*cards, *known)
    decks.fate = rng.below(1 << 32)


def _deal(state: State, position: Position, sizes: list[Hand], rng: Rng) -> None:
    """Draw the hidden hands and packs from the unseen cards."""
    shown: set[int] = set(state.market)
    for farm in state.farms:
        shown.update(farm.played)
        shown.update(farm.hand)
        shown.update(farm.pack)
    pools: list[list[int]] = []
    for occupation in (True, False):
        left = [card for card in cards_to_deal(state.options, occupation) if card not in shown]
        rng.shuffle(left)
        pools.append(left)
    waiting = state.waiting()
    hidden = [seat for seat, farm in enumerate(position.farms) if farm.hand is None]
    packs = position.unseen_packs or []
    # Waiting seats draw first: they must have a legal action, which may have to be a card.
    for seat in [seat for seat in hidden if seat in waiting] + [seat for seat in hidden if seat not in waiting]:
        if packs:
            state.farms[seat].pack = tuple(_draw(pools, packs[seat]))
        hand = _draw(pools, sizes[seat])
        if not _can_answer(state, seat, hand) and sizes[seat].minors:
            # The seat is waiting, so its hand must have a minor improvement that it can play.
            for place, card in enumerate(pools[1]):
                if _can_answer(state, seat, [*hand[:-1], card]):
                    pools[1][place] = hand[-1]
                    break
            else:
                state.farms[seat].hand = tuple(sorted(hand))
    if position.unseen_undealt is not None:
        rest = position.unseen_undealt
        state.undealt = [tuple(pools[1][: rest.minors]), tuple(pools[0][: rest.occupations])]
        state.luck = rng.below(1 << 32) if state.dealt else 0


def _draw(pools: list[list[int]], size: Hand) -> list[int]:
    hand = [pools[0].pop() for _ in range(size.occupations)]
    return hand + [pools[1].pop() for _ in range(size.minors)]


def _can_answer(state: State, seat: int, hand: list[int]) -> bool:
    """Give a seat this hand, and check that it has a legal action if it is waiting."""
    farm = state.farms[seat]
    farm.hand = tuple(sorted(hand))
    farm.choices = None
    if seat not in state.waiting() or state.held >> seat & 1:
        return True
    return any(kind_of(action) != DISCARD for action in state.legal(seat))
