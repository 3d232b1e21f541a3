"""Takes the screenshots of the README: `python tools/readme_pictures.py` plays until there is something to see.

The random seeds are fixed, so the pictures change only with the rules, the bots or the drawings.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.server.clients import Client, Json

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "images"
QUALITY = 88
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
OTHERS = ("Tomek", "Inés", "Luc")
TRIED = 40
"""The maximum number of games to play until one reaches the moment of a picture."""
SCORE = """() => {
  const count = (what) => document.querySelectorAll(what).length;
  const drawn = [...document.querySelectorAll(".board text")].map((text) => text.textContent.trim());
  const tile = document.querySelector(".chips")?.textContent.match(/plantation of (\\d+)/);
  return 3 * count(".chips .gain, .chips .water") - 3 * count(".chips .loss, .note.stop")
    + 2 * drawn.filter((text) => /^[A-D]$|[+×]/.test(text)).length + Number(tile?.[1] ?? 0);
}"""
"""Scores how much a picked action shows: gains, spaces it opens, a large plantation."""

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # For the helpers in tests/ that run a server and a browser.


class Moment(NamedTuple):
    game: str
    kind: str
    since: int
    """The earliest round or turn."""
    window: dict[str, Any]
    scheme: Literal["light", "dark"]
    prepare: "Callable[[Page], None] | None" = None
    """Picks something before the picture is taken."""
    wanted: "Callable[[Json], bool]" = lambda now: True
    options: "Json" = {}  # noqa: RUF012 (never mutated)


def pick_card(page: "Page") -> None:
    page.locator("section.dock button.card").first.click()


def pick_tile_and_place(page: "Page") -> None:
    pick_best_place(page, pick_card)


def pick_best_place(page: "Page", before: "Callable[[Page], None]" = lambda page: None) -> None:
    """Try all visible places, and pick the one with the highest score."""
    before(page)
    places = page.locator(".board .touchable")
    best, most = 0, -99
    for index in range(places.count()):
        if _is_reachable(places.nth(index)):
            places.nth(index).click()
            page.wait_for_timeout(200)
            found = page.evaluate(SCORE)
            if found > most:
                best, most = index, found
            page.keyboard.press("Escape")
            before(page)
    places.nth(best).click()


def _is_reachable(place: "Locator") -> bool:
    found: bool = place.evaluate("""element => {
      const box = element.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return Boolean(at && element.contains(at));
    }""")
    return found


def _has_two_offers(now: "Json") -> bool:
    return len({offer["segment"] for offer in now["view"]["position"]["proposals"]}) == 2


def _has_two_taken(now: "Json") -> bool:
    return any(len(choice.get("taken", {})) > 1 for choice in now["choices"])


def _has_three_tiles(now: "Json") -> bool:
    return len(now["view"]["position"]["face_up"]) > 2


MOMENTS = {
    "table": Moment("santiago", "decide", 6, DESK, "light", pick_card, _has_two_offers),
    "table-night": Moment("santiago", "bid", 7, DESK, "dark", None, _has_two_taken),
    "table-phone": Moment("santiago", "plant", 6, PHONE, "light", pick_tile_and_place, _has_three_tiles),
    "cacao": Moment("cacao", "place", 16, DESK, "light", pick_best_place),
    "cacao-phone": Moment("cacao", "place", 17, PHONE, "dark", pick_best_place),
    "agricola": Moment("agricola", "place", 11, DESK, "light", pick_best_place, options={"cards": "few"}),
    "agricola-phone": Moment("agricola", "feed", 11, PHONE, "dark"),
}
SCORE_SHEET = "score-sheet"
LOBBY = "lobby"


def main() -> None:
    from tests.browsing.fixtures import PATIENCE, launched
    from tests.drawn.people import enter
    from tests.server.hosted import fixed_secrets, hosted
    from tools import web

    web.build()
    with (
        tempfile.TemporaryDirectory() as data,
        fixed_secrets(),
        hosted(Path(data), text_only=False) as server,
        launched() as browser,
    ):

        def take(name: str, moment: Moment, *people: "Client", path: str | None = None) -> None:
            context = browser.new_context(
                base_url=server.url, locale="en", color_scheme=moment.scheme, reduced_motion="reduce", **moment.window
            )
            context.set_default_timeout(PATIENCE)
            for person in people:
                enter(context, person)
            page = context.new_page()
            page.goto(path or f"/t/{people[0].table.id}")
            page.wait_for_load_state("networkidle")
            if moment.prepare:
                moment.prepare(page)
            page.mouse.move(0, 0)
            page.wait_for_timeout(500)
            page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=QUALITY)
            context.close()
            print(name)

        shown = {name: _played(server.url, moment) for name, moment in MOMENTS.items()}
        _open_tables(server.url)
        mine = [shown["table"], shown["cacao"], shown["agricola"]]
        take(LOBBY, MOMENTS["table"]._replace(prepare=None), *mine, path="/")
        for name, person in shown.items():
            take(name, MOMENTS[name], person)
        over = MOMENTS["table"]._replace(kind="over", prepare=None)
        take(SCORE_SHEET, over, _played(server.url, over))


def _open_tables(url: str) -> None:
    """Open tables where somebody waits for other players."""
    from tests.server.clients import Client, open_table

    for game, players, seated, clock in (("santiago", 4, 2, 180), ("cacao", 3, 1, None), ("agricola", 4, 2, 86400)):
        plan = {
            "game": game,
            "options": {"players": players},
            "seats": [{"kind": "open"}] * players,
            "public": True,
            "clock": {"move": clock} if clock else None,
        }
        table = open_table(url, plan)
        for seat in range(seated):
            Client(url, table, f"play {seat}", OTHERS[seat]).sit()


def _played(url: str, moment: Moment) -> "Client":
    """A client at the moment that the picture shows: a decision, or the end of a game."""
    from tests.server.clients import Client, open_table
    from tools.screenshots import COUNTED, is_asked, play_until

    seats = [{"kind": "here"}, *({"kind": "bot", "bot": "insight", "name": name} for name in OTHERS)]
    plan = {
        "game": moment.game,
        "options": {"players": 4, **moment.options},
        "seats": seats,
        "pace": 0,
        "confirm": False,
    }

    def is_it(now: "Json") -> bool:
        return is_asked(moment.kind, COUNTED[moment.game], moment.since, now) and moment.wanted(now)

    for _ in range(TRIED):
        person = Client(url, open_table(url, plan), "play 0", "Marta")
        person.sit()
        play_until(person, is_it)
        if person.over == (moment.kind == "over"):
            return person
    raise SystemExit(f"no game of {moment.game} has a {moment.kind} decision")


if __name__ == "__main__":
    main()
