"""How many clicks a decision takes: one commit each, by the green button or by a second tap."""

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import (
    AGAINST_A_BOT,
    DOCK,
    GO,
    LOOKED,
    PICKED_PLACE,
    PLACES,
    SECRETS,
    Hands,
    Wanted,
    sit,
    table_at,
    waited,
)
from tests.server.clients import Json, one_and_bots, seated
from tests.server.servers import Node

TABLE = one_and_bots(3, seats=[{"kind": "here"}, *({"kind": "bot", "bot": "random", "name": name} for name in "AB")])
AMOUNT = f"{DOCK} .amounts button:not([aria-disabled=true])"
CHOSEN = f"{DOCK} .amounts button.chosen"
CARD = f"{DOCK} button.card"


class Clicks:
    """Counts them, and looks before each second one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.made = 0

    def __call__(self, found: str | Locator) -> None:
        (self.page.locator(found).first if isinstance(found, str) else found).click()
        self.made += 1

    def again(self, found: str) -> None:
        expect(self.page.locator(f"{DOCK} .chips [role=status]")).to_be_attached()
        self.page.wait_for_timeout(LOOKED)
        self(found)


def asks(kind: str, choice: str = "") -> Wanted:
    def wanted(now: Json) -> bool:
        offered = [each["notation"].split()[0] for each in now["choices"]]
        return bool(now["decision"]["kind"] == kind) and (not choice or choice in offered)

    return wanted


def bid_as_proposed(click: Clicks) -> None:
    click(GO)


def bid_another_amount(click: Clicks) -> None:
    other = click.page.locator(f"{AMOUNT}:not(.chosen)").first
    click(other)
    click.again(CHOSEN)


def pass_by(click: Clicks) -> None:
    click(CARD)
    click.again(f"{CARD}.chosen")


def plant(click: Clicks) -> None:
    click(CARD)
    click(PLACES)
    click.again(PICKED_PLACE)


def bribe(click: Clicks) -> None:
    click(PLACES)
    click.again(PICKED_PLACE)


def bribe_another_amount(click: Clicks) -> None:
    click(PLACES)
    click(f"{AMOUNT}:not(.chosen)")
    click(GO)


def accept(click: Clicks) -> None:
    click(CARD)
    click(GO)


def say_no(click: Clicks) -> None:
    click(click.page.locator(CARD).last)
    click(GO)


WAYS: dict[str, list[tuple[Callable[[Clicks], None], int]]] = {
    "bid": [(bid_as_proposed, 1), (bid_another_amount, 2), (pass_by, 2)],
    "plant": [(plant, 3)],
    "leftover": [(bribe, 2)],
    "propose": [(bribe, 2), (bribe_another_amount, 3)],
    "decide": [(accept, 2)],
    "extra": [(say_no, 2)],
}
"""How each decision is answered, in turn, and the most clicks that it may take."""


def test_santiago(new_context: NewContext, site: Node) -> None:
    (person,) = seated(site.url, TABLE)
    page = sit(new_context(), person)
    hands = Hands(page)
    done: Counter[str] = Counter()
    while waited(person, hands) is hands and any(done[kind] < len(ways) for kind, ways in WAYS.items()):
        asked = hands.asked()
        kind = str(person.look()["decision"]["kind"])
        ways = WAYS[kind]
        way, most = ways[done[kind] % len(ways)]
        click = Clicks(page)
        if possible(way, page):
            way(click)
            assert click.made <= most
            done[kind] += 1
        else:
            hands.prepare()
            page.locator(GO).click()
        expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
    assert all(done[kind] for kind in WAYS)


def possible(way: Callable[[Clicks], None], page: Page) -> bool:
    """Not everybody can bid or bribe at any time: money runs out."""
    if way is bid_as_proposed:
        return page.locator(CHOSEN).count() > 0
    if way is bid_another_amount:
        return page.locator(AMOUNT).count() > 1
    if way is bribe_another_amount:
        return "0 escudo" not in page.locator(DOCK).inner_text()
    return way is not bribe or page.locator(PLACES).count() > 0


def test_number_keys_type_a_bid(new_context: NewContext, site: Node) -> None:
    def rich(now: Json) -> bool:
        return asks("bid", "bid")(now) and any((each.get("most") or 0) > 2 for each in now["choices"])

    (person,) = table_at(site.url, rich, TABLE)
    (choice,) = [each for each in person.now["choices"] if each["notation"] == "bid"]
    free = [n for n in range(1, min(choice["most"], 9) + 1) if n not in (*choice.get("missing", []), choice["usual"])]
    page = sit(new_context(), person)
    asked = page.locator(DOCK).get_attribute("data-decision")
    page.keyboard.press(str(free[-1]))
    expect(page.locator(CHOSEN)).to_have_text(str(free[-1]))
    expect(page.locator(f"{DOCK} .chips [role=status]")).to_be_attached()
    page.wait_for_timeout(LOOKED)
    page.keyboard.press("Enter")
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)


def test_a_taken_amount_shows_whose_it_is(new_context: NewContext, site: Node) -> None:
    def taken(now: Json) -> bool:
        bids = [each for each in now["choices"] if each.get("taken")]
        return any(min(map(int, each["taken"])) < each["least"] for each in bids)

    (person,) = table_at(site.url, taken, TABLE)
    page = sit(new_context(), person)
    gone = page.locator(f"{DOCK} .amounts button[aria-disabled=true]")
    expect(gone.first.locator(".owner")).to_be_visible()  # the lowest bids stand there too
    gone.first.click(force=True)  # it can be clicked all the same, to learn why
    expect(page.locator(f"{DOCK} [role=alert]")).to_contain_text("already bid")


def has_one_answer(now: Json) -> bool:
    (choice, *more) = now["choices"]
    open_ended = choice.get("values") or choice.get("least") is not None
    return not more and not open_ended and now["decision"]["kind"] != "confirm"


def test_the_button_says_what_the_only_answer_does(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, has_one_answer, {**AGAINST_A_BOT, "options": SECRETS["santiago"]})
    page = sit(new_context(), person)
    expect(page.locator(GO)).to_be_enabled()
    expect(page.locator(f"{DOCK} .chips [role=status]")).to_have_count(1)
    expect(page.locator(GO)).not_to_have_text("Play")
