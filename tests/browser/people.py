"""Simulated users of the text pages: a keyboard-only player, and shortcuts for setting up tables."""

import random
from typing import Any

from playwright.sync_api import BrowserContext, Page

Fields = dict[str, str | float | bool]

QUICK: Fields = {"players": "2", "seat-0": "me", "name-0": "Marta", "seat-1": "random", "pace": "0", "confirm": "never"}
"""A short match: two players, one of them the random bot."""

ANSWERS = "#asked form[action$='/act'], #asked form[action$='/confirm']"
OVER = "table.sheet"
CURTAIN = "form[action$='/eyes']"

FOCUS = """() => {
  const at = document.activeElement, form = at.closest("form");
  return {
    tag: at.tagName.toLowerCase(), type: at.type || "", id: at.id, name: at.name || "", value: at.value || "",
    text: at.textContent.trim(), asked: Boolean(at.closest("#asked")), to: form ? form.getAttribute("action") : "",
  };
}"""
"""The focused element."""


def new_table(context: BrowserContext, game: str = "santiago", **form: str) -> str:
    """Create a table without the form and return its path."""
    fields: Fields = {**QUICK, **form}
    answer = context.request.post(f"/new/{game}", form=fields, max_redirects=0)
    assert answer.status == 303, answer.text()
    return answer.headers["location"].partition("?")[0].partition("#")[0]


def press_first_answer(page: Page) -> None:
    """Press the first button that answers the current question."""
    with page.expect_navigation():
        page.locator("#asked form:is([action$='/act'], [action$='/confirm']) button").first.press("Enter")


class KeyboardPlayer:
    """A user with only a keyboard, who can see the focus."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.presses = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.presses += 1

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def tab_to(self, most: int = 80, **wanted: str) -> dict[str, Any]:
        """Press Tab until the focused element has these properties."""
        for _ in range(most):
            at = self.focus()
            if all(wish in at[what] if what in ("to", "text") else at[what] == wish for what, wish in wanted.items()):
                return at
            self.press("Tab")
        raise AssertionError(f"the Tab key does not reach {wanted}; it is now on {self.focus()}")

    def enter(self) -> None:
        """Activate the focused element and wait for the next page."""
        with self.page.expect_navigation():
            self.press("Enter")

    def choose(self, value: str) -> None:
        """Select an option of the focused list with the arrow keys."""
        self.press("Home")
        for _ in range(40):
            if self.focus()["value"] == value:
                return
            self.press("ArrowDown")
        raise AssertionError(f"the arrow keys do not reach {value}")

    def write(self, text: str) -> None:
        self.press("Control+a")
        self.page.keyboard.type(text)

    def answer(self) -> None:
        """Answer the question: tab through its forms, choose something in each list, press one of the buttons."""
        assert self.focus()["id"] == "asked", f"the focus should be on the question, but is on {self.focus()}"
        passed = 0
        while True:
            self.press("Tab")
            at = self.focus()
            assert at["asked"], f"the focus left the question without reaching a button: {at}"
            if at["tag"] == "select" or at["type"] == "radio":
                for _ in range(self.rng.randrange(3)):
                    self.press("ArrowDown")
            elif at["tag"] == "button" and at["to"].endswith(("/act", "/confirm")):
                buttons = self.page.locator(ANSWERS).locator("button").count()
                passed += 1
                if passed >= buttons or self.rng.random() < 0.5:
                    return self.enter()
