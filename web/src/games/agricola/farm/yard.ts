/** The geometry of a farmyard: 5 columns and 3 rows of spaces, with gutters for the fences between them. */

export const COLUMNS = 5;
export const ROWS = 3;
export const CELL = 100;
export const GUTTER = 14;
const STEP = CELL + GUTTER;
export const WIDTH = COLUMNS * STEP + GUTTER;
export const HEIGHT = ROWS * STEP + GUTTER;

export interface Point {
  x: number;
  y: number;
}

/** Row by row from the upper left. */
export const CELLS: readonly string[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, number) => `${"abcde"[number % COLUMNS]}${Math.floor(number / COLUMNS) + 1}`,
);
export const isCell = (word: string) => CELLS.includes(word);
export const column = (cell: string) => cell.charCodeAt(0) - 97;
export const row = (cell: string) => Number(cell[1]) - 1;
const cellAt = (x: number, y: number) =>
  x >= 0 && y >= 0 && x < COLUMNS && y < ROWS ? CELLS[y * COLUMNS + x] : undefined;

export const corner = (cell: string): Point => ({ x: GUTTER + column(cell) * STEP, y: GUTTER + row(cell) * STEP });
export const middle = (cell: string): Point => ({ x: corner(cell).x + CELL / 2, y: corner(cell).y + CELL / 2 });
/** The space at a point of the yard, if any; each half of a gutter belongs to the space next to it. */
export const spaceAt = ({ x, y }: Point) =>
  cellAt(Math.floor((x - GUTTER / 2) / STEP), Math.floor((y - GUTTER / 2) / STEP));
export const move = ({ x, y }: Point) => `translate(${x} ${y})`;
export const below = (cell: string) => cellAt(column(cell), row(cell) + 1);
export const right = (cell: string) => cellAt(column(cell) + 1, row(cell));

/** A space with half of the surrounding gutters: the ground of a pasture. */
export const ground = (cell: string) => ({
  x: corner(cell).x - GUTTER / 2,
  y: corner(cell).y - GUTTER / 2,
  size: STEP,
});

/** Converts a word like `c1d1d2` to spaces, and back. */
export const cellsOf = (word: string): string[] => word.match(/[a-e][1-3]/g) ?? [];
export const wordOf = (cells: Iterable<string>) => {
  const wanted = new Set(cells);
  return CELLS.filter((cell) => wanted.has(cell)).join("");
};

/** A place for a fence: between two spaces, or at the border of the yard. */
export interface Edge {
  key: string;
  level: boolean;
  x: number;
  y: number;
  /** The spaces above and below it, or left and right of it. */
  sides: [string | undefined, string | undefined];
}

/** All edges, row by row from the upper left. */
export const EDGES: readonly Edge[] = Array.from({ length: (COLUMNS + 1) * (ROWS + 1) }, (_, number) => {
  const x = number % (COLUMNS + 1);
  const y = Math.floor(number / (COLUMNS + 1));
  const at = { x: GUTTER / 2 + x * STEP, y: GUTTER / 2 + y * STEP };
  const level: Edge = { key: `level ${x} ${y}`, level: true, ...at, sides: [cellAt(x, y - 1), cellAt(x, y)] };
  const upright: Edge = { key: `upright ${x} ${y}`, level: false, ...at, sides: [cellAt(x - 1, y), cellAt(x, y)] };
  return [level, upright];
})
  .flat()
  .filter(({ sides }) => sides.some(Boolean));

export const edgeMiddle = ({ level, x, y }: Edge): Point => (level ? { x: x + STEP / 2, y } : { x, y: y + STEP / 2 });

/** The name of an edge on the server: by the space below it or to its right; at the far borders, the other way round. */
export const nameOf = ({ level, sides: [one, other] }: Edge) =>
  other ? `${other}${level ? "n" : "w"}` : `${one}${level ? "s" : "e"}`;
const BY_NAME = new Map(EDGES.map((edge) => [nameOf(edge), edge]));
export const edgeNamed = (name: string) => BY_NAME.get(name);

/** The fences: edges between spaces that aren't in the same pasture. */
export function fences(pastures: readonly (readonly string[])[]): Edge[] {
  const owner = (cell?: string) => (cell ? pastures.findIndex((pasture) => pasture.includes(cell)) : -1);
  return EDGES.filter(({ sides: [one, other] }) => owner(one) !== owner(other));
}

/** The fences that no pasture has. */
export const openFences = (names: readonly string[]): Edge[] => names.flatMap((name) => edgeNamed(name) ?? []);

/** A corner of an outline: its position, and the incoming and outgoing directions. */
export interface Turn {
  at: Point;
  come: Point;
  go: Point;
}

/** The sides of a space, clockwise: direction and starting point, in spaces. */
const AROUND: [Point, Point][] = [
  [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
  [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ],
  [
    { x: 1, y: 1 },
    { x: -1, y: 0 },
  ],
  [
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ],
];

/** The outlines of some spaces, each as its corners in order, inset by `inside` from the fences. */
export function around(cells: readonly string[], inside: number): Turn[][] {
  const pieces = cells.flatMap((cell) =>
    AROUND.flatMap(([from, way]) => {
      const beyond = cellAt(column(cell) + way.y, row(cell) - way.x);
      return beyond && cells.includes(beyond) ? [] : [{ x: column(cell) + from.x, y: row(cell) + from.y, way }];
    }),
  );
  const lines: Turn[][] = [];
  while (pieces.length) {
    const line: Turn[] = [];
    let piece = pieces.pop();
    while (piece) {
      const { way, x, y } = piece;
      const next = pieces.filter((other) => other.x === x + way.x && other.y === y + way.y);
      // Where two spaces touch only at a corner, follow the current one.
      const found = next.find((other) => other.way.x === -way.y && other.way.y === way.x) ?? next[0];
      const first = line[0] ?? { come: way };
      const go = found?.way ?? first.come;
      line.push({ at: { x: x + way.x, y: y + way.y }, come: way, go });
      if (found) pieces.splice(pieces.indexOf(found), 1);
      piece = found;
    }
    lines.push(line.filter(({ come, go }) => come.x !== go.x).map((turn) => inset(turn, inside)));
  }
  return lines;
}

function inset({ at, come, go }: Turn, inside: number): Turn {
  const x = GUTTER / 2 + at.x * STEP - inside * (come.y + go.y);
  const y = GUTTER / 2 + at.y * STEP + inside * (come.x + go.x);
  return { at: { x, y }, come, go };
}
