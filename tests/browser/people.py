"""People at a browser: somebody who has only a keyboard, and ways to set up tables for those who test other things."""

import random
from typing import Any

from playwright.sync_api import BrowserContext, Page

Fields = dict[str, str | float | bool]

QUICK: Fields = {"players": "2", "seat-0": "me", "name-0": "Marta", "seat-1": "random", "pace": "0", "confirm": "never"}
"""A short match: two players, and a bot that needs no thought."""

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
"""What has the focus."""


def new_table(context: BrowserContext, game: str = "santiago", **form: str) -> str:
    """The path of a new table, set up without a page."""
    fields: Fields = {**QUICK, **form}
    answer = context.request.post(f"/new/{game}", form=fields, max_redirects=0)
    assert answer.status == 303, answer.text()
    return answer.headers["location"].partition("?")[0].partition("#")[0]


def answer_somehow(page: Page) -> None:
    """Press the first button that answers what is asked."""
    with page.expect_navigation():
        page.locator("#asked form:is([action$='/act'], [action$='/confirm']) button").first.press("Enter")


class Keyboard:
    """Somebody who uses nothing but the keyboard, and sees where the focus is."""

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
        """Tab on until the focus is on what has these properties."""
        for _ in range(most):
            at = self.focus()
            if all(wish in at[what] if what in ("to", "text") else at[what] == wish for what, wish in wanted.items()):
                return at
            self.press("Tab")
        raise AssertionError(f"the Tab key does not reach {wanted}; it is now on {self.focus()}")

    def enter(self) -> None:
        """Press what has the focus, and come to the next page."""
        with self.page.expect_navigation():
            self.press("Enter")

    def choose(self, value: str) -> None:
        """The option of the list that has the focus, by the arrow keys."""
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
        """Answer what is asked: tab through its forms, choose something in each list, press one of the buttons."""
        assert self.focus()["id"] == "asked", f"the focus should be at what is asked, but is on {self.focus()}"
        passed = 0
        while True:
            self.press("Tab")
            at = self.focus()
            assert at["asked"], f"the focus has left what is asked without finding a button: {at}"
            if at["tag"] == "select" or at["type"] == "radio":
                for _ in range(self.rng.randrange(3)):
                    self.press("ArrowDown")
            elif at["tag"] == "button" and at["to"].endswith(("/act", "/confirm")):
                buttons = self.page.locator(ANSWERS).locator("button").count()
                passed += 1
                if passed >= buttons or self.rng.random() < 0.5:
                    return self.enter()
