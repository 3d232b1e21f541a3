"""The dock under a magnifying glass: whether everything in it is seen whole, and whether anything moves."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.drawn.people import DOCK, GO, Hands

Box = dict[str, float]

LANGUAGES = ("en", "es", "fr", "pl")

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
"""The rectangle of the dock. One that shares a strip of paper with what lies beside it (Cacao) has that strip's."""

FLAWS = """(outer) => {
  const dock = document.querySelector("section.dock");
  const shares = getComputedStyle(dock).display === "contents";
  const roots = shares ? [dock, ...document.querySelectorAll("section.hand, section.own")] : [dock];
  const flaws = [];
  const named = (part) => `${part.className.toString().split(" ")[0]} "${part.textContent.trim().slice(0, 60)}"`;
  const seen = (part) =>
    getComputedStyle(part).clipPath === "none" &&
    part.checkVisibility({ visibilityProperty: true }) &&
    part.getClientRects().length > 0;
  const all = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(seen);
  const whole = ".question, .chips, .chips .row, .chips .chip, .note, .fact, .choices, .label, .tiles, .turn, .stores";
  for (const part of [dock, ...all(whole)]) {
    if (part.scrollHeight > part.clientHeight + 2 && part.clientHeight)
      flaws.push(`cut below: ${named(part)} ${part.scrollHeight} > ${part.clientHeight}`);
    if (part.scrollWidth > part.clientWidth + 2 && part.clientWidth)
      flaws.push(`cut at the side: ${named(part)} ${part.scrollWidth} > ${part.clientWidth}`);
  }
  const inside =
    ".question, .chips :is(.chip, .more), .note, .choices :is(button, select), .buttons button, .tile, .turn, .wish";
  for (const part of all(inside)) {
    const box = part.getBoundingClientRect();
    const sideways = box.left < outer.left - 1 || box.right > outer.right + 1;
    if (sideways || box.top < outer.top - 4 || box.bottom > outer.bottom + 1)
      flaws.push(`beyond the dock: ${named(part)}`);
    if (box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth + 1)
      flaws.push(`beyond the window: ${named(part)}`);
  }
  const apart = all(
    ".question, .chips .chip, .chips .more, .note, .choices button, .choices select, .buttons button, .hint .wish, " +
    ".tile, .turn, .cap, .stores, .river"
  );
  for (const [index, one] of apart.entries())
    for (const other of apart.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 3) flaws.push(`${named(one)} lies over ${named(other)}`);
    }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) flaws.push(`the page is wider than the window: ${scrollWidth} > ${clientWidth}`);
  if (dock.querySelector(".chips .more") && !dock.querySelector(".chips .chip")) flaws.push("no chip at all");
  return flaws;
}"""
"""Everything that is cut off, scrolls, leaves the dock or the window, or covers something else."""

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
    """Note from now on whatever moves on the page, whether somebody touched it or not."""
    page.evaluate(WATCH)


SINCE = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(moved.splice(0)), 60)))"


def shifts(page: Page) -> list[Any]:
    """What has moved since the last time: how much, and what."""
    found: list[Any] = page.evaluate(SINCE)
    return found


GO_TO = """path => {
  document.querySelector("section.dock")?.setAttribute("data-left", "");
  history.replaceState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def go_on(page: Page, path: str) -> None:
    """Come to another table, without loading the page anew."""
    if page.url == "about:blank":
        page.goto(path)
    else:
        page.evaluate(GO_TO, path)
    expect(page.locator(f"{DOCK}:not([data-left])")).to_be_visible()


def settle(page: Page) -> None:
    """Wait until the question and what its answer does are there."""
    expect(page.locator(DOCK)).to_be_visible()
    page.evaluate("document.fonts.ready")
    if page.locator(GO).is_enabled() and not page.locator(f"{DOCK}[data-decision*='.confirm.']").count():
        expect(page.locator(f"{DOCK} .chips [role=status], {DOCK} .chips [role=alert]")).to_have_count(1)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def flaws(page: Page) -> list[str]:
    settle(page)
    found: list[str] = page.evaluate(FLAWS, page.evaluate(OUTLINE))
    return found


def outline(page: Page) -> Box:
    """The rectangle of the dock, in whole pixels."""
    found: Box = page.evaluate(OUTLINE)
    return {name: round(value) for name, value in found.items()}


def green(page: Page) -> Box:
    """Where the green button is."""
    found: Box = page.locator(GO).evaluate("at => JSON.parse(JSON.stringify(at.getBoundingClientRect()))")
    return {name: round(value) for name, value in found.items()}


class Examiner(Hands):
    """Somebody who looks closely at every question, before and after choosing an answer."""

    def examine(self) -> list[str]:
        before = flaws(self.page)
        self.prepare()
        return before + flaws(self.page)
