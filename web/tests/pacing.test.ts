import assert from "node:assert/strict";
import { test } from "node:test";
import { Pacing } from "../src/lib/table/pacing.ts";

test("the first question is asked about soon, the next ones not sooner than in a while", () => {
  const pacing = new Pacing();
  assert.equal(pacing.wait("a", 10_000), 300);
  pacing.asks(10_300);
  pacing.answered();
  assert.equal(pacing.wait("b", 10_500), 1800);
  assert.equal(pacing.wait("b", 60_000), 300);
});

test("whoever is too fast, or away, waits longer each time until there is an answer", () => {
  const pacing = new Pacing();
  pacing.refused("a", 429, 1000);
  assert.equal(pacing.wait("a", 1000), 5000);
  pacing.refused("a", 0, 6000);
  assert.equal(pacing.wait("a", 6000), 10_000);
  for (let more = 0; more < 9; more++) pacing.refused("a", 429, 16_000);
  assert.equal(pacing.wait("a", 16_000), 60_000);
  pacing.answered();
  pacing.refused("a", 429, 90_000);
  assert.equal(pacing.wait("a", 90_000), 5000);
});

test("a question without advice is not asked about again, another one is", () => {
  const pacing = new Pacing();
  pacing.refused("a", 422, 1000);
  assert.equal(pacing.wait("a", 99_000), null);
  assert.equal(pacing.wait("b", 99_000), 300);
});

test("where advice is not for this seat at all, nothing is asked any more", () => {
  const pacing = new Pacing();
  pacing.refused("a", 403, 1000);
  assert.equal(pacing.wait("b", 99_000), null);
});
