/** The position of an info card. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { placeApart, placeBeside } from "../src/lib/ui/inspect.ts";

const thing = (left: number, top: number, size = 40) =>
  ({ left, top, width: size, height: size, right: left + size, bottom: top + size }) as DOMRect;
const CARD = { width: 300, height: 120 };

test("next to the element, on the side with room", () => {
  assert.deepEqual(placeBeside(thing(100, 400), CARD, 1440, 900), { left: 150, top: 360 });
  assert.deepEqual(placeBeside(thing(1380, 400), CARD, 1440, 900), { left: 1070, top: 360 });
});

test("above it if neither side has room, and below it at the top", () => {
  assert.deepEqual(placeBeside(thing(180, 400), CARD, 400, 900), { left: 50, top: 270 });
  assert.equal(placeBeside(thing(180, 20), CARD, 400, 900).top, 70);
});

test("always within the window", () => {
  for (const left of [0, 300, 700, 1400])
    for (const top of [0, 450, 880]) {
      const at = placeBeside(thing(left, top), CARD, 1440, 900);
      assert.ok(at.left >= 0 && at.left + CARD.width <= 1440 && at.top >= 0 && at.top + CARD.height <= 900);
    }
});

test("away from the board: over the seats, which are above it or next to it", () => {
  const phone = { width: 390, height: 96 };
  assert.deepEqual(placeApart(thing(100, 400), phone, 390, 614), { left: 0, top: 0 });
  assert.deepEqual(placeApart(thing(100, 400), CARD, 820, 980), { left: 260, top: 8 });
  assert.deepEqual(placeApart(thing(100, 400), CARD, 1440, 600), { left: 1124, top: 60 });
});

test("right above the dock if it would cover the tapped element", () => {
  assert.equal(placeApart(thing(100, 60), { width: 390, height: 96 }, 390, 614).top, 518);
});
