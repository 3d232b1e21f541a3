/**
 * A game's pictures as symbols, put into the page once. A symbol takes its colours from where it is used, so the same
 * picture serves light and dark, every seat, fresh and withered leaves.
 */

/** Symbols besides those of the files, as markup. */
type More = (made: (name: string, box: string, content: string) => string) => string[];

/** Put the pictures of these files into the page; what a `<use>` has to name for each. */
export function sprite(
  prefix: string,
  files: Readonly<Record<string, string>>,
  haloed: readonly string[],
  more: More = () => [],
): (name: string) => string {
  const made = (name: string, box: string, content: string) =>
    `<symbol id="${prefix}${name}" viewBox="${box}" overflow="visible">${content}</symbol>`;
  const found = Object.entries(files).flatMap(([path, text]) => {
    const [, attributes = "", content = ""] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(text) ?? [];
    const box = /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? "0 0 64 64";
    const shared = attributes.replaceAll(/ (xmlns|viewBox)="[^"]*"/g, "");
    const picture = `<g${shared}>${content.replaceAll(/<!--[\s\S]*?-->/g, "")}</g>`;
    const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
    const whole = made(name, box, picture);
    return haloed.includes(name) ? [whole, made(`${name}-halo`, box, halo(picture))] : [whole];
  });
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.position = "absolute";
  sheet.innerHTML = [...found, ...more(made)].join("");
  document.body.append(sheet);
  return (name) => `#${prefix}${name}`;
}

/** The same shape, grown and in one colour: what keeps a piece off its ground. */
function halo(content: string): string {
  return content
    .replaceAll(/ (fill|stroke)="(?!none)[^"]*"/g, ' $1="var(--rim, var(--halo))"')
    .replaceAll(/ stroke-width="[^"]*"/g, ' stroke-width="6.5"');
}

/** The marks of the seats, for the pictures of every game. */
export const marks = import.meta.glob<string>("./pieces/mark-*.svg", { query: "?raw", import: "default", eager: true });
