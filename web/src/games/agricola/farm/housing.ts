/**
 * Where the animals of a farm live. The rules only count them and make sure that there is room, so their places are up
 * to the client: by default it keeps kinds together, and the owner may move them. Such a wish is kept as long as it
 * leaves room for all.
 */

export const ANIMALS = ["sheep", "boar", "cattle"] as const;
/** Llamas come with an event deck. They live like the others, but are no goods. */
const KINDS = [...ANIMALS, "llama"] as const;
export type Animal = (typeof KINDS)[number];
type Counts = Record<Animal, number>;
const NONE: Counts = { sheep: 0, boar: 0, cattle: 0, llama: 0 };

/** A pasture, an unfenced stable or a place in the house; each has one kind of animal. */
export interface Place {
  name: string;
  /** Its capacity. */
  room: number;
}

export interface Herd {
  animal: Animal;
  count: number;
}

/** The herd in each occupied place. */
export type Herds = Readonly<Record<string, Herd>>;

export interface Housed {
  herds: Herds;
  /** Animals without room; the rules ask their owner about them. */
  over: Animal[];
}

export function house(animals: Partial<Counts>, places: readonly Place[], wishes: Herds = {}): Housed {
  const counts: Counts = { ...NONE, ...animals };
  const singles = places.filter(({ room }) => room === 1);
  const pastures = places.filter(({ room }) => room > 1);
  const kinds = best(counts, pastures, singles.length, wishes);
  const roomOf = (animal: Animal) =>
    pastures.reduce((sum, { room }, number) => sum + (kinds[number] === animal ? room : 0), 0);

  const left = { ...counts };
  const herds: Record<string, Herd> = {};
  const settle = (name: string, animal: Animal, most: number) => {
    const count = Math.min(most, left[animal]);
    if (count <= 0) return;
    left[animal] -= count;
    herds[name] = { animal, count: (herds[name]?.count ?? 0) + count };
  };

  // Animals without room in a pasture need a single place; wishes may use the remaining ones.
  const needing = { ...NONE };
  for (const animal of KINDS) needing[animal] = Math.max(0, counts[animal] - roomOf(animal));
  let spare = singles.length - total(needing);
  for (const { name } of singles) {
    const animal = wishes[name]?.animal;
    if (!animal || !left[animal]) continue;
    if (needing[animal]) needing[animal] -= 1;
    else if (spare > 0) spare -= 1;
    else continue;
    settle(name, animal, 1);
  }

  pastures.forEach(({ name, room }, number) => {
    const wish = wishes[name];
    if (wish && wish.animal === kinds[number]) settle(name, wish.animal, Math.min(wish.count, room));
  });
  // The rest joins others of its kind, then the largest pasture, to keep animals together.
  const order = pastures
    .map((place, number) => ({ ...place, animal: kinds[number] }))
    .sort((a, b) => Number(b.name in herds) - Number(a.name in herds) || b.room - a.room);
  for (const { name, room, animal } of order) {
    if (animal) settle(name, animal, room - (herds[name]?.count ?? 0));
  }
  for (const { name } of singles) {
    const animal = KINDS.find((other) => left[other]);
    if (animal && !herds[name]) settle(name, animal, 1);
  }
  return { herds, over: KINDS.flatMap((animal) => Array<Animal>(left[animal]).fill(animal)) };
}

const total = (counts: Counts) => KINDS.reduce((sum, animal) => sum + counts[animal], 0);

/** Penalties, in this order: an animal without a place, an ignored wish, an animal apart from its kind, one more pasture
 *  in use. */
const HOMELESS = 1000;
const UNHEARD = 100;
const APART = 10;

/** The best kind for each pasture, by trying all. With 15 fences there are at most five pastures. */
function best(counts: Counts, pastures: readonly Place[], singles: number, wishes: Herds): (Animal | undefined)[] {
  const kinds: (Animal | undefined)[] = [];
  const room = { ...NONE };
  let found: (Animal | undefined)[] = [];
  let least = Number.POSITIVE_INFINITY;

  const choose = (cost: number) => {
    const pasture = pastures[kinds.length];
    if (!pasture) {
      const apart = KINDS.reduce((sum, animal) => sum + Math.max(0, counts[animal] - room[animal]), 0);
      const whole = cost + APART * apart + HOMELESS * Math.max(0, apart - singles);
      if (whole < least) {
        least = whole;
        found = [...kinds];
      }
      return;
    }
    const wished = wishes[pasture.name]?.animal;
    for (const animal of [...KINDS, undefined]) {
      if (animal && !counts[animal]) continue;
      kinds.push(animal);
      if (animal) room[animal] += pasture.room;
      const unheard = wished && counts[wished] && animal !== wished ? UNHEARD : 0;
      choose(cost + unheard + (animal ? 1 : 0));
      if (animal) room[animal] -= pasture.room;
      kinds.pop();
    }
  };
  choose(0);
  return found;
}

/**
 * The result of moving animals to another place: as many as fit. A whole herd swaps places with another kind if both
 * fit. Undefined if none can move.
 */
export function moved(
  herds: Herds,
  places: readonly Place[],
  from: string,
  to: string,
  count: number,
): Herds | undefined {
  const leaving = herds[from];
  const there = herds[to];
  const roomIn = (name: string) => places.find((place) => place.name === name)?.room ?? 0;
  if (!leaving || from === to) return undefined;
  if (there && there.animal !== leaving.animal) {
    const swaps = count === leaving.count && leaving.count <= roomIn(to) && there.count <= roomIn(from);
    return swaps ? { ...herds, [from]: there, [to]: leaving } : undefined;
  }
  const going = Math.min(count, leaving.count, roomIn(to) - (there?.count ?? 0));
  if (going <= 0) return undefined;
  const { [from]: _, ...others } = herds;
  const staying = leaving.count - going;
  return {
    ...others,
    ...(staying ? { [from]: { ...leaving, count: staying } } : {}),
    [to]: { animal: leaving.animal, count: (there?.count ?? 0) + going },
  };
}
