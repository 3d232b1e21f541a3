/** The token of an inspectable element, and the position of its card. */
import type { Token } from "../api/types";

/** `data-inspect="tile:e5"` as a token. */
export function tokenOf(element: Element): Token | null {
  const text = element.getAttribute("data-inspect") ?? "";
  const colon = text.indexOf(":");
  return colon > 0 ? { is: "token", kind: text.slice(0, colon), value: text.slice(colon + 1) } : null;
}

const GAP = 10;
const MARGIN = 8;

interface Size {
  width: number;
  height: number;
}

/** Next to an element if there is room, otherwise above or below it; always within the window. */
export function placeBeside(thing: DOMRectReadOnly, card: Size, width: number, height: number) {
  const within = (wanted: number, size: number, all: number) => Math.max(MARGIN, Math.min(wanted, all - size - MARGIN));
  const middle = within(thing.top + thing.height / 2 - card.height / 2, card.height, height);
  if (thing.right + GAP + card.width + MARGIN <= width) return { left: thing.right + GAP, top: middle };
  if (thing.left - GAP - card.width >= MARGIN) return { left: thing.left - GAP - card.width, top: middle };
  const left = within(thing.left + thing.width / 2 - card.width / 2, card.width, width);
  const above = thing.top - GAP - card.height;
  return { left, top: above >= MARGIN ? above : within(thing.bottom + GAP, card.height, height) };
}

/** From this width up, the seats have their own column, which nothing is chosen in. */
const DESK = 1100;
const PHONE = 700;
/** Below the bar. */
const TOP = 60;

/**
 * Away from what can be chosen: over the seats, which are next to the board on a wide screen and above it on others. If
 * that would cover the element itself, because the page has scrolled, right above the dock.
 */
export function placeApart(thing: DOMRectReadOnly, card: Size, width: number, dock: number) {
  if (width >= DESK) return { left: width - card.width - 2 * MARGIN, top: TOP };
  const left = Math.round((width - card.width) / 2);
  const top = width < PHONE ? 0 : MARGIN;
  return { left, top: thing.top < top + card.height ? Math.max(top, dock - card.height) : top };
}
