"""What a page of the drawn client says, and what is wrong with it."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page, Request, expect

from cosecha.locale import LANGUAGES, Speaker
from tests.browsing.axe import violations
from tests.browsing.fixtures import PATIENCE
from tests.locale.catalogue import phrases
from tests.locale.same_words import SAME
from tools import web

WIDTHS = (360, 390, 820, 1440)
HEIGHT = 900
NAMES = ("Person", "Bot", "Host", "Cosecha", "Santiago", "Cacao", "Agricola")
OWN_NAMES = ("English", "Español", "Français", "Polski")
"""Each language is listed under its own name."""
PLACES = json.loads((web.ROOT / "src" / "cosecha" / "locale" / "table-names.json").read_text())
"""Tables are named after places, whose names are not translated."""
IN_THE_RULES = {"fr": ("actions", "notation", "piles", "plantations", "solo"), "pl": ("solo",)}
"""Words on the rules pages that are spelled as in English."""
IDS = {
    id
    for file in (web.ROOT / "src" / "cosecha" / "locale" / "en").glob("*.ftl")
    for id in re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=", file.read_text(), re.MULTILINE)
}
"""All message ids; none may appear on a page."""
COMING = re.compile(
    "|".join(
        f"^{re.escape(Speaker(language).text(id))}$"
        for language in LANGUAGES
        for id in ("client-loading", "client-joining")
    )
)
"""Placeholders for parts of a page that are still loading."""
TEXTS = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement, data } = walk.currentNode;
    if (!parentElement.closest("script, style, noscript, code, pre")) found.push(data.trim());
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      found.push(each.getAttribute(name) ?? "");
  return found.filter((text) => text && !text.startsWith("https:"));
}"""
DRAWN = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
"""Everything loaded so far is painted and has requested what it needs."""
SHOWN = f"""() => ({DRAWN})().then(() => {{
  const {{ scrollWidth, clientWidth }} = document.documentElement;
  return [({TEXTS})(), scrollWidth, clientWidth];
}})"""
"""The texts of a page, its width and the width of its window."""
BROADEST = """() => [...document.querySelectorAll("body *")]
  .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((each) => each.outerHTML.slice(0, 90)).slice(0, 4).join(" | ")"""


@contextmanager
def fetching(page: Page) -> Iterator[set[Request]]:
    """The page's pending requests."""
    found: set[Request] = set()

    def asked(request: Request) -> None:
        found.add(request)

    def answered(request: Request) -> None:
        found.discard(request)

    page.on("request", asked)
    page.on("requestfinished", answered)
    page.on("requestfailed", answered)
    yield found
    page.remove_listener("request", asked)
    page.remove_listener("requestfinished", answered)
    page.remove_listener("requestfailed", answered)


def settle(page: Page, path: str) -> None:
    """Open a page and wait until it is complete: no placeholders and no pending requests."""
    end = time.monotonic() + PATIENCE / 1000
    with fetching(page) as missing:
        page.goto(path)
        page.locator("main").first.wait_for()
        while time.monotonic() < end:
            expect(page.get_by_text(COMING)).to_have_count(0)
            page.evaluate(DRAWN)
            if not missing and not page.get_by_text(COMING).count():
                return
    raise AssertionError(f"{path} is not complete: {[request.url for request in missing]}")


class Seen(NamedTuple):
    """The texts of a page and its problems, on screens of all widths."""

    said: set[str]
    wrong: list[str]


def seen(page: Page, what: str, axe: bool = True) -> Seen:
    wrong = [f"{what}: {line}" for line in violations(page)] if axe else []
    said: set[str] = set()
    before = page.viewport_size
    assert before is not None
    for width in (before["width"], *(each for each in WIDTHS if each != before["width"])):
        if width != before["width"]:
            page.set_viewport_size({"width": width, "height": HEIGHT})
        here, inner, outer = page.evaluate(SHOWN)
        said |= set(here)
        if inner > outer:
            wrong.append(f"{what} is {inner} pixels wide on {outer}: {page.evaluate(BROADEST)}")
    page.set_viewport_size(before)
    return Seen(said, wrong + raw_message_ids(said, what))


def raw_message_ids(said: set[str], what: str) -> list[str]:
    """Message ids that the page shows because they have no text."""
    words = re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", " ".join(said))
    return [f"{what} says {word}" for word in words if word in IDS]


def texts(page: Page) -> set[str]:
    """All texts of a page, visible or only for screen readers."""
    return set(page.evaluate(TEXTS))


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


@cache
def words_like_english(language: str) -> set[str]:
    """Words that may appear both in English and in this language: names, and words with the same spelling."""
    own = words_in(" ".join((*NAMES, *OWN_NAMES, *PLACES, *IN_THE_RULES.get(language, ()))))
    return own.union(*(words_in(str(phrases(language)[id])) for id in SAME))


def untranslated(said: set[str], english: set[str], language: str) -> list[str]:
    """Texts that another language has in common with English."""
    return [text for text in sorted(said & english) if words_in(text) - words_like_english(language)]
