/** The commitment that the server gave this browser before the deal, kept for comparison at the end. */

const key = (table: string) => `cosecha-promise-${table}`;

/** Keeps only the first one, so that it can't be replaced later. */
export function keepPromise(table: string, commitment: string): void {
  if (commitment && promiseOf(table) === null) localStorage.setItem(key(table), commitment);
}

export const promiseOf = (table: string): string | null => localStorage.getItem(key(table));
