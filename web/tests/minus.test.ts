import assert from "node:assert/strict";
import { test } from "node:test";
import { minus } from "../src/lib/words/minus.ts";

test("numbers and spaces get a real minus, words and dates keep their hyphens", () => {
  assert.equal(minus(-10), "−10");
  assert.equal(minus("2 fields on, to -1 (-3,-2)"), "2 fields on, to −1 (−3,−2)");
  assert.equal(minus("sun-worship site, 2026-11-15"), "sun-worship site, 2026-11-15");
});
