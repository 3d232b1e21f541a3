/** Where we are: the address is the truth, and the back button does what people expect. */

import { isOver } from "./back";

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to an address of ours; with `replace` the one before is forgotten. */
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

  /** A click on a link of ours changes the page without loading it, unless the person wants a new tab. */
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
