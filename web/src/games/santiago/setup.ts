/** The part of the setup table that the page shows and views don't include. */
const PILES: Record<number, number> = { 2: 3, 3: 4, 4: 4, 5: 5 };
const ROUNDS: Record<number, number> = { 2: 10, 3: 11, 4: 11, 5: 9 };

export const pilesOf = (players: number) => PILES[players] ?? 4;
export const roundsOf = (players: number) => ROUNDS[players] ?? 11;
