/** A seat's colors for a wooden piece: face, side and mark. */
export function seatColors(seat: number) {
  return { face: `var(--seat-${seat})`, side: `var(--seat-${seat}-side)`, mark: `var(--seat-${seat}-mark)` };
}
