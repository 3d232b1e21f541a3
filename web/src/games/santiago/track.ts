/** The points track around the board: a ring of spaces that begins at the upper left and goes clockwise. */

export const RING = 44;
/** Spaces along the long and the short sides, corners included: a hundred in all. */
const LONG = 30;
const SHORT = 22;
export const SPACES = 2 * (LONG + SHORT) - 4;

export interface Sides {
  width: number;
  height: number;
}

/** Spaces across and down. */
const grid = ({ width, height }: Sides) =>
  width > height ? { across: LONG, down: SHORT } : { across: SHORT, down: LONG };

/** The size of a space of a ring with these outer sides. */
export function spaceOf(sides: Sides) {
  const { across, down } = grid(sides);
  return { width: sides.width / across, height: sides.height / down };
}

/** The middle of a space; between two spaces for fractions, and once more around beyond the last. */
export function middleOf(points: number, sides: Sides): { x: number; y: number } {
  const { across, down } = grid(sides);
  const { width, height } = spaceOf(sides);
  let way = ((points % SPACES) + SPACES) % SPACES;
  const at = (column: number, row: number) => ({ x: (column + 0.5) * width, y: (row + 0.5) * height });
  if (way <= across - 1) return at(way, 0);
  way -= across - 1;
  if (way <= down - 1) return at(across - 1, way);
  way -= down - 1;
  if (way <= across - 1) return at(across - 1 - way, down - 1);
  way -= across - 1;
  return at(0, down - 1 - way);
}
