/**
 * A square's printed drawing, mirrored on every other square. This moves the path itself: each `transform` would be
 * another element that the browser has to sort whenever anything on the page moves.
 */
import { isMirrored, type Point, SQUARE } from "../geometry";

/** For paths with absolute points and relative strokes: `M30 66c-2-9-7-14-13-16`. */
export function printed(drawing: string, square: string, at: Point): string {
  const mirrored = isMirrored(square);
  return drawing.replaceAll(/([a-zM])([^a-zM]*)/g, (_, stroke: string, rest: string) => {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const along = (value: number) => (mirrored ? -value : value);
    if (stroke === "M") {
      const [x = 0, y = 0] = numbers;
      return `M${at.x + (mirrored ? SQUARE - x : x)} ${at.y + y}`;
    }
    const isAcross = (index: number) => stroke === "h" || (stroke !== "v" && index % 2 === 0);
    return `${stroke}${numbers.map((value, index) => (isAcross(index) ? along(value) : value)).join(" ")}`;
  });
}
