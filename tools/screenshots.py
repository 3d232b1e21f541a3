"""Pictures of every page of the drawn client, on a phone, a tablet and a desk, by day and by night.

`python tools/screenshots.py` plays on a server of its own, with the same chance every time, and leaves the pictures in
build/screenshots.
"""

import random
import sys
import tempfile
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from rich.progress import Progress

if TYPE_CHECKING:
    from tests.server.clients import Client

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "screenshots"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAGES = {
    "lobby": "/",
    "new": "/new/santiago",
    "new-cacao": "/new/cacao",
    "join": "/join",
    "settings": "/settings",
    "rules": "/rules/santiago",
    "learn": "/learn/santiago",
    "learn-cacao": "/learn/cacao",
}
SEATS = [{"kind": "here"}, *({"kind": "bot", "bot": "insight", "name": name} for name in ("Tomek", "Inés", "Luc"))]
DECISIONS = {"santiago": ("bid", "plant", "propose"), "cacao": ("place", "fill", "work")}
"""What is asked at the tables."""
LATE = {"round": 5, "turn": 17}
"""From here on there is something to see on the board, by the word with which a game counts."""

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # the tests know how to run a server and a browser


def main() -> None:
    from tests.browsing.fixtures import PATIENCE, launched
    from tests.drawn.people import enter
    from tests.server.hosted import fixed_chance, hosted
    from tools import web

    web.build()
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*.png"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as data,
        fixed_chance(),
        hosted(Path(data), text_only=False) as server,
        launched() as browser,
        Progress() as progress,
    ):
        people, tables = _tables(server.url)
        pages = PAGES | tables
        task = progress.add_task("Pictures", total=len(pages) * len(SIZES) * len(SCHEMES))
        for (size, (width, height)), scheme in product(SIZES.items(), SCHEMES):
            context = browser.new_context(
                base_url=server.url,
                locale="en",
                color_scheme=scheme,
                reduced_motion="reduce",
                viewport={"width": width, "height": height},
                has_touch=size != "desk",
                is_mobile=size == "phone",
            )
            context.set_default_timeout(PATIENCE)
            for person in people:
                enter(context, person)
            page = context.new_page()
            for name, path in pages.items():
                page.goto(path)
                page.locator("main").first.wait_for()
                page.wait_for_load_state("networkidle")
                page.screenshot(path=TARGET / f"{name}-{size}-{scheme}.png")
                progress.advance(task)
            context.close()
    print(f"{len(pages) * len(SIZES) * len(SCHEMES)} pictures in {TARGET.relative_to(ROOT)}")


def _tables(url: str) -> "tuple[list[Client], dict[str, str]]":
    """People at tables worth a picture, and the addresses of those."""
    from tests.drawn.people import opened, play_until
    from tests.server.clients import Client, open_table, play_on

    def sitting(game: str) -> list[Client]:
        plan = {"game": game, "options": {"players": 4}, "seats": SEATS, "pace": 0, "confirm": False}
        person = Client(url, open_table(url, plan), "play 0", "Marta")
        person.sit()
        return [person]

    found = {}
    for game, kinds in DECISIONS.items():
        for kind in kinds:
            found[kind] = sitting(game)
            play_until(found[kind], partial(_is_at, kind))
        over = found["over" if game == "santiago" else f"over-{game}"] = sitting(game)
        play_on(over, random.Random(1))
    open_seats = [{"kind": "open"} for _ in SEATS]
    found["chairs"] = [opened(url, {"game": "santiago", "options": {"players": 4}, "seats": open_seats})]
    addresses = {name: f"/t/{people[0].table.id}" for name, people in found.items()}
    for game in ("", "-cacao"):
        addresses[f"replay{game}"] = f"{addresses[f'over{game}']}/replay?move=40"
    return [person for people in found.values() for person in people], addresses


def _is_at(kind: str, now: dict[str, Any]) -> bool:
    position = now["view"]["position"]
    return now["decision"]["kind"] == kind and any(position.get(word, 0) >= late for word, late in LATE.items())


if __name__ == "__main__":
    main()
