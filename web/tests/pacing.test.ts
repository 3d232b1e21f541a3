import assert from "node:assert/strict";
import { test } from "node:test";
import { Pacing } from "../src/lib/table/pacing.ts";

test("the first hints are requested soon, the next ones after a pause", () => {
  const pacing = new Pacing();
  assert.equal(pacing.wait("a", 10_000), 300);
  pacing.asks(10_300);
  pacing.answered();
  assert.equal(pacing.wait("b", 10_500), 1800);
  assert.equal(pacing.wait("b", 60_000), 300);
});

test("after a refusal or a lost connection, the wait grows until there is a response", () => {
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

test("a question without hints isn't requested again, but the next one is", () => {
  const pacing = new Pacing();
  pacing.refused("a", 422, 1000);
  assert.equal(pacing.wait("a", 99_000), null);
  assert.equal(pacing.wait("b", 99_000), 300);
});

test("if hints aren't available for this seat, none are requested", () => {
  const pacing = new Pacing();
  pacing.refused("a", 403, 1000);
  assert.equal(pacing.wait("b", 99_000), null);
});
