"""Positions of matches with cards in which one pending step or the deal was altered: they are refused, or they can be
played on."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import pytest

from cosecha.core.errors import BadPosition
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.effects import MOST_PROGRESS, NUMBERS
from cosecha.games.agricola.engine.effects import NAMES as EFFECT_NAMES

pytestmark = pytest.mark.unmeasured

DEALS = (
    "seven",
    "draft-7",
    "draft-pairs",
    "mulligan",
    "changing-5",
    "quick-draft",
    "ten",
    "draft-8",
    "changing-3",
)


@cache
def bases(match: int) -> list[Any]:
    """Some positions of a random match, more of them while hands are dealt."""
    rng = Rng(f"match {match}")
    options = msgspec.convert(
        {"players": match % 4 + 1, "cards": "full", "deal": DEALS[match * 3 // 4 % len(DEALS)]}, Options
    )
    state: State = GAME.start(options, match)
    found: list[Any] = []
    while waiting := state.waiting():
        if rng.below(4 if state.round == 0 else 10) == 0:
            found.append(msgspec.to_builtins(state.position(), str_keys=True))
        seat = waiting[rng.below(len(waiting))]
        worth = state.worth(seat)
        state.play(seat, worth[rng.below(len(worth))], hold=rng.below(4) == 0)
    return found


def drawn_progress(rng: Rng) -> int:
    kind = rng.below(6)
    if kind < 2:
        return 0
    if kind < 4:
        return rng.below(9)
    if kind == 4:
        return rng.below(400)
    what = rng.below(len(EFFECT_NAMES)) if rng.below(2) else NUMBERS[PURCHASES[rng.below(len(PURCHASES))]]
    return min(MOST_PROGRESS, what << 26 | rng.below(32) << 21 | rng.below(1 << rng.below(22)))


PURCHASES = [
    name for name in EFFECT_NAMES if name.split()[0] in ("room", "stable", "fences", "renovate", "minor", "occupation")
]


def drawn_step(rng: Rng, farm: Any) -> dict[str, Any]:
    step: dict[str, Any] = {"step": EFFECT_NAMES[rng.below(len(EFFECT_NAMES))], "progress": drawn_progress(rng)}
    if rng.below(4) == 0:
        step["step"] = ("pay", "draft", "feed", "breed", "keep", *PURCHASES)[rng.below(5 + len(PURCHASES))]
    if rng.below(3) == 0:
        step["may_leave"] = True
    if rng.below(6) == 0:
        step["free"] = True
    played = farm.get("played", [])
    if rng.below(3) == 0:
        step["card"] = CARD_NAMES[rng.below(len(CARD_NAMES))]
    elif played and rng.below(2):
        step["card"] = played[rng.below(len(played))]
    return step


def alter_step(rng: Rng, position: Any) -> None:
    """Append, insert, replace or change one step of a farm, most often of one that has some."""
    farms = position["farms"]
    asked = [farm for farm in farms if farm.get("steps")]
    farm = asked[rng.below(len(asked))] if asked and rng.below(4) else farms[rng.below(len(farms))]
    steps = farm.setdefault("steps", [])
    step = drawn_step(rng, farm)
    kind = rng.below(5) if steps else 0
    if kind < 2:
        steps.append(step)
    elif kind == 2:
        steps.insert(rng.below(len(steps) + 1), step)
    else:
        number = rng.below(len(steps))
        if kind == 3:
            steps[number] = step
        else:
            key = sorted(step)[rng.below(len(step))]
            steps[number] = {**steps[number], key: step[key]}


def alter_deal(rng: Rng, position: Any) -> None:
    """Change one thing about the cards that aren't in play."""
    farm = position["farms"][rng.below(len(position["farms"]))]
    undealt = position.setdefault("undealt", {})
    dropped = position.setdefault("dropped", {})
    piles = [(pile, name) for pile in (undealt, dropped) for name in ("minor", "occupation")]
    piles += [(farm, name) for name in ("hand", "pack", "played")]
    pile, name = piles[rng.below(len(piles))]
    cards = pile.setdefault(name, [])
    kind = rng.below(8)
    if kind == 0:
        position["dealt"] = rng.below(110) - 5 if rng.below(2) else rng.below(20)
    elif kind == 1:
        pile[name] = cards[: rng.below(len(cards) + 1)]
    elif kind == 2:
        other, key = piles[rng.below(len(piles))]
        cards += other.get(key, [])[:1]
    elif kind == 3:
        other, key = piles[rng.below(len(piles))]
        taken = other.get(key, [])
        if taken:
            cards.append(taken.pop())
    elif kind == 4:
        cards.append(CARD_NAMES[rng.below(len(CARD_NAMES))])
    elif kind == 5:
        draw = {"seat": 0, "kind": ("minor", "occupation")[rng.below(2)], "count": rng.below(1 << rng.below(32))}
        position.setdefault("draws", []).append(draw)
    elif kind == 6:
        position.pop(("undealt", "dropped", "luck", "dealt")[rng.below(4)], None)
    else:
        step = ("draft", "mulligan", "drop a card and draw one of its kind", "drop a card and draw one")[rng.below(4)]
        farm["steps"] = [{"step": step, "progress": drawn_progress(rng), "may_leave": rng.below(2) == 0}]


def play_on(position: Any, rng: Rng, moves: int) -> bool:
    """Decode a position and, if it is accepted, look at all there is to see and give random answers."""
    try:
        state = GAME.from_position(position)
    except BadPosition:
        return False
    for _ in range(moves):
        waiting = state.waiting()
        for seat, farm in enumerate(state.farms):
            assert min(farm.home, farm.newborns, *farm.goods) >= 0
            state.view(seat)
        for seat in waiting:
            state.decision(seat)
        if not waiting:
            break
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        assert legal
        state.play(seat, legal[rng.below(len(legal))])
    return True


@pytest.mark.parametrize("match", range(8))
def test_a_position_with_an_altered_step_is_refused_or_playable(match: int) -> None:
    _play_altered(match, 40, alter_step)


@pytest.mark.proof
@pytest.mark.parametrize("match", range(8, 40))
def test_many_positions_with_an_altered_step_are_refused_or_playable(match: int) -> None:
    _play_altered(match, 250, alter_step)


@pytest.mark.parametrize("match", range(8))
def test_a_position_with_an_altered_deal_is_refused_or_playable(match: int) -> None:
    _play_altered(match, 40, alter_deal)


@pytest.mark.proof
@pytest.mark.parametrize("match", range(8, 40))
def test_many_positions_with_an_altered_deal_are_refused_or_playable(match: int) -> None:
    _play_altered(match, 250, alter_deal)


def _play_altered(match: int, cases: int, alter: Callable[[Rng, Any], None]) -> None:
    found = bases(match)
    accepted = 0
    for case in range(cases):
        rng = Rng(f"{match} {case}")
        position = deepcopy(found[rng.below(len(found))])
        alter(rng, position)
        accepted += play_on(position, rng, 25)
    assert accepted < cases


@pytest.mark.parametrize("match", range(8))
def test_the_unaltered_positions_are_accepted(match: int) -> None:
    for position in bases(match):
        assert msgspec.to_builtins(GAME.from_position(position).position(), str_keys=True) == position


def test_a_held_seat_may_have_answered_a_card_in_the_turn_of_another() -> None:
    held = [position for position in bases(263) if position.get("held") == [0] and position["active"] == 1]
    assert held
    for position in held:
        GAME.from_position(position)
