/**
 * Positions on the board; a square is 100 units wide. For drawing only: the server says what is legal.
 *
 * Heavy lines surround each block of 2 x 2 squares; a canal covers one side of a block. On narrow screens the board is
 * rotated a quarter turn left (a at the bottom, 1 at the left), and everything on it stays upright.
 */

export const COLUMNS = 8;
export const ROWS = 6;
export const SQUARE = 100;
/** The width of a heavy line, and the distance between two intersections. */
export const DITCH = 26;
export const BLOCK = 230;
/** The gap between the squares of a block. */
const SEAM = 4;

export interface Point {
  x: number;
  y: number;
}

/** A segment starts at its upper or left end and runs right (0) or down (90). */
export interface Line extends Point {
  angle: 0 | 90;
}

const LETTERS = "abcdefgh";
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export const SQUARES = range(ROWS).flatMap((row) => range(COLUMNS).map((column) => `${LETTERS[column]}${row + 1}`));
export const SEGMENTS = [
  ...range(4).flatMap((j) => range(4).map((i) => `H${i}${j}`)),
  ...range(3).flatMap((j) => range(5).map((i) => `V${i}${j}`)),
];

export const isSquare = (word: string) => /^[a-h][1-6]$/.test(word);
export const isSegment = (word: string) => /^[HV]\d\d$/.test(word);
export const isIntersection = (word: string) => /^X\d\d$/.test(word);
export const isPlace = (word: string) => isSquare(word) || isSegment(word) || isIntersection(word);

export function columnAndRow(square: string): [number, number] {
  return [LETTERS.indexOf(square[0]!), Number(square[1]) - 1];
}

/** Every other square is mirrored, so that neighbors differ. */
export function isMirrored(square: string): boolean {
  const [column, row] = columnAndRow(square);
  return (column + row) % 2 === 1;
}

const digits = (name: string): [number, number] => [Number(name[1]), Number(name[2])];

/** The two intersections that a segment joins. */
export function ends(segment: string): [string, string] {
  const [i, j] = digits(segment);
  return segment[0] === "H" ? [`X${i}${j}`, `X${i + 1}${j}`] : [`X${i}${j}`, `X${i}${j + 1}`];
}

/** The squares along a segment, from its first end to its second. */
export function beside(segment: string): string[] {
  const [i, j] = digits(segment);
  const cells: [number, number][] =
    segment[0] === "H"
      ? [2 * i, 2 * i + 1].flatMap((column) => [2 * j - 1, 2 * j].map((row): [number, number] => [column, row]))
      : [2 * j, 2 * j + 1].flatMap((row) => [2 * i - 1, 2 * i].map((column): [number, number] => [column, row]));
  return named(cells);
}

/** The squares along a segment, grouped by side; at the edge of the board there is only one side. */
export function sides(segment: string): string[] {
  const index = segment[0] === "H" ? 1 : 0;
  return beside(segment).sort((a, b) => a[index]!.localeCompare(b[index]!) || a.localeCompare(b));
}

/** The short name of a segment or intersection: `e–f 4|5` is between rows 4 and 5, `b|c 3–4` between columns b and c. */
export function shortName(place: string): string {
  if (isSquare(place)) return place;
  const [i, j] = digits(place);
  const numbers = "123456";
  const along = (names: string, block: number) => `${names[2 * block]}–${names[2 * block + 1]}`;
  const between = (names: string, line: number) => `${names[2 * line - 1] ?? ""}|${names[2 * line] ?? ""}`;
  const columns = place[0] === "H" ? along(LETTERS, i) : between(LETTERS, i);
  const rows = place[0] === "V" ? along(numbers, j) : between(numbers, j);
  return `${columns} ${rows}`;
}

/** The squares that touch an intersection. */
export function around(intersection: string): string[] {
  const [i, j] = digits(intersection);
  return named(
    [2 * j - 1, 2 * j].flatMap((row) => [2 * i - 1, 2 * i].map((column): [number, number] => [column, row])),
  );
}

function named(cells: [number, number][]): string[] {
  return cells
    .filter(([column, row]) => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS)
    .map(([column, row]) => `${LETTERS[column]}${row + 1}`);
}

/** The squares next to these canals, each with the delay of its water: its place along the canal. */
export function ripples(canals: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const canal of canals) {
    beside(canal).forEach((square, place) => {
      if (!found.has(square)) found.set(square, place);
    });
  }
  return found;
}

/** The ends of each canal, the one where its water comes from first. */
export function flowing(canals: readonly string[], spring: string | null | undefined): Map<string, [string, string]> {
  const reached = new Set(spring ? [spring] : []);
  const flows = new Map<string, [string, string]>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const canal of canals) {
      if (flows.has(canal)) continue;
      const [a, b] = ends(canal);
      if (!reached.has(a) && !reached.has(b)) continue;
      flows.set(canal, reached.has(a) ? [a, b] : [b, a]);
      reached.add(a).add(b);
      grown = true;
    }
  }
  for (const canal of canals) if (!flows.has(canal)) flows.set(canal, ends(canal));
  return flows;
}

/** The left edge of each farmer outline on a tile. */
export const outlines = (tile: string) => (tile.endsWith("2") ? [14, 52] : [33]);

/** A farmer on an outline: its center and height, as fractions of the square. */
const FARMER = { across: 17, y: 0.768, size: 0.456 };
export const farmerSpots = (tile: string) =>
  outlines(tile).map((x) => ({ x: (x + FARMER.across) / SQUARE, y: FARMER.y, size: FARMER.size }));

const along = (index: number) => DITCH + Math.floor(index / 2) * BLOCK + (index % 2) * (SQUARE + SEAM);
const crossing = (index: number) => DITCH / 2 + index * BLOCK;
const LENGTH = crossing(4) + DITCH / 2;
const BREADTH = crossing(3) + DITCH / 2;

/** The board's layout, normal or rotated a quarter turn left. */
export class Layout {
  readonly width: number;
  readonly height: number;

  constructor(readonly turned: boolean) {
    this.width = turned ? BREADTH : LENGTH;
    this.height = turned ? LENGTH : BREADTH;
  }

  /** The upper left corner of a square. */
  square(name: string): Point {
    const [column, row] = columnAndRow(name);
    return this.turned ? { x: along(row), y: LENGTH - along(column) - SQUARE } : { x: along(column), y: along(row) };
  }

  intersection(name: string): Point {
    const [i, j] = digits(name);
    return this.turned ? { x: crossing(j), y: LENGTH - crossing(i) } : { x: crossing(i), y: crossing(j) };
  }

  segment(name: string): Line {
    const [p, q] = ends(name).map((end) => this.intersection(end)) as [Point, Point];
    return { x: Math.min(p.x, q.x), y: Math.min(p.y, q.y), angle: p.x === q.x ? 90 : 0 };
  }

  /** The center of any place. */
  middle(name: string): Point {
    if (isSquare(name)) {
      const { x, y } = this.square(name);
      return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
    }
    if (isIntersection(name)) return this.intersection(name);
    const { x, y, angle } = this.segment(name);
    return angle ? { x, y: y + BLOCK / 2 } : { x: x + BLOCK / 2, y };
  }
}

export const LYING = new Layout(false);
export const TURNED = new Layout(true);

export const move = ({ x, y }: Point) => `translate(${x} ${y})`;
export const lay = ({ x, y, angle }: Line) => `translate(${x} ${y}) rotate(${angle})`;
