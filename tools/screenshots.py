"""Takes screenshots of every page of the drawn client, in phone, tablet and desktop sizes, light and dark.

`python tools/screenshots.py` plays on its own server with fixed random seeds and saves to build/screenshots.
"""

import sys
import tempfile
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from rich.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.clients import Client, Json

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "screenshots"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAGES = {
    "lobby": "/",
    "new": "/new/santiago",
    "new-cacao": "/new/cacao",
    "new-agricola": "/new/agricola",
    "join": "/join",
    "settings": "/settings",
    "rules": "/rules/santiago",
    "learn": "/learn/santiago",
    "learn-cacao": "/learn/cacao",
    "learn-agricola": "/learn/agricola",
}
SEATS = [{"kind": "here"}, *({"kind": "bot", "bot": "insight", "name": name} for name in ("Tomek", "Inés", "Luc"))]
COUNTED = {"santiago": "round", "cacao": "turn", "agricola": "round"}
"""The field of the position that counts rounds or turns."""
ASKED = {
    "bid": ("santiago", "bid", 5),
    "plant": ("santiago", "plant", 5),
    "propose": ("santiago", "propose", 5),
    "place": ("cacao", "place", 17),
    "fill": ("cacao", "fill", 17),
    "work": ("cacao", "work", 17),
    "people-early": ("agricola", "place", 1),
    "people": ("agricola", "place", 9),
    "fence": ("agricola", "fence", 1),
    "feed": ("agricola", "feed", 7),
}
"""By picture: the game, the kind of decision, and the earliest round or turn."""
ADVISED = ("plant", "place", "people-early", "people", "fence")
"""The pictures that are also taken with hints."""
WANTS_HINTS = "if (location.host) localStorage.setItem('cosecha', JSON.stringify({ advice: true }))"

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))  # For the helpers in tests/ that run a server and a browser.


def main() -> None:
    from tests.browsing.fixtures import PATIENCE, launched
    from tests.drawn.people import enter
    from tests.server.hosted import fixed_secrets, hosted
    from tools import web

    web.build()
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*.png"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as data,
        fixed_secrets(),
        hosted(Path(data), text_only=False) as server,
        launched() as browser,
        Progress() as progress,
    ):
        people, tables = _tables(server.url)
        pages = PAGES | tables
        total = (len(pages) + len(ADVISED)) * len(SIZES) * len(SCHEMES)
        task = progress.add_task("Pictures", total=total)
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
            page.add_init_script(WANTS_HINTS)
            for name in ADVISED:
                page.goto(pages[name])
                page.locator("[data-hint]").first.wait_for()
                page.screenshot(path=TARGET / f"{name}-hints-{size}-{scheme}.png")
                progress.advance(task)
            context.close()
    print(f"{total} pictures in {TARGET.relative_to(ROOT)}")


def _tables(url: str) -> "tuple[list[Client], dict[str, str]]":
    """Play the tables of the pictures. Returns their clients, and the paths by picture."""
    from tests.drawn.people import host_table
    from tests.server.clients import Client, open_table

    def played(game: str, wanted: "Callable[[Json], bool]") -> Client:
        plan = {"game": game, "options": {"players": 4}, "seats": SEATS, "pace": 0, "confirm": False}
        person = Client(url, open_table(url, plan), "play 0", "Marta")
        person.sit()
        play_until(person, wanted)
        return person

    found = {}
    for name, (game, kind, since) in ASKED.items():
        found[name] = played(game, partial(is_asked, kind, COUNTED[game], since))
        if found[name].over:
            raise SystemExit(f"this game of {game} has no {kind} decision")
    for game in COUNTED:
        found[f"over-{game}"] = played(game, lambda now: False)
    open_seats = [{"kind": "open"} for _ in SEATS]
    found["chairs"] = host_table(url, {"game": "santiago", "options": {"players": 4}, "seats": open_seats})
    paths = {name: f"/t/{person.table.id}" for name, person in found.items()}
    for game in COUNTED:
        paths[f"replay-{game}"] = f"{paths[f'over-{game}']}/replay?move=40"
    return list(found.values()), paths


def play_until(person: "Client", wanted: "Callable[[Json], bool]") -> None:
    """Play the best hints until a decision is `wanted` or the match is over."""
    while not person.over:
        now = person.look(wait=0 if person.now.get("decision") else 1)
        if not now.get("decision"):
            continue
        if wanted(now):
            return
        best = person.http.get(f"{person.path}/hints").json()[0]["action"]
        person.post("act", decision=now["decision"]["id"], action=best).raise_for_status()


def is_asked(kind: str, word: str, since: int, now: "Json") -> bool:
    return bool(now["decision"]["kind"] == kind and now["view"]["position"].get(word, 0) >= since)


if __name__ == "__main__":
    main()
