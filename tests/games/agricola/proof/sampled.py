"""What is too slow to check after every answer: positions, undo, and what others may see."""

import re
from itertools import product

import msgspec

from cosecha.core.event import Event, seen_by
from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import PASSING
from cosecha.games.agricola.engine.decks import CARDS
from cosecha.games.agricola.events import CardTaken
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.partners import partner_of
from cosecha.games.agricola.options import ONE_PASTURE
from tests.contract.agricola import shuffle_hidden
from tests.games.agricola import oracle

_WORD = re.compile("[a-z][a-z-]*")
_NAMES = frozenset(CARD_NAMES)
_PASSING = {name for card, name in enumerate(CARD_NAMES) if PASSING[card]}


def named_cards(value: object) -> frozenset[str]:
    """The cards whose names are anywhere in what is sent."""
    return _NAMES.intersection(_WORD.findall(msgspec.json.encode(value).decode()))


def check_position(state: State) -> State:
    """A position survives JSON and passes the validation. Returns the state read back."""
    text = msgspec.json.encode(state.position())
    again: State = GAME.from_position(msgspec.json.decode(text))
    assert again == state, "the position reads back as another state"
    assert again.digest() == state.digest(), "the position reads back with another digest"
    for seat in state.waiting():
        assert again.legal(seat) == state.legal(seat), "the position reads back with other legal answers"
    return again


def check_cards(state: State) -> None:
    """Each card is in one place, and all animals have one, except those that a partner brings in an unfinished turn."""
    every = [card for farm in state.farms for card in (*farm.hand, *farm.pack, *farm.played)]
    every += [card for pile in (*state.undealt, *state.dropped) for card in pile]
    assert len(set(every)) == len(every), "a card is in two places"
    for seat, farm in enumerate(state.farms):
        if state.teams and state.farms[partner_of(seat)].steps:
            continue
        assert farm.steps or _has_room(farm), "no capacity"


def _has_room(farm: Farm) -> bool:
    animals = farm.goods[7:10]
    if farm.extras is not None:
        # Llamas are a fourth type. A card with a stall for each type takes one of them.
        animals = [max(0, count - farm.stalls) for count in [*animals, farm.extras.llamas]]
    fits = oracle.housed_apart if farm.customs & ONE_PASTURE else oracle.housed
    for types in product(range(len(animals)), repeat=farm.pairs()):
        # Shrunk, two of one type share a stable.
        left = [max(0, count - 2 * types.count(kind)) for kind, count in enumerate(animals)]
        if fits(list(farm.capacities), farm.loose, tuple(left)):
            return True
    return False


def check_redo(state: State, again: State, seat: int, action: int) -> None:
    """Undone and done again, an answer leads to the same state; so it does from the position that was read back."""
    digest = state.digest()
    once, twice = state.copy(), state.copy()
    once.apply(seat, action)
    assert state.digest() == digest, "a copy that is played on changes the original"
    twice.apply(seat, action)
    again.apply(seat, action)
    assert once == twice == again, "the same answer leads to another state"
    assert once.digest() == twice.digest() == again.digest(), "the same answer leads to another digest"


def check_preview(state: State, seat: int, action: int) -> None:
    """To try an answer changes nothing."""
    before, digest = state.copy(), state.digest()
    state.preview(seat, action)
    assert state == before, "trying an answer changes the state"
    assert state.digest() == digest, "trying an answer changes the digest"


def check_views(state: State, again: State, rng: Rng) -> None:
    """What is shown is what the position says, and a guess from it fits it."""
    for viewer in (*range(state.players), None):
        view = state.view(viewer)
        assert again.view(viewer) == view, f"the position reads back with another view for seat {viewer}"
        assert GAME.guess(view, rng).view(viewer) == view, f"a guess doesn't fit the view of seat {viewer}"


def check_secrets(state: State, rng: Rng) -> None:
    """Other hands change nothing in a view, and it names no card that its seat doesn't know."""
    shown = {CARD_NAMES[card] for farm in state.farms for card in farm.played} | _PASSING
    shown |= {CARD_NAMES[card] for card in state.market}
    if state.decks is not None:
        # Everybody knows which cards these decks have, but not in which order.
        shown |= {CARD_NAMES[card] for deck in CARDS for card in deck}
    for viewer in (*range(state.players), None):
        view = state.view(viewer)
        assert shuffle_hidden(state, viewer, rng).view(viewer) == view, f"seat {viewer} sees what is hidden"
        own = [] if viewer is None else [*state.farms[viewer].hand, *state.farms[viewer].pack]
        named = named_cards(view)
        assert named <= shown | {CARD_NAMES[card] for card in own}, f"seat {viewer} reads names of hidden cards"


def check_log(state: State, log: list[Event]) -> None:
    """What the others are told names no card in a hand, except those that were passed on or taken in front of
    everybody."""
    seen = _PASSING | {event.card for event in log if isinstance(event, CardTaken)}
    hidden = [{CARD_NAMES[card] for card in (*farm.hand, *farm.pack)} - seen for farm in state.farms]
    for viewer in (*range(state.players), None):
        named = named_cards(seen_by(log, viewer))
        for seat, cards in enumerate(hidden):
            assert seat == viewer or not named & cards, f"seat {viewer} reads in the log what seat {seat} holds"


def check_public(match: Match) -> None:
    """The public record of an unfinished match names no card but those that were played in front of everybody."""
    state = match.state
    assert isinstance(state, State)
    shown = {CARD_NAMES[card] for farm in state.farms for card in farm.played} | _PASSING
    assert named_cards(match.public()) <= shown, "the public record names a hidden card"
