"""Random matches of a game, and every message that they produce."""

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import msgspec

from cosecha.core.event import Event
from cosecha.core.game import Game
from cosecha.core.message import Message, messages_in
from cosecha.core.state import State
from cosecha.core.words import Table
from cosecha.games import by_name
from tests.contract.games import codes

BOTH_DECKS: dict[str, object] = {"x_deck": "with", "forest_deck": "with"}
TABLES: dict[str, list[dict[str, object]]] = {
    "santiago": [
        {"players": 2},
        {"players": 2, "setup_placement": "manual", "two_player_bid_cap": 3, "money_visibility": "hidden"},
        {"players": 3},
        {"players": 3, "min_bribe": 2, "setup_placement": "manual"},
        {"players": 4, "money_visibility": "hidden"},
        {"players": 5, "spring_mode": "any"},
    ],
    "cacao": [
        {"players": 2},
        {"players": 2, "gold": "hidden"},
        {"players": 3, "first_seat": 1},
        {"players": 4, "gold": "hidden"},
    ],
    "agricola": [
        {"players": 1, "cards": "full"},
        {"players": 3, "first_seat": 1},
        {"players": 2, "side_job": "with", "tile": "with"},
        {"players": 2},
        {"players": 2, "cards": "full"},
        {"players": 2, "cards": "full", "deal": "draft-pairs"},
        {"players": 2, "cards": "full"},
        {"players": 1, "cards": "full", "deal": "mulligan"},
        {"players": 1, "cards": "full"},
        {"players": 2, "cards": "full", "deal": "changing-3"},
        {"players": 2, **dict.fromkeys(("unfinished_pastures", "growing_outwards", "take_usable"), "with")},
        {"players": 2, **dict.fromkeys(("house_before_cooking", "take_usable", "extra_copse"), "with")},
        {"players": 3, **dict.fromkeys(("unfinished_pastures", "house_before_cooking", "even_start"), "with")},
        {"players": 2, "seasons": "with", "first_season": "winter"},
        {"players": 2, "seasons": "with", "tile": "with"},
        {"players": 3, "cards": "full"},
        {"players": 2, "growing_outwards": "with", "tile": "with"},
        {"players": 3, "cards": "full"},
        {"players": 4, "teams": "lower", "unfinished_pastures": "with", "growing_outwards": "with"},
        {"players": 2, "cards": "full", "open_market": "with"},
        {"players": 4, "teams": "product"},
        {"players": 2, "cards": "full", "start_food": [0, 1], "start_cards": [["animal-tamer"], ["tutor"]]},
        *({"players": players, **BOTH_DECKS} for players in (1, 2, 3, 4, 2, 3, 4, 2, 3, 4)),
        *({"players": players, "cards": "full", **BOTH_DECKS} for players in (2, 3, 4, 2)),
        {"players": 4, "teams": "lower", **BOTH_DECKS},
        {"players": 4, "cards": "full", "seasons": "with", **BOTH_DECKS},
    ],
}

PLENTY = {
    "goods": {"food": 9, "wood": 30, "clay": 20, "reed": 12, "stone": 20, "grain": 5, "vegetable": 3, "sheep": 4},
    "pastures": [["e1", "e2"]],
}
"""Goods for Agricola's farms in every other match: random players stay too poor to reach everything."""
MANY = 300
"""Of more similar actions than this (ways to fence), only a sample is checked."""
FEW = 12
"""For this many actions, their effects are described too."""


def _cells(table: Table) -> Iterator[Message]:
    yield table.title
    for row in [table.header, *table.rows]:
        yield from (cell for cell in row if isinstance(cell, Message))


def _read(game: Game, state: State, seats: range) -> Iterator[Message]:
    """What the seats and a spectator read while the match waits."""
    words = game.words
    for seat in (None, *seats):
        view = state.view(seat)
        yield words.waiting(view)
        yield from words.status(view)
        yield from _cells(words.seats(view))
        yield from (cell for part in words.board(view) for cell in _cells(part))
        for plan in words.plans(view):
            yield plan.label
            yield from (choice.label for choice in plan.choices)
        if view.seat is not None and view.decision is not None:
            yield words.prompt(view)
            for choice in words.choices(view):
                yield choice.label
                yield from filter(None, [choice.title, *map(words.place, choice.values)])
                yield from (fact.message for fact in choice.facts)
            some = view.legal[:: 1 + len(view.legal) // MANY]
            yield from (words.action(action) for action in some)
            for action in some[:: 1 + len(some) // FEW]:
                for fact in words.facts(view, action, state.preview(view.seat, action)) or []:
                    yield fact.message


def _refusals(state: State, seats: range, actions: list[int]) -> Iterator[Message]:
    waiting = state.waiting()
    for seat in seats:
        # The answer to a seat whose turn it isn't doesn't depend on the action.
        for action in actions if seat in waiting else actions[:1]:
            if reason := state.why_not(seat, action):
                yield from messages_in(reason)


def _offered(game: Game, state: State, seat: int, often: float) -> list[int]:
    """Usually the actions worth considering, sometimes all; discards rarely, since they impoverish farms."""
    if often < 0.8:
        return state.worth(seat)
    legal = state.legal(seat)
    return legal if often > 0.99 else [each for each in legal if not game.notation(each).startswith("discard")]


def _some_action(game: Game, legal: list[int], chance: random.Random) -> int:
    """Every kind of action is equally likely, so that rarely legal or rarely useful ones are covered too."""
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(game.notation(action).split()[0], []).append(action)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def _shared(game: Game, action: int) -> str:
    return game.notation(action).rpartition(" ")[0]


@cache
def _similar_actions(game: str) -> dict[str, list[int]]:
    """All actions by shared prefix: those that differ only in their last word are likely mistakes."""
    found: dict[str, list[int]] = defaultdict(list)
    for action in codes(game):
        found[_shared(by_name(game), action)].append(action)
    return found


def _rich(game: Game, state: State, seed: int) -> State:
    """The same state with plenty of goods, in every other match of Agricola."""
    if game.name != "agricola" or seed % 2:
        return state
    position = msgspec.to_builtins(state.position())
    for farm in position["farms"]:
        farm.update(PLENTY)
    return game.from_position(position, check=False)


def _match(game: Game, options: dict[str, object], seed: int) -> Iterator[Message]:
    """One match of random moves, some of them held."""
    chance = random.Random(seed)
    actions = codes(game.name)
    log: list[Event] = []
    state = _rich(game, game.start(game.options(**options), seed, log), seed)
    seats = range(len(state.scores().totals))
    while state.waiting():
        yield from _read(game, state, seats)
        seat = chance.choice(state.waiting())
        action = _some_action(game, _offered(game, state, seat, chance.random()), chance)
        kin = _similar_actions(game.name)[_shared(game, action)]
        yield from _refusals(state, seats, chance.sample(actions, 200) + chance.sample(kin, min(len(kin), MANY)))
        log += state.play(seat, action, chance.random() < 0.1)
    yield from _read(game, state, seats)
    yield from _refusals(state, seats, actions[:1])
    yield from (game.words.event(event) for event in log)
    yield from _cells(game.words.sheet(state.scores()))


def messages_of(name: str) -> list[Message]:
    """All messages of random matches of a game with all kinds of options, each once."""
    game = by_name(name)
    found = {
        str(message): message for seed, options in enumerate(TABLES[name]) for message in _match(game, options, seed)
    }
    return list(found.values())
