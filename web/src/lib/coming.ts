/** Whether the page that the server has sent asks for this already, so that asking for it costs nothing. */
export const isComing = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some(
    (link) => link.getAttribute("href") === address,
  );
