import assert from "node:assert/strict";
import { test } from "node:test";
import { face, warned, warnings } from "../src/lib/clocks.ts";

test("a clock shows minutes, hours and days", () => {
  assert.equal(face(0), "0:00");
  assert.equal(face(-3), "0:00");
  assert.equal(face(0.2), "0:01", "there is still time");
  assert.equal(face(102), "1:42");
  assert.equal(face(3600), "1:00:00");
  assert.deepEqual(face(3 * 86400 - 1), { days: 2, hours: 23 });
});

test("a clock warns in good time, and again shortly before the end", () => {
  assert.deepEqual(warnings({ move: 120 }), [30, 10]);
  assert.deepEqual(warnings({ move: 30 }), [10]);
  assert.deepEqual(warnings({ bank: 1200 }), [50, 10]);
  assert.deepEqual(warnings({ move: 3 * 86400 }), [3600, 10]);
  assert.equal(warned(31, { move: 120 }), 0);
  assert.equal(warned(30, { move: 120 }), 1);
  assert.equal(warned(9, { move: 120 }), 2);
});
