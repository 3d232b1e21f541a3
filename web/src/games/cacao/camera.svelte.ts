/**
 * The visible part of an unbounded map, and its zoom. By default it shows everything, with room to grow, or only what
 * matters if everything would be too small. It stays put until the map outgrows the view, and changes the zoom only
 * between turns. Once a player has moved it, it only makes sure that nothing important happens off screen.
 */
import { Tween } from "svelte/motion";
import { time } from "$lib/motion/times";
import type { Box, Point } from "./geometry";
import { CELL, TILE } from "./geometry";

/** Tile sizes on the screen, in pixels: the automatic minimum in a wide and in a narrow frame, the automatic maximum, and
 *  the manual maximum and minimum. */
const SMALLEST = 72;
const SMALLEST_IN_NARROW = 60;
const NARROW = 900;
const LARGEST = 100;
const HUGE = 164;
const TINY = 22;
/** Room for the next tiles when the zoom changes, in units. */
const HEADROOM = CELL / 2;
/** Zoom in again if the map is this much smaller than necessary, after going back to an earlier move. */
const FAR_TOO_SMALL = 1.7;
/** Margin around the content, in units. */
const MARGIN = 34;
const STEP = 1.3;

interface Shot extends Point {
  /** Pixels per unit. */
  scale: number;
}

const within = (value: number, least: number, most: number) =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
const centre = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export class Camera {
  width = $state(800);
  height = $state(500);
  /** Whether the player has moved it. */
  moved = $state(false);
  /** The map's box, with some margin. */
  all: Box = { left: 0, top: 0, right: CELL, bottom: CELL };
  #shot = new Tween<Shot>({ x: 50, y: 50, scale: 1 }, { duration: 0 });
  /** The turn and frame of the last zoom change. */
  #turn = Number.NaN;
  #frame = "";

  get shot(): Shot {
    return this.#shot.current;
  }
  get transform(): string {
    const { x, y, scale } = this.shot;
    return `translate(${this.width / 2 - x * scale} ${this.height / 2 - y * scale}) scale(${scale})`;
  }
  /** The visible box, in units. */
  get seen(): Box {
    const { x, y, scale } = this.shot;
    const [half, high] = [this.width / 2 / scale, this.height / 2 / scale];
    return { left: x - half, top: y - high, right: x + half, bottom: y + high };
  }

  /** The map point under a screen point. */
  under(at: Point): Point {
    const { x, y, scale } = this.shot;
    return { x: x + (at.x - this.width / 2) / scale, y: y + (at.y - this.height / 2) / scale };
  }

  /** After a change, keep what matters in view, or everything if there is room. */
  follow(all: Box, matters: Box | null, turn: number, glide: boolean) {
    const frame = `${this.width} ${this.height}`;
    const newFrame = frame !== this.#frame;
    const newTurn = turn !== this.#turn;
    this.#frame = frame;
    this.#turn = turn;
    this.all = all;
    const { target } = this.#shot;
    if (this.moved) {
      if (matters) this.reveal(matters, glide);
      return;
    }
    const fit = this.#fit(all);
    const outgrown = fit < target.scale || fit > target.scale * FAR_TOO_SMALL;
    const scale = newFrame || (newTurn && outgrown) ? this.#own(all) : target.scale;
    const start = newFrame ? { ...centre(all), scale } : { ...target, scale };
    const stays = !newFrame && scale === target.scale && (!newTurn || this.#holds(all));
    const shot = stays ? target : this.#inside(start);
    this.#go(this.#showing(shot, matters), glide && !newFrame);
  }

  /** Show everything on request, even smaller than the automatic minimum. */
  whole(all: Box) {
    this.all = all;
    const fit = this.#fit(all);
    this.moved = fit < this.#least;
    const scale = this.moved ? fit : this.#own(all);
    this.#go(this.#inside({ ...this.#shot.target, scale }), true);
  }

  /** Scroll as little as possible to show this. */
  reveal(box: Box, glide = true) {
    this.#go(this.#showing(this.#shot.target, box), glide);
  }

  drag(by: Point) {
    const { x, y, scale } = this.#shot.target;
    this.moved = true;
    this.#go(this.#inside({ x: x - by.x / scale, y: y - by.y / scale, scale }, true), false);
  }

  /** Zoom by a factor around a fixed screen point. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, glide = false) {
    const { x, y, scale } = this.#shot.target;
    const next = within(scale * factor, TINY / TILE, HUGE / TILE);
    const [right, down] = [at.x - this.width / 2, at.y - this.height / 2];
    const point = { x: x + right / scale, y: y + down / scale };
    this.moved = true;
    this.#go(this.#inside({ x: point.x - right / next, y: point.y - down / next, scale: next }, true), glide);
  }
  nearer = () => this.zoom(STEP, undefined, true);
  farther = () => this.zoom(1 / STEP, undefined, true);

  get #least(): number {
    return (this.width < NARROW ? SMALLEST_IN_NARROW : SMALLEST) / TILE;
  }

  /** The automatic scale: all of it, if that is large enough. */
  #own(all: Box): number {
    return Math.max(this.#least, Math.min(LARGEST / TILE, this.#fit(wider(all, HEADROOM))));
  }

  /** Whether this is completely visible. */
  #holds({ left, top, right, bottom }: Box): boolean {
    const { x, y, scale } = this.#shot.target;
    const [half, high] = [this.width / 2 / scale, this.height / 2 / scale];
    return left >= x - half && right <= x + half && top >= y - high && bottom <= y + high;
  }

  /** The largest scale at which this fits. */
  #fit({ left, top, right, bottom }: Box): number {
    return Math.min(this.width / (right - left + 2 * MARGIN), this.height / (bottom - top + 2 * MARGIN));
  }

  #showing(shot: Shot, box: Box | null): Shot {
    if (!box) return shot;
    const [half, high] = [this.width / 2 / shot.scale, this.height / 2 / shot.scale];
    return {
      ...shot,
      x: within(shot.x, box.right + MARGIN - half, box.left - MARGIN + half),
      y: within(shot.y, box.bottom + MARGIN - high, box.top - MARGIN + high),
    };
  }

  /** Clamp a shot to the map: centered if it fits, and a bit looser when moved by hand. */
  #inside(shot: Shot, loose = false): Shot {
    const [half, high] = loose ? [0, 0] : [this.width / 2 / shot.scale, this.height / 2 / shot.scale];
    const { left, top, right, bottom } = this.all;
    return {
      ...shot,
      x: within(shot.x, left - MARGIN + half, right + MARGIN - half),
      y: within(shot.y, top - MARGIN + high, bottom + MARGIN - high),
    };
  }

  #go(shot: Shot, glide: boolean) {
    const { x, y, scale } = this.#shot.target;
    if (shot.x === x && shot.y === y && shot.scale === scale) return;
    void this.#shot.set(shot, { duration: glide ? time("piece") : 0, easing: (t) => 1 - (1 - t) ** 3 });
  }
}
