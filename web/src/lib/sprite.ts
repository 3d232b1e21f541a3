/**
 * A game's pictures as symbols, put into the page once. A symbol takes its colours from where it is used, so the same
 * picture serves light and dark, every seat, fresh and withered leaves. The build makes a sheet out of the files.
 */

const sheets: (() => Promise<void>)[] = [];

/** Have the pictures of a sheet put into the page, and more symbols as markup; what a `<use>` has to name for each. */
export function sprite(game: string, address: string, more = ""): (name: string) => string {
  let coming: Promise<void> | null = null;
  const come = () => {
    coming ??= put(address, more).catch((wrong) => {
      coming = null;
      throw wrong;
    });
    return coming;
  };
  sheets.push(come);
  come().catch(() => {}); // whoever waits for the pictures asks again
  return (name) => `#${game}-${name}`;
}

/** When all pictures that were asked for are in the page. Rejects if some do not come; they may be asked for again. */
export async function pictures(): Promise<void> {
  await Promise.all(sheets.map((come) => come()));
}

async function put(address: string, more: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no pictures at ${address}`);
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.position = "absolute";
  sheet.innerHTML = (await answer.text()) + more;
  document.body.append(sheet);
}
