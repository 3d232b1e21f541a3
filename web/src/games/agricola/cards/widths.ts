/** How much of each hand card can be seen where they overlap. */

/** The width of a letter of a name, in ems. */
const LETTER = 0.54;
/* M and W are half as wide again. */
const letters = (word: string) => word.length + 0.5 * (word.match(/[mw]/gi)?.length ?? 0);
/** The width of the widest word of a name, in ems. */
export const widestWord = (name: string) => Math.max(...name.split(/[\s-]/).map(letters)) * LETTER;

/** The size of small letters and what is left and right of them, in pixels, and the least room for a card. */
const SMALL = 10.7;
const BESIDE = 9;
const LEAST = 40;

/** The visible widths of cards that share this much room: the same for all if their names fit, otherwise as their names
 *  need. */
export function widthsOf(names: readonly string[], room: number, most: number): number[] {
  const even = Math.min(most, Math.floor(room / names.length));
  const needs = names.map((name) => Math.max(LEAST, widestWord(name) * SMALL + BESIDE));
  if (even >= Math.max(...needs)) return names.map(() => even);
  const sum = needs.reduce((all, one) => all + one, 0);
  const spare = (room - sum) / names.length;
  return needs.map((need) => Math.floor(Math.min(most, spare < 0 ? (need * room) / sum : need + spare)));
}
