"""What nets see of observations."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cosecha.bots.nets.choices import Slots, choices_of, placed_choices, plain_choices
from cosecha.bots.nets.inputs import COUNT, SKIP, Inputs, Way
from cosecha.bots.nets.ways import WAYS
from cosecha.encoding import Encoder, Episode, encoder_for

SETS: dict[str, list[dict[str, Any]]] = {
    "santiago": [{"players": players} for players in (2, 5)],
    "cacao": [{"players": 2}, {"players": 4}],
    "agricola": [{"players": 1}, {"players": 4}],
    "agricola_cards": [{"players": 2, "cards": "few"}, {"players": 4, "cards": "full", "x_deck": "with"}],
}


def encoders(net: str) -> list[Encoder]:
    return [encoder_for(net.partition("_")[0], **options) for options in SETS[net]]


def first_observation(encoder: Encoder) -> NDArray[np.uint8]:
    episode = Episode(encoder)
    episode.reset(1)
    return np.frombuffer(episode.observe(episode.seat), np.uint8)[None, :]


@pytest.mark.parametrize("net", WAYS)
def test_every_option_set_finds_its_own_inputs(net: str) -> None:
    several = encoders(net)
    inputs = Inputs.of([encoder.layout for encoder in several], WAYS[net])
    for encoder in several:
        reader = inputs.reader(encoder.layout)
        assert len(set(reader.column.tolist())) == len(reader.column)
        assert reader.column.max() < inputs.size
        assert reader.byte.max() < encoder.layout.size
        read = reader.read(first_observation(encoder))
        assert read.shape == (1, len(reader.byte))
        assert read.any()


def test_inputs_mean_the_same_with_other_options() -> None:
    """The round and the number of players are told apart by the same inputs everywhere."""
    two, five = encoders("santiago")
    inputs = Inputs.of([two.layout, five.layout], WAYS["santiago"])
    seen = []
    for encoder in (two, five):
        reader = inputs.reader(encoder.layout)
        values = np.zeros(inputs.size, np.float32)
        values[reader.column] = reader.read(first_observation(encoder))[0]
        seen.append(values)
    again = Inputs.of([five.layout, two.layout], WAYS["santiago"])
    assert [field.name for field in again.seen] == [field.name for field in inputs.seen]
    assert (seen[0] != seen[1]).any()


def test_a_count_is_scaled_and_says_which_steps_it_reaches() -> None:
    encoder = encoder_for("santiago", players=2)
    ways = {field.name: Way(SKIP) for field in encoder.layout.fields} | {"money": Way(COUNT, (1,), most=3)}
    inputs = Inputs.of([encoder.layout], ways)
    reader = inputs.reader(encoder.layout)
    observation = first_observation(encoder).copy()
    encoder.layout.named(observation)["money"][0, 0] = 2
    assert reader.read(observation)[0].tolist() == pytest.approx([0.2, 1, 1, 0])


def test_wide_numbers_add_up() -> None:
    encoder = encoder_for("santiago", players=2)
    ways = {field.name: Way(SKIP) for field in encoder.layout.fields} | {"points": Way(COUNT, (1,))}
    reader = Inputs.of([encoder.layout], ways).reader(encoder.layout)
    observation = first_observation(encoder).copy()
    encoder.layout.named(observation)["points"][0, 0] = 300
    assert reader.read(observation)[0].sum() == pytest.approx(30)


@pytest.mark.parametrize("net", WAYS)
def test_every_number_has_a_choice(net: str) -> None:
    several = encoders(net)
    choices = plain_choices(net, several) + placed_choices(net)
    for encoder in several:
        slots = Slots(encoder, choices)
        assert len(slots.slot) == encoder.n
        assert slots.slot.max() == len(slots.choice) - 1
        assert [choices[choice] for choice in slots.choice[slots.slot]] == choices_of(encoder)


def test_large_bribes_are_one_choice() -> None:
    encoder = encoder_for("santiago", players=5)
    names = choices_of(encoder)
    assert names.count("propose H00 14") == 1
    assert names.count("propose H00 15") > 100
    assert names.count("pass") == 1
