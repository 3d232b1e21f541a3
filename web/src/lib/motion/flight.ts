/** Flights across the page: what, from where, to where. Each game decides what flies when. */
import type { Token } from "../api/types";
import { type Time, time } from "./times";

/** A position on the page: an element with this `data-anchor`, and a point on it. */
export interface Spot {
  anchor: string;
  /** The center, as a fraction of the anchor's width and height; the default is one half. */
  x?: number;
  y?: number;
  /** The height, as a fraction of the anchor's height; the default is 1. */
  size?: number;
}

export interface Flight {
  token: Token;
  /** Start and destination: the first spot of each that is on the page. */
  from: readonly Spot[];
  to: readonly Spot[];
  /** The `data-piece` of the piece that is hidden until the flight arrives. */
  piece?: string;
  /** The aspect ratio of something long, which is rotated like its anchor. */
  long?: number;
  /** Whether it fades out at the destination, unless its piece is visible there. */
  fades?: boolean;
  /** The delay before it starts, as multiples of the named times. */
  wait?: Partial<Record<Time, number>>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Position in the window, size and rotation. */
export interface Pose {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** With more flights than this nobody can follow, so nothing flies. */
export const MOST = 40;

const STEPS = 8;
/** How far a path bends upwards: a fraction of its length, up to a maximum in pixels. */
const BEND = 0.14;
const HIGHEST = 70;
/** How much larger a piece appears in mid-flight. */
const LIFTED = 0.12;
/** Approximates the easing of a piece being put down. */
const set = (t: number) => 1 - (1 - t) ** 3;

export function waiting({ wait = {} }: Flight): number {
  return Object.entries(wait).reduce((sum, [name, count]) => sum + count * time(name as Time), 0);
}

/** The pose at a spot, clamped to the window, so that flights to hidden spots head in the right direction. */
export function poseAt(box: Box, spot: Spot, long: number | undefined, window: Box): Pose {
  const x = box.x + box.width * (spot.x ?? 0.5);
  const y = box.y + box.height * (spot.y ?? 0.5);
  const upright = box.height > box.width;
  const size = long ? Math.max(box.width, box.height) / long : box.height;
  return {
    x: Math.max(window.x, Math.min(window.x + window.width, x)),
    y: Math.max(window.y, Math.min(window.y + window.height, y)),
    size: size * (spot.size ?? 1),
    turn: long && upright ? 90 : 0,
  };
}

/** The path from one pose to another as a few transforms, relative to the final size. */
export function way(from: Pose, to: Pose): string[] {
  const bend = Math.min(HIGHEST, BEND * Math.hypot(to.x - from.x, to.y - from.y));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = set(step / STEPS);
    const up = 4 * t * (1 - t);
    const between = (a: number, b: number) => a + (b - a) * t;
    const scale = between(from.size / to.size, 1) * (1 + LIFTED * up);
    const x = between(from.x, to.x).toFixed(1);
    const y = (between(from.y, to.y) - bend * up).toFixed(1);
    const turn = between(from.turn, to.turn).toFixed(1);
    return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale.toFixed(3)})`;
  });
}
