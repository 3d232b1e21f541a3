"""The hand cards of an observation: those in play with what they remember, hands, packs and the open market."""

from typing import Final

from cosecha.encoding.agricola.tables import KEPT, SEATS, WIDE, wide_cards
from cosecha.encoding.filling import clipped, narrow
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import BONUS, BONUS_FOR_ALL, OCCUPATION
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.tallies import NAMES as TALLY_NAMES

MINORS: Final = 0
OCCUPATIONS: Final = 1
KINDS: Final = 2
_NO_TALLIES: Final = bytes(len(TALLY_NAMES))
_NO_DRAWS: Final = bytes(SEATS * KINDS)


class _Cards:
    """Some cards as bytes: their places, from 1 on, and how many there are of each kind."""

    def __init__(self, cards: tuple[int, ...], count: int) -> None:
        shown = [0] * count
        sizes = [0] * KINDS
        for place, card in enumerate(cards):
            shown[card] = place + 1
            sizes[OCCUPATIONS if OCCUPATION[card] else MINORS] += 1
        self.places = bytes(shown)
        self.held = bytes([1 if place else 0 for place in shown])
        self.sizes = bytes(sizes)
        self.scores = any(card in BONUS for card in cards)
        self.scores_for_all = any(card in BONUS_FOR_ALL for card in cards)


class SeatCards:
    """A seat's cards as they were seen last, with what everybody knows of them as bytes."""

    def __init__(self, farm: Farm, played: _Cards, hand: _Cards, pack: _Cards, stores: bytes) -> None:
        self._played = farm.played
        self._hand = farm.hand
        self._pack = farm.pack
        self._fresh = farm.fresh
        self._tallies = farm.tallies
        self._stores = farm.stores.copy()
        self.scores = played.scores
        """Whether they bring their owner bonus points at the end, which may depend on anything."""
        self.scores_for_all = played.scores_for_all
        self.hand = hand.held
        self.pack = pack.held
        tallies = narrow(list(farm.tallies)) if farm.tallies else _NO_TALLIES
        self.shown = b"".join([played.places, hand.sizes, pack.sizes, narrow([farm.fresh]), tallies, stores])

    def fits(self, farm: Farm) -> bool:
        """Whether they still look the same. Hands are replaced, never changed, so the same object is the same hand."""
        return (
            self._played is farm.played
            and self._hand is farm.hand
            and self._pack is farm.pack
            and self._fresh == farm.fresh
            and self._tallies == farm.tallies
            and self._stores == farm.stores
        )


class CardTable:
    """Fills in the cards for matches with this many of them."""

    def __init__(self, cards: int, players: int) -> None:
        self.cards = cards
        self.players = players
        self.known: dict[tuple[int, ...], _Cards] = {}
        self.wide_at: dict[int, int] = {}
        self.wide_bits = 0
        for card in wide_cards(cards):
            self.wide_at[card] = self.wide_bits
            self.wide_bits += WIDE[card]
        self.no_stores = bytes(cards + self.wide_bits)

    def _of(self, cards: tuple[int, ...]) -> _Cards:
        found = self.known.get(cards)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = _Cards(cards, self.cards)
            self.known[cards] = found
        return found

    def look(self, farm: Farm) -> SeatCards:
        """A seat's cards as they are now."""
        stores = self._stores(farm.stores) if farm.stores else self.no_stores
        return SeatCards(farm, self._of(farm.played), self._of(farm.hand), self._of(farm.pack), stores)

    def _stores(self, stores: dict[int, int]) -> bytes:
        shown = [0] * (self.cards + self.wide_bits)
        for card, kept in stores.items():
            if card in self.wide_at:
                first = self.cards + self.wide_at[card]
                for bit in range(WIDE[card]):
                    shown[first + bit] = kept >> bit & 1
                shown[card] = 1
            else:
                shown[card] = clipped(kept + 1, 255)
        return bytes(shown)

    def add_own(self, parts: list[bytes], state: Data, seat: int, own: SeatCards) -> None:
        """The seat's hand and pack, the market, and the piles as far as they are known."""
        parts.append(own.hand)
        parts.append(own.pack)
        parts.append(self._of(state.market).held)
        minors = len(state.undealt[MINORS]) + len(state.dropped[MINORS])
        occupations = len(state.undealt[OCCUPATIONS]) + len(state.dropped[OCCUPATIONS]) if state.dealt else 0
        parts.append(narrow([1 if state.shopped else 0, state.dealt, minors, occupations]))
        if state.draws:
            draws = [0] * (SEATS * KINDS)
            for other, kind, count in state.draws:
                draws[(other - seat) % self.players * KINDS + kind] += count
            parts.append(narrow(draws))
        else:
            parts.append(_NO_DRAWS)
