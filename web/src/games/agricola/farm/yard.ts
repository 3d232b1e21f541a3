/** The geometry of a farmyard: 5 columns and 3 rows of spaces, with gutters between them in which the fences stand. */

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

/** From the upper left, row by row. */
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
export const move = ({ x, y }: Point) => `translate(${x} ${y})`;
export const below = (cell: string) => cellAt(column(cell), row(cell) + 1);
export const right = (cell: string) => cellAt(column(cell) + 1, row(cell));

/** A space with half of the gutters around it: the ground of a pasture. */
export const ground = (cell: string) => ({
  x: corner(cell).x - GUTTER / 2,
  y: corner(cell).y - GUTTER / 2,
  size: STEP,
});

/** The spaces of a word like `c1d1d2`, and such a word of some spaces. */
export const cellsOf = (word: string) => word.match(/[a-e][1-3]/g) ?? [];
export const wordOf = (cells: Iterable<string>) => {
  const wanted = new Set(cells);
  return CELLS.filter((cell) => wanted.has(cell)).join("");
};

export interface Edge {
  key: string;
  level: boolean;
  x: number;
  y: number;
}

/** Where fences stand: between spaces that do not lie in the same pasture. */
export function fences(pastures: readonly (readonly string[])[]): Edge[] {
  const owner = (x: number, y: number) => {
    const cell = cellAt(x, y);
    return cell ? pastures.findIndex((pasture) => pasture.includes(cell)) : -1;
  };
  const found: Edge[] = [];
  for (let y = 0; y <= ROWS; y++) {
    for (let x = 0; x <= COLUMNS; x++) {
      const at = { x: GUTTER / 2 + x * STEP, y: GUTTER / 2 + y * STEP };
      if (owner(x, y) !== owner(x, y - 1)) found.push({ key: `level ${x} ${y}`, level: true, ...at });
      if (owner(x, y) !== owner(x - 1, y)) found.push({ key: `upright ${x} ${y}`, level: false, ...at });
    }
  }
  return found;
}
