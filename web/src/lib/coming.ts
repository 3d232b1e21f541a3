/** Whether the page preloads this URL, so that requesting it costs nothing. */
export const isComing = (url: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some(
    (link) => link.getAttribute("href") === url,
  );
