"""Positions with a win that can be forced: `python -m tools.forced_wins cacao --players 3`.

Plays matches, goes back from their ends, and proves which answers win whatever the others do. Decisions where some do
and others don't are written to `build/forced_wins/`; the best ones belong in `tests/coach/forced_wins/`, with a reason
that says more than how much was played out.
With `PYTHONPATH=build/compiled` it runs on the compiled rules, which takes half the time.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from cosecha.bots.ending import ending_of
from cosecha.bots.registry import bot_named
from cosecha.coach.analyst import PLAYED_OUT
from cosecha.core.game import Game
from cosecha.core.rng import Rng
from cosecha.core.scores import share_of_win
from cosecha.core.state import State
from cosecha.games import NAMES, by_name
from tests.coach.solving import TooLarge, Undecided, is_certain, winning_answers

TARGET = Path("build/forced_wins")
SLIPS = 0.1
"""How often somebody gives any answer instead of a good one: matches between equals would be too much alike."""
PLAYOUTS = 24
"""How many random ends must have different winners for a decision to be looked at."""
GIVE_UP = 2
"""How many decisions of one match may have too much to play out; earlier ones have even more."""


class Moment(NamedTuple):
    """A decision."""

    state: State
    seat: int


class Found(NamedTuple):
    """A decision with answers that win by force, and others that don't."""

    state: State
    seat: int
    wins: list[str]


def play(game: Game, state: State, rng: Rng) -> list[Moment]:
    """Play a match to its end. Returns the decisions with a choice."""
    bot = bot_named("insight", game.name)
    moments: list[Moment] = []
    while waiting := state.waiting():
        seat = waiting[rng.below(len(waiting))]
        actions = state.worth(seat)
        if len(actions) > 1:
            moments.append(Moment(state.copy(), seat))
        slips = rng.chance() < SLIPS
        state.apply(seat, actions[rng.below(len(actions))] if slips else bot.choose(state.view(seat), rng))
    return moments


def is_open(state: State, seat: int, rng: Rng) -> bool:
    """Whether the seat may win or not, by random ends."""
    results: set[bool] = set()
    for _ in range(PLAYOUTS):
        twin = state.copy()
        while waiting := twin.waiting():
            actions = twin.worth(waiting[0])
            twin.apply(waiting[0], actions[rng.below(len(actions))])
        scores = twin.scores()
        results.add(share_of_win(seat, scores.winners, scores.teams) == 1.0)
    return len(results) == 2


def bots_proof(game: Game, state: State, seat: int) -> set[bool | None]:
    """Whether some answers win and others don't, as the bots prove it: quickly, but of answers that the game sets aside
    they try none. None is among them if there is too much to play out."""
    view = state.view(seat)
    ending = ending_of(game, view, PLAYED_OUT)
    return {None} if ending is None else {ending.wins(action) for action in view.worth()}


def forced_wins(game: Game, moments: list[Moment], rng: Rng, most: int) -> Iterator[Found]:
    """The decisions with a forced win, from the last one back to where there is too much to play out."""
    failed = 0
    for state, seat in reversed(moments):
        if failed == GIVE_UP:
            return
        if not is_certain(game, state, seat) or not is_open(state, seat, rng):
            continue
        bots = bots_proof(game, state, seat)
        if bots != {True, False}:
            failed += None in bots
            continue
        try:
            wins = winning_answers(state, seat, most)
        except (TooLarge, Undecided):
            failed += 1
            continue
        if {action in wins for action in state.worth(seat)} == {True, False}:
            yield Found(state, seat, [game.notation(action) for action in wins])


def text(found: Found) -> str:
    """A position as a file."""
    decision = found.state.decision(found.seat)
    assert decision is not None
    legal = len(found.state.legal(found.seat))
    content: dict[str, Any] = {
        "why": f"Of {legal} answers to {decision.id}, {len(found.wins)} win.",
        "seat": found.seat,
        "wins": found.wins,
        "position": msgspec.json.decode(msgspec.json.encode(found.state.position())),
    }
    return yaml.safe_dump(content, default_flow_style=None, sort_keys=False, width=120)


def _options(given: list[str]) -> dict[str, Any]:
    pairs = [each.partition("=") for each in given]
    return {name: int(value) if value.isdecimal() else value for name, _, value in pairs}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.forced_wins", description=(__doc__ or "").split("\n\n")[1].split("\nWith")[0]
    )
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", nargs="*", default=[], metavar="OPTION=VALUE", help="other options")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--matches", type=int, default=20, help="how many")
    parser.add_argument("--ends", type=int, default=3, help="how many ends of each match")
    parser.add_argument("--last", type=int, default=20, help="how many decisions an end has")
    parser.add_argument("--most", type=int, default=100_000, help="how many decisions to play out for one")
    arguments = parser.parse_args()
    game = by_name(arguments.game)
    options = game.checked({"players": arguments.players} | _options(arguments.set))
    folder = TARGET / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(arguments.first, arguments.first + arguments.matches):
        rng = Rng(f"forced wins {seed}")
        moments = play(game, game.start(options, seed), rng)[-arguments.last :]
        for end in range(arguments.ends):
            if end:
                moments = play(game, moments[0].state.copy(), rng)
            for found in forced_wins(game, moments, rng, arguments.most):
                decision = found.state.decision(found.seat)
                assert decision is not None
                path = folder / f"{'-'.join([str(arguments.players), *arguments.set])}-{seed}-{end}-{decision.id}.yaml"
                path.write_text(text(found), encoding="utf-8")
                print(path, len(found.wins), "of", len(found.state.legal(found.seat)), flush=True)


if __name__ == "__main__":
    main()
