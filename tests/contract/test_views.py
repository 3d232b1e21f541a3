"""Views share what they can, which keeps them cheap. That must not be noticeable to other viewers or in guesses."""

from collections.abc import Iterator
from typing import Any

import msgspec

from cosecha.core.frozen import FrozenDict, FrozenList
from cosecha.core.rng import Rng
from tests.contract.games import Case, every_case, moments, sample

pytestmark = every_case


def containers(value: Any) -> Iterator[Any]:
    """All lists and dicts in a view, including the arguments of messages."""
    if isinstance(value, list | dict):
        yield value
    inside: Any = ()
    if isinstance(value, list | tuple):
        inside = value
    elif isinstance(value, dict):
        inside = value.values()
    elif isinstance(value, msgspec.Struct):
        inside = msgspec.structs.asdict(value).values()
    for each in inside:
        yield from containers(each)


def test_views_share_nothing_that_can_be_written_to(case: Case) -> None:
    shown = []
    for state, _, _ in moments(case)[:60]:
        shown += [state.view(seat) for seat in (None, *range(case.agreed().players))]
        shown += [state.view(None), state.position()]
    met: dict[int, int] = {}
    for number, view in enumerate(shown):
        for each in containers(view):
            if not isinstance(each, FrozenList | FrozenDict):
                assert met.setdefault(id(each), number) == number, each


def test_what_is_shared_looks_like_what_is_not(case: Case) -> None:
    for state, seat, _ in sample(case, 20):
        for value in (state.view(seat), state.position()):
            text = msgspec.json.encode(value)
            again = msgspec.json.decode(text, type=type(value))
            assert again == value
            assert msgspec.json.encode(again) == text


def test_a_guess_knows_no_more_than_the_view_says(case: Case) -> None:
    """A view in this process remembers what its parts were made from. A guess from it must equal the guess of a remote
    client, which has only the JSON."""
    guess = case.rules().guess
    for number, (state, _, _) in enumerate(moments(case)):
        for seat in (None, *range(case.agreed().players)):
            view = state.view(seat)
            far = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
            guessed = guess(view, Rng(number))
            assert guessed == guess(far, Rng(number))
            assert guessed.digest() == guess(far, Rng(number)).digest()


def test_a_guess_depends_on_nothing_hidden(case: Case) -> None:
    rng = case.rng()
    guess = case.rules().guess
    for number, (state, seat, _) in enumerate(sample(case, 30)):
        other = case.facts().shuffle_hidden(state, seat, rng)
        assert guess(other.view(seat), Rng(number)) == guess(state.view(seat), Rng(number))
