/** Seconds that a bot takes for a move, unless somebody wants it otherwise. */
export const USUAL_PACE = 1;
/** What can be chosen: at once, easy to follow, slow. */
export const PACES = [0, USUAL_PACE, 2.5];
