"""Hints in a full dock, with hand cards, grain to exchange and a field to plow: nothing may flicker."""

import random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from cosecha import games
from tests.browsing.fixtures import NewContext
from tests.drawn.docks import flaws
from tests.drawn.people import DOCK, sit, table_from
from tests.drawn.sizes import SIZES
from tests.server.servers import Node

SEED = 3
"""A deal in which random play leads there."""

LAID_OUT = """async () => {
  const seen = new Set();
  for (let frame = 0; frame < 30; frame++) {
    await new Promise(requestAnimationFrame);
    const parts = [...document.querySelectorAll("section.dock, section.dock > *, section.dock .given > *")];
    seen.add(JSON.stringify(parts.map((part) => part.getBoundingClientRect())));
  }
  return seen.size;
}"""
"""The number of different dock layouts within 30 frames."""


def plowing_with_grain() -> Any:
    rules, rng = games.by_name("agricola"), random.Random(SEED)
    state: Any = rules.start(msgspec.convert({"players": 2, "cards": "few"}, rules.options), SEED)
    while not (state.progress()[0] == 3 and 0 in state.waiting() and state.decision(0).kind == "plow"):
        seat = state.waiting()[0]
        state.apply(seat, rng.choice(state.worth(seat)))
    assert state.position().farms[0].goods["grain"]
    return state


@pytest.mark.proof
@pytest.mark.parametrize("size", ["phone", "tablet", "laptop", "desk"])
def test_a_hint_does_not_make_the_dock_flicker(new_context: NewContext, site: Node, size: str) -> None:
    person = table_from(site.url, games.by_name("agricola"), plowing_with_grain(), ["Person", "Bot"])
    context = new_context(viewport=SIZES[size]["viewport"])
    context.add_init_script("if (location.host) localStorage.setItem('cosecha', JSON.stringify({ advice: true }))")
    page = sit(context, person)
    signs = page.locator(f"{DOCK} .given .sign")
    expect(signs.first).to_be_visible()
    expect(page.locator(f"{DOCK} .exchange .link")).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(LAID_OUT) == 1
    for number in range(signs.count()):
        signs.nth(number).hover()
        assert page.evaluate(LAID_OUT) == 1, f"hint {number + 1}"
        assert flaws(page) == []
        signs.nth(number).click()
        page.wait_for_timeout(150)
        assert page.evaluate(LAID_OUT) == 1, f"hint {number + 1}, chosen"
        assert flaws(page) == []
