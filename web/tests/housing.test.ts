import assert from "node:assert/strict";
import { test } from "node:test";
import { house, moved, type Place } from "../src/games/agricola/farm/housing.ts";

const PLACES: Place[] = [
  { name: "d1e1", room: 4 },
  { name: "d2e2", room: 8 },
  { name: "c3", room: 1 },
  { name: "house", room: 1 },
];
let seed = 7;
const random = (below: number) => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
const none = { sheep: 0, boar: 0, cattle: 0 };

test("by default each kind stays together, in a pasture with room for it", () => {
  const { herds, over } = house({ sheep: 6, boar: 3, cattle: 1 }, PLACES);
  assert.deepEqual(herds, {
    d2e2: { animal: "sheep", count: 6 },
    d1e1: { animal: "boar", count: 3 },
    c3: { animal: "cattle", count: 1 },
  });
  assert.deepEqual(over, []);
});

test("animals without room are reported", () => {
  const { herds, over } = house({ sheep: 1, boar: 3, cattle: 0 }, [{ name: "house", room: 1 }]);
  assert.equal(herds.house?.count, 1);
  assert.equal(over.length, 3);
});

test("a wish is honored, and the rest of the kind joins the others", () => {
  const wishes = { d1e1: { animal: "sheep", count: 2 }, house: { animal: "sheep", count: 1 } } as const;
  assert.deepEqual(house({ ...none, sheep: 3 }, PLACES, wishes).herds, wishes);
  assert.deepEqual(house({ ...none, sheep: 4 }, PLACES, wishes).herds, {
    d1e1: { animal: "sheep", count: 3 },
    house: { animal: "sheep", count: 1 },
  });
});

test("a divided herd stays divided, and the last animal goes to one of its places", () => {
  const wishes = { d1e1: { animal: "boar", count: 1 }, d2e2: { animal: "boar", count: 1 } } as const;
  assert.deepEqual(house({ ...none, boar: 2 }, PLACES, wishes).herds, wishes);
  assert.deepEqual(house({ ...none, boar: 1 }, PLACES, wishes).herds, { d1e1: { animal: "boar", count: 1 } });
});

test("wishes that leave an animal without a place are ignored", () => {
  const wishes = { d2e2: { animal: "boar", count: 2 }, house: { animal: "boar", count: 1 } } as const;
  const { herds, over } = house({ sheep: 8, boar: 3, cattle: 2 }, PLACES, wishes);
  assert.deepEqual(over, []);
  assert.deepEqual(herds.d2e2, { animal: "sheep", count: 8 });
  assert.equal(herds.house?.animal, "cattle");
});

test("a wish for a pasture that no longer exists is dropped", () => {
  const wishes = { a1b1: { animal: "cattle", count: 2 } } as const;
  assert.deepEqual(house({ ...none, cattle: 2 }, PLACES, wishes).herds, { d1e1: { animal: "cattle", count: 2 } });
});

test("a farm with enough room houses all animals, whatever the wishes", () => {
  const kinds = ["sheep", "boar", "cattle"] as const;
  for (let round = 0; round < 300; round++) {
    const places = PLACES.map((place) => (place.room === 1 ? place : { ...place, room: 2 + 2 * random(3) }));
    // Counts that fit, and unrelated wishes.
    const lives = places.map(({ room }) => ({ animal: kinds[random(3)]!, count: random(room + 1) }));
    const counts = { ...none };
    for (const { animal, count } of lives) counts[animal] += count;
    const wishes = Object.fromEntries(
      places.map(({ name }) => [name, { animal: kinds[random(3)]!, count: 1 + random(5) }]),
    );
    const { herds, over } = house(counts, places, wishes);
    assert.deepEqual(over, [], JSON.stringify({ counts, places, wishes }));
    for (const { name, room } of places) assert.ok((herds[name]?.count ?? 0) <= room);
    for (const kind of kinds) {
      const housed = Object.values(herds).filter(({ animal }) => animal === kind);
      assert.equal(
        housed.reduce((sum, { count }) => sum + count, 0),
        counts[kind],
      );
    }
  }
});

test("animals moved by hand stay where they were put", () => {
  const counts = { sheep: 3, boar: 2, cattle: 1 };
  let herds = house(counts, PLACES).herds;
  const seen = new Set<string>();
  for (let turn = 0; turn < 200; turn++) {
    const [from, to] = [PLACES[random(4)]!.name, PLACES[random(4)]!.name];
    const then = moved(herds, PLACES, from, to, 1 + random(3));
    if (!then) continue;
    assert.deepEqual(house(counts, PLACES, then).herds, then);
    herds = then;
    seen.add(JSON.stringify(herds));
  }
  assert.ok(seen.size > 10);
});

test("as many animals move as fit, and two kinds swap places if both fit", () => {
  const herds = { d2e2: { animal: "sheep", count: 6 }, d1e1: { animal: "boar", count: 3 } } as const;
  assert.deepEqual(moved(herds, PLACES, "d2e2", "house", 6), {
    d2e2: { animal: "sheep", count: 5 },
    d1e1: { animal: "boar", count: 3 },
    house: { animal: "sheep", count: 1 },
  });
  assert.equal(moved(herds, PLACES, "d2e2", "d1e1", 6), undefined, "six sheep have no room there");
  assert.equal(moved(herds, PLACES, "d1e1", "d2e2", 1), undefined, "a pasture has one kind");
  const fewer = { ...herds, d2e2: { animal: "sheep", count: 4 } } as const;
  assert.deepEqual(moved(fewer, PLACES, "d1e1", "d2e2", 3), {
    d2e2: { animal: "boar", count: 3 },
    d1e1: { animal: "sheep", count: 4 },
  });
});

test("animals join their own kind as long as there is room", () => {
  const herds = { d2e2: { animal: "sheep", count: 3 }, d1e1: { animal: "sheep", count: 3 } } as const;
  assert.deepEqual(moved(herds, PLACES, "d2e2", "d1e1", 3), {
    d2e2: { animal: "sheep", count: 2 },
    d1e1: { animal: "sheep", count: 4 },
  });
  assert.deepEqual(moved(herds, PLACES, "d1e1", "d2e2", 3), { d2e2: { animal: "sheep", count: 6 } });
  assert.equal(moved(herds, PLACES, "c3", "d1e1", 1), undefined, "nobody lives there");
});
