/** Two taps within this many milliseconds count as one: nobody has read the next question by then. */
const SLIP = 300;

/**
 * Whether a click on the green button is the second half of a double click, which would answer the next question.
 * Browsers count mouse clicks, but not all of them count taps, so for those the time decides.
 *
 * `pointer` is the pointer type, `after` the milliseconds since the last press.
 */
export const isSecondHalf = (pointer: string, count: number, after: number) =>
  pointer === "touch" || pointer === "pen" ? after < SLIP : count > 1;
