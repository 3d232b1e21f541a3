"""Measures the dock: whether everything in it is fully visible, and whether anything moves."""

from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from tests.drawn.people import DOCK, GO, MousePlayer

Box = dict[str, float]


OUTLINE = """() => {
  const dock = document.querySelector("section.dock");
  if (getComputedStyle(dock).display !== "contents") return dock.getBoundingClientRect().toJSON();
  const main = document.querySelector("main.match");
  const sheet = document.createElement("div");
  sheet.style.gridArea = getComputedStyle(main, "::before").gridArea;
  main.append(sheet);
  const found = sheet.getBoundingClientRect().toJSON();
  sheet.remove();
  return found;
}"""
"""The rectangle of the dock. In Cacao, where the dock shares a strip with other things, the rectangle of the strip."""

FLAWS = """(outer) => {
  const dock = document.querySelector("section.dock");
  const shares = getComputedStyle(dock).display === "contents";
  const roots = shares ? [dock, ...document.querySelectorAll("section.hand, section.own")] : [dock];
  const flaws = [];
  const short = (text) => text.trim().replace(/\\s+/g, " ").slice(0, 60);
  const named = (part) => `${(part.className.baseVal ?? part.className).split(" ")[0]} "${short(part.textContent)}"`;
  const edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // Skip text for screen readers only.
  const unseen = new Map();
  const isUnseen = (part) => {
    if (!unseen.has(part)) {
      const style = getComputedStyle(part);
      const here = style.clipPath !== "none" || style.visibility === "hidden" || style.display === "none";
      unseen.set(part, here || (!roots.includes(part) && isUnseen(part.parentElement)));
    }
    return unseen.get(part);
  };
  const seen = (part) => !isUnseen(part) && part.getClientRects().length > 0;
  const all = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(seen);

  // Elements that belong to the dock but are drawn above it.
  const LOOSE = ".sheet, .above, .advised, .all";
  const isLoose = (part) => {
    const loose = part.closest(LOOSE);
    return loose && getComputedStyle(loose).position === "absolute";
  };

  // The list of all chips, and a hint's reason, cover part of the dock while they are open.
  const cover = (part) => part.closest(".chips .all, .advised");

  // The boxes that texts and pictures must stay within: [box, what, tolerance across, tolerance down].
  const FRAMES = "button, .chip, .note, .tile, .step, .pill";
  const frames = (part) => {
    const found = [[edges, "the window", 1, 1]];
    // On a phone, Cacao's village is above the strip.
    const home = part.closest("section.own")?.getBoundingClientRect() ?? outer;
    if (!isLoose(part)) found.push([home, "the dock", 1, 3]);
    for (let at = part; at && !roots.includes(at); at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (display === "contents" || display === "inline" || at.namespaceURI.endsWith("svg")) continue;
      if (overflowX !== "visible" || overflowY !== "visible" || at.matches(FRAMES))
        found.push([at.getBoundingClientRect(), named(at), 2, 4]);
    }
    return found;
  };
  // The text of a card, which is one tap away, may end with an ellipsis after so many lines.
  const clamp = (part) => {
    for (let at = part; at && !roots.includes(at); at = at.parentElement)
      if (getComputedStyle(at).webkitLineClamp !== "none") return at;
    return null;
  };
  const leaves = (box, [frame, , across, down]) =>
    box.left < frame.left - across || box.right > frame.right + across ||
    box.top < frame.top - down || box.bottom > frame.bottom + down;

  const lines = [];
  for (const root of roots) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const part = text.parentElement;
      if (!text.data.trim() || part.closest("option, svg") || isUnseen(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const shown = clamp(part)?.getBoundingClientRect().bottom ?? Infinity;
      const boxes = [...range.getClientRects()].filter(({ top, width }) => width > 1 && top < shown - 2);
      if (!boxes.length) continue;
      const within = frames(part);
      for (const box of boxes) {
        lines.push([text, box]);
        const frame = within.find((each) => leaves(box, each));
        if (frame) flaws.push(`"${short(text.data)}" leaves ${frame[1]}`);
      }
    }
  }
  for (const picture of all("svg")) {
    if (picture.parentElement.closest("svg") || picture.closest(".sign, .river")) continue;
    const box = picture.getBoundingClientRect();
    const frame = frames(picture.parentElement).find((each) => leaves(box, each));
    if (frame) flaws.push(`a picture in ${named(picture.parentElement)} leaves ${frame[1]}`);
  }
  for (const [index, [text, one]] of lines.entries())
    for (const [other, two] of lines.slice(index + 1)) {
      if (text === other || cover(text.parentElement) !== cover(other.parentElement)) continue;
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (across > 2 && down > 0.4 * Math.min(one.height, two.height))
        flaws.push(`"${short(text.data)}" and "${short(other.data)}" overlap`);
    }

  const whole = ".question, .chips .row, .chips .chip, .note, .choices, .label, .tiles, .turn, .stores, " +
    ".card, .told, .head, .fact, .fact > *, .need, .step";
  for (const part of [dock, ...all(whole)]) {
    if (part.scrollHeight > part.clientHeight + 2 && part.clientHeight && clamp(part) !== part)
      flaws.push(`clipped below: ${named(part)} ${part.scrollHeight} > ${part.clientHeight}`);
    if (part.scrollWidth > part.clientWidth + 2 && part.clientWidth)
      flaws.push(`clipped at the side: ${named(part)} ${part.scrollWidth} > ${part.clientWidth}`);
  }
  const inside =
    ".question, .chips :is(.chip, .more), .note, .choices :is(button, select), .buttons button, .tile, .turn, " +
    ".wish, .fact button, .need, .harvest, .does, .step";
  for (const part of all(inside)) {
    const box = part.getBoundingClientRect();
    const sideways = box.left < outer.left - 1 || box.right > outer.right + 1;
    if (!isLoose(part) && (sideways || box.top < outer.top - 4 || box.bottom > outer.bottom + 1))
      flaws.push(`beyond the dock: ${named(part)}`);
    if (leaves(box, [edges, "", 1, 1])) flaws.push(`beyond the window: ${named(part)}`);
  }
  const apart = all(
    ".question, .chips .chip, .chips .more, .note, .choices button, .choices select, .buttons button, .hint .wish, " +
    ".tile, .turn, .cap, .stores, .river, .feeding .need, .step, .keeps button, .harvest, .does, .exchange .link"
  );
  for (const [index, one] of apart.entries())
    for (const other of apart.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || cover(one) !== cover(other)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 3) flaws.push(`${named(one)} overlaps ${named(other)}`);
    }

  // Parts that could be missing without being clipped.
  for (const part of dock.querySelectorAll(".question .rest"))
    if (!seen(part)) flaws.push(`half of the question isn't shown: ${named(part)}`);
  for (const told of all(".told"))
    if (![...told.querySelectorAll("svg, :is(.long, .short):not(:empty)")].some(seen))
      flaws.push(`a card shows nothing for ${named(told)}`);
  const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > clientWidth) flaws.push(`the page is wider than the window: ${scrollWidth} > ${clientWidth}`);
  if (outer.top < 0 || outer.bottom > innerHeight + 1) flaws.push("the dock isn't fully in the window");
  if (scrollHeight <= innerHeight)
    for (const part of document.querySelectorAll("section.farm, section.fan")) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < outer.right && right > outer.left && top < outer.bottom && bottom > outer.top + 2)
        flaws.push(`${named(part)} is hidden behind the dock, and nothing scrolls`);
    }
  return [...new Set(flaws)];
}"""
"""Everything that is clipped, scrolls, leaves the dock or the window, or overlaps something else."""

WATCH = """() => {
  window.moved = [];
  const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const named = (node) => `${node?.nodeName}.${node?.className?.baseVal ?? node?.className ?? node?.textContent}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.moved.push([
        entry.value,
        entry.sources.map((part) => `${named(part.node)} from ${at(part.previousRect)} to ${at(part.currentRect)}`),
      ]);
  }).observe({ type: "layout-shift", buffered: false });
}"""


def watch_shifts(page: Page) -> None:
    """Record every layout shift from now on, including those after user input."""
    page.evaluate(WATCH)


SINCE = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(moved.splice(0)), 60)))"


def shifts(page: Page) -> list[Any]:
    """The layout shifts since the last call: how much moved, and what."""
    found: list[Any] = page.evaluate(SINCE)
    return found


BLANK = "about:blank"

GO_TO = """path => {
  document.querySelector("section.dock")?.setAttribute("data-left", "");
  history.replaceState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def navigate(page: Page, path: str) -> None:
    """Go to another table without reloading the page."""
    if page.url == BLANK:
        page.goto(path)
    else:
        page.evaluate(GO_TO, path)
    settle(page)


SPEAK = """async (language) => {
  document.querySelector(`header [lang=${language}]`).click();
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""


def switch_language(page: Page, language: str) -> None:
    """Switch the language without reloading the page."""
    if page.evaluate("document.documentElement.lang") != language:
        page.evaluate(SPEAK, language)


SETTLED = """async () => {
  const end = performance.now() + 20000;
  const frame = () => new Promise(requestAnimationFrame);
  const found = () => document.querySelector("section.dock:not([data-left])");
  const isTold = (dock) =>
    dock.dataset.decision?.includes(".confirm.") ||
    !dock.querySelector("button.go.big:enabled") ||
    dock.querySelector(".chips :is([role=status], [role=alert])");
  let changes = 1;
  const watch = new MutationObserver((list) => (changes += list.length));
  for (let watched; changes || !found() || !isTold(found()); ) {
    if (performance.now() > end) throw new Error("the dock doesn't come to rest");
    if (found() !== watched && found()) {
      watched = found();
      watch.observe(watched, { subtree: true, childList: true, attributes: true, characterData: true });
      await document.fonts.ready;
    }
    changes = 0;
    await frame();
    await frame();
  }
  watch.disconnect();
}"""
"""Wait until the question and the effect of its answer are shown, and the dock has stopped changing."""


def settle(page: Page) -> None:
    page.evaluate(SETTLED)


def flaws(page: Page) -> list[str]:
    settle(page)
    found: list[str] = page.evaluate(f"({FLAWS})(({OUTLINE})())")
    return found


def outline(page: Page) -> Box:
    """The rectangle of the dock in whole pixels."""
    found: Box = page.evaluate(OUTLINE)
    return {name: round(value) for name, value in found.items()}


def commit_button_box(page: Page) -> Box:
    """The rectangle of the green button in whole pixels."""
    found: Box = page.evaluate("go => document.querySelector(go).getBoundingClientRect().toJSON()", GO)
    return {name: round(value) for name, value in found.items()}


MOVED = 3000
"""Milliseconds after which an element counts as out of reach."""


class Examiner(MousePlayer):
    """A player who examines every question, before and after choosing an answer."""

    def touch(self, found: Locator) -> None:
        # A map may move a place away from under the pointer; there are other places.
        with suppress(TimeoutError):
            found.click(timeout=MOVED, position=self.spot(found))

    def examine(self) -> list[str]:
        before = flaws(self.page)
        if self.is_ready():
            return before + self.unfold()
        self.prepare()
        return before + flaws(self.page) + self.unfold()

    def unfold(self) -> list[str]:
        """Also examine the chips that didn't fit."""
        more = self.page.locator(f"{DOCK} .chips .more")
        if not more.count():
            return []
        listed = self.page.locator(f"{DOCK} .chips .all")
        found: list[str] = []
        for unfold in (partial(more.press, "Enter"), more.click):
            unfold()
            listed.wait_for()
            found = self.page.evaluate(LEFT_OUT) + flaws(self.page)
            self.page.keyboard.press("Escape")
            listed.wait_for(state="detached")
        return found


LEFT_OUT = """() => {
  const [row, all] = [".row", ".all"].map((list) => [...document.querySelectorAll(`.dock .chips ${list} > .chip`)]);
  const weighty = all.slice(row.length).filter((chip) => chip.matches(".loss, .points"));
  const flaws = weighty.map((chip) => `left out: "${chip.textContent.trim()}"`);
  const more = document.querySelector(".dock .chips .more").textContent;
  if (!more.includes(all.length - row.length))
    flaws.push(`${row.length} of ${all.length} chips are shown, and "${more.trim()}"`);
  return flaws;
}"""
"""Losses and points among the chips that didn't fit, while all chips are listed."""
