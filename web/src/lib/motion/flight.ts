/** Things that travel over the page: what, from where, where to. What travels when is a game's own affair. */
import type { Token } from "../api/types";
import { type Time, time } from "./times";

/** A place on the page: an element that bears this name as `data-anchor`, and where on it. */
export interface Spot {
  anchor: string;
  /** Where the middle of the thing is, as a part of the anchor's width and height: half, unless said otherwise. */
  x?: number;
  y?: number;
  /** How high it is there, as a part of the anchor's height: as high, unless said otherwise. */
  size?: number;
}

export interface Flight {
  token: Token;
  /** Of the spots it leaves from, and of those it goes to, the first that is on the page. */
  from: readonly Spot[];
  to: readonly Spot[];
  /** The thing that lies there afterwards (its `data-piece`): not seen before it arrives. */
  piece?: string;
  /** Something long lies as its anchor lies; so many times as long as it is high. */
  long?: number;
  /** It is taken in where it goes: it fades there, unless the thing that it becomes is seen. */
  fades?: boolean;
  /** What is waited for before it leaves: so many of each time. */
  wait?: Partial<Record<Time, number>>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where something is in the window, how large, how turned. */
export interface Pose {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** With more things in the air nobody sees anything: then they are just there. */
export const MOST = 40;

const STEPS = 8;
/** How far a way bends upwards: a part of its length, and at most so many pixels. */
const BEND = 0.14;
const HIGHEST = 70;
/** How much nearer to the eye a thing is on its way. */
const LIFTED = 0.12;
/** The easing of a piece that is put down, near enough. */
const set = (t: number) => 1 - (1 - t) ** 3;

export function waiting({ wait = {} }: Flight): number {
  return Object.entries(wait).reduce((sum, [name, count]) => sum + count * time(name as Time), 0);
}

/** How a thing lies at a spot, kept inside the window: what lies beyond its edge is seen to go there. */
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

/** The way from one pose to another as a few transforms, drawn at the size that it has in the end. */
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
