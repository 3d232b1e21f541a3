/**
 * Where the animals of a farm are drawn. The rules only count them, and have made sure that there is room; here each
 * pasture gets one kind, and what is left over stands in a stable or in the house.
 */

export const ANIMALS = ["sheep", "boar", "cattle"] as const;
export type Animal = (typeof ANIMALS)[number];
export type Counts = Record<Animal, number>;

export interface Housed {
  /** By pasture: what stands there, and how many. */
  pastures: { animal?: Animal; count: number }[];
  /** By single place (unfenced stables, then the house): what stands there. */
  single: Animal[];
}

/** So many pastures are tried in every way; a farm with more of them is filled in order. */
const MOST_TRIED = 8;

export function house(counts: Counts, capacities: readonly number[], places: number): Housed {
  const kinds = capacities.length > MOST_TRIED ? inOrder(counts, capacities) : best(counts, capacities, places);
  const left = { ...counts };
  // The roomiest pasture of a kind is filled first, so that animals stand together.
  const order = capacities.map((_, number) => number).sort((a, b) => capacities[b]! - capacities[a]!);
  const pastures: Housed["pastures"] = capacities.map(() => ({ count: 0 }));
  for (const number of order) {
    const animal = kinds[number];
    if (!animal) continue;
    const count = Math.min(left[animal], capacities[number]!);
    left[animal] -= count;
    pastures[number] = count ? { animal, count } : { count: 0 };
  }
  const single = ANIMALS.flatMap((animal) => Array<Animal>(left[animal]).fill(animal));
  return { pastures, single };
}

/** The kinds with which the fewest animals are left over, and the fewest pastures used. */
function best(counts: Counts, capacities: readonly number[], places: number): (Animal | undefined)[] {
  let found: (Animal | undefined)[] = [];
  let least = Number.POSITIVE_INFINITY;
  const choose = (kinds: (Animal | undefined)[], room: Counts) => {
    if (kinds.length === capacities.length) {
      const over = ANIMALS.reduce((sum, animal) => sum + Math.max(0, counts[animal] - room[animal]), 0);
      // Leaving some to the single places is as good as housing all, but looks less like a farm.
      const cost = (over > places ? 1000 : 0) + over * 10 + kinds.filter(Boolean).length;
      if (cost < least) {
        least = cost;
        found = kinds;
      }
      return;
    }
    const capacity = capacities[kinds.length]!;
    for (const animal of ANIMALS) {
      if (counts[animal]) choose([...kinds, animal], { ...room, [animal]: room[animal] + capacity });
    }
    choose([...kinds, undefined], room);
  };
  choose([], { sheep: 0, boar: 0, cattle: 0 });
  return found;
}

function inOrder(counts: Counts, capacities: readonly number[]): (Animal | undefined)[] {
  const left = { ...counts };
  return capacities.map((capacity) => {
    const animal = ANIMALS.reduce((most, other) => (left[other] > left[most] ? other : most));
    if (!left[animal]) return undefined;
    left[animal] -= Math.min(left[animal], capacity);
    return animal;
  });
}
