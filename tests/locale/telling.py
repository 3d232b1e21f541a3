"""Random matches, and every message that they give anybody to read."""

import random
from collections.abc import Iterator
from functools import cache

from cosecha.core.event import Event
from cosecha.core.message import Message
from cosecha.core.words import Table
from cosecha.games.santiago import GAME, Options, State, words
from cosecha.games.santiago.actions import notation, write
from cosecha.games.santiago.board import NODE_NAMES, SEGMENT_NAMES, SQUARE_NAMES, TILE_NAMES

TABLES = (
    Options(players=2),
    Options(players=2, setup_placement="manual", two_player_bid_cap=3, money_visibility="hidden"),
    Options(players=3),
    Options(players=3, min_bribe=2, setup_placement="manual"),
    Options(players=4, money_visibility="hidden"),
    Options(players=5, spring_mode="any"),
)


def every_action() -> list[int]:
    """Some of every kind of action, on every place of the board, legal or not."""
    tiles = [name for name in TILE_NAMES if name not in ("empty", "desert")]
    fields: list[dict[str, object]] = [{"action": "bid", "amount": amount} for amount in (1, 2, 3, 4, 5, 99)]
    fields += [{"action": "plant", "tile": tile, "square": square} for tile in tiles for square in SQUARE_NAMES]
    fields += [{"action": kind, "square": square} for kind in ("leftover", "palm") for square in SQUARE_NAMES]
    kinds = ("accept", "reject", "build", "extra", "start")
    fields += [{"action": kind, "segment": segment} for kind in kinds for segment in SEGMENT_NAMES]
    fields += [{"action": "propose", "segment": s, "bribe": bribe} for s in SEGMENT_NAMES for bribe in (0, 2, 99)]
    fields += [{"action": "spring", "intersection": node} for node in NODE_NAMES]
    plain = ("pass", "no-proposal", "discard", "no-extra", "confirm")
    return [write(each) for each in [*fields, *({"action": kind} for kind in plain)]]


def _cells(table: Table) -> Iterator[Message]:
    yield table.title
    for row in [table.header, *table.rows]:
        yield from (cell for cell in row if isinstance(cell, Message))


def _read(state: State) -> Iterator[Message]:
    """What the seats and an onlooker read while the match waits."""
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        yield words.waiting(view)
        yield from words.status(view)
        yield from _cells(words.seats(view))
        yield from (cell for part in words.board(view) for cell in _cells(part))
        for plan in words.plans(view):
            yield plan.label
            yield from (choice.label for choice in plan.choices)
        if view.decision is not None:
            yield words.prompt(view)
            for choice in words.choices(view):
                yield choice.label
                yield from filter(None, map(words.place, choice.values))
            yield from (words.action(action) for action in view.legal)


def _refusals(state: State, actions: list[int]) -> Iterator[Message]:
    for seat in range(state.players):
        for action in actions:
            if reason := state.why_not(seat, action):
                yield reason


def _some_action(legal: list[int], chance: random.Random) -> int:
    """Each kind of action as likely as the others, so that what is rarely legal or rarely wise is told too."""
    kind = chance.choice(sorted({_kind(action) for action in legal}))
    return chance.choice([action for action in legal if _kind(action) == kind])


def _kind(action: int) -> str:
    return notation(action).split()[0]


def _match(options: Options, seed: int) -> Iterator[Message]:
    """One match of random moves, some of them on hold."""
    chance = random.Random(seed)
    actions = every_action()
    log: list[Event] = []
    state = GAME.start(options, seed, log)
    while state.waiting():
        yield from _read(state)
        yield from _refusals(state, chance.sample(actions, 200))
        seat = chance.choice(state.waiting())
        log += state.play(seat, _some_action(state.legal(seat), chance), chance.random() < 0.1)
    yield from _read(state)
    yield from _refusals(state, actions[:1])
    yield from (words.event(event) for event in log)
    yield from _cells(words.sheet(state.scores()))


@cache
def told() -> list[Message]:
    """All that random matches at every kind of table tell, each once."""
    found = {str(message): message for seed, options in enumerate(TABLES) for message in _match(options, seed)}
    return list(found.values())
