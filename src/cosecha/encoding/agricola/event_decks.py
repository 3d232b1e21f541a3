"""What the event decks add to an observation."""

from typing import Final

from cosecha.core.state import NONE
from cosecha.encoding.agricola.tables import CARDS, DRAWN_CARDS, HAND_CARDS, KEPT, SEATS, SPACES
from cosecha.encoding.filling import clipped, narrow, unpacked
from cosecha.games.agricola.board import CELLS
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.decks import Decks, Extras, new_extras
from cosecha.games.agricola.engine.decks import DECK_NAMES, is_seer
from cosecha.games.agricola.goods import GOODS

DECKS: Final = len(DECK_NAMES)
_NO_STRANGE: Final = bytes(SPACES * GOODS)
_SEAT_BITS: Final[list[bytes]] = [unpacked(1 << seat, SEATS) for seat in range(SEATS)]
_NOBODY: Final = bytes(SEATS)
_NOWHERE: Final = bytes(SPACES)

_extras: Final[dict[tuple[int, ...], bytes]] = {}
_laid: Final[dict[tuple[int, ...], bytes]] = {}
_NONE_EXTRAS: Final = new_extras()
SIGNED: Final = 128


def signed(value: int) -> int:
    """A number of one byte with a sign."""
    return max(-SIGNED, min(value, SIGNED - 1)) & 255


def _extras_shown(extras: Extras) -> bytes:
    """A farm's part, without the seat that chooses."""
    key = extras.key()
    found = _extras.get(key)
    if found is None:
        counts = [
            extras.llamas,
            extras.fairies,
            extras.leaving,
            extras.away,
            extras.idle,
            extras.frozen,
            extras.visitors,
            extras.skips,
            1 if extras.guest else 0,
            signed(extras.lost),
            signed(extras.won),
        ]
        cells = unpacked(extras.blocked, CELLS) + unpacked(extras.charred, CELLS)
        found = narrow(counts) + cells + unpacked(extras.marked, SPACES)
        if len(_extras) >= KEPT:
            _extras.clear()
        _extras[key] = found
    return found


def add_extras(parts: list[bytes], extras: Extras | None, seat: int, players: int) -> None:
    mine = _NONE_EXTRAS if extras is None else extras
    parts.append(_extras_shown(mine))
    parts.append(_NOBODY if mine.chooser == NONE else _SEAT_BITS[(mine.chooser - seat) % players])


def _laid_shown(laid: tuple[int, ...]) -> bytes:
    """When each card beside the board was drawn, from 1 on."""
    found = _laid.get(laid)
    if found is None:
        places = [0] * CARDS
        for place, card in enumerate(laid):
            places[card] = place + 1
        found = bytes(places[HAND_CARDS:])
        if len(_laid) >= KEPT:
            _laid.clear()
        _laid[laid] = found
    return found


def _piles_shown(state: Data, decks: Decks, seat: int) -> bytes:
    """Which cards are in the piles, and where those are that the seat has looked at."""
    shown = [0] * DRAWN_CARDS
    for deck in range(DECKS):
        pile = decks.piles[deck]
        for card in pile:
            shown[card - HAND_CARDS] = 1
        if decks.looked[deck] and is_seer(state.farms[seat], deck):
            for depth in range(decks.looked[deck]):
                shown[pile[len(pile) - 1 - depth] - HAND_CARDS] = 2 + depth
    return bytes(shown)


def add_decks(parts: list[bytes], state: Data, decks: Decks, seat: int) -> None:
    players = state.players
    parts.append(_laid_shown(decks.laid))
    parts.append(_piles_shown(state, decks, seat))
    parts.append(
        narrow(
            [
                decks.looked[0],
                decks.looked[1],
                decks.fairies,
                decks.stage,
                1 if decks.start_kept else 0,
                1 if decks.lending else 0,
            ]
        )
    )
    parts.append(_NOBODY if decks.host == NONE else _SEAT_BITS[(decks.host - seat) % players])
    parts.append(_NOWHERE if decks.marked == NONE else unpacked(1 << decks.marked, SPACES))
    if decks.strange:
        strange = [0] * (SPACES * GOODS)
        for space, good, amount in decks.strange:
            strange[space * GOODS + good] = clipped(amount, 255)
        parts.append(bytes(strange))
    else:
        parts.append(_NO_STRANGE)
