"""The event decks: each card is in one place, and farms have nothing that no card brings."""

from cosecha.core.errors import BadPosition
from cosecha.core.state import NONE
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.decks import Decks
from cosecha.games.agricola.engine.decks import (
    AREA,
    BESIDE,
    CARDS,
    DECK_NAMES,
    FOREST,
    GOES,
    LLAMAS,
    X,
    is_drawn,
    is_seer,
)
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.living import FAIRIES_PER_SPACE, llamas
from cosecha.games.agricola.mechanisms.people import right_of
from cosecha.games.agricola.options import DECK_BITS, HOUSE_WOOD
from cosecha.games.agricola.phases import HOME, WORK
from cosecha.games.agricola.rules.evening import stages
from cosecha.games.agricola.rules.order import LATE


def check_decks(state: Data) -> None:
    drawn = [card for farm in state.farms for card in farm.played if is_drawn(card)]
    decks = state.decks
    if decks is None:
        for card in drawn:
            raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
        return
    _check_places(state, decks, drawn)
    for deck, name in enumerate(DECK_NAMES):
        seers = [farm for farm in state.farms if is_seer(farm, deck)]
        if not 0 <= decks.looked[deck] <= (len(decks.piles[deck]) if seers else 0):
            raise BadPosition("error-position-name", kind="deck", name=name)
    if not 0 <= decks.stage <= {WORK: LATE, HOME: stages(state.players) - 1}.get(state.phase, 0):
        raise BadPosition("error-position-name", kind="stage", name=str(decks.stage))
    if decks.host != NONE and (state.phase != WORK or state.active != right_of(state, decks.host)):
        raise BadPosition("error-position-name", kind="seat", name=str(decks.host))
    if decks.fairies < 0:
        raise BadPosition("error-position-name", kind="fairies", name=str(decks.fairies))
    for farm in state.farms:
        if not _is_sound(farm) or not _has_marks(state, farm):
            raise BadPosition("error-position-name", kind="seat", name=str(farm.seat))
        if llamas(farm) and not set(LLAMAS) & set(decks.laid):
            raise BadPosition("agricola-position-family", seat=farm.seat)


def _check_places(state: Data, decks: Decks, drawn: list[int]) -> None:
    """Each card is in its pile, beside the board, in front of a player, or gone."""
    left = set[int]()
    for deck, bit in enumerate(DECK_BITS):
        if state.variant & bit:
            left |= set(CARDS[deck])
    for deck in (X, FOREST):
        for card in decks.piles[deck]:
            if card not in left or card not in CARDS[deck]:
                raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
            left.remove(card)
    for cards, goes in ((drawn, AREA), (decks.laid, BESIDE)):
        for card in cards:
            # A card beside the board may have come to a player.
            if card not in left or GOES.get(card) not in (goes, BESIDE):
                raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
            left.remove(card)


def _is_sound(farm: Farm) -> bool:
    extras = farm.extras
    if extras is None:
        return False
    counts = extras.key()[1:]
    fits = min(counts) >= 0 and extras.idle <= extras.away <= farm.people - farm.newborns
    taken = farm.rooms | farm.fields | farm.stables | farm.enclosed
    fits = fits and extras.blocked & (taken | farm.ruins()) == 0 and extras.charred & ~extras.blocked == 0
    fits = fits and extras.fairies <= FAIRIES_PER_SPACE * farm.unused().bit_count()
    # The spaces of a burnt house wait for a new one of wood.
    return fits and (farm.rooms != 0 or (farm.house == HOUSE_WOOD and taken & farm.ruins() == 0))


def _has_marks(state: Data, farm: Farm) -> bool:
    """Whether every mark is on a space in play."""
    assert farm.extras is not None
    return farm.extras.marked & ~sum([1 << space for space in state.spaces]) == 0
