/** What the coach says about gains and losses, as in `coach/saying.py`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gained, lost } from "../src/lib/coach/amounts.ts";

test("a gain and a loss are told in points or in percent", () => {
  const amount = { id: "coach-points", args: { whole: "2", tenth: "5" }, is: "message" };
  assert.deepEqual(gained(2.5, "points"), { id: "coach-more", args: { amount }, is: "message" });
  assert.deepEqual(lost(2.5, "points"), { id: "coach-less", args: { amount }, is: "message" });
  assert.equal(lost(0.02, "wins").id, "coach-less");
});

test("where the points are the same, it is the chance of winning that differs", () => {
  assert.equal(gained(0, "points").id, "coach-better-chances");
  assert.equal(lost(0.04, "points").id, "coach-worse-chances");
  assert.equal(lost(0.004, "wins").id, "coach-worse-chances");
});
