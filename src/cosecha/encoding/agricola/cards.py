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
        self.scores = any(card in BONUS or card in BONUS_FOR_ALL for card in cards)


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

    def any_scores(self, state: Data) -> bool:
        """Whether a card in play brings bonus points at the end, which may depend on anything."""
        for farm in state.farms:
            if self._of(farm.played).scores:
                return True
        return False

    def add_farm(self, parts: list[bytes], farm: Farm) -> None:
        """What everybody knows of a seat's cards."""
        parts.append(self._of(farm.played).places)
        parts.append(self._of(farm.hand).sizes)
        parts.append(self._of(farm.pack).sizes)
        parts.append(narrow([farm.fresh]))
        parts.append(narrow(list(farm.tallies)) if farm.tallies else _NO_TALLIES)
        parts.append(self._stores(farm.stores) if farm.stores else self.no_stores)

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

    def add_own(self, parts: list[bytes], state: Data, seat: int) -> None:
        """The seat's hand and pack, the market, and the piles as far as they are known."""
        farm = state.farms[seat]
        parts.append(self._of(farm.hand).held)
        parts.append(self._of(farm.pack).held)
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
