/** The colours of a seat, for a piece of wood: face, side and mark. */
export function seatColours(seat: number) {
  return { face: `var(--seat-${seat})`, side: `var(--seat-${seat}-side)`, mark: `var(--seat-${seat}-mark)` };
}
