"""Simulated players of the drawn client, with mouse, touch or keyboard, and tables for them to join."""

import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, Position, TimeoutError, expect

from cosecha.core.game import Game
from cosecha.core.match import Match
from cosecha.core.record import dump
from cosecha.core.state import State
from cosecha.locale import Speaker
from tests.server.clients import STALLED, Client, Json, Table, anonymous_client, open_table, seated

DESK = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
QUIET: dict[str, Any] = {"viewport": DESK, "reduced_motion": "reduce", "service_workers": "block"}
"""A desktop window with reduced motion, in which everything comes from the server."""
MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}
SLOW = "document.documentElement.style.setProperty('--speed', '0.001')"
"""So slow that flying things have hardly moved when a test looks, however busy the machine is."""
THING = ".sky .thing"
"""A flying thing."""

PAIR: Json = {
    "game": "santiago",
    "options": {"players": 2},
    "seats": [{"kind": "open"}, {"kind": "open"}],
    "pace": 0,
    "confirm": False,
}
SECRETS: dict[str, Json] = {
    "santiago": {"players": 2, "money_visibility": "hidden"},
    "cacao": {"players": 2, "gold": "hidden"},
    "agricola": {"players": 2, "cards": "few"},
}
"""Options under which players have secrets from each other: money, gold and tiles, cards."""
AGAINST_A_BOT: Json = {**PAIR, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random", "name": "Bot"}]}
LAST_ROUND = {"round": {1: 13, 2: 10, 3: 11}, "turn": {2: 21}}
"""By the game's unit of time and number of players. For Agricola, earlier than the last of its 14 rounds."""

DOUBLE_TAP = 300
"""Milliseconds after which a second tap is not part of a double tap."""

DOCK = "section.dock"
HAND = "section.hand"
GO = f"{DOCK} button.go.big"
DECLINE = f"{DOCK} .buttons .decline"
"""Answers at once."""
DECLINED = 0.2
"""How often the simulated players decline."""
EXCHANGE = f"{DOCK} .exchange .link"
FOOD_MAKER = f"{DOCK} [data-step] .pill button:last-of-type:enabled"
NUMBERS = f"{DOCK} .amounts button:not([aria-disabled=true]):not([aria-pressed=true])"
CARDS = f":is({DOCK}, {HAND}) button.card:enabled:not([aria-pressed=true], [aria-disabled=true])"
ANSWERING = ".touchable:not(.by-hand *, .by-edge *)"
"""Excludes animals that are moved around and single fences: an answer has many of them."""
PLACES = f".board {ANSWERING}:not([aria-pressed=true])"
PICKED_PLACE = f".board {ANSWERING}[aria-pressed=true]"
PICKED_CARD = f":is({DOCK}, {HAND}) button.card[aria-pressed=true]"
WAITING = "section.waiting"
CURTAIN = "main h1 + p + button.go"

Wanted = Callable[[Json], bool]


def position(now: Json) -> Json:
    found: Json = now["view"]["position"]
    return found


def plants(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "plant")


def in_the_last_round(now: Json) -> bool:
    found = position(now)
    players = found["options"]["players"]
    return any(found.get(word, 0) >= last.get(players, 99) for word, last in LAST_ROUND.items())


class TooLate(AssertionError):
    """The match ended before reaching the wanted position."""


TABLES_TRIED = 30
"""Deals and answers are random, and the wanted position may be rare."""


def play_until(clients: Sequence[Client], wanted: Wanted, seed: int = 1) -> None:
    """Play over HTTP until a player is asked something in the wanted position."""
    rng = random.Random(seed)
    end = time.monotonic() + 2 * STALLED
    while time.monotonic() < end:
        for client in clients:
            client.look()
            if client.over:
                raise TooLate("the match ended before reaching the wanted position")
            if client.now.get("decision") and wanted(client.now):
                return
        asked = next((client for client in clients if client.now.get("decision")), None)
        if asked:
            asked.answer(rng)
        else:
            clients[0].look(wait=1)
    raise AssertionError("the wanted position was not reached in time")


def start_table(url: str, whole: bool, plan: Json = PAIR, **more: Any) -> list[Client]:
    """The players of a table before the first move, or in the last round."""
    return seated(url, {**plan, **more}) if whole else table_at(url, in_the_last_round, plan, **more)


def table_at(url: str, wanted: Wanted, plan: Json = PAIR, **more: Any) -> list[Client]:
    """The players of a table in the wanted position."""
    for seed in range(1, TABLES_TRIED):
        clients = seated(url, {**plan, **more})
        with suppress(TooLate):
            play_until(clients, wanted, seed)
            return clients
    clients = seated(url, {**plan, **more})
    play_until(clients, wanted)
    return clients


def enter(context: BrowserContext, client: Client, link: str | None = None) -> None:
    """Give the browser a player's link."""
    token = client.table.tokens[link or client.link or "watch"]
    answer = context.request.post("/api/enter", data={"token": token})
    assert answer.ok, answer.text()


def sit(context: BrowserContext, client: Client, link: str | None = None) -> Page:
    """Open a table with a player's link."""
    enter(context, client, link)
    page = context.new_page()
    page.goto(f"/t/{client.table.id}")
    return page


def client_of(page: Page, url: str) -> Client:
    """An API client for the only seat that this browser holds at the table the page shows."""
    return client_at(page.context, url, urlsplit(page.url).path)


def client_at(context: BrowserContext, url: str, path: str) -> Client:
    """An API client for the only seat that this browser holds at a table, given the table's path."""
    id = path.rpartition("/t/")[2]
    tokens = context.request.get(f"/api/tables/{id}/links").json()["tokens"]
    (seat,) = context.request.get(f"/api/tables/{id}/rights").json()["plays"]
    found = Client(url, Table(id, tokens), f"play {seat}", "The same")
    found.look()
    return found


def host_table(url: str, plan: Json) -> Client:
    """The host of a new table where nobody has sat down yet."""
    return Client(url, open_table(url, plan), "host", "Host")


WITHIN_REACH = """kinds => Object.fromEntries(kinds.map((kind) => {
  const found = [...document.querySelectorAll(kind)];
  const near = found.flatMap((element, index) => {
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return at && element.contains(at) ? [index] : [];
  });
  return [kind, near.length ? near : [...found.keys()]];
}))"""
"""The indexes of the elements of each kind that can be hit: those outside the frame of a map are left out, unless there
are no others."""


class MousePlayer:
    """A player who answers questions with the mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)

    def touch(self, found: Locator) -> None:
        found.click(position=self.spot(found))

    def spot(self, found: Locator) -> Position | None:
        """Where to click, if not in the middle: the next card may cover all of a hand card but its left edge."""
        return {"x": 14, "y": 14} if found.get_attribute("data-hand") is not None else None

    def asked(self) -> str | None:
        """The id of the decision that the page asks for."""
        found: str | None = self.page.locator(DOCK).evaluate_all("found => found[0]?.dataset.decision ?? null")
        return found

    def is_ready(self) -> bool:
        return self.page.locator(GO).is_enabled()

    def _next(self) -> Locator | None:
        """An element to click that leads towards an answer."""
        there = self.page.evaluate(WITHIN_REACH, [PICKED_PLACE, PICKED_CARD, NUMBERS, CARDS, PLACES])
        if there[PICKED_PLACE]:
            # A place that only starts an answer, such as a pasture that must grow, needs more places.
            kinds = [next((kind for kind in (NUMBERS, CARDS) if there[kind]), PLACES)]
        elif there[PICKED_CARD]:
            kinds = [PLACES] if there[PLACES] else [NUMBERS]
        else:
            kinds = [NUMBERS, CARDS, PLACES]
        kinds = [kind for kind in kinds if there[kind]]
        if not kinds:
            return None
        kind = self.rng.choice(kinds)
        return self.page.locator(kind).nth(self.rng.choice(there[kind]))

    def prepare(self) -> None:
        """Choose an answer until the green button is enabled, or nothing is left but to decline."""
        expect(self.page.locator(DOCK)).to_be_visible()
        for _ in range(8):
            if self.is_ready():
                return
            found = self._next()
            if found is None and self.page.locator(DECLINE).count():
                return
            if found is None and (lists := self.page.locator(f"{DOCK} .choices select")).count():
                lists.first.select_option(index=self.rng.randrange(1, lists.first.locator("option").count()))
                continue
            if found is None:  # what can be chosen has to be paid for first
                found = self.page.locator(FOOD_MAKER if self.page.locator(FOOD_MAKER).count() else EXCHANGE).first
                assert found.count(), f"nothing to click: {self.page.locator(DOCK).inner_text()}"
            self.touch(found)
        assert self.is_ready(), f"this can't be answered: {self.page.locator(DOCK).inner_text()}"

    def answer(self) -> str:
        """Answer the question, wait until the answer is accepted, and return the id of the decision."""
        expect(self.page.locator(DOCK)).to_be_visible()
        asked = self.asked()
        assert asked is not None
        decline = self.page.locator(DECLINE)
        if decline.count() and self.rng.random() < DECLINED:
            self.touch(decline)
        else:
            self.prepare()
            self.touch(self.page.locator(GO) if self.is_ready() else decline)
        expect(self.page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
        return asked


class TouchPlayer(MousePlayer):
    """The same with touch on a phone."""

    def answer(self) -> str:
        # The green button doesn't move: two quick taps are a double tap, and the second one is ignored.
        self.page.wait_for_timeout(DOUBLE_TAP)
        return super().answer()

    def touch(self, found: Locator) -> None:
        try:
            found.tap(timeout=5000)
        except TimeoutError:
            self._move_map()  # a button may cover it
            found.tap()

    def _move_map(self) -> None:
        box = self.page.locator(".board .map").bounding_box(timeout=1000)
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x - 60, y - 60, steps=4)
        self.page.mouse.up()


class UndoingPlayer(MousePlayer):
    """A player who undoes every other turn that waits for confirmation, and confirms the rest."""

    taken_back = 0
    confirmed = 0

    def answer(self) -> str:
        dock = self.page.locator(DOCK)
        if not dock.get_by_role("button", name="Confirm", exact=True).count():
            return super().answer()
        if self.taken_back > self.confirmed:
            self.confirmed += 1
            return super().answer()
        self.taken_back += 1
        asked = self.asked()
        assert asked is not None
        self.touch(dock.get_by_role("button", name="Undo", exact=True))
        expect(self.page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
        return asked


class HintFollower(MousePlayer):
    """A player who asks for a hint whenever possible and follows the first one."""

    followed = 0

    def prepare(self) -> None:
        wish = self.page.get_by_role("button", name="Give me a hint")
        if not wish.count():
            return super().prepare()
        self.touch(wish)
        hints = self.page.get_by_role("dialog", name="Hints").locator("li")
        words = hints.first.locator("button").inner_text()
        assert hints.first.locator("p").inner_text(), "a hint without a reason"
        self.touch(hints.first.locator("button"))
        expect(self.page.locator(GO)).to_be_enabled()
        expect(self.page.locator(GO)).to_contain_text(words, ignore_case=True)
        self.followed += 1


class HotSeat(MousePlayer):
    """Several players who share one device; the one named on the curtain lifts it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.lifted: list[str] = []

    def asked(self) -> str | None:
        if self.page.locator(CURTAIN).count():
            self.lift()
        return super().asked()

    def lift(self) -> str:
        """Lift the curtain and return the name on it."""
        assert_nothing_behind_curtain(self.page)
        button = self.page.locator(CURTAIN)
        self.lifted.append(button.inner_text().removeprefix("I’m "))
        self.touch(button)
        expect(self.page.locator(DOCK)).to_be_visible()
        return self.lifted[-1]


BEHIND = """() => {
  const curtain = document.querySelector("#app main");
  const things = [...document.querySelectorAll("#app *, dialog, dialog *")];
  return {
    words: [...curtain.children].map((each) => each.textContent.trim()).filter(Boolean),
    beside: [...curtain.parentElement.children].filter((each) => !each.matches("p.line")).map((each) => each.localName),
    marks: [...new Set(things.flatMap((each) => Object.keys(each.dataset)))],
  };
}"""
"""The words of the curtain, its siblings (except the connection status), and all data attributes on the page."""


def assert_nothing_behind_curtain(page: Page) -> None:
    """The page has only the curtain's own words and the bar above them, whatever the game."""
    shown = page.evaluate(BEHIND)
    said, name = Speaker("en"), page.locator(CURTAIN).inner_text().removeprefix("I’m ")
    ids = ("page-curtain", "page-curtain-help", "page-curtain-lift")
    assert shown["words"] == [said.text(id, name=name) for id in ids]
    assert shown["beside"] == ["header", "main"]
    assert shown["marks"] == [], "the page contains parts of the table"


FROM_THE_FOCUS = """element => {
  const at = document.activeElement;
  const middle = (found) => {
    const box = found.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    there: at === element,
    before: at !== document.body && Boolean(element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING),
    beside: Boolean(element.closest("[data-arrows]")?.contains(at)),
    x: middle(element).x - middle(at).x,
    y: middle(element).y - middle(at).y,
    at: at.outerHTML.slice(0, 200),
  };
}"""
"""Where an element is relative to the focused one."""


class KeyboardPlayer(MousePlayer):
    """A player with only Tab, Shift+Tab, arrows, Enter and Space."""

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
        """Towards a place on the board; sometimes along the shorter axis, to get out of corners where it would
        oscillate."""
        across = "ArrowRight" if way["x"] > 0 else "ArrowLeft"
        along = "ArrowDown" if way["y"] > 0 else "ArrowUp"
        longer = abs(way["x"]) > abs(way["y"])
        return across if longer != (self.rng.random() < 0.15) else along


def play_to_the_end(table: Client, *hands: MousePlayer, most: int = 200) -> int:
    """Let every player answer in their browser until the match is over; return the number of answers."""
    for answers in range(most):
        asked = next_asked(table, *hands)
        if asked is None:
            return answers
        asked.answer()
    raise AssertionError("the match didn't end")


def next_asked(table: Client, *hands: MousePlayer) -> MousePlayer | None:
    """The next player who is asked something; None when the match is over."""
    end = time.monotonic() + STALLED
    while time.monotonic() < end:
        table.look()
        if table.over:
            return None
        for each in hands:
            if each.asked():
                return each
        table.look(wait=0.2)
    raise AssertionError("nobody was asked anything")


def import_match(url: str, match: Match) -> Client:
    """A table where the match can be replayed and forked."""
    answer = anonymous_client(url).post("/api/records", json={"record": dump(match.record())})
    assert answer.status_code == 201, answer.text
    return Client(url, Table(answer.json()["table"], answer.json()["tokens"]), "host")


def table_from(url: str, game: Game, state: State, names: list[str]) -> Client:
    """The first player, against bots, of a table that starts in this state."""
    answer = import_match(url, Match.start_from(game, state, names)).post("fork", move=0, plays=0, bot="random")
    assert answer.status_code == 201, answer.text
    person = Client(url, Table(answer.json()["table"], answer.json()["tokens"]), "play 0", names[0])
    person.sit()
    return person
