/** Keyboard navigation among places: to the nearest one in a direction, the first, the last. One of them is in the tab
 *  order. */

export interface Point {
  x: number;
  y: number;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Whether a key navigates. */
export const leads = (key: string) => key in ARROWS || key === "Home" || key === "End";

/** The place that a key leads to; undefined at the edge. */
export function ledTo(
  key: string,
  from: string,
  places: readonly string[],
  middle: (place: string) => Point,
): string | undefined {
  if (key === "Home") return places[0];
  if (key === "End") return places.at(-1);
  const arrow = ARROWS[key];
  return arrow && nearest(from, arrow, places, middle);
}

/** The visually nearest place in a direction. */
function nearest(
  from: string,
  { x, y }: Point,
  places: readonly string[],
  middle: (place: string) => Point,
): string | undefined {
  const here = middle(from);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const there = middle(place);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = place;
    }
  }
  return best;
}

/** The place in the tab order: the last focused one, or else the first available one. */
export function tabStop(
  places: readonly string[],
  focused: string | undefined,
  inviting: ReadonlySet<string>,
): string | undefined {
  if (focused !== undefined && places.includes(focused)) return focused;
  return places.find((place) => inviting.has(place)) ?? places[0];
}
