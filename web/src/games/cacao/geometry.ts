/**
 * Positions on the map; a tile is 100 units wide. For drawing only: the server says what is legal. The map has no edge;
 * a space is named by its column and row, which may be negative.
 */
import type { Edge, Lying, Position } from "./types";

export const TILE = 100;
/** The distance between the corners of two neighboring spaces. */
export const CELL = 105;
/** The workers' distance from the center of their tile. */
const REACH = 66;

export interface Point {
  x: number;
  y: number;
}

/** The sides of a tile, clockwise, in the order of its digits. */
export const SIDES = ["N", "E", "S", "W"] as const;
const STEPS: Record<string, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const isSpace = (word: string) => /^-?\d+,-?\d+$/.test(word);
/** Whether a word is a rotated worker tile: the workers on each side. */
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
/** The position of an edge's workers, slightly beyond the edge so that they are visible. */
export function edgeMiddle({ space, side }: Pick<Edge, "space" | "side">): Point {
  const { x, y } = middle(space);
  const step = STEPS[side]!;
  return { x: x + step.x * REACH, y: y + step.y * REACH };
}
/** The place name of an edge. */
export const edgeName = ({ space, side }: Pick<Edge, "space" | "side">) => `${space} ${side}`;

export const move = ({ x, y }: Point) => `translate(${x} ${y})`;

/** The opposite side. */
export const opposite = (side: string) => SIDES[(SIDES.indexOf(side as "N") + 2) % 4]!;

/** The workers on one side of a rotated tile. */
export const workersOn = (tile: string, side: string) => Number(tile[SIDES.indexOf(side as "N")] ?? 0);

/** A tile rotated a quarter turn clockwise: its last side comes first. */
export const quarter = (lie: string) => lie.slice(-1) + lie.slice(0, -1);
/** All distinct rotations of a tile, starting with the current one. */
export const turns = (lie: string) => [...new Set([lie, quarter(lie), quarter(quarter(lie)), lie.slice(1) + lie[0]])];

/** Top to bottom, left to right. */
export const inReadingOrder = (spaces: Iterable<string>) =>
  [...new Set(spaces)].sort((a, b) => {
    const [p, q] = [cell(a), cell(b)];
    return p.y - q.y || p.x - q.x;
  });

/** The spaces with tiles, and the empty ones around the jungle, where the map can grow. */
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

/** The bounding box of these spaces, in units. */
export function around(spaces: readonly string[]): Box {
  const corners = spaces.map(corner);
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    right: Math.max(...corners.map(({ x }) => x)) + TILE,
    bottom: Math.max(...corners.map(({ y }) => y)) + TILE,
  };
}

/** The letters of the spaces to fill, in the order in which they were first listed. */
export function lettered(now: Position, then: Position): Map<string, string> {
  const spaces = now.to_fill?.length ? now.to_fill : (then.to_fill ?? []);
  return new Map(spaces.map((space, index) => [space, "ABC"[index] ?? "?"]));
}
