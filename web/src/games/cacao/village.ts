/** The numbers printed on every village board, which views don't include. */
export const WATER = [-10, -4, -1, 0, 2, 4, 7, 11, 16];
export const FRUIT_PLACES = 5;
export const SUN_PLACES = 3;

export const waterValue = (field: number) => WATER[field] ?? 0;
