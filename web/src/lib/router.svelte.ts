/** The client-side router: the URL is the single source of truth, so the back button works as expected. */

import { isOver } from "./back";

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to one of our URLs; with `replace`, replace the history entry. */
  go(to: string, replace = false) {
    if (replace) history.replaceState(history.state, "", to);
    else history[isOver() ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read() {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Follow a click on one of our links without loading the page, unless the user wants a new tab. */
  #follow(event: MouseEvent) {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      link.dataset.outside !== undefined
    )
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
