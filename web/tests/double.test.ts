/** The second half of a double click or a double tap. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isSecondHalf } from "../src/lib/table/dock/double.ts";

test("a double tap is recognized by its time, whatever the browser counts", () => {
  for (const count of [1, 2]) {
    assert.equal(isSecondHalf("touch", count, 120), true);
    assert.equal(isSecondHalf("touch", count, 400), false);
  }
});

test("a double click is counted by the browser, and separate quick clicks count", () => {
  assert.equal(isSecondHalf("mouse", 2, 120), true);
  assert.equal(isSecondHalf("mouse", 1, 120), false);
});

test("keys are never the second half of anything", () => {
  assert.equal(isSecondHalf("", 0, 120), false);
});
