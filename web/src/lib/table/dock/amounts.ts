/** Which amounts get a button if there isn't room for all. */

/** A button with its gap, in pixels: for touch, and for a mouse. */
const FINGER = 49;
const MOUSE = 43;
const LIST = 61;
/** The width below which touch is likely. */
const NARROW = 460;

/** As many as fit, from the minimum; if the usual one isn't among them, those around it. Always includes the chosen one. */
export function windowOf(all: readonly number[], room: number, usual?: number, chosen?: number): number[] {
  const broad = room < NARROW ? FINGER : MOUSE;
  const fit = (width: number) => Math.max(1, Math.floor((width + 5) / broad));
  if (all.length <= fit(room)) return [...all];
  const count = fit(room - LIST);
  const around = (amount: number | undefined) => {
    const at = amount === undefined ? 0 : all.indexOf(amount);
    const from = at < count ? 0 : Math.min(at - Math.floor(count / 2), all.length - count);
    return all.slice(from, from + count);
  };
  const found = around(usual);
  return chosen === undefined || found.includes(chosen) ? found : around(chosen);
}
