"""Observations of all kinds of matches in the form that nets are trained with."""

import numpy as np
import pytest

from cosecha.encoding import encoder_for
from cosecha.encoding.layout import Field, Layout
from cosecha.lab.training.recipe import RECIPES
from cosecha.lab.training.rows import joined, sources


@pytest.mark.parametrize("net", RECIPES)
def test_a_row_has_all_fields_of_an_observation_and_zeros_elsewhere(net: str) -> None:
    recipe = RECIPES[net]
    layouts = [encoder_for(recipe.game, each.options).layout for each in recipe.matches]
    whole = joined(layouts)
    draw = np.random.default_rng(1)
    for layout in layouts:
        observation = draw.integers(1, 256, layout.size, dtype=np.uint8)
        row = np.append(observation, np.uint8(0))[sources(whole, layout)]
        fields = whole.named(row)
        for name, expected in layout.named(observation).items():
            found = fields[name]
            inside = tuple(slice(size) for size in expected.shape)
            assert (found[inside] == expected).all()
            assert np.count_nonzero(found) == expected.size, "nothing else"
            assert found.dtype == expected.dtype
        missing = fields.keys() - layout.named(observation).keys()
        assert not any(fields[name].any() for name in missing)


def test_two_bytes_stay_aligned() -> None:
    narrow, wide = Field("narrow", (3,), 0, 9, "a byte each"), Field("wide", (2,), 0, 999, "two bytes each")
    whole = joined([Layout([narrow]), Layout([wide, narrow])])
    assert whole.size == 7
    assert sources(whole, Layout([narrow])).tolist() == [3, 3, 3, 3, 0, 1, 2]


def test_what_rows_do_not_have_is_left_out() -> None:
    small, large = Field("gold", (2,), 0, 9, ""), Field("gold", (3,), 0, 9, "")
    whole, other = joined([Layout([small])]), Layout([Field("suns", (1,), 0, 9, ""), large])
    assert sources(whole, other).tolist() == [1, 2]


def test_a_field_has_the_same_type_in_all_observations() -> None:
    with pytest.raises(ValueError, match="field gold"):
        joined([Layout([Field("gold", (1,), 0, 9, "")]), Layout([Field("gold", (1,), -9, 9, "")])])
