"""Trace the drawn client while many pieces move: `python -m bench.motion` (part of `make bench`).

Uses a real server, a golden record and a real Chromium. In the replay of that match, one step jumps many moves ahead,
so that 20 pieces move at once. A trace shows what the page's main thread does in each frame while they are in the air.
The frame that draws the new board and starts the animations is reported separately.
"""

import argparse
import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise, product
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Error, Page
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.run import ROOT
from tests.browsing.fixtures import launched
from tests.server.servers import running
from tools import web

RESULTS = ROOT / "bench" / "results" / "motion.json"
BUDGET = 8.0
"""Our share, in milliseconds, of a frame's sixteen; the browser needs the rest."""
RECORD = ROOT / "tests" / "golden" / "santiago-5.cosecha.json"
STEPS = ((16, 47), (80, 103))
"""The moves to jump from and to; both move 20 pieces. In the first, water comes, farmers leave and tiles dry; in the
second, the board is full."""
WANTED = 20
LONG_ENOUGH = 2500
"""Milliseconds after which everything has landed."""
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
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


class Frame(NamedTuple):
    """The main thread's CPU time in milliseconds between two frames, in total and by kind of work."""

    took: float
    parts: dict[str, float]


class Flight(NamedTuple):
    """One trace: the frames until everything has landed, and the time of the first frame."""

    frames: list[Frame]
    start: float


class Replayed:
    """A golden record imported into the server."""

    def __init__(self, url: str) -> None:
        opened = httpx.post(f"{url}/api/records", json={"record": RECORD.read_text()}, timeout=60).raise_for_status()
        self.table = opened.json()["table"]
        self.token = opened.json()["tokens"]["host"]
        self.url = url

    def moment(self, move: int) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        found = httpx.get(f"{self.url}/api/tables/{self.table}/moves/{move}", headers=headers, timeout=60)
        return found.raise_for_status().json()


@contextmanager
def _page(browser: Browser, match: Replayed, step: tuple[int, int], size: tuple[int, int]) -> Iterator[Page]:
    """A replay at the first move of a step, where the next move is replaced by the second move of the step."""
    start, later = step
    then = {**match.moment(later), "move": start + 1, "lines": []}
    context = browser.new_context(base_url=match.url, locale="en", viewport={"width": size[0], "height": size[1]})
    context.request.post("/api/enter", data={"token": match.token})
    page = context.new_page()
    page.route(f"**/moves/{start + 1}", lambda route: route.fulfill(json=then))
    page.goto(f"/t/{match.table}/replay?move={start}")
    page.locator(".board [data-turned]").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    yield page
    context.close()


def count(page: Page) -> int:
    """The number of pieces that move at once. Not traced, because counting takes time too."""
    page.keyboard.press("ArrowRight")
    page.locator(".sky .thing").first.wait_for(state="attached")
    return int(page.evaluate(AT_ONCE))


def measure(browser: Browser, page: Page) -> Flight:
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(LONG_ENOUGH)
    return read(json.loads(browser.stop_tracing())["traceEvents"])


def read(events: list[Event]) -> Flight:
    """The work of the page's main thread between frames, from the first animation to the last."""
    marks = [event for event in events if event["name"] in ("in the air", "landed")]
    begin, end = marks[0], marks[-1]
    own = [event for event in events if (event["pid"], event["tid"]) == (begin["pid"], begin["tid"])]
    own.sort(key=lambda event: event["ts"])
    tasks = [event for event in own if event["name"] == "RunTask"]
    launch = next(task for task in tasks if task["ts"] <= begin["ts"] <= task["ts"] + task["dur"])
    commits = [event["ts"] for event in own if event["name"] == "Commit" and launch["ts"] <= event["ts"]]
    last = next((number for number, shown in enumerate(commits) if shown > end["ts"]), len(commits) - 1)
    # The first commit shows the new board, the last one the board after everything has landed.
    frames = [
        Frame(sum(_own(task) for task in tasks if start < task["ts"] <= stop), _parts(own, start, stop))
        for start, stop in pairwise(commits[: last + 1])
    ]
    return Flight(frames, sum(_own(task) for task in tasks if launch["ts"] <= task["ts"] <= commits[0]))


def _parts(events: list[Event], start: float, stop: float) -> dict[str, float]:
    """A frame's time by innermost trace event."""
    found: dict[str, float] = defaultdict(float)
    open_: list[Event] = []
    for event in events:
        if event["ph"] != "X" or not start < event["ts"] <= stop:
            continue
        while open_ and event["ts"] >= open_[-1]["ts"] + open_[-1]["dur"]:
            open_.pop()
        found[event["name"]] += _own(event)
        if open_:
            found[open_[-1]["name"]] -= _own(event)
        open_.append(event)
    return dict(found)


def _own(event: Event) -> float:
    """CPU time in milliseconds, which doesn't depend on other programs."""
    took: float = event["tdur"] if "tdur" in event else event["dur"]
    return took / 1000


def _row(name: str, step: tuple[int, int], moving: int, flights: list[Flight]) -> dict[str, float | str]:
    frames = [frame for flight in flights for frame in flight.frames]
    took = [frame.took for frame in frames]
    cuts = quantiles(took, n=100, method="inclusive")
    return {
        "window": name,
        "moves": f"{step[0]}-{step[1]}",
        "pieces at once": moving,
        "frames": len(frames),
        "p50 ms": cuts[49],
        "p95 ms": cuts[94],
        "max ms": max(took),
        "over budget": sum(each > BUDGET for each in took),
        "first frame ms": median(flight.start for flight in flights),
    }


def _spent(flights: list[Flight]) -> str:
    """The slowest frame and its longest parts."""
    slowest = max((frame for flight in flights for frame in flight.frames), key=lambda frame: frame.took)
    parts = sorted(slowest.parts.items(), key=lambda part: -part[1])[:6]
    return f"{slowest.took:.1f} ms: " + ", ".join(f"{name} {took:.1f}" for name, took in parts)


def _shown(rows: list[dict[str, float | str]]) -> Table:
    title = f"The main thread while pieces move, by frame (budget {BUDGET:g} ms)"
    shown = Table(title=title, box=SIMPLE_HEAD, padding=0, pad_edge=False)
    for column in rows[0]:
        shown.add_column(column.replace(" ", "\n", 1), justify="left" if column == "window" else "right")
    for row in rows:
        shown.add_row(*(f"{value:.1f}" if isinstance(value, float) else str(value) for value in row.values()))
    return shown


def missed(rows: list[dict[str, float | str]]) -> list[str]:
    """The failed requirements: the number of pieces at once, and no frame over budget."""
    found = []
    for row in rows:
        where = f"{row['window']} {row['moves']}"
        if row["pieces at once"] != WANTED:
            found.append(f"{where}: not {WANTED} pieces but {row['pieces at once']}")
        if row["over budget"]:
            found.append(f"{where}: {row['over budget']} of {row['frames']} frames over {BUDGET:g} ms")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Trace the drawn client while many pieces move.")
    parser.add_argument("--repeats", type=int, default=5)
    asked = parser.parse_args()
    if not (web.BUNDLE / "index.html").exists():
        sys.exit("motion NOT MEASURED: the drawn client is not built (make web)")
    console = Console()
    rows = []
    slowest = []
    with ExitStack() as stack:
        try:
            browser = stack.enter_context(launched())
        except Error as wrong:
            sys.exit(f"motion NOT MEASURED: Chromium is needed (Debian, Ubuntu: apt install chromium): {wrong.message}")
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        node = stack.enter_context(running(data, text_only=False))
        match = Replayed(node.url)
        for (name, size), step in product(SIZES.items(), STEPS):
            with _page(browser, match, step, size) as page:
                moving = count(page)
            flights = []
            for _ in range(asked.repeats):
                with _page(browser, match, step, size) as page:
                    flights.append(measure(browser, page))
            rows.append(_row(name, step, moving, flights))
            slowest.append(f"{name} {step[0]}-{step[1]}, the slowest frame: {_spent(flights)}")
    console.print(_shown(rows))
    console.print(
        f"All frames of {asked.repeats} flights, the processor's own time. The first frame draws a board that is many "
        "moves ahead and starts the flights; the median."
    )
    for line in slowest:
        console.print(line)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(rows, indent=2) + "\n")
    if misses := missed(rows):
        sys.exit("motion MISSED: " + "; ".join(misses))


if __name__ == "__main__":
    main()
