/**
 * Where things lie on the map, in units of which a tile has a hundred. Drawing only: what may be done is told by the
 * server. The map has no edge; a space is named by its column and row, both of which may be negative.
 */
import type { Edge, Lying, Position } from "./types";

export const TILE = 100;
/** How far the corners of two neighbouring spaces are apart. */
export const CELL = 105;
/** How far workers reach from the middle of their tile. */
const REACH = 66;

export interface Point {
  x: number;
  y: number;
}

/** The four sides of a tile, clockwise, as its digits tell them. */
export const SIDES = ["N", "E", "S", "W"] as const;
const STEPS: Record<string, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const isSpace = (word: string) => /^-?\d+,-?\d+$/.test(word);
/** A worker tile as it lies: its workers on each side. */
export const isLie = (word: string) => /^[0-3]{4}$/.test(word);

export function cell(space: string): Point {
  const [x, y] = space.split(",").map(Number) as [number, number];
  return { x, y };
}
export const spaceAt = ({ x, y }: Point) => `${x},${y}`;

export function beside(space: string, side: string): string {
  const { x, y } = cell(space);
  const step = STEPS[side]!;
  return spaceAt({ x: x + step.x, y: y + step.y });
}

/** The upper left corner of a space. */
export function corner(space: string): Point {
  const { x, y } = cell(space);
  return { x: x * CELL, y: y * CELL };
}
export function middle(space: string): Point {
  const { x, y } = corner(space);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}
/** Where the workers of an edge reach what lies beside their tile: a little over the line, so that one sees them. */
export function edgeMiddle({ space, side }: Pick<Edge, "space" | "side">): Point {
  const { x, y } = middle(space);
  const step = STEPS[side]!;
  return { x: x + step.x * REACH, y: y + step.y * REACH };
}
/** A word for each edge, as the places of the map have one. */
export const edgeName = ({ space, side }: Pick<Edge, "space" | "side">) => `${space} ${side}`;

export const move = ({ x, y }: Point) => `translate(${x} ${y})`;

/** The side across. */
export const opposite = (side: string) => SIDES[(SIDES.indexOf(side as "N") + 2) % 4]!;

/** How many workers a lying tile has on a side. */
export const workersOn = (tile: string, side: string) => Number(tile[SIDES.indexOf(side as "N")] ?? 0);

/** A tile turned a quarter clockwise: its last side comes first. */
export const quarter = (lie: string) => lie.slice(-1) + lie.slice(0, -1);
/** All ways in which a tile can lie, from how it lies now; fewer if it looks the same from several sides. */
export const turns = (lie: string) => [...new Set([lie, quarter(lie), quarter(quarter(lie)), lie.slice(1) + lie[0]])];

/** From above to below and from left to right, as one reads. */
export const inReadingOrder = (spaces: Iterable<string>) =>
  [...new Set(spaces)].sort((a, b) => {
    const [p, q] = [cell(a), cell(b)];
    return p.y - q.y || p.x - q.x;
  });

/** The spaces with tiles, and the empty ones around the jungle: where the map is, and where it grows next. */
export const grounds = (map: Record<string, Lying>): string[] => [
  ...new Set(
    Object.keys(map).flatMap((space) =>
      map[space]?.jungle ? [space, ...SIDES.map((side) => beside(space, side))] : [space],
    ),
  ),
];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box, in units, that holds these spaces. */
export function around(spaces: readonly string[]): Box {
  const corners = spaces.map(corner);
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    right: Math.max(...corners.map(({ x }) => x)) + TILE,
    bottom: Math.max(...corners.map(({ y }) => y)) + TILE,
  };
}

/** The spaces that are to be filled have letters: in the order in which they were told first. */
export function lettered(now: Position, then: Position): Map<string, string> {
  const spaces = now.to_fill?.length ? now.to_fill : (then.to_fill ?? []);
  return new Map(spaces.map((space, index) => [space, "ABC"[index] ?? "?"]));
}
