"""The digest of a state: equal for equal states, however they came about, and different for different ones."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from cosecha.core.errors import BadPosition
from cosecha.core.record import digest_of
from cosecha.core.rng import Rng
from cosecha.core.state import State
from tests.conftest import PROOF
from tests.contract.games import Case, every_case, moments, sample

pytestmark = every_case

MORE_MATCHES = 40 if PROOF else 2


def test_equal_states_have_equal_digests(case: Case) -> None:
    """After every move: the parts of a digest that are updated incrementally are the same as computed from scratch."""
    for state, seat, action in moments(case):
        digest = state.digest()
        assert hash(state) == digest
        assert -(1 << 63) <= digest < 1 << 63
        plain = msgspec.to_builtins(state.position(), str_keys=True)
        again = case.rules().from_position(plain, check=False)
        assert again.digest() == digest
        assert case.rules().from_position(state.position(), check=False).digest() == digest
        twin = state.copy()
        twin.apply(seat, action)
        assert state.digest() == digest, "a copy that is played on leaves the state alone"
        assert twin.digest() != digest
        again.apply(seat, action)
        assert again.digest() == twin.digest()
    for state, _, _ in sample(case, 5):
        assert pickle.loads(pickle.dumps(state)).digest() == state.digest()


def test_answers_given_at_the_same_time_lead_to_one_digest_in_any_order(case: Case) -> None:
    rng = case.rng()
    together = 0
    for state, _, _ in moments(case):
        if len(state.waiting()) < 2:
            continue
        answers = [(seat, (legal := state.legal(seat))[rng.below(len(legal))]) for seat in state.waiting()[:2]]
        one, other = state.copy(), state.copy()
        for seat, action in answers:
            one.apply(seat, action)
        for seat, action in reversed(answers):
            if seat in other.waiting() and action in other.legal(seat):
                other.apply(seat, action)
        if one == other:
            together += 1
            assert one.digest() == other.digest()
    if case.seed == 0 and case.agreed().players == (4 if case.game == "cacao" else 2) and "full" not in case.options:
        assert together, "two seats answered at the same time at least once"


def test_a_state_is_found_again_in_a_table(case: Case) -> None:
    table = {state.copy(): number for number, (state, _, _) in enumerate(moments(case))}
    for number, (state, _, _) in enumerate(moments(case)):
        assert table[state.copy()] == number


def test_different_states_have_different_digests(case: Case) -> None:
    found: dict[int, str] = {}
    for state in _met(case):
        position = digest_of(state.position())
        assert found.setdefault(state.digest(), position) == position
    assert len(found) > 20 * MORE_MATCHES


def _met(case: Case) -> Iterator[State]:
    for number in range(MORE_MATCHES):
        rng = Rng(f"digest {case} {number}")
        state = case.rules().start(case.agreed(), number)
        while waiting := state.waiting():
            yield state
            seat = waiting[rng.below(len(waiting))]
            worth = state.worth(seat)
            state.play(seat, worth[rng.below(len(worth))], hold=rng.below(4) == 0)
        yield state


def test_what_a_seat_may_not_know_is_in_the_digest(case: Case) -> None:
    rng = case.rng()
    differed = 0
    for state, seat, _ in moments(case):
        other = case.facts().shuffle_hidden(state, seat, rng)
        assert (other.digest() == state.digest()) == (other == state)
        differed += other != state
    assert differed


def test_every_change_of_a_position_changes_the_digest(case: Case) -> None:
    changed = 0
    for state, _, _ in sample(case, 6):
        plain = msgspec.to_builtins(state.position(), str_keys=True)
        for edit in _edits(plain):
            data = msgspec.to_builtins(state.position(), str_keys=True)
            edit(data)
            try:
                other = case.rules().from_position(data, check=False)
            except (BadPosition, ValueError, IndexError):
                continue
            assert (other.digest() == state.digest()) == (other == state)
            changed += other != state
    assert changed > 50


def _edits(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[Callable[[Any], None]]:
    """Increment each number, invert each flag, swap neighbors in lists, leave things out."""

    def at(data: Any) -> Any:
        for step in path:
            data = data[step]
        return data

    def put(key: Any, value: Any) -> Callable[[Any], None]:
        return lambda data: at(data).__setitem__(key, value)

    pairs = list(plain.items() if isinstance(plain, dict) else enumerate(plain))
    for key, value in pairs:
        if isinstance(value, bool):
            yield put(key, not value)
        elif isinstance(value, int):
            yield put(key, value + 1)
        elif isinstance(value, dict | list):
            yield from _edits(value, (*path, key))
        if path:
            yield lambda data, key=key: at(data).__delitem__(key)  # type: ignore[misc]
    if isinstance(plain, list):
        for number in range(len(plain) - 1):
            yield lambda data, n=number: at(data).__setitem__(slice(n, n + 2), at(data)[n : n + 2][::-1])  # type: ignore[misc]
