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

/** The visible widths of cards that share this much room: names with a long word get what they need, the others the same
 *  share of the rest. If that isn't enough, all of them shrink. */
export function widthsOf(names: readonly string[], room: number, most: number): number[] {
  const needs = names.map((name) => Math.max(LEAST, widestWord(name) * SMALL + BESIDE));
  let [left, others] = [room, names.length];
  for (const need of needs.toSorted((one, other) => other - one)) {
    if (need <= left / others) break;
    left -= need;
    others--;
  }
  const share = Math.max(LEAST, others ? left / others : 0);
  const widths = needs.map((need) => Math.max(need, share));
  const shrunk = Math.min(1, room / widths.reduce((sum, width) => sum + width, 0));
  return widths.map((width) => Math.floor(Math.min(most, width * shrunk)));
}
