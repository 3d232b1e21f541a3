/** Places the coach's card near its target, without covering the target or the dock. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 34;
const EDGE = 8;

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The card's position in the window; it covers `avoid` only if there is no other way. */
export function placed(card: Size, target: Box | null, avoid: readonly Box[], room: Size): { x: number; y: number } {
  const right = room.width - card.width - EDGE;
  const bottom = room.height - card.height - EDGE;
  const spots = [EDGE, right / 2, right].flatMap((x) => [60, bottom / 2, bottom].map((y) => ({ x, y })));
  if (target) {
    const at = middle(target);
    const across = at.x - card.width / 2;
    const along = at.y - card.height / 2;
    spots.unshift(
      { x: target.x + target.width + GAP, y: along },
      { x: target.x - card.width - GAP, y: along },
      { x: across, y: target.y - card.height - GAP },
      { x: across, y: target.y + target.height + GAP },
    );
  }
  const price = ({ x, y }: { x: number; y: number }) => {
    const box = { x, y, ...card };
    const covered = target ? 40 * overlap(box, target) : 0;
    const far = target ? Math.hypot(middle(box).x - middle(target).x, middle(box).y - middle(target).y) : y;
    return covered + avoid.reduce((sum, other) => sum + 8 * overlap(box, other), 0) + 20 * far;
  };
  return spots
    .map(({ x, y }) => ({ x: clamp(x, EDGE, Math.max(EDGE, right)), y: clamp(y, EDGE, Math.max(EDGE, bottom)) }))
    .reduce((best, spot) => (price(spot) < price(best) ? spot : best));
}

const LONGEST = 72;
const SHORTEST = 14;

/** A short arrow from one box to the edge of another; null if they are too close. */
export function arrow(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const end = middle(to);
  const x1 = clamp(end.x, from.x + 16, from.x + from.width - 16);
  const y1 = clamp(end.y, from.y, from.y + from.height);
  const x2 = clamp(x1, to.x, to.x + to.width);
  const y2 = clamp(y1, to.y, to.y + to.height);
  const way = Math.hypot(x2 - x1, y2 - y1);
  if (way < SHORTEST) return null;
  const part = Math.min(1, LONGEST / way);
  return { x1: x2 - (x2 - x1) * part, y1: y2 - (y2 - y1) * part, x2, y2 };
}
