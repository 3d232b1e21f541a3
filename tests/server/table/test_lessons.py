"""The tables of lessons."""

import pytest

from cosecha.core.errors import BadOptions
from cosecha.server.table.lessons import lesson


def test_a_game_may_have_further_lessons() -> None:
    assert lesson("agricola", 0).options == {"players": 1}
    assert lesson("agricola", 0, "cards").options == {"players": 1, "cards": "full"}


@pytest.mark.parametrize(("game", "name"), [("santiago", "cards"), ("agricola", "none")])
def test_a_lesson_that_does_not_exist_is_refused(game: str, name: str) -> None:
    with pytest.raises(BadOptions, match=f"{game}/{name}"):
        lesson(game, 0, name)
