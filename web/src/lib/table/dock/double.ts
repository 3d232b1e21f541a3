/** Milliseconds within which two taps are one: nobody has read the next question by then. */
const SLIP = 300;

/**
 * Whether a click on the green button is the second half of a double click, which would answer the next question. A
 * browser counts the clicks of a mouse; not every browser counts taps, so those are told by their time.
 *
 * `pointer`: what pressed the button; `after`: milliseconds since it was pressed last.
 */
export const isSecondHalf = (pointer: string, count: number, after: number) =>
  pointer === "touch" || pointer === "pen" ? after < SLIP : count > 1;
