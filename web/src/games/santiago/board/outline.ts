/** The outline of a missing farmer on a tile: 34 units wide, `x` is its left edge. */
const OUTLINE =
  "M20 2C14 2 12 7 12 12.5 6 13 2 14 2 16 3 19 9 21 11 21.5 7 29 5.5 36 5 42 14 47 26 47 35 42 34.5 36 33 29 29 21.5 31 21 37 19 38 16 38 14 34 13 28 12.5 28 7 26 2 20 2Z";
const TOP = 57;
const SIZE = 0.85;

/** Moves the path itself, for the same reason as `printed`. */
export function outline(x: number): string {
  const moved = (_: string, across: string, down: string) =>
    `${(x + SIZE * Number(across)).toFixed(1)} ${(TOP + SIZE * Number(down)).toFixed(1)}`;
  return OUTLINE.replaceAll(/([\d.]+) ([\d.]+)/g, moved);
}
