"""What the contract suite needs to know about Agricola: option sets, all actions, what is hidden from whom."""

from typing import Any

from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.games.agricola import State
from cosecha.games.agricola.actions import cells_word
from cosecha.games.agricola.board import CELL_NAMES, EDGE_NAMES, FENCES, PLOTS
from cosecha.games.agricola.cards.deck import CARD_NAMES, cards_to_deal
from cosecha.games.agricola.engine.cards import CHOICE_WORDS, CHOICES, FIELD_CARDS, OCCUPATION, PICKING, lay
from cosecha.games.agricola.engine.decks import LOOKS, is_seer
from cosecha.games.agricola.engine.effects import BRANCHES, step_of
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.mechanisms.drawing import KINDS
from cosecha.games.agricola.mechanisms.looking import look_with
from cosecha.games.agricola.options import HOUSE_NAMES, has_hands
from cosecha.games.agricola.phases import STAGES

OPTIONS: dict[str, dict[str, Any]] = {
    "alone": {"players": 1},
    "two": {"players": 2},
    "two-tiles": {"players": 2, "side_job": "with", "tile": "with", "first_seat": 1},
    "three": {"players": 3, "side_job": "with"},
    "three-tile": {"players": 3, "tile": "with", "first_seat": 2},
    "three-cards": {"players": 3, "cards": "few", "first_seat": 0},
    "alone-full": {"players": 1, "cards": "full"},
    "two-full": {"players": 2, "cards": "full", "side_job": "with", "tile": "with"},
    "three-full": {"players": 3, "cards": "full"},
    "four-full": {"players": 4, "cards": "full", "tile": "with"},
    "two-draft": {"players": 2, "cards": "full", "deal": "quick-draft"},
    "three-mulligan": {"players": 3, "cards": "full", "deal": "mulligan"},
    "three-changing": {"players": 3, "cards": "full", "deal": "changing-3"},
    "two-handed-over": {
        "players": 2,
        "cards": "full",
        "start_food": [0, 1],
        "start_cards": [["animal-tamer"], ["roof-ballaster"]],
    },
    "alone-handed-over": {
        "players": 1,
        "cards": "full",
        "start_food": [3],
        "start_cards": [["roof-ballaster", "animal-tamer", "grocer"]],
        "hand_occupations": 4,
    },
    "two-seasons": {"players": 2, "tile": "with", "seasons": "with", "first_season": "winter"},
    "three-seasons-full": {"players": 3, "cards": "full", "seasons": "with"},
    "four": {"players": 4},
    "four-tiles": {"players": 4, "side_job": "with", "tile": "with"},
    "three-house-rules": {
        "players": 3,
        "one_pasture": "with",
        "take_usable": "with",
        "unfinished_pastures": "with",
        "scattered_pastures": "with",
        "even_start": "with",
    },
    "two-house-rules-full": {
        "players": 2,
        "cards": "full",
        "house_before_cooking": "with",
        "take_usable": "with",
        "unfinished_pastures": "with",
        "growing_outwards": "with",
        "even_start": "with",
        "extra_copse": "with",
    },
    "four-teams": {"players": 4, "teams": "lower", "unfinished_pastures": "with", "house_before_cooking": "with"},
    "four-teams-full": {
        "players": 4,
        "teams": "product",
        "cards": "full",
        "seasons": "with",
        "side_job": "with",
        "open_market": "with",
    },
    "alone-x": {"players": 1, "x_deck": "with"},
    "two-decks": {"players": 2, "x_deck": "with", "forest_deck": "with"},
    "three-decks-full": {"players": 3, "cards": "full", "x_deck": "with", "forest_deck": "with", "seasons": "with"},
    "four-forest-teams": {"players": 4, "teams": "lower", "forest_deck": "with", "one_pasture": "with"},
    "two-market": {"players": 2, "cards": "full", "open_market": "with", "market_cards": 8},
    "three-market-draft": {
        "players": 3,
        "cards": "full",
        "deal": "draft-pairs",
        "open_market": "with",
        "market_cards": 5,
    },
}

_FEW = range(10)
_FIELDS = [*CELL_NAMES, *(CARD_NAMES[card] for card in FIELD_CARDS)]


def _payments() -> list[str]:
    """What fences cost, with wood or clay; what rooms and renovations cost, with whatever replaces what; what major
    improvements cost in autumn."""
    fences = [{"wood": wood, "clay": clay} for wood in range(FENCES + 1) for clay in range(FENCES + 1 - wood)]
    rooms = [
        {"wood": wood, "reed": reed, stuff: amount}
        for wood in range(7)
        for reed in range(3)
        for stuff in ("clay", "stone")
        for amount in range(6)
    ]
    majors = [{"clay": clay, "stone": stone} for clay in range(6) for stone in range(4)]
    prices = fences + rooms + majors
    words = ["-".join(f"{good}{price[good]}" for good in GOOD_NAMES if price.get(good)) for price in prices]
    return sorted({word or "nothing" for word in words})


NOTATION: list[str] = [
    "confirm",
    "feed",
    "done",
    *(f"use {space}" for space in NAMES),
    *(f"{word} {cell}" for word in ("room", "stable", "plow") for cell in CELL_NAMES),
    *(f"sow {crop} {cell}" for crop in ("grain", "vegetable") for cell in _FIELDS),
    *(f"bake {grain}" for grain in range(20)),
    *(f"fence {cells_word(mask)}" for mask in PLOTS),
    *(f"renovate {house}" for house in HOUSE_NAMES),
    *(f"build {improvement}" for improvement in MAJOR_NAMES),
    *(f"upgrade {improvement} {returned}" for improvement in MAJOR_NAMES for returned in MAJOR_NAMES),
    *(f"choose {branch}" for branch in BRANCHES),
    *(f"keep {sheep} {boar} {cattle}" for sheep in _FEW for boar in _FEW for cattle in _FEW),
    *(f"{word} {good}" for word in ("exchange", "discard") for good in GOOD_NAMES),
    *(f"{word} {card}" for word in ("play", "card", "draft", "drop") for card in CARD_NAMES),
    *(f"take {card}" for card in CARD_NAMES),
    *(f"{word} {edge}" for word in ("rail", "partner-rail") for edge in EDGE_NAMES),
    *(f"{word} {good} {amount}" for word in ("give", "fetch") for good in GOOD_NAMES for amount in _FEW[1:]),
    *(f"partner-{word} {cell}" for word in ("room", "stable", "plow") for cell in CELL_NAMES),
    *(f"partner-fence {cells_word(mask)}" for mask in PLOTS),
    *(f"{word} {kind}" for word in ("draw", "mulligan") for kind in KINDS),
    *(f"pay {goods}" for goods in _payments()),
    *(f"pick {CARD_NAMES[card]} {word}" for card in sorted({*CHOICES, *PICKING}) for word in CHOICE_WORDS[1:]),
    "fence c1e1",
    "fence b1c2",
]
"""Every action as long as nobody has ten animals of a type or twenty grain, and pastures in two parts."""


def may_ask_without_choice(state: State) -> bool:
    """With minor improvements in hand: skipping the question would reveal that none of them can be played."""
    return state.cards


def unusual(state: State) -> list[State]:
    """Random play reaches every state, but rarely one in which somebody is about to look at the top of a deck."""
    if state.decks is None or state.active == NONE or not state.farms[state.active].steps:
        return []
    found: list[State] = []
    for card, deck in LOOKS.items():
        if card in state.decks.piles[deck]:
            twin = state.copy()
            assert twin.decks is not None
            farm = twin.farms[state.active]
            twin.decks.piles[deck] = tuple([other for other in twin.decks.piles[deck] if other != card])
            lay(farm, card)
            farm.stores[card] = 0
            farm.steps.insert(len(farm.steps) - 1, step_of(look_with(card), card=card))
            farm.choices = None
            found.append(twin)
    return found


def shuffle_unknown(state: State, rng: Rng) -> State:
    """The same state with what nobody knows changed: the order of the round cards to come, the undealt cards and the
    event decks."""
    other = state.copy()
    cards = list(state.round_cards[: state.round])
    for rounds in STAGES:
        left = list(state.round_cards[max(state.round, rounds[0] - 1) : rounds[-1]])
        rng.shuffle(left)
        cards += left
    other.round_cards = tuple(cards)
    for kind, pile in enumerate(state.undealt):
        other.undealt[kind] = _shuffled(pile, rng)
    if state.dealt:
        other.luck = state.luck + 1 + rng.below(1000)
    if state.decks is not None:
        _shuffle_decks(other, list(range(state.players)), rng)
    return other


def _shuffled(cards: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    left = list(cards)
    rng.shuffle(left)
    return tuple(left)


def shuffle_hidden(state: State, seat: int | None, rng: Rng) -> State:
    """The same state with everything changed that a seat, or a spectator, may not know."""
    other = shuffle_unknown(state, rng)
    if has_hands(state.options):
        _deal_again(other, seat, rng)
    if state.decks is not None:
        _shuffle_decks(other, [] if seat is None else [seat], rng)
    return other


def _shuffle_decks(state: State, seats: list[int], rng: Rng) -> None:
    """The event decks in another order, below the cards that one of these seats has looked at."""
    decks = state.decks
    assert decks is not None
    for deck, pile in enumerate(decks.piles):
        known = decks.looked[deck] if any(is_seer(state.farms[seat], deck) for seat in seats) else 0
        decks.piles[deck] = (*_shuffled(pile[: len(pile) - known], rng), *pile[len(pile) - known :])
    decks.fate += 1 + rng.below(1000)


def _deal_again(state: State, seat: int | None, rng: Rng) -> None:
    """Deal new hands and packs to all other seats, and new piles, from the cards that the seat doesn't see."""
    others = [farm for farm in state.farms if farm.seat != seat]
    shown = {card for farm in state.farms for card in farm.played} | set(state.market)
    shown |= {card for farm in state.farms if farm not in others for card in (*farm.hand, *farm.pack)}
    pools = {
        occupation: [card for card in cards_to_deal(state.options, occupation) if card not in shown]
        for occupation in (False, True)
    }
    for pool in pools.values():
        rng.shuffle(pool)

    def deal(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([pools[OCCUPATION[card]].pop() for card in cards])

    for farm in others:
        farm.hand = tuple(sorted(deal(farm.hand)))
        farm.pack = deal(farm.pack)
        farm.choices = None
    state.undealt = [deal(pile) for pile in state.undealt]
    state.dropped = [deal(pile) for pile in state.dropped]
