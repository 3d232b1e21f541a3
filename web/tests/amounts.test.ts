/** Which amounts have a button. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { windowOf } from "../src/lib/table/dock/amounts.ts";

const UP_TO_20 = Array.from({ length: 20 }, (_, index) => index + 1);

test("shows all amounts if there is room", () => {
  assert.deepEqual(windowOf([1, 2, 3], 370), [1, 2, 3]);
  assert.equal(windowOf(UP_TO_20, 900).length, 20);
});

test("starts at the minimum, or around the usual amount if that wouldn't be visible", () => {
  assert.deepEqual(windowOf(UP_TO_20, 370), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(windowOf(UP_TO_20, 370, 4), [1, 2, 3, 4, 5, 6]);
  assert.ok(windowOf(UP_TO_20, 370, 12).includes(12));
  assert.deepEqual(windowOf(UP_TO_20, 370, 20), [15, 16, 17, 18, 19, 20]);
});

test("always has a button for the chosen amount", () => {
  for (const chosen of UP_TO_20) assert.ok(windowOf(UP_TO_20, 370, 3, chosen).includes(chosen));
  assert.deepEqual(windowOf(UP_TO_20, 370, 3, 5), windowOf(UP_TO_20, 370, 3));
});
