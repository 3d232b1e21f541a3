"""Fills Agricola's observations; `fields.py` says what they contain."""

from typing import Final

from cosecha.core.state import State
from cosecha.encoding.agricola.actions import Numbers
from cosecha.encoding.agricola.begun import begun_shown
from cosecha.encoding.agricola.cards import CardTable, SeatCards
from cosecha.encoding.agricola.event_decks import add_decks, add_extras
from cosecha.encoding.agricola.farms import Farms, majors_shown
from cosecha.encoding.agricola.pending import NO_EFFECTS, Pending, pending_of
from cosecha.encoding.agricola.spaces import Board
from cosecha.encoding.agricola.tables import SEATS
from cosecha.encoding.encoder import Observer
from cosecha.encoding.filling import unpacked
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.farm import new_farm

_SEATS: Final[list[bytes]] = [unpacked(1 << seat, SEATS) for seat in range(SEATS)]


class AgricolaObserver(Observer):
    """Follows a match. `farm_size` is the size of a seat's block in an observation; observers share the `table`."""

    def __init__(
        self,
        numbers: Numbers,
        agreed: bytes,
        players: int,
        table: CardTable | None,
        decks: bool,
        seasons: bool,
        farm_size: int,
    ) -> None:
        self.numbers = numbers
        self.agreed = agreed
        self.players = players
        self.decks = decks
        self.board = Board(players, seasons)
        self.farms = Farms(players)
        self.table = table
        self.cards: list[SeatCards] = [] if table is None else [table.look(new_farm(seat)) for seat in range(players)]
        """Each seat's as they were last."""
        self.no_effects = NO_EFFECTS * (SEATS - players)
        self.no_farms = bytes(farm_size * (SEATS - players))
        self.seen = b""

    def look(self, state: State, seat: int) -> None:
        assert isinstance(state, Data)
        players = self.players
        table = self.table
        parts: list[bytes] = []
        stacks: list[Pending] = []
        for step in range(players):
            pending = pending_of(state.farms[(seat + step) % players].steps)
            stacks.append(pending)
            parts.append(pending.effects)
        parts.append(self.no_effects)
        parts.append(self.agreed)
        parts.append(_SEATS[seat])
        self.board.add(parts, state, seat)
        parts.append(majors_shown(state.majors))
        shared = self.decks or (table is not None and self._look_at_cards(table, state))
        for step in range(players):
            other = (seat + step) % players
            farm = state.farms[other]
            alone = not (shared or (table is not None and self.cards[other].scores))
            parts.append(self.farms.block(state, farm, stacks[step].rest, alone))
            if table is not None:
                parts.append(self.cards[other].shown)
            if self.decks:
                add_extras(parts, farm.extras, seat, players)
        parts.append(self.no_farms)
        if table is not None:
            table.add_own(parts, state, seat, self.cards[seat])
        if state.decks is not None:
            add_decks(parts, state, state.decks, seat)
        self.seen = b"".join(parts)

    def _look_at_cards(self, table: CardTable, state: Data) -> bool:
        """Whether one of them brings every seat points, which may depend on anything."""
        for_all = False
        for farm in state.farms:
            cards = self.cards[farm.seat]
            if not cards.fits(farm):
                cards = table.look(farm)
                self.cards[farm.seat] = cards
            if cards.scores_for_all:
                for_all = True
        return for_all

    def shown(self, begun: list[int]) -> bytes:
        return self.seen + begun_shown(self.numbers, begun)
