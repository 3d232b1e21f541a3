"""How often cards are played, and how often what they allow is used or declined."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from cosecha.core.event import Event
from cosecha.core.state import NONE
from cosecha.games.agricola import State, codes
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import ANY_TIME, LAST_CHANCES, OPTIONAL
from cosecha.games.agricola.engine.decks import is_drawn
from cosecha.games.agricola.engine.effects import (
    AND_OR,
    FREE,
    KIND,
    MAY_LEAVE,
    MECHANISMS,
    PARTS,
    card_of,
    effect_of,
    progress_of,
)
from cosecha.games.agricola.engine.payments import REPLACEMENTS, affordable, pay_code, ways
from cosecha.games.agricola.engine.stack import takes
from cosecha.games.agricola.events import CardPlayed, CardRevealed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.buying import PAY, Purchase, pending
from cosecha.games.agricola.mechanisms.offers import LAST_CHANCE, MAKE_ROOM, OFFER, is_any_time
from cosecha.games.agricola.mechanisms.placing import SHARES
from cosecha.games.agricola.mechanisms.renovating import FURTHER
from tests.games.agricola.proof.chances import Drawn


class Option(NamedTuple):
    """Something that a card allows and its owner may leave."""

    card: int
    how: str

    def __str__(self) -> str:
        return f"{CARD_NAMES[self.card]} ({self.how})"


ONCE = {CARD_NAMES.index("handplow")}
"""Cards that ask a single time, so that nothing is gained by an automatic answer."""
PAUSING = {CARD_NAMES.index("grocer"), CARD_NAMES.index("pig-breeder")}
"""Cards that stop once in a match for what is open at any time anyway, and is counted there."""
OFFERING = OPTIONAL | ONCE | {PARTS[number][0] for number, kind in enumerate(KIND) if kind == OFFER}
EVERY_OPTION = sorted(
    option
    for option in (
        *(Option(card, "offer") for card in OFFERING),
        *(Option(card, "any time") for card in ANY_TIME),
        *(Option(card, "payment") for card in REPLACEMENTS),
        *(Option(card, "house") for card in FURTHER),
        *(Option(card, "space") for card in SHARES),
    )
    if not is_drawn(option.card)
)
"""Those of hand cards; see `chances.py` for the event decks."""


class Tally:
    """Counts over many matches."""

    def __init__(self) -> None:
        self.matches: Counter[int] = Counter()
        """By number of players."""
        self.broken: list[str] = []
        """The matches in which a property didn't hold."""
        self.answers = 0
        self.played: Counter[int] = Counter()
        self.used: Counter[Option] = Counter()
        self.declined: Counter[Option] = Counter()
        self.drawn = Drawn()

    def add(self, other: "Tally") -> None:
        self.matches += other.matches
        self.broken += other.broken
        self.answers += other.answers
        self.played += other.played
        self.used += other.used
        self.declined += other.declined
        self.drawn.add(other.drawn)

    def summary(self) -> str:
        return f"{self.matches.total()} matches, {self.answers} answers, {len(self.broken)} broken"

    def cards_below(self, least: int) -> list[int]:
        return [card for card in range(len(CARD_NAMES)) if not is_drawn(card) and self.played[card] < least]

    def options_below(self, least: int) -> list[Option]:
        return [each for each in EVERY_OPTION if min(self.used[each], self.declined[each]) < least]

    def note_events(self, events: list[Event]) -> None:
        self.answers += 1
        for event in events:
            if isinstance(event, CardPlayed):
                self.played[_NUMBERS[event.card]] += 1
            elif isinstance(event, CardRevealed):
                self.drawn.revealed[_NUMBERS[event.card]] += 1


_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}


class Offered(NamedTuple):
    """An option that is open, the answers that take it, and the step that offers it, if any."""

    option: Option
    answers: set[int]
    step: int = NONE


def open_options(state: State, seat: int, legal: list[int]) -> list[Offered]:
    """What a seat's cards allow it to answer now, beyond the rules."""
    farm = state.farms[seat]
    if not farm.played or not farm.steps or state.held >> seat & 1:
        return []
    found = [*_from_steps(farm, legal), *_any_time(farm, legal)]
    if effect_of(farm.steps[-1]) == PAY:
        found += _payments(state, farm, legal)
    found += _by_kind(state, farm, legal)
    return found


def settle_options(tally: Tally, offered: list[Offered], before: list[int], after: list[int], action: int) -> None:
    """Count the options that an answer used or declined; a step that is still there can be used later."""
    for option, answers, step in offered:
        if action in answers:
            tally.used[option] += 1
        elif step == NONE or after.count(step) < before.count(step):
            tally.declined[option] += 1


def _open_steps(steps: list[int]) -> Iterator[int]:
    """The steps that may be answered now."""
    depth = len(steps) - 1
    yield steps[depth]
    if steps[depth] & MAY_LEAVE:
        while depth > 0 and KIND[effect_of(steps[depth - 1])] == AND_OR:
            depth -= 1
            yield steps[depth]
    while depth > 0 and steps[depth - 1] & FREE:
        depth -= 1
        yield steps[depth]


def _from_steps(farm: Farm, legal: list[int]) -> Iterator[Offered]:
    for step in _open_steps(farm.steps):
        card = card_of(step)
        if card in PAUSING:
            assert KIND[effect_of(step)] in (MAKE_ROOM, LAST_CHANCE)
            continue
        if card != NONE and not is_drawn(card) and step & MAY_LEAVE and not progress_of(step):
            assert card in OFFERING, f"{CARD_NAMES[card]} makes an offer that nobody counts"
            effect = effect_of(step)
            answers = {action for action in legal if takes(effect, action)}
            if card in ANY_TIME:
                answers |= {action for action in legal if _card_named(action) == card}
            elif card in LAST_CHANCES:
                answers |= {action for action in legal if _card_named(action) in ANY_TIME}
            if answers:
                yield Offered(Option(card, "offer"), answers, step)


def _card_named(action: int) -> int:
    kind = codes.kind_of(action)
    return codes.named_by(action) // codes.CHOICE if kind in (codes.CARD, codes.PICK) else NONE


def _any_time(farm: Farm, legal: list[int]) -> Iterator[Offered]:
    for card in farm.played:
        if card in ANY_TIME and not is_drawn(card):
            answers = {action for action in legal if _card_named(action) == card and is_any_time(farm, action)}
            if answers:
                yield Offered(Option(card, "any time"), answers)


def _payments(state: State, farm: Farm, legal: list[int]) -> Iterator[Offered]:
    """The payments that wouldn't be possible without a card."""
    number, bought = pending(farm.steps[-1])
    mechanism = MECHANISMS[KIND[number]]
    assert isinstance(mechanism, Purchase)
    what, price = mechanism.what(bought), mechanism.price(state, farm, PARTS[number], bought)
    for card in farm.played:
        if card in REPLACEMENTS:
            without = farm.copy()
            without.played = tuple([other for other in farm.played if other != card])
            plain = {codes.PAY * codes.KIND + pay_code(way) for way in affordable(without, ways(without, what, price))}
            answers = {action for action in legal if codes.kind_of(action) == codes.PAY} - plain
            if answers:
                yield Offered(Option(card, "payment"), answers)


def _by_kind(state: State, farm: Farm, legal: list[int]) -> Iterator[Offered]:
    for card in farm.played:
        if card in FURTHER:
            house = codes.RENOVATE * codes.KIND + FURTHER[card](farm)
            if house in legal:
                yield Offered(Option(card, "house"), {house})
        elif card in SHARES:
            answers = {
                action
                for action in legal
                if codes.kind_of(action) == codes.USE and state.occupied[codes.named_by(action)]
            }
            if answers:
                yield Offered(Option(card, "space"), answers)
