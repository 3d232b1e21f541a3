"""Which occupation to keep for the next match of a series: the one with which the net expects most points."""

from typing import Any

from cosecha.bots.agricola.net import Net
from cosecha.bots.agricola.search import Judge, best, rate
from cosecha.core.rng import Rng
from cosecha.core.series import Kind, Series
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.cards.deck import CARD_NAMES, cards_in_game
from cosecha.games.agricola.engine.cards import ON_PLAY, lay
from cosecha.games.agricola.rules import settle
from cosecha.games.agricola.rules.dealing import PLANS
from cosecha.games.agricola.series.keeping import NONE
from cosecha.games.agricola.series.solo import AGAIN, STOP

DEALS = 20
"""Matches in which the cards are compared."""
TRIES = 2
"""How often the bot plays for the same target, before it ends a solo series."""


def choose_between(kind: Kind, series: Series, seat: int, net: Net, rng: Rng) -> str:
    """An answer to what a seat is asked after a match."""
    choices = [choice.notation for choice in kind.questions(series)[seat].choices]
    if AGAIN in choices:
        return AGAIN if _misses(kind, series) < TRIES else STOP
    cards = [CARD_NAMES.index(choice) for choice in choices if choice != NONE]
    if not cards or len(choices) == 1:
        return choices[0]
    options = _without_choice(kind, series, seat, CARD_NAMES[cards[0]])
    worth = [0.0 for _ in choices]
    for _ in range(DEALS):
        state = _begun(options, cards, net, rng)
        judge = Judge(net, state, seat)
        for number, choice in enumerate(choices):
            twin = state.copy()
            if choice != NONE:
                _lay(twin, seat, CARD_NAMES.index(choice), judge)
            worth[number] += judge.worth(twin)
    return choices[worth.index(max(worth))]


def _misses(kind: Kind, series: Series) -> int:
    """How many of the last matches have missed their target."""
    reached = [
        kind.standings(Series(series.kind, series.game, series.options, series.results[:games])).points[0]
        for games in range(len(series.results) + 1)
    ]
    return reached.count(reached[-1]) - 1


def _without_choice(kind: Kind, series: Series, seat: int, card: str) -> Options:
    """The next match if this seat kept nothing, and nobody else did. Packs are dealt as hands: a draft would take too
    long, and all cards would look better in it."""
    answers = [NONE if number in kind.questions(series) else "" for number in range(series.options["players"])]
    answers[seat] = card
    found: dict[str, Any] = dict(kind.next_options(series.with_answers(answers)) or {})
    found["start_cards"] = [[name for name in names if name != card] for names in found["start_cards"]]
    if not any(found["start_cards"]):
        del found["start_cards"]
    if found.get("deal") in PLANS:
        del found["deal"]
    checked: Options = GAME.checked(found)
    return checked


def _begun(options: Options, cards: list[int], net: Net, rng: Rng) -> State:
    """A deal at the beginning of its first round, in which nobody has these cards in hand."""
    state = GAME.start(options, rng.below(1 << 32))
    while state.round == 0:
        (asking, *_) = state.waiting()
        state.apply(asking, best(rate(state, asking, net)))
    dealt = {card for farm in state.farms for card in (*farm.hand, *farm.played)}
    spare = [card for card in cards_in_game(options, True) if card not in dealt and card not in cards]
    rng.shuffle(spare)
    for farm in state.farms:
        farm.hand = tuple(sorted([spare.pop() if card in cards and spare else card for card in farm.hand]))
        farm.choices = None
    return state


def _lay(state: State, seat: int, card: int, judge: Judge) -> None:
    """Put a card into play, and do what it does then."""
    farm = state.farms[seat]
    below = len(farm.steps)
    lay(farm, card)
    for act in ON_PLAY.get(card, ()):
        act(state, seat, None)
    if len(farm.steps) > below:
        settle(state, seat, None)
        judge.finish(state, below)
