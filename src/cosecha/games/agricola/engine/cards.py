"""The hand cards as tables. The files of `cards/` fill them, each card's data and effects together."""

from collections.abc import Callable
from typing import Final

from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import Log
from cosecha.games.agricola.board import CELL_NAMES, CELLS
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.decks import deck_of, is_drawn
from cosecha.games.agricola.engine.effects import ASKS, IN_ORDER, KIND, PARTS, effect_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CROPS, FOOD, Price
from cosecha.games.agricola.options import DECK_BITS

Hook = Callable[[Data, int, Log], None]
"""What a card does for the seat that owns it."""
Test = Callable[[Data, Farm], bool]
"""Whether something holds for a farm."""
Count = Callable[[Farm], int]
"""How many of something a farm has, or lacks."""

IDS: Final[list[str]] = []
NAMES: Final[list[str]] = []
OCCUPATION: Final[list[bool]] = []
IMPROVEMENT: Final[list[bool]] = []
"""Whether it counts as an improvement. Some cards of the event decks are neither."""
PRICES: Final[list[Price]] = []
FOOD_PRICES: Final[list[int]] = []
"""The food that each costs by itself; what an occupation costs depends on the space."""
POINTS: Final[list[int]] = []
PLAYERS: Final[list[int]] = []
"""The lowest number of players that it is in play with."""
PASSING: Final[list[bool]] = []
"""Whether the card goes to the player on the left once it is played."""
CATEGORIES: Final[list[str]] = []
"""What the card helps with, as printed on it. The rules don't use it, but players sort cards by it."""
PRICE_NOW: Final[dict[int, Callable[[Farm], Price]]] = {}
"""A price that depends on the farm."""
TESTS: Final[dict[int, Test]] = {}
"""What must hold when the card is played."""
NEEDS: Final[dict[int, Message]] = {}
"""The same in words, for every card that has a test. All views share these messages, so they are read-only."""
OCCUPATIONS_NEEDED: Final[dict[int, int]] = {}
"""How many occupations a test asks for at least. The deal depends on it."""
LACKS: Final[dict[int, Count]] = {}
"""By card whose test asks for at least a number of something: how many of them a farm lacks."""
MUST_DO: Final[dict[int, int]] = {}
"""An effect that must be possible for the card to be played."""
ON_PLAY: Final[dict[int, list[Hook]]] = {}
HOOKS: Final[dict[tuple[int, int], list[Hook]]] = {}
"""By card and hook."""
HOOK_BITS: Final[list[int]] = []
ACTS: Final[dict[int, Hook]] = {}
"""What only this card does, as its own step."""
CAN_ACT: Final[dict[int, Test]] = {}
"""When that is possible, if not always."""
WHY_NOT: Final[dict[int, str]] = {}
"""Why not, otherwise: the end of a reason's id."""
OPTIONAL: Final[set[int]] = set()
"""Cards that repeatedly offer something that their owner may decline."""
ANY_TIME: Final[set[int]] = set()
"""Cards that can be used at any time."""
CHOICES: Final[dict[int, Callable[[Data, Farm], list[int]]]] = {}
"""By card: what can be picked now, as numbers."""
CHOICE_WORDS: Final[list[str]] = [""]
"""The words for these numbers. A word has the same number on each card; 0 needs no word."""
ALL_AT_ONCE: Final[set[int]] = set()
"""Cards with a list from which everything can be picked at once."""
PICKING: Final[set[int]] = set()
"""Cards with which something is picked that no list of theirs has."""
QUIET: Final[set[int]] = set()
"""Cards with a list whose picks are told by what they do."""
USES: Final[dict[int, Callable[[Data, int, int, Log], None]]] = {}
"""By card: what happens when something is picked."""
Trade = tuple[int, Price, Price]
"""The word that picks it, what is given, what is gained."""
TRADES: Final[dict[int, Callable[[Farm], list[Trade]]]] = {}
"""By card: what its owner may trade at any time, whether or not they have the goods."""
STOCKED: Final[set[int]] = set()
"""Cards with a stock, of which each trade takes one."""
LAST_CHANCES: Final[dict[int, Test]] = {}
"""By card: when its owner is asked before it is too late to trade for it."""
CONDITIONS: Final[dict[int, tuple[Test, int]]] = {}
"""By card: a condition, and the effect that happens once as soon as it holds."""
KEEPS: Final[dict[int, int]] = {}
"""Cards that remember a number, and its maximum."""
COUNTS: Final[dict[int, str]] = {}
"""What the number on a card counts, if players can see it: `points`, `fields`, `goods` left, the `round` when something
happens, or that it is `done`."""
STOCK: Final[dict[int, tuple[int, ...]]] = {}
"""The goods put on a card when it is played, in the order in which they are sold."""
TALLIES: Final[dict[int, int]] = {}
"""By card: the tally it looks back at, see `tallies.py`."""
HOUSINGS: Final[dict[int, Callable[[Farm], None]]] = {}
"""How a card changes the room for people and animals, or whether it roasts them."""
BONUS: Final[dict[int, Callable[[Data, int], int]]] = {}
"""Bonus points for the owner at the end."""
BONUS_FOR_ALL: Final[dict[int, Callable[[Data, int], int]]] = {}
"""Bonus points at the end, for each seat."""
FIELD_CARDS: Final[list[int]] = []
"""Cards that are fields. Their numbers follow those of the farmyard's spaces."""
FIELD_NAMES: Final[list[str]] = []
FIELD_CROPS: Final[list[tuple[int, ...]]] = []
"""By field: what grows there."""
FIELD_WORDS: Final[list[int]] = []
"""By field: the number of the word that picks it."""
MOVE_WORDS: Final[dict[tuple[int, int], int]] = {}
"""By two fields: the number of the word that picks a move from the first to the second."""
SPACE_WORDS: Final[list[int]] = []
"""By action space: the number of the word that picks it."""


def add_card(
    card_id: str,
    name: str,
    occupation: bool,
    price: Price,
    points: int,
    players: int,
    passing: bool,
    category: str,
    improvement: bool | None = None,
) -> int:
    IDS.append(card_id)
    NAMES.append(name)
    OCCUPATION.append(occupation)
    IMPROVEMENT.append(not occupation if improvement is None else improvement)
    PRICES.append(price)
    FOOD_PRICES.append(sum([amount for good, amount in price if good == FOOD]))
    POINTS.append(points)
    PLAYERS.append(players)
    PASSING.append(passing)
    CATEGORIES.append(category)
    HOOK_BITS.append(0)
    return len(IDS) - 1


def hook(card: int, timing: int, act: Hook) -> None:
    HOOKS.setdefault((card, timing), []).append(act)
    mark(card, timing)


def mark(card: int, timing: int) -> None:
    """Set a hook's bit without a function: the rules check for the bit themselves."""
    HOOK_BITS[card] |= 1 << timing


def choice(word: str) -> int:
    """The number of a word that names something to pick."""
    if word not in CHOICE_WORDS:
        CHOICE_WORDS.append(word)
    return CHOICE_WORDS.index(word)


def space_word(space: int) -> int:
    """The number of the word that picks an action space."""
    return SPACE_WORDS[space]


def word_space(word: int) -> int:
    return SPACE_WORDS.index(word)


def field_name(field: int) -> str:
    """A space of the farmyard, or a card."""
    return FIELD_NAMES[field]


def add_field(name: str, crops: tuple[int, ...]) -> None:
    """A field, with the words that pick it alone or together with another."""
    new = len(FIELD_NAMES)
    FIELD_NAMES.append(name)
    FIELD_CROPS.append(crops)
    FIELD_WORDS.append(choice(name))
    for other in range(new):
        MOVE_WORDS[other, new] = choice(f"{FIELD_NAMES[other]}-{name}")
        MOVE_WORDS[new, other] = choice(f"{name}-{FIELD_NAMES[other]}")


for _cell in CELL_NAMES:
    add_field(_cell, CROPS)


def name_spaces(names: list[str]) -> None:
    """Give every action space the word that picks it, once all of them are known."""
    for name in names:
        SPACE_WORDS.append(choice(name))


def card_token(card: int) -> dict[str, Argument]:
    return {"card": Token("card", NAMES[card])}


def price_of(farm: Farm, card: int) -> Price:
    """The price of a card as printed, for this farm."""
    price = PRICE_NOW.get(card)
    return PRICES[card] if price is None else price(farm)


def meets_needs(state: Data, farm: Farm, card: int) -> bool:
    """Whether a farm meets the prerequisite of a card."""
    test = TESTS.get(card)
    return test is None or test(state, farm)


def is_at_hand(state: Data, seat: int, card: int) -> bool:
    """Whether a seat's step can come from a card: it is in play, it is a passing card, or it has been drawn."""
    return card in state.farms[seat].played or PASSING[card] or _has_left_its_deck(state, card)


def _has_left_its_deck(state: Data, card: int) -> bool:
    if state.decks is None or not is_drawn(card):
        return False
    deck = deck_of(card)
    return state.variant & DECK_BITS[deck] != 0 and card not in state.decks.piles[deck]


def played_occupations(farm: Farm) -> int:
    count = 0
    for card in farm.played:
        if OCCUPATION[card]:
            count += 1
    return count


def paid_occupations(farm: Farm) -> int:
    """The same without those that were drawn: they don't make the next one cost more."""
    return len([card for card in farm.played if OCCUPATION[card] and not is_drawn(card)])


def fire(state: Data, seat: int, timing: int, log: Log) -> None:
    """Run this hook of a seat's cards. Cards played this turn don't act until the next one."""
    farm = state.farms[seat]
    if farm.hooks >> timing & 1:
        played = farm.played[: len(farm.played) - farm.fresh] if farm.fresh else farm.played
        fire_cards(state, seat, played, timing, log)


def fire_cards(state: Data, seat: int, played: tuple[int, ...], timing: int, log: Log) -> None:
    """Run this hook of some of a seat's cards.

    Automatic effects come first, so that their goods can pay for what other cards offer. Otherwise, cards act in the
    order in which they were played.
    """
    farm = state.farms[seat]
    below = len(farm.steps)
    asked: list[list[int]] = []
    automatic: list[list[int]] = []
    for card in played:
        if not HOOK_BITS[card] >> timing & 1:
            continue
        for act in HOOKS[card, timing]:
            act(state, seat, log)
            if len(farm.steps) > below:
                steps = farm.steps[below:]
                del farm.steps[below:]
                (asked if _asks(effect_of(steps[-1])) else automatic).append(steps)
    for steps in reversed(asked):
        farm.steps += steps
    for steps in reversed(automatic):
        farm.steps += steps


def fire_laid(state: Data, seat: int, timing: int, log: Log) -> None:
    """Run this hook of the cards beside the board, for a seat."""
    if state.decks is not None:
        for card in state.decks.laid:
            for act in HOOKS.get((card, timing), ()):
                act(state, seat, log)


def is_awaited(state: Data, farm: Farm, timing: int) -> bool:
    """Whether a card of a farm, or one beside the board, acts at this moment."""
    if farm.hooks >> timing & 1:
        return True
    if state.decks is not None:
        for card in state.decks.laid:
            if HOOK_BITS[card] >> timing & 1:
                return True
    return False


def _asks(effect: int) -> bool:
    """Whether an effect begins with a question."""
    while KIND[effect] == IN_ORDER:
        effect = PARTS[effect][0]
    return ASKS[KIND[effect]]


def lay(farm: Farm, card: int) -> None:
    """Put a card into play."""
    farm.played = (*farm.played, card)
    farm.hooks |= HOOK_BITS[card]
    if card in FIELD_CARDS:
        farm.card_fields |= 1 << CELLS + FIELD_CARDS.index(card)
    if HOOK_BITS[card] >> hooks.HOUSING & 1:
        settle_yard(farm)


def settle_yard(farm: Farm) -> None:
    """Update what depends on pastures, stables, rooms and cards, after one of them has changed."""
    farm.lodging = 0
    farm.pets = 1 if farm.rooms else 0
    farm.pasture_bonus = 0
    farm.stalls = 0
    farm.roasts = False
    farm.shrunk = False
    if farm.hooks >> hooks.HOUSING & 1:
        for card in farm.played:
            change = HOUSINGS.get(card)
            if change is not None:
                change(farm)
    farm.settle_pastures()
