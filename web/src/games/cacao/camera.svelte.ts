/**
 * Which part of an endless map is seen, and how large. By itself it shows everything as large as it fits; where that
 * would be too small to touch, it stays near what matters. Whoever moves it keeps it as it is, except that nothing
 * important happens off the screen.
 */
import { Tween } from "svelte/motion";
import { time } from "$lib/motion/times";
import type { Box, Point } from "./geometry";
import { CELL } from "./geometry";

/** How large a space is on the screen, in pixels: by itself, if not everything fits, and at most and least by hand. */
const SMALLEST = 40;
const SMALLEST_BY_FINGER = 45;
const LARGEST = 104;
const HANDY = 64;
const HUGE = 170;
const TINY = 22;
/** Around what is shown, in units. */
const MARGIN = 34;
const STEP = 1.3;

interface Shot extends Point {
  /** Pixels to a unit. */
  scale: number;
}

const within = (value: number, least: number, most: number) =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
/** What is smaller is too small to touch. */
const least = () => (matchMedia("(pointer: coarse)").matches ? SMALLEST_BY_FINGER : SMALLEST) / CELL;

export class Camera {
  width = $state(800);
  height = $state(500);
  /** Whether somebody has moved it. */
  moved = $state(false);
  /** What lies on the map, with some room around. */
  all: Box = { left: 0, top: 0, right: CELL, bottom: CELL };
  #shot = new Tween<Shot>({ x: 50, y: 50, scale: 1 }, { duration: 0 });

  get shot(): Shot {
    return this.#shot.current;
  }
  get transform(): string {
    const { x, y, scale } = this.shot;
    return `translate(${this.width / 2 - x * scale} ${this.height / 2 - y * scale}) scale(${scale})`;
  }
  /** What is seen, in units. */
  get seen(): Box {
    const { x, y, scale } = this.shot;
    const [half, high] = [this.width / 2 / scale, this.height / 2 / scale];
    return { left: x - half, top: y - high, right: x + half, bottom: y + high };
  }

  /** The point of the map under a point of the screen. */
  under(at: Point): Point {
    const { x, y, scale } = this.shot;
    return { x: x + (at.x - this.width / 2) / scale, y: y + (at.y - this.height / 2) / scale };
  }

  /** Something has changed: show all of it, or at least what matters. */
  follow(all: Box, matters: Box | null, glide: boolean) {
    this.all = all;
    if (this.moved) {
      if (matters) this.reveal(matters);
      return;
    }
    const fit = this.#fit(all);
    const handy = matters ? Math.min(HANDY / CELL, this.#fit(matters)) : HANDY / CELL;
    const scale = fit < least() ? Math.max(fit, handy) : Math.min(fit, LARGEST / CELL);
    const { x, y } = this.#shot.target;
    this.#go(this.#showing({ ...this.#inside({ x, y, scale }), scale }, matters), glide);
  }

  /** Somebody wants to see everything: smaller than by itself, it stays so. */
  whole(all: Box) {
    const fit = this.#fit(all);
    this.all = all;
    this.moved = fit < least();
    const scale = Math.min(fit, LARGEST / CELL);
    this.#go(this.#inside({ ...this.#shot.target, scale }), true);
  }

  /** Move as little as needed to show this. */
  reveal(box: Box, glide = true) {
    this.#go(this.#showing(this.#shot.target, box), glide);
  }

  drag(by: Point) {
    const { x, y, scale } = this.#shot.target;
    this.moved = true;
    this.#go(this.#inside({ x: x - by.x / scale, y: y - by.y / scale, scale }, true), false);
  }

  /** So many times as large, around a point of the screen that stays where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, glide = false) {
    const { x, y, scale } = this.#shot.target;
    const next = within(scale * factor, TINY / CELL, HUGE / CELL);
    const [right, down] = [at.x - this.width / 2, at.y - this.height / 2];
    const point = { x: x + right / scale, y: y + down / scale };
    this.moved = true;
    this.#go(this.#inside({ x: point.x - right / next, y: point.y - down / next, scale: next }, true), glide);
  }
  nearer = () => this.zoom(STEP, undefined, true);
  farther = () => this.zoom(1 / STEP, undefined, true);

  /** How large this can be so that all of it is seen. */
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

  /** Not beyond what lies there: all of it in the middle if it fits, and by hand a little farther. */
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
