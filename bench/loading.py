"""Time the drawn client's first visit on a slow phone: `python -m bench.loading` (part of `make bench`).

Uses a real server and a real Chromium, throttled like a cheap phone on a poor connection: a quarter of the CPU, and the
network that the developer tools call slow 4G. Each visit starts with an empty cache. The lobby is ready when every game
can be started and the visible pictures are drawn; a table, when its board is drawn and its dock says what to do.
"""

import argparse
import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.run import ROOT
from tests.browsing.fixtures import launched
from tests.drawn.people import AGAINST_A_BOT, PHONE, enter
from tests.server.clients import seated
from tests.server.servers import running
from tools import web

RESULTS = ROOT / "bench" / "results" / "loading.json"
GAMES = ("santiago", "cacao", "agricola")
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""In milliseconds and bytes per second."""
SLOWER = 4
"""The factor of the CPU throttling."""
READY = {
    "lobby": """() => {
  const cards = [...document.querySelectorAll("article")];
  if (cards.length < 3 || !cards.every((card) => card.querySelector("button.go"))) return false;
  const covers = cards.map((card) => card.querySelector(".cover"));
  const missing = covers.filter((cover) => !cover.querySelector("img")?.complete);
  const isBelow = (cover) => cover.getBoundingClientRect().top > innerHeight;
  return missing.length < covers.length && missing.every(isBelow);
}""",
    "table": """() => {
  const [board, dock] = ["board", "dock"].map((part) => document.querySelector(`main.match .${part} > *`));
  return board && dock;
}""",
}
WATCH = """(() => {
  const isReady = %s;
  window.shifts = [];
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value, startTime, sources }) => ({
    value,
    at: startTime,
    what: sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? ""),
  })))).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    if (isReady()) requestAnimationFrame(() => (window.readyAt = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})()"""
"""A page counts as ready when it is on the screen, one frame after it is in the DOM."""
SETTLED = 2000
"""Milliseconds to wait for late layout shifts."""
TOO_LONG = 60_000


class Budget(NamedTuple):
    seconds: float
    requests: int = 20
    shift: float = 0.1


BUDGETS = {"lobby": Budget(2.5), "table": Budget(4.0)}


class Visit(NamedTuple):
    seconds: float
    requests: int
    kilobytes: float
    shift: float
    shifts: list[Any]
    files: list[tuple[str, float, float, float]]
    """The URL, the seconds until request and response, and the size in kB of each file."""


class Traffic:
    """The network requests of a page, without those served from the cache."""

    def __init__(self, session: Any) -> None:
        self.asked: dict[str, tuple[str, float]] = {}
        self.came: dict[str, tuple[float, float]] = {}
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.webSocketCreated", lambda event: self.asked.update({event["requestId"]: (event["url"], 0)}))
        session.on("Network.requestServedFromCache", lambda event: self.asked.pop(event["requestId"], None))
        session.on("Network.responseReceived", self._hear)
        session.on("Network.loadingFinished", self._come)

    def _ask(self, event: dict[str, Any]) -> None:
        self.asked[event["requestId"]] = event["request"]["url"], event["timestamp"]

    def _hear(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self.asked.pop(event["requestId"], None)

    def _come(self, event: dict[str, Any]) -> None:
        self.came[event["requestId"]] = event["timestamp"], event["encodedDataLength"] / 1000

    def files(self) -> list[tuple[str, float, float, float]]:
        start = min(at for _, at in self.asked.values() if at)
        return [
            (url, max(at - start, 0), self.came.get(id, (start, 0))[0] - start, self.came.get(id, (0, 0))[1])
            for id, (url, at) in self.asked.items()
        ]


def visit(context: BrowserContext, path: str, kind: str) -> Visit:
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    traffic = Traffic(session)
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(WATCH % READY[kind])
    page.goto(path, wait_until="commit", timeout=TOO_LONG)
    page.wait_for_function("() => window.readyAt", timeout=TOO_LONG)
    page.wait_for_timeout(SETTLED)
    shifts = page.evaluate("() => window.shifts")
    files = traffic.files()
    return Visit(
        page.evaluate("() => window.readyAt") / 1000,
        len(files),
        sum(size for *_, size in files),
        sum(each["value"] for each in shifts),
        shifts,
        files,
    )


def measure(browser: Browser, url: str, kind: str, game: str | None, repeats: int, language: str) -> list[Visit]:
    """First visits with an empty cache, after one extra visit to warm up the server."""
    visits = []
    for _ in range(repeats + 1):
        context = browser.new_context(base_url=url, locale=language, service_workers="block", **PHONE)
        path = "/"
        if game:
            (person,) = seated(url, {**AGAINST_A_BOT, "game": game})
            enter(context, person)
            path = f"/t/{person.table.id}"
        visits.append(visit(context, path, kind))
        context.close()
    return visits[1:]


def _row(name: str, kind: str, visits: list[Visit]) -> dict[str, float | int | str]:
    budget = BUDGETS[kind]
    return {
        "page": name,
        "seconds": median(each.seconds for each in visits),
        "fastest": min(each.seconds for each in visits),
        "slowest": max(each.seconds for each in visits),
        "budget": budget.seconds,
        "requests": max(each.requests for each in visits),
        "kB": median(each.kilobytes for each in visits),
        "shift": max(each.shift for each in visits),
    }


def missed(rows: list[dict[str, float | int | str]]) -> list[str]:
    """The figures over budget."""
    found = []
    for row in rows:
        budget = BUDGETS["lobby" if row["page"] == "lobby" else "table"]
        if float(row["seconds"]) > budget.seconds:
            found.append(f"{row['page']}: ready after {row['seconds']:.2f} s, not {budget.seconds:g}")
        if int(row["requests"]) > budget.requests:
            found.append(f"{row['page']}: {row['requests']} requests, not {budget.requests}")
        if float(row["shift"]) >= budget.shift:
            found.append(f"{row['page']}: layout shift {row['shift']:.3f}, not under {budget.shift:g}")
    return found


def _shown(rows: list[dict[str, float | int | str]]) -> Table:
    shown = Table(title="A first visit on a slow phone", box=SIMPLE_HEAD, padding=0, pad_edge=False)
    for column in rows[0]:
        shown.add_column(column, justify="left" if column == "page" else "right")
    for row in rows:
        shown.add_row(*(f"{value:.2f}" if isinstance(value, float) else str(value) for value in row.values()))
    return shown


def _explain(console: Console, name: str, seen: Visit) -> None:
    """Print the files and layout shifts of one visit."""
    console.print(f"{name}: ready after {seen.seconds:.2f} s")
    for url, asked, came, size in sorted(seen.files, key=lambda file: file[1]):
        console.print(f"  {asked:6.2f} {came:6.2f} {size:7.1f} kB  {url.partition('//')[2].partition('/')[2]}")
    for each in seen.shifts:
        console.print(f"  moved {each['value']:.3f} at {each['at'] / 1000:.2f} s: {', '.join(each['what'])}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the drawn client's first visit on a slow phone.")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--language", default="en")
    parser.add_argument("--only", choices=("lobby", *GAMES))
    parser.add_argument("--explain", action="store_true", help="list the files of one visit and the layout shifts")
    asked = parser.parse_args()
    if not (web.BUNDLE / "index.html").exists():
        sys.exit("loading NOT MEASURED: the drawn client is not built (make web)")
    console = Console()
    rows = []
    with ExitStack() as stack:
        try:
            browser = stack.enter_context(launched())
        except Error as wrong:
            sys.exit(
                f"loading NOT MEASURED: Chromium is needed (Debian, Ubuntu: apt install chromium): {wrong.message}"
            )
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        node = stack.enter_context(running(data, text_only=False))
        for name in ("lobby", *GAMES):
            if asked.only not in (None, name):
                continue
            kind, game = ("lobby", None) if name == "lobby" else ("table", name)
            visits = measure(browser, node.url, kind, game, asked.repeats, asked.language)
            rows.append(_row(name, kind, visits))
            if asked.explain:
                _explain(console, name, visits[-1])
    console.print(_shown(rows))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(rows, indent=2) + "\n")
    if misses := missed(rows):
        sys.exit("loading MISSED: " + "; ".join(misses))


if __name__ == "__main__":
    main()
