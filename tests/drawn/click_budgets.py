"""How many clicks an answer takes: questions from seeded games, and a player who knows the shortest way to each answer.

The page counts the clicks itself, and what it sends is compared with the intended answer, so a missed click or a
different answer fails the test.
"""

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle
from typing import Any, Literal

import msgspec
from playwright.sync_api import Locator, Page, WebSocket, expect

from cosecha import games
from cosecha.core.state import State
from tests.browsing.fixtures import NewContext
from tests.drawn.docks import navigate
from tests.drawn.people import DECLINE, DOCK, DOUBLE_TAP, GO, HAND, enter, table_from
from tests.drawn.sizes import SIZES
from tests.server.clients import Client

AS_PROPOSED = ""
"""The preselected answer, whatever it is."""
DECLINED = "done"
"""The answer of the button that needs no commit."""
NAMES = ["Person", "Wojciech", "Marta", "Esmeralda", "Lu"]
DEALS = 60
"""Games searched for a question; every kind comes up in fewer."""


@dataclass(frozen=True)
class Asked:
    """A question to seat 0, and its legal answers in notation."""

    state: State
    kind: str
    answers: tuple[str, ...]


def _always(_: Asked) -> bool:
    return True


@dataclass(frozen=True)
class Case:
    """One way to answer one kind of question, and the number of clicks it takes."""

    kind: str
    answer: str
    """A pattern for the notation, or for its beginning if the rest is preselected."""
    clicks: int
    options: dict[str, Any] = field(default_factory=dict)
    fits: Callable[[Asked], bool] = _always

    def __str__(self) -> str:
        return f"{self.kind}: {self.answer or 'as proposed'}"

    def found_in(self, asked: Asked) -> str | None:
        """The intended answer, if the question offers it."""
        if asked.kind != self.kind or not self.fits(asked):
            return None
        found = (re.match(self.answer, each) for each in asked.answers)
        return next((each.group() for each in found if each), None)


def offers(pattern: str, count: int = 1) -> Callable[[Asked], bool]:
    """Whether at least `count` answers match the pattern."""
    return lambda asked: sum(bool(re.match(pattern, each)) for each in asked.answers) >= count


def lacks(pattern: str) -> Callable[[Asked], bool]:
    return lambda asked: not offers(pattern)(asked)


@cache
def _questions(game: str, options: bytes, deal: int) -> tuple[Asked, ...]:
    """What seat 0 is asked in a random game that is the same on every run."""
    rules, rng = games.by_name(game), random.Random(deal)
    state: Any = rules.start(msgspec.json.decode(options, type=rules.options), deal)
    found = []
    while waiting := state.waiting():
        if 0 in waiting:
            answers = tuple(rules.notation(action) for action in state.legal(0))
            found.append(Asked(state.copy(), state.decision(0).kind, answers))
        seat = rng.choice(waiting)
        state.apply(seat, rng.choice(state.worth(seat)))
    return tuple(found)


def questions(game: str, options: dict[str, Any], deals: int = DEALS) -> Iterator[Asked]:
    written = msgspec.json.encode(options)
    for deal in range(deals):
        yield from _questions(game, written, deal)


def first_question(game: str, case: Case) -> tuple[State, str]:
    """The first matching question in the seeded games, and its answer."""
    for asked in questions(game, case.options):
        answer = case.found_in(asked)
        if answer is not None:
            return asked.state, answer
    raise AssertionError(f"{case} doesn't come up in {DEALS} games")


def unbudgeted(game: str, cases: Sequence[Case], anytime: Sequence[str] = ()) -> set[str]:
    """The kinds of questions without a budget, and the kinds of answers without one that come up in a few seeded games.
    Answers that are possible at any time need only one budget."""
    known = {case.kind for case in cases}
    missing = {kind for kind in games.by_name(game).decisions if kind not in known}
    for options in {msgspec.json.encode(case.options) for case in cases}:
        for asked in questions(game, msgspec.json.decode(options), 8):
            ways = [case for case in cases if case.kind == asked.kind]
            verbs = {answer.split(" ")[0] for answer in asked.answers} - {*anytime}
            missing |= {f"{asked.kind}: {verb}" for verb in verbs if not any(_is_for(case, verb) for case in ways)}
    return missing


def _is_for(case: Case, verb: str) -> bool:
    """A preselected answer usually has the verb that the question is named after."""
    return (case.answer or case.kind).split(" ")[0] == verb


SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]
COUNT = "window.clicks = 0; addEventListener('click', (event) => { if (event.isTrusted) window.clicks += 1; }, true);"


class Clicker:
    """A player who knows the intended answer and gives it with as few clicks, or taps, as possible."""

    def __init__(self, page: Page, by_finger: bool = False) -> None:
        self.page = page
        self.by_finger = by_finger
        self.sent: list[str] = []
        """The last answer, or several sent at once."""
        page.add_init_script(COUNT)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, ask: dict[str, Any]) -> None:
        if ask["do"] == "act":
            self.sent = [ask["action"], *(ask.get("next") or [])]

    @property
    def clicks(self) -> int:
        found: int = self.page.evaluate("window.clicks")
        return found

    def open_table(self, url: str, game: str, state: State) -> Client:
        """Open a table with this question and reset the click count."""
        position: Any = state.position()
        person = table_from(url, games.by_name(game), state, NAMES[: position.options.players])
        enter(self.page.context, person)
        navigate(self.page, f"/t/{person.table.id}")
        self.page.evaluate("window.clicks = 0")
        return person

    def click(self, found: Locator) -> None:
        if self.by_finger:
            found.tap()
        else:
            found.click()

    def pick(self, selector: str) -> bool:
        """Click the first match unless it is already chosen; return whether there is one."""
        found = self.page.locator(selector).first
        if not found.count():
            return False
        if found.get_attribute("aria-pressed") != "true":
            self.click(found)
        return True

    def choose(self, answer: str) -> None:
        """Places first, which may be enough; then a card in the dock; then an amount."""
        verb, *words = answer.split(" ")
        if verb.startswith("partner-"):
            self.pick(f"{DOCK} button.site")
        if verb == "exchange":
            self._exchange(words[0])
        elif verb in ("give", "fetch"):
            self.pick(f'{DOCK} [data-move="{words[0]}"] button:{"last" if verb == "give" else "first"}-of-type')
        if verb.endswith("fence"):
            words = re.findall("..", words[0])
        if verb == "work" and words:
            words = [" ".join(words[:2]), *words[2:]]
        for word in reversed(words):
            self._pick_thing(word)
        for end in range(len(words) + 1):
            self.pick(f'{DOCK} [data-answer="{" ".join([verb, *words[:end]])}"]')
        if words and words[-1].isdigit():
            self.pick(f'{DOCK} [data-amount="{words[-1]}"]')

    def _pick_thing(self, word: str) -> None:
        things = (
            f'.board .touchable[data-place="{word}"]',
            f'[data-space="{word}"]',
            f'[data-card="{word}"].touchable',
            f'{HAND} button[data-inspect$=":{word}"]',
        )
        any(self.pick(each) for each in things)

    def _exchange(self, good: str) -> None:
        step = f'{DOCK} [data-step="{good}"] .pill button:last-of-type'
        if not self.page.locator(step).count():
            self.pick(f"{DOCK} .exchange .link")
        self.pick(step)

    def commit(self) -> None:
        expect(self.page.locator(GO)).to_be_enabled()
        if self.by_finger:
            self.page.wait_for_timeout(DOUBLE_TAP)  # two quick taps on the same spot are a double tap
        asked = self._asked()
        self.click(self.page.locator(GO))
        self._moved_on(asked)

    def answer(self, answer: str) -> None:
        asked = self._asked()
        if answer == DECLINED and not self.page.locator(DECLINE).count():
            self.commit()  # nothing else can be answered
            return
        self.choose(answer)
        if answer == DECLINED:
            self._moved_on(asked)
        else:
            self.commit()

    def _asked(self) -> str | None:
        return self.page.locator(DOCK).get_attribute("data-decision")

    def _moved_on(self, asked: str | None) -> None:
        expect(self.page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)


def off_budget(new_context: NewContext, url: str, game: str, cases: Sequence[Case], size: str) -> list[str]:
    """Answer all cases in a window of this size, alternating light and dark. Returns those that took more clicks than
    budgeted, or fewer (so that the budget gets lowered), or sent another answer."""
    clicker = Clicker(new_context(**SIZES[size]).new_page(), bool(SIZES[size].get("has_touch")))
    wrong = []
    for case, scheme in zip(cases, cycle(SCHEMES), strict=False):
        state, answer = first_question(game, case)
        clicker.page.emulate_media(color_scheme=scheme)
        clicker.open_table(url, game, state)
        try:
            clicker.answer(answer)
        except AssertionError as failed:
            raise AssertionError(f"{case}, {answer}: {clicker.page.locator(DOCK).inner_text()}") from failed
        if clicker.clicks != case.clicks:
            wrong.append(f"{case}: {clicker.clicks} clicks for {answer}, not {case.clicks}")
        if not clicker.sent[0].startswith(answer):
            wrong.append(f"{case}: {clicker.sent} instead of {answer}")
    return wrong
