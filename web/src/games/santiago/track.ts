/** The points track around the board: a ring of spaces, clockwise from the upper left. */

export const RING = 44;
/** Spaces along the long and short sides, including corners: a hundred in all. */
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

/** The size of a space in a ring with these outer sides. */
export function spaceOf(sides: Sides) {
  const { across, down } = grid(sides);
  return { width: sides.width / across, height: sides.height / down };
}

/** The center of a space; fractions are between two spaces, and higher numbers go around again. */
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
