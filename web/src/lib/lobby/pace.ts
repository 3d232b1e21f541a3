/** Default seconds per bot move. */
export const USUAL_PACE = 1;
/** The choices: instant, easy to follow, slow. */
export const PACES = [0, USUAL_PACE, 2.5];
