/** What is printed on the action spaces, and where they lie on the board. What they do is for the rules to say. */

/** A picture by its name, or one of the small words between pictures. */
export type Part = string;
export const WORDS: ReadonlySet<Part> = new Set(["and-or", "or", "then", "to", "plus"]);

const PRINTED: Record<string, Part[]> = {
  "farm-expansion": ["room-wood", "and-or", "stable"],
  "meeting-place": ["start-player", "and-or", "card-minor"],
  "beginners-meeting-place": ["start-player"],
  "grain-seeds": ["grain"],
  farmland: ["field"],
  lessons: ["card-occupation"],
  "more-lessons": ["card-occupation"],
  "day-laborer": ["food", "food"],
  "resource-market": ["food", "plus", "reed", "or", "stone"],
  "side-job": ["stable", "and-or", "bread"],
  "four-in-one": ["stone", "sheep", "boar", "cattle", "or", "child"],
  "two-in-one": ["sheep", "boar", "cattle", "or", "child"],
  "major-improvement": ["card-major"],
  fencing: ["fence"],
  "grain-utilization": ["grain", "vegetable", "and-or", "bread"],
  "basic-wish": ["child"],
  "house-redevelopment": ["room-wood", "to", "room-clay", "then", "card-major"],
  "vegetable-seeds": ["vegetable"],
  "urgent-wish": ["child"],
  cultivation: ["field", "and-or", "grain"],
  "farm-redevelopment": ["room-clay", "to", "room-stone", "then", "fence"],
};
/** Where one plays with cards, some spaces let play a minor improvement too. */
const WITH_CARDS: Record<string, Part[]> = {
  "major-improvement": ["card-major", "or", "card-minor"],
  "basic-wish": ["child", "then", "card-minor"],
  "house-redevelopment": ["room-wood", "to", "room-clay", "then", "card-major", "card-minor"],
};

export function printed(space: string, players: number, cards: boolean): Part[] {
  if (space === "resource-market" && players === 4) return ["reed", "stone", "food"];
  return (cards ? WITH_CARDS[space] : undefined) ?? PRINTED[space] ?? [];
}

/** The pictures of the major improvements. */
export const MAJOR_PICTURES: Record<string, string> = {
  fireplace2: "fireplace",
  fireplace3: "fireplace",
  hearth4: "hearth",
  hearth5: "hearth",
  well: "well",
  "clay-oven": "oven",
  "stone-oven": "oven",
  joinery: "joinery",
  pottery: "pottery",
  basketmaker: "basket",
};

/** Half-rows of the board. */
export const ROWS = 6;
const LEFT = [
  "farm-expansion",
  "meeting-place",
  "beginners-meeting-place",
  "grain-seeds",
  "farmland",
  "lessons",
  "day-laborer",
];
const PILES = ["forest", "clay-pit", "reed-bank", "fishing"];

export interface Place {
  column: number;
  row: number;
  rows: number;
}

export interface Layout {
  places: Map<string, Place>;
  /** By round: where its card lies. */
  rounds: Map<number, Place>;
  /** The first column of the round cards after the first stage's, below which there is room for the majors. */
  majors: number;
  columns: number;
  /** The columns in which no card lies face up. */
  dark: Set<number>;
}

/** The board as it is printed: extension, permanent spaces, then the round cards stage by stage. */
export function layout(
  spaces: readonly string[],
  stages: readonly (readonly number[])[],
  round: number,
  cards: readonly string[],
): Layout {
  const permanent = spaces.filter((name) => !cards.includes(name));
  const beside = permanent.filter((name) => !LEFT.includes(name) && !PILES.includes(name));
  const places = new Map<string, Place>();
  const columns = beside.length ? Math.ceil(beside.length / ROWS) : 0;
  const each = Math.ceil(beside.length / Math.max(1, columns));
  for (let column = 0; column < columns; column++)
    fill(places, beside.slice(column * each, (column + 1) * each), column + 1, 1);
  fill(
    places,
    permanent.filter((name) => LEFT.includes(name)),
    columns + 1,
    1,
  );
  fill(
    places,
    permanent.filter((name) => PILES.includes(name)),
    columns + 2,
    3,
  );
  const rounds = new Map<number, Place>();
  const dark = new Set<number>();
  let column = columns + 2;
  let majors = column;
  stages.forEach((stage, number) => {
    stage.forEach((turn, index) => {
      // The first card lies above the piles, the other three of its stage in a column of their own.
      if (number === 0 && index === 0) rounds.set(turn, { column, row: 1, rows: 2 });
      else if (number === 0) rounds.set(turn, { column: column + 1, row: 2 * index - 1, rows: 2 });
      else rounds.set(turn, { column: column + 1, row: 2 * index + 1, rows: 2 });
    });
    column += 1;
    if (number === 2) majors = column;
    if ((stage[number === 0 ? 1 : 0] ?? 0) > round) dark.add(column);
  });
  cards.forEach((name, index) => {
    const place = rounds.get(index + 1);
    if (place) places.set(name, place);
  });
  return { places, rounds, majors, columns: column, dark };
}

/** Spaces below each other from a row on; where there is room, those on which most is printed are higher. */
function fill(places: Map<string, Place>, names: readonly string[], column: number, first: number) {
  const rows = ROWS - first + 1;
  const low = Math.floor(rows / names.length);
  const most = [...names].sort((a, b) => (PRINTED[b]?.length ?? 0) - (PRINTED[a]?.length ?? 0));
  const high = new Set(most.slice(0, rows - low * names.length));
  let row = first;
  for (const name of names) {
    const height = low + (high.has(name) ? 1 : 0);
    places.set(name, { column, row, rows: height });
    row += height;
  }
}
