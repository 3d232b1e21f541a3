"""What only Agricola's encoder promises."""

import numpy as np
import pytest

from cosecha.encoding import encoder_for
from cosecha.games.agricola.rules.refusals import _exists
from tests.contract.games import codes

EVERYTHING = {
    "players": 4,
    "cards": "full",
    "teams": "lower",
    "unfinished_pastures": "with",
    "x_deck": "with",
    "forest_deck": "with",
}


def test_every_action_that_exists_has_numbers_of_its_own() -> None:
    encoder = encoder_for("agricola", EVERYTHING)
    actions = [action for action in codes("agricola") if action < 0 or _exists(action)]
    numbers = {tuple(encoder.steps(action)): action for action in actions}
    assert len(numbers) == len(set(actions)) > 10_000
    for steps, action in numbers.items():
        assert encoder.action(list(steps)) == action
        assert not any(steps[:length] in numbers for length in range(1, len(steps)))


def test_numbers_of_a_match_without_cards_are_the_same_with_every_option() -> None:
    plain, everything = encoder_for("agricola", players=2), encoder_for("agricola", EVERYTHING)
    assert [plain.name(number) for number in range(plain.n)] == [everything.name(number) for number in range(plain.n)]


def test_every_number_has_a_name_of_its_own() -> None:
    encoder = encoder_for("agricola", EVERYTHING)
    names = [encoder.name(number) for number in range(encoder.n)]
    assert len(set(names)) == encoder.n
    assert {"use forest", "fence c1", "fenced", "keep sheep 2", "pay wood 3", "what boar"} <= set(names)


@pytest.mark.parametrize("text", ["fence c1d1d2", "keep 2 0 1", "pay wood3-clay1", "pick grocer wood", "give wood 3"])
def test_a_part_of_an_answer_is_no_answer(text: str) -> None:
    encoder = encoder_for("agricola", EVERYTHING)
    steps = encoder.steps(encoder.game.parse(text))
    for wrong in (steps[:-1], steps[::-1], [*steps, steps[-1]], []):
        with pytest.raises(ValueError, match="not an answer"):
            encoder.action(wrong)


def test_an_action_that_the_options_rule_out_has_no_number() -> None:
    encoder = encoder_for("agricola", players=2)
    with pytest.raises(ValueError, match="no number"):
        encoder.steps(encoder.game.parse("play grocer"))


def test_an_observation_has_the_answer_begun_so_far() -> None:
    encoder = encoder_for("agricola", EVERYTHING)
    state = encoder.game.start(encoder.options, 1)

    def begun(text: str, count: int) -> dict[str, list[int]]:
        steps = encoder.steps(encoder.game.parse(text))[:count]
        named = encoder.layout.named(encoder.observe(state, 0, steps))
        return {name: values.tolist() for name, values in named.items() if name.startswith("begun")}

    fence = begun("fence c1d1d2", 2)
    assert fence["begun"] == [1, 0, 0, 0, 0, 0, 0]
    assert fence["begun_steps"] == [2]
    assert fence["begun_cells"] == [0, 0, 1, 1] + [0] * 11
    assert begun("keep 2 5 1", 2)["begun_amounts"] == [2, 5, 0, 0]
    assert begun("pay food1-wood3-reed2", 4)["begun_amounts"] == [1, 3, 0, 2]
    assert begun("give wood 3", 1)["begun_good"] == [2]
    card = begun("pick grocer wood", 1)["begun_card"][0] - 1
    assert encoder.name(encoder.steps(encoder.game.parse("play grocer"))[0]) == "play grocer"
    assert encoder.game.parse("play grocer") & 1023 == card


def test_fields_of_a_seat_share_the_memory_of_a_batch() -> None:
    encoder = encoder_for("agricola", players=3)
    state = encoder.game.start(encoder.options, 1)
    batch = np.stack([np.frombuffer(encoder.observe(state, seat, []), np.uint8) for seat in range(3)])
    goods = encoder.layout.named(batch)["goods"]
    assert goods.shape == (3, 4, 10)
    for seat in range(3):
        own = [state.farms[(seat + step) % 3].goods for step in range(3)]
        assert goods[seat].tolist() == [*own, [0] * 10]
    goods[1, 2, 3] = 9
    assert encoder.layout.named(batch)["goods"][1, 2, 3] == 9
    low, high = encoder.layout.bounds()
    assert encoder.layout.named(high)["people_there"].max() == 3
    assert encoder.layout.named(low)["house"].max() == 0
    assert encoder.layout.named(high)["house"].tolist() == [[1, 1, 1]] * 4
