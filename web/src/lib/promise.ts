/** The fingerprint of the server's secret that this browser was given before the deal, to be compared with at the end. */

const key = (table: string) => `cosecha-promise-${table}`;

/** The first one counts: a promise is not given twice. */
export function keepPromise(table: string, commitment: string): void {
  if (commitment && promiseOf(table) === null) localStorage.setItem(key(table), commitment);
}

export const promiseOf = (table: string): string | null => localStorage.getItem(key(table));
