/** What is printed on the action spaces, and where they are on the board. What they do is up to the rules. */
import { isSeasonSpace } from "../seasons/seasons.ts";

/** The name of a picture, or one of the small words between pictures. */
export type Part = string;
export const WORDS: ReadonlySet<Part> = new Set(["and-or", "or", "then", "to", "plus"]);

const PRINTED: Record<string, Part[]> = {
  "farm-expansion": ["room-wood", "and-or", "stable"],
  "meeting-place": ["start-player", "then", "card-minor"],
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
  "winter-work": ["wood", "wood", "food", "to", "child"],
  "spring-work": ["sheep", "sheep", "and-or", "grain"],
  "summer-work": ["field", "and-or", "bread", "or", "food"],
  market: ["market"],
  "autumn-work": ["sickle", "and-or", "vegetable"],
};
/** With hand cards, some spaces also let you play a minor improvement. */
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
const ROWS = 6;
/** The first row of each permanent space. The rows of a space that isn't in play go to the space above it. */
const ROW: Record<string, number> = {
  "farm-expansion": 1,
  "meeting-place": 2,
  "beginners-meeting-place": 2,
  "grain-seeds": 3,
  farmland: 4,
  lessons: 5,
  "day-laborer": 6,
};
const PILE_ROW: Record<string, number> = { forest: 3, "clay-pit": 4, "reed-bank": 5, fishing: 6 };
/** The extension for four players. */
const EXTENSION_ROW: Record<string, number> = {
  copse: 1,
  grove: 2,
  "resource-market": 3,
  hollow: 4,
  "more-lessons": 5,
  "traveling-players": 6,
};
/** With three players, Grove is next to Farm Expansion and Meeting Place; we read the rest as with four. */
const SMALL_EXTENSION_ROW: Record<string, number> = { ...EXTENSION_ROW, grove: 1 };

/** Spaces that fit below the last round card. */
const SPARE: ReadonlySet<string> = new Set(["copse", "market"]);

export interface Place {
  column: number;
  row: number;
  rows: number;
}

export interface Layout {
  places: Map<string, Place>;
  /** The place of each round's card. */
  rounds: Map<number, Place>;
  /** The first column after the first stage's round cards, with room for the majors below. */
  majors: number;
  columns: number;
  /** The season board, below the last round card. */
  season: Place;
}

/** The printed layout: tiles, extension, permanent spaces, then the round cards by stage. */
export function layout(
  spaces: readonly string[],
  stages: readonly (readonly number[])[],
  cards: readonly string[],
): Layout {
  // With two players, a Copse is the only space of the extension.
  const alone = spaces.includes("copse") && !spaces.includes("grove");
  const extension = alone ? {} : spaces.includes("copse") ? EXTENSION_ROW : SMALL_EXTENSION_ROW;
  const blocks = [extension, ROW, PILE_ROW];
  const apart = spaces.filter(
    (name) => !cards.includes(name) && !isSeasonSpace(name) && !blocks.some((rows) => name in rows),
  );
  // The place below the last round card is for the season board, or for one more space.
  const spare = apart.length === 1 && SPARE.has(apart[0]!) && !spaces.some(isSeasonSpace);
  const tiles = spare ? [] : apart;
  const places = new Map<string, Place>();
  let columns = 0;
  if (tiles.length) share(places, tiles, ++columns);
  for (const rows of blocks) {
    const column = spaces.filter((name) => name in rows);
    if (column.length) inRows(places, column, rows, ++columns);
  }
  const rounds = new Map<number, Place>();
  let column = columns;
  let majors = column;
  stages.forEach((stage, number) => {
    stage.forEach((turn, index) => {
      // The first card is above the accumulation spaces, the other three of its stage are in the next column.
      if (number === 0 && index === 0) rounds.set(turn, { column, row: 1, rows: 2 });
      else if (number === 0) rounds.set(turn, { column: column + 1, row: 2 * index - 1, rows: 2 });
      else rounds.set(turn, { column: column + 1, row: 2 * index + 1, rows: 2 });
    });
    column += 1;
    if (number === 2) majors = column;
  });
  cards.forEach((name, index) => {
    const place = rounds.get(index + 1);
    if (place) places.set(name, place);
  });
  const season = { column, row: 3, rows: 2 };
  if (spare) places.set(apart[0]!, season);
  return { places, rounds, majors, columns: column, season };
}

/** Place the spaces of a column, each reaching down to the next. */
function inRows(places: Map<string, Place>, names: readonly string[], rows: Record<string, number>, column: number) {
  const sorted = names.toSorted((one, other) => rows[one]! - rows[other]!);
  sorted.forEach((name, index) => {
    const row = rows[name]!;
    const next = sorted[index + 1];
    places.set(name, { column, row, rows: (next ? rows[next]! : ROWS + 1) - row });
  });
}

/** Tiles have no fixed place: they share a column. */
function share(places: Map<string, Place>, names: readonly string[], column: number) {
  const rows = Math.floor(ROWS / names.length);
  names.forEach((name, index) => {
    places.set(name, { column, row: 1 + index * rows, rows });
  });
}
