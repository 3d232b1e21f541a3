import assert from "node:assert/strict";
import { test } from "node:test";
import { plainName, secondsFor, secondsIn, timedName } from "../src/lib/lobby/thinking.ts";

const TIME = { usual: 1, choices: [0.1, 0.5, 1, 2] };

test("a bot's name has the time that was chosen, unless it is the usual one", () => {
  assert.equal(timedName("master", TIME, 0.5), "master@0.5");
  assert.equal(timedName("master", TIME, 2), "master@2");
  assert.equal(timedName("master", TIME, 1), "master");
  assert.equal(timedName("master", TIME, 0), "master");
});

test("a bot whose time can't be set keeps its name", () => {
  assert.equal(timedName("farmer", undefined, 0.5), "farmer");
});

test("a time that the server doesn't allow gives way to the usual one", () => {
  assert.equal(secondsFor(TIME, 3), 1);
  assert.equal(timedName("master", TIME, 3), "master");
});

test("a name is taken apart again", () => {
  assert.deepEqual([plainName("master@0.5"), secondsIn("master@0.5")], ["master", 0.5]);
  assert.deepEqual([plainName("master"), secondsIn("master")], ["master", 0]);
});
