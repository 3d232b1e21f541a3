"""Pictures of the drawn table, taken in a Chromium that nobody sees. It ends with the process."""

import asyncio
import atexit
import io
import json
from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from cosecha.lab.environments import chromium
from cosecha.lab.environments.needs import not_installed
from cosecha.locale import language_from_environment

try:
    from PIL import Image
    from playwright.async_api import Error, async_playwright
except ModuleNotFoundError:
    raise not_installed("Playwright", "render") from None

from cosecha.lab.environments.showing import SERVER, ShownTable

WIDTH, HEIGHT = 1440, 900
PATIENCE = 60.0
"""Seconds until a page must show what it is told."""
HIDDEN = """
dialog, aside.reveal, .bar .called span, .spectators { display: none !important; }
"""
"""What would cover the table, and what has nothing to do with the position: the table's name and its spectators."""
GO = """path => {
  localStorage.clear();
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Go to another table without loading the client again, and without being told what has happened there since."""
SETTLE = """async () => {
  await document.fonts.ready;
  document.querySelector(".zoom button:last-child")?.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Show the whole map, in games that have one, and wait until everything is painted."""


def picture(table: ShownTable) -> NDArray[np.uint8]:
    """A table as an array of rows, columns and colors; all pictures have the same size."""
    png = table.server.run(_browser().screenshot(table))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"), np.uint8)


class Browser:
    """One page for all pictures of this process. It lives in the server's event loop, so the server goes on with it."""

    def __init__(self) -> None:
        self._server = SERVER.take()
        self._lock = asyncio.Lock()
        self._shown = ""
        self._heard: dict[str, int] = {}
        """The last row that the page has heard of, by table."""
        self._loading = 0
        """Requests of the page that haven't been answered."""
        self._news = asyncio.Event()
        try:
            if not self._server.is_drawn():
                raise RuntimeError("Pictures need the drawn client, which wasn't built. Run: make web")
            self._server.run(self._launch())
        except BaseException:
            SERVER.give_back()
            raise
        atexit.register(self._close)

    async def _launch(self) -> None:
        self._playwright = await async_playwright().start()
        try:
            self._browser = await self._playwright.chromium.launch(
                executable_path=chromium.installed(), args=chromium.ARGUMENTS
            )
        except Error as wrong:
            await self._playwright.stop()
            raise RuntimeError(
                "Pictures need Chromium, which doesn't start. Install it (Debian, Ubuntu: apt install chromium), run "
                f"python -m playwright install chromium, or set {chromium.VARIABLE} to its path."
            ) from wrong
        self._page = page = await self._browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT},
            locale=language_from_environment(),
            color_scheme="light",
            reduced_motion="reduce",
            service_workers="block",
            bypass_csp=True,  # the policy of our pages forbids the style that hides things
        )
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.on("request", lambda _: self._count(1))
        page.on("requestfinished", lambda _: self._count(-1))
        page.on("requestfailed", lambda _: self._count(-1))

    async def screenshot(self, table: ShownTable) -> bytes:
        """The table after its last row, as a PNG file."""
        async with self._lock, asyncio.timeout(PATIENCE):
            if self._shown != table.id:
                await self._go(table)
            await self._until(lambda: self._heard.get(table.id, 0) >= table.row)
            await self._page.evaluate(SETTLE)
            while self._loading:
                await self._until(lambda: not self._loading)
                await self._page.evaluate(SETTLE)
            return await self._page.screenshot(animations="disabled", style=HIDDEN)

    async def _go(self, table: ShownTable) -> None:
        self._heard.clear()
        shown, self._shown = self._shown, ""  # if this fails, nobody knows what the page shows
        if shown:
            await self._page.evaluate(GO, f"/t/{table.id}")
        else:
            await self._page.goto(table.address)
        await self._page.locator("main.match > .board").wait_for()
        self._shown = table.id

    async def _until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self._news.clear()
            await self._news.wait()

    def _hear(self, frame: str | bytes) -> None:
        update = json.loads(frame).get("update")
        if update:
            self._heard[update["table"]] = update["seq"]
            self._news.set()

    def _count(self, change: int) -> None:
        self._loading += change
        self._news.set()

    def _close(self) -> None:
        self._server.run(self._end())
        SERVER.give_back()

    async def _end(self) -> None:
        await self._browser.close()
        await self._playwright.stop()


@cache
def _browser() -> Browser:
    return Browser()
