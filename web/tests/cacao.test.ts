import assert from "node:assert/strict";
import { test } from "node:test";
import { flights } from "../src/games/cacao/flights.ts";
import { gains } from "../src/games/cacao/gains.ts";
import { edgeMiddle } from "../src/games/cacao/geometry.ts";
import type { Edge, Position, View } from "../src/games/cacao/types.ts";
import type { Message } from "../src/lib/api/types.ts";

const token = (kind: string, value: string | number) => ({ kind, value, is: "token" as const });
const message = (event: string, seat: number, space: string, more: Message["args"] = {}): Message => ({
  id: `cacao-event-${event}`,
  args: { seat: token("seat", seat), space: token("space", space), ...more },
  is: "message",
});
/** Seat 0 has an old tile at 1,0 and lays one at 0,-1: both stand at the mine on 1,-1 and at the plantation on 0,0. */
const MAP: Position["map"] = {
  "0,0": { jungle: "plantation1" },
  "1,-1": { jungle: "gold1" },
  "1,0": { seat: 0, tile: "2101" },
  "0,-1": { seat: 0, tile: "1111" },
  "1,-2": { seat: 1, tile: "1111" },
};
const view = (seat: number | null, more: Partial<Position> = {}) =>
  ({ seat, position: { map: MAP, ...more } }) as unknown as View;
const gold = (seat: number, amount: number, tile: string) =>
  message("gold-mined", seat, "1,-1", { gold: amount, workers_at: tile });
const where = (edge: Pick<Edge, "space" | "side">, text: string) => ({ at: edgeMiddle(edge), text });
const shown = (found: ReturnType<typeof gains>) => found.map(({ at, text }) => ({ at, text }));

const NEW = { space: "0,-1", side: "E" };
const OLD = { space: "1,0", side: "N" };

test("a jungle tile flies as itself from the display or the pile", () => {
  const jungle = { jungle: token("jungle-tile", "water") };
  const [placed] = flights(view(0), view(0), [message("jungle-placed", 0, "5,5", jungle)]);
  assert.deepEqual(placed?.token, token("jungle-tile", "water"));
  assert.deepEqual(placed?.from, [{ anchor: "jungle-tile-water" }]);
  const [turned] = flights(view(0), view(0), [message("jungle-turned-up", 0, "5,5", jungle)]);
  assert.deepEqual(turned?.token, token("jungle-tile", "water"));
  assert.deepEqual(turned?.from, [{ anchor: "pile" }]);
});

test("a tile comes out of the viewer's own hand only", () => {
  const laid = message("tile-placed", 0, "5,4", { tile: token("worker-tile", "2101") });
  const from = (looks: number | null) => flights(view(looks), view(looks), [laid])[0]?.from;
  assert.deepEqual(from(0), [{ anchor: "lie-2101" }, { anchor: "seat-0" }]);
  assert.deepEqual(from(1), [{ anchor: "seat-0" }]);
  assert.deepEqual(from(null), [{ anchor: "seat-0" }]);
});

test("each gain is shown at the side of the tile whose workers brought it", () => {
  const found = shown(gains([gold(0, 1, "0,-1"), gold(1, 1, "1,-2"), gold(0, 2, "1,0")]));
  assert.deepEqual(found, [where(NEW, "+1"), where({ space: "1,-2", side: "S" }, "+1"), where(OLD, "+2")]);
});

test("workers who bring nothing have no tag", () => {
  const suns = [0, 1].map((taken) => message("suns-taken", 0, "1,-1", { taken, lost: 1 - taken, workers_at: "1,0" }));
  assert.deepEqual(shown(gains(suns)), [where(OLD, "+1")]);
});

test("a gain from a record that doesn't say whose workers brought it has no tag", () => {
  assert.deepEqual(gains([gold(0, 1, "none"), message("gold-mined", 0, "1,-1", { gold: 1 })]), []);
});
