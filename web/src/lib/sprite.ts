/**
 * A game's pictures as SVG symbols, added to the page once. A symbol inherits its colors from where it is used, so one
 * picture serves both themes, every seat, and fresh and withered leaves. The build packs the files into a sheet.
 */

const sheets: (() => Promise<void>)[] = [];

/** Add a sheet's pictures and more symbols to the page. Returns a function from a picture's name to its `<use>` href. */
export function sprite(game: string, url: string, more = ""): (name: string) => string {
  const come = loader(url, more);
  sheets.push(come);
  come().catch(() => {}); // `pictures` retries
  return (name) => `#${game}-${name}`;
}

/** Like `sprite`, but the sheet loads only when one of its pictures is drawn. */
export function lazySprite(game: string, url: string): (name: string) => string {
  const come = loader(url);
  return (name) => {
    come().catch(() => {}); // the next picture retries
    return `#${game}-${name}`;
  };
}

/** A function that loads a sheet once. After a failure, calling it again retries. */
function loader(url: string, more = ""): () => Promise<void> {
  let coming: Promise<void> | null = null;
  return () => {
    coming ??= put(url, more).catch((wrong) => {
      coming = null;
      throw wrong;
    });
    return coming;
  };
}

/** Resolves when all requested pictures are on the page. Rejects if some fail to load; call it again to retry. */
export async function pictures(): Promise<void> {
  await Promise.all(sheets.map((come) => come()));
}

async function put(url: string, more: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no pictures at ${url}`);
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.position = "absolute";
  sheet.innerHTML = (await answer.text()) + more;
  document.body.append(sheet);
}
