"""A state as a position."""

from msgspec.structs import replace

from cosecha.core.frozen import NO_ITEMS, NOTHING, FrozenList
from cosecha.core.state import NONE
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.data import Data, Promised
from cosecha.games.agricola.decks import Decks
from cosecha.games.agricola.encoding.farms import KeptFarm, kept_farm
from cosecha.games.agricola.encoding.sharing import card_names, major_names
from cosecha.games.agricola.encoding.spaces import shown_spaces
from cosecha.games.agricola.engine.decks import DECK_NAMES
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.mechanisms.drawing import KINDS
from cosecha.games.agricola.phases import PHASE_NAMES
from cosecha.games.agricola.position import Draw, Hand, Position, Promise


def to_position(state: Data) -> Position:
    """The complete position, hidden information included."""
    farms = [kept_farm(seat, farm, True) for seat, farm in enumerate(state.farms)]
    position = public_position(
        state, farms, [SPACE_NAMES[card] for card in state.round_cards[state.round :]], None, None
    )
    if state.decks is not None:
        position = replace(
            position,
            piles=named_piles(state.decks.piles),
            fate=state.decks.fate,
            undealt=_by_kind(state.undealt),
            draws=draws(state),
        )
    if not state.dealt:
        return position
    return replace(
        position,
        undealt=_by_kind(state.undealt),
        dropped=_by_kind(state.dropped),
        luck=state.luck,
        dealt=state.dealt,
        draws=draws(state),
    )


def public_position(
    state: Data,
    farms: list[KeptFarm],
    coming: list[str] | None,
    unseen: list[list[str]] | None,
    unseen_hands: list[Hand] | None,
) -> Position:
    """The public fields, plus the given ones."""
    shown_farms = FrozenList([farm.position for farm in farms])
    shown_farms.source = [farm.farm for farm in farms]
    decks = state.decks
    return Position(
        options=state.options,
        round=state.round,
        phase=PHASE_NAMES[state.phase],
        active=None if state.active == NONE else state.active,
        starter=state.starter,
        held=[seat for seat in range(state.players) if state.held >> seat & 1] if state.held else [],
        spaces=shown_spaces(state),
        majors=major_names(state.majors),
        promised=[_promise(promised) for promised in state.promised],
        farms=shown_farms,
        round_cards=[SPACE_NAMES[card] for card in state.round_cards[: state.round]],
        coming=coming,
        unseen=unseen,
        unseen_hands=unseen_hands,
        market=card_names(state.market),
        market_used=state.shopped,
        looked=NO_ITEMS if decks is None else _looked(decks),
        laid=NOTHING if decks is None else card_names(decks.laid),
        free_fairies=0 if decks is None else decks.fairies,
        stage=0 if decks is None else decks.stage,
        start_kept=decks is not None and decks.start_kept,
        lending=decks is not None and decks.lending,
        host=None if decks is None or decks.host == NONE else decks.host,
    )


def _looked(decks: Decks) -> dict[str, int]:
    return {DECK_NAMES[deck]: count for deck, count in enumerate(decks.looked) if count}


def named_piles(piles: list[tuple[int, ...]]) -> dict[str, list[str]]:
    return {DECK_NAMES[deck]: [CARD_NAMES[card] for card in pile] for deck, pile in enumerate(piles) if pile}


def _promise(promised: Promised) -> Promise:
    number, seat, good, amount, card = promised
    return Promise(number, seat, GOOD_NAMES[good], amount, None if card == NONE else CARD_NAMES[card])


def _by_kind(cards: list[tuple[int, ...]]) -> dict[str, list[str]]:
    return {KINDS[kind]: [CARD_NAMES[card] for card in each] for kind, each in enumerate(cards) if each}


def draws(state: Data) -> list[Draw]:
    return [Draw(seat, KINDS[kind], count) for seat, kind, count in state.draws]
