"""People at the drawn table: with a mouse, with a finger, with a keyboard alone; and tables for them to come to."""

import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.server.clients import STALLED, Client, Json, open_table, seated

DESK = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
QUIET: dict[str, Any] = {"viewport": DESK, "reduced_motion": "reduce"}
"""At a desk, where nothing moves longer than it must."""

PAIR: Json = {
    "game": "santiago",
    "options": {"players": 2},
    "seats": [{"kind": "open"}, {"kind": "open"}],
    "pace": 0,
    "confirm": False,
}
AGAINST_A_BOT: Json = {**PAIR, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random", "name": "Bot"}]}
LAST_ROUND = {"round": 10, "turn": 21}
"""Of two players, by the word with which a game counts."""

DOCK = "section.dock"
HAND = "section.hand"
GO = f"{DOCK} button.go.big"
NUMBERS = f"{DOCK} .amounts button:enabled:not([aria-pressed=true])"
CARDS = f":is({DOCK}, {HAND}) button.card:enabled:not([aria-pressed=true])"
PLACES = ".board .touchable:not([aria-pressed=true])"
PICKED_PLACE = ".board .touchable[aria-pressed=true]"
PICKED_CARD = f":is({DOCK}, {HAND}) button.card[aria-pressed=true]"
WAITING = "section.waiting"
CURTAIN = "main h1 + p + button.go"

Wanted = Callable[[Json], bool]


def position(now: Json) -> Json:
    found: Json = now["view"]["position"]
    return found


def in_the_last_round(now: Json) -> bool:
    return any(position(now).get(word, 0) >= last for word, last in LAST_ROUND.items())


def play_until(clients: Sequence[Client], wanted: Wanted, seed: int = 1) -> None:
    """Play over HTTP until somebody is asked something and the table stands as wanted."""
    rng = random.Random(seed)
    end = time.monotonic() + 2 * STALLED
    while time.monotonic() < end:
        for client in clients:
            client.look()
            assert not client.over, "the match is over, and what was wanted did not come"
            if client.now.get("decision") and wanted(client.now):
                return
        asked = next((client for client in clients if client.now.get("decision")), None)
        if asked:
            asked.answer(rng)
        else:
            clients[0].look(wait=1)
    raise AssertionError("what was wanted does not come")


def table_at(url: str, wanted: Wanted, plan: Json = PAIR, **more: Any) -> list[Client]:
    """A table that stands as wanted, and those who sit there."""
    clients = seated(url, {**plan, **more})
    play_until(clients, wanted)
    return clients


def enter(context: BrowserContext, client: Client, link: str | None = None) -> None:
    """Let a browser have somebody's link."""
    token = client.table.tokens[link or client.link or "watch"]
    answer = context.request.post("/api/enter", data={"token": token})
    assert answer.ok, answer.text()


def sit(context: BrowserContext, client: Client, link: str | None = None) -> Page:
    """Come to a table with somebody's link."""
    enter(context, client, link)
    page = context.new_page()
    page.goto(f"/t/{client.table.id}")
    return page


def opened(url: str, plan: Json) -> Client:
    """A table at which nobody sits yet, and its host."""
    return Client(url, open_table(url, plan), "host", "Host")


WITHIN_REACH = """elements => elements.flatMap((element, index) => {
  const box = element.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return at && element.contains(at) ? [index] : [];
})"""
"""Which of them can be touched as the page lies there: not what a map without an edge has beyond its frame."""


class Hands:
    """Somebody who sees what is asked and answers it, with a mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)

    def touch(self, found: Locator) -> None:
        found.click()

    def asked(self) -> str | None:
        """The decision that is asked here now."""
        dock = self.page.locator(DOCK)
        return dock.get_attribute("data-decision") if dock.count() else None

    def is_ready(self) -> bool:
        return self.page.locator(GO).is_enabled()

    def _some(self, *selectors: str) -> Locator | None:
        """One of those that are there, of any of these kinds."""
        found = [each for each in (self.page.locator(selector) for selector in selectors) if each.count()]
        if not found:
            return None
        kind = self.rng.choice(found)
        near = kind.evaluate_all(WITHIN_REACH) or list(range(kind.count()))
        return kind.nth(self.rng.choice(near))

    def _next(self) -> Locator | None:
        if self.page.locator(PICKED_PLACE).count():
            return self._some(NUMBERS) or self._some(CARDS)
        if self.page.locator(PICKED_CARD).count():
            return self._some(PLACES) or self._some(NUMBERS)
        return self._some(NUMBERS, CARDS, PLACES)

    def prepare(self) -> None:
        """Choose an answer, up to the green button."""
        expect(self.page.locator(DOCK)).to_be_visible()
        for _ in range(5):
            if self.is_ready():
                return
            found = self._next()
            assert found is not None, f"there is nothing to touch: {self.page.locator(DOCK).inner_text()}"
            self.touch(found)
        assert self.is_ready(), f"this cannot be answered: {self.page.locator(DOCK).inner_text()}"

    def answer(self) -> str:
        """Answer what is asked, and see it taken; which decision it was."""
        self.prepare()
        asked = self.asked()
        assert asked is not None
        self.touch(self.page.locator(GO))
        expect(self.page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
        return asked


class Finger(Hands):
    """The same on a phone."""

    def touch(self, found: Locator) -> None:
        found.tap()


FROM_THE_FOCUS = """element => {
  const at = document.activeElement;
  const middle = (found) => {
    const box = found.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    there: at === element,
    before: at !== document.body && Boolean(element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING),
    beside: Boolean(element.dataset.place && at.dataset.place && element.parentElement === at.parentElement),
    x: middle(element).x - middle(at).x,
    y: middle(element).y - middle(at).y,
    at: at.outerHTML.slice(0, 200),
  };
}"""
"""Where something is, as seen from what has the focus."""


class Keyboard(Hands):
    """Somebody who has only Tab (and Shift with it), the arrows, Enter and the space bar."""

    MOST = 80
    presses = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.presses += 1

    def touch(self, found: Locator) -> None:
        way: dict[str, Any] = {}
        for _ in range(self.MOST):
            way = found.evaluate(FROM_THE_FOCUS)
            if way["there"]:
                return self.press(self.rng.choice(["Enter", "Space"]))
            self.press(self._arrow(way) if way["beside"] else "Shift+Tab" if way["before"] else "Tab")
        raise AssertionError(f"no key leads to {found.evaluate('at => at.outerHTML')}; the focus is on {way['at']}")

    def _arrow(self, way: dict[str, Any]) -> str:
        """Towards a place on the board; now and then the shorter way, out of corners where one would go to and fro."""
        across = "ArrowRight" if way["x"] > 0 else "ArrowLeft"
        along = "ArrowDown" if way["y"] > 0 else "ArrowUp"
        longer = abs(way["x"]) > abs(way["y"])
        return across if longer != (self.rng.random() < 0.15) else along


def play_to_the_end(table: Client, *hands: Hands, most: int = 200) -> int:
    """Everybody answers in their browser what they are asked, until the match is over; how many answers it took."""
    for answers in range(most):
        asked = waited(table, *hands)
        if asked is None:
            return answers
        asked.answer()
    raise AssertionError("the match does not end")


def waited(table: Client, *hands: Hands) -> Hands | None:
    """Who is asked something next; nobody when the match is over."""
    for _ in range(100):
        table.look()
        if table.over:
            return None
        for each in hands:
            if each.asked():
                return each
        hands[0].page.locator(f"{DOCK}, {WAITING}").first.wait_for()
        table.look(wait=0.2)
    raise AssertionError("nobody is asked anything")


def words_of(page: Page) -> str:
    return re.sub(r"\s+", " ", page.locator("body").inner_text())
