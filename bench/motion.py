"""Trace the drawn client while many pieces move: `python -m bench.motion` (part of `make bench`).

A real server, a real match and a real Chromium. In the replay of a match, one step leads to a moment many moves later,
so that more pieces than ever travel at once; what the main thread of the page does in each frame while they are in the
air is read from a trace. The frame that draws the new board and starts them is told apart.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Error, Page, Route
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.run import ROOT
from tests.browsing.fixtures import launched
from tests.server.servers import running
from tools import web

RESULTS = ROOT / "bench" / "results" / "motion.json"
BUDGET = 8.0
"""Milliseconds of a frame's sixteen: the rest is the browser's."""
ROUND = 4
"""Where the step begins: there lies something already."""
WANTED = 20
"""So many pieces at once, at least."""
MOST = 40
"""More than these the client does not let fly."""
LONG_ENOUGH = 2500
"""Milliseconds after which everything has landed."""
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Ana", "Bruno", "Chloé", "Darek", "Eva")]
CATEGORIES = [
    "toplevel",
    "blink.user_timing",
    "devtools.timeline",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline",
]
WATCH = """() => {
  const sky = document.querySelector(".sky");
  new MutationObserver(() => performance.mark(sky.children.length ? "in the air" : "landed"))
    .observe(sky, { childList: true });
}"""
AT_ONCE = """() => {
  const times = [...document.querySelectorAll(".sky .thing")]
    .flatMap((thing) => thing.getAnimations())
    .map((animation) => animation.effect.getComputedTiming());
  const moving = (at) => times.filter(({ delay, endTime }) => delay <= at && at < endTime).length;
  return Math.max(0, ...times.map(({ delay }) => moving(delay)));
}"""

Event = dict[str, Any]


class Flight(NamedTuple):
    """What one trace tells: milliseconds of the main thread's own time in each frame of the flight."""

    frames: list[float]
    start: float


class Moments:
    """A match that is over, and the moment of it to which one step shall lead."""

    def __init__(self, url: str) -> None:
        plan = {"game": "santiago", "options": {"players": len(BOTS)}, "seats": BOTS, "pace": 0}
        opened = httpx.post(f"{url}/api/tables", json=plan).json()
        self.token = opened["tokens"]["host"]
        self.table = opened["table"]
        with httpx.Client(
            base_url=f"{url}/api/tables/{self.table}", headers={"Authorization": f"Bearer {self.token}"}, timeout=60
        ) as host:
            host.post("/start", json={}).raise_for_status()
            seq = 0
            while (now := host.get("", params={"since": seq, "wait": 5}).json())["now"]["status"] != "over":
                seq = now["seq"]
            moves = range(len(host.get("/record").json()["moves"]))
            moments = [host.get(f"/moves/{move}").json() for move in moves]
        self.start = next(each["move"] for each in moments if each["view"]["position"]["round"] == ROUND)
        here = _pieces(moments[self.start])
        near = (each for each in moments[self.start :] if len(_pieces(each) - here) <= MOST - len(here - _pieces(each)))
        self.later = max(near, key=lambda each: len(_pieces(each) - here))

    def answer(self, route: Route) -> None:
        """Instead of the next move, the later one."""
        route.fulfill(json={**self.later, "move": self.start + 1, "lines": []})


def _pieces(moment: Any) -> set[tuple[str, str]]:
    """Tiles, farmers and canals, each by where it is."""
    position = moment["view"]["position"]
    found = {("canal", name) for name in position.get("canals", [])}
    for square, ground in position.get("board", {}).items():
        if ground.get("tile") not in (None, "desert"):
            found |= {(ground["tile"], square), *((f"farmer {n}", square) for n in range(ground.get("farmers", 0)))}
    return found


@contextmanager
def _page(browser: Browser, url: str, moments: Moments, size: tuple[int, int]) -> Iterator[Page]:
    """A replay at its first move."""
    context = browser.new_context(base_url=url, locale="en", viewport={"width": size[0], "height": size[1]})
    context.request.post("/api/enter", data={"token": moments.token})
    page = context.new_page()
    page.route(f"**/moves/{moments.start + 1}", moments.answer)
    page.goto(f"/t/{moments.table}/replay?move={moments.start}")
    page.locator(".board [data-turned]").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    yield page
    context.close()


def count(page: Page) -> int:
    """How many things move at once. Not traced: asking is work too."""
    page.keyboard.press("ArrowRight")
    page.locator(".sky .thing").first.wait_for(state="attached")
    return int(page.evaluate(AT_ONCE))


def measure(browser: Browser, page: Page) -> Flight:
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(LONG_ENOUGH)
    return read(json.loads(browser.stop_tracing())["traceEvents"])


def read(events: list[Event]) -> Flight:
    """The work of the page's main thread between the frames that were drawn, from the first flight to the last."""
    marks = [event for event in events if event["name"] in ("in the air", "landed")]
    begin, end = marks[0], marks[-1]
    own = [event for event in events if (event["pid"], event["tid"]) == (begin["pid"], begin["tid"])]
    tasks = [event for event in own if event["name"] == "RunTask"]
    launch = next(task for task in tasks if task["ts"] <= begin["ts"] <= task["ts"] + task["dur"])
    frames = [event["ts"] for event in own if event["name"] == "Commit" and launch["ts"] <= event["ts"] <= end["ts"]]
    # The first commit shows what the launch has drawn.
    work = [sum(_own(task) for task in tasks if start < task["ts"] <= stop) for start, stop in pairwise(frames)]
    return Flight(work, sum(_own(task) for task in tasks if launch["ts"] <= task["ts"] <= frames[0]))


def _own(task: Event) -> float:
    """Milliseconds of the processor's time, which other programs of the machine do not lengthen."""
    took: float = task["tdur"] if "tdur" in task else task["dur"]
    return took / 1000


def _row(name: str, moving: int, flights: list[Flight]) -> dict[str, float | str]:
    frames = [each for flight in flights for each in flight.frames]
    cuts = quantiles(frames, n=100, method="inclusive")
    return {
        "window": name,
        "pieces at once": moving,
        "frames": len(frames),
        "p50 ms": cuts[49],
        "p95 ms": cuts[94],
        "max ms": max(frames),
        "over budget": sum(each > BUDGET for each in frames),
        "first frame ms": quantiles([flight.start for flight in flights], n=2, method="inclusive")[0],
    }


def _shown(rows: list[dict[str, float | str]]) -> Table:
    title = f"The main thread while pieces move, by frame (budget {BUDGET:g} ms)"
    shown = Table(title=title, box=SIMPLE_HEAD, padding=0, pad_edge=False)
    for column in rows[0]:
        shown.add_column(column.replace(" ", "\n", 1), justify="left" if column == "window" else "right")
    for row in rows:
        shown.add_row(*(f"{value:.1f}" if isinstance(value, float) else str(value) for value in row.values()))
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description="Trace the drawn client while many pieces move.")
    parser.add_argument("--repeats", type=int, default=5)
    asked = parser.parse_args()
    if not (web.BUNDLE / "index.html").exists():
        sys.exit("motion NOT MEASURED: the drawn client is not built (make web)")
    console = Console()
    rows = []
    with ExitStack() as stack:
        try:
            browser = stack.enter_context(launched())
        except Error as wrong:
            sys.exit(f"motion NOT MEASURED: Chromium is needed (Debian, Ubuntu: apt install chromium): {wrong.message}")
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        node = stack.enter_context(running(data, text_only=False))
        moments = Moments(node.url)
        for name, size in SIZES.items():
            with _page(browser, node.url, moments, size) as page:
                moving = count(page)
            flights = []
            for _ in range(asked.repeats):
                with _page(browser, node.url, moments, size) as page:
                    flights.append(measure(browser, page))
            rows.append(_row(name, moving, flights))
    console.print(_shown(rows))
    console.print(
        f"All frames of {asked.repeats} flights, the processor's own time. The first frame draws a board that is many "
        "moves further and starts what flies: the median."
    )
    for row in rows:
        if int(row["pieces at once"]) < WANTED:
            console.print(f"{row['window']}: fewer than {WANTED} pieces moved at once")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
