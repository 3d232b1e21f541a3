"""Touch targets are large enough. Those on the boards are measured in the boards' own tests."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import AGAINST_A_BOT, DOCK, PHONE, sit, table_at
from tests.server.servers import Node

TABLET: dict[str, Any] = {**PHONE, "viewport": {"width": 820, "height": 1180}}
FINGER = 44
"""Pixels that a touch target needs."""

TOO_SMALL = """least => {
  const TARGETS = "a[href], button, input, select, textarea, summary, [role=button], [role=tab]";
  const inText = (found) => getComputedStyle(found).display === "inline" &&
    [...found.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const seen = (found) => found.checkVisibility({ visibilityProperty: true });
  const skipped = (found) => found.closest("svg") || inText(found) || !seen(found);
  return [...document.querySelectorAll(TARGETS)].filter((found) => !skipped(found)).flatMap((found) => {
    const box = (found.closest("label") ?? found).getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) return [];
    const beyond = getComputedStyle(found, "::after");
    const more = (one, other) =>
      beyond.position === "absolute" ? -Math.min(0, parseFloat(one)) - Math.min(0, parseFloat(other)) : 0;
    const [width, height] = [box.width + more(beyond.left, beyond.right), box.height + more(beyond.top, beyond.bottom)];
    if (Math.round(width) >= least && Math.round(height) >= least) return [];
    const name = found.getAttribute("aria-label") ?? found.innerText ?? "";
    const size = `${Math.round(width)} x ${Math.round(height)}`;
    return [`${found.tagName} .${found.className} "${name.slice(0, 40)}": ${size}`];
  });
}"""
"""Controls smaller than that. Screen-reader-only elements have one pixel; a link in a sentence has the height of its
line."""


def is_reached(page: Page) -> None:
    assert page.evaluate(TOO_SMALL, FINGER) == []


devices = pytest.mark.parametrize(
    "device", [PHONE, pytest.param(TABLET, marks=pytest.mark.proof)], ids=["phone", "tablet"]
)


@pytest.mark.proof
@devices
def test_touch_targets_in_the_lobby(new_context: NewContext, device: dict[str, Any]) -> None:
    page = new_context(**device).new_page()
    for path in ("/", "/settings", "/new/santiago", "/join", "/rules/santiago"):
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        is_reached(page)


@pytest.mark.proof
@devices
@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("santiago", "plant"),
        pytest.param("cacao", "place", marks=pytest.mark.proof),
        pytest.param("agricola", "place", marks=pytest.mark.proof),
    ],
)
def test_touch_targets_at_a_table(
    new_context: NewContext, site: Node, game: str, kind: str, device: dict[str, Any]
) -> None:
    (person,) = table_at(site.url, lambda now: bool(now["decision"]["kind"] == kind), AGAINST_A_BOT, game=game)
    page = sit(new_context(**device), person)
    expect(page.locator(DOCK)).to_be_visible()
    is_reached(page)
    page.get_by_role("button", name="Give me a hint").tap()
    expect(page.get_by_role("dialog", name="Hints").locator("li").first).to_be_visible()
    is_reached(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log").tap()
    expect(page.locator("dialog ol.log li").first).to_be_visible()
    for tab in page.get_by_role("dialog").get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        is_reached(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").tap()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    is_reached(page)
    page.goto(f"/t/{person.table.id}/replay?move=1")
    expect(page.locator(".board svg:visible").first).to_be_visible()
    is_reached(page)
