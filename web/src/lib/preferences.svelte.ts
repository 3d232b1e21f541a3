/** What a person likes, kept in their browser. */
import { LANGUAGES, type Language, preferredLanguage } from "./words/speaker.svelte";

const KEY = "cosecha";

interface Kept {
  name: string;
  language: Language | null;
  theme: "system" | "light" | "dark";
  /** How fast things move on the board: 2 is twice as fast as drawn, 0 is at once. */
  speed: number;
  sound: boolean;
  confirm: boolean;
  /** Whether what is picked on the board is done by touching it again. */
  again: boolean;
  /** Whether advice comes by itself whenever something is asked here. */
  advice: boolean;
}

/** The colour of the head of a page, as in the tokens. */
const FRAME = { light: "#faf4e6", dark: "#241d17" };
const USUAL: Kept = {
  name: "",
  language: null,
  theme: "system",
  speed: 1,
  sound: false,
  confirm: true,
  again: true,
  advice: false,
};

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL; // somebody else's writing, or no place to keep anything: start anew
  }
}

class Preferences {
  #kept = $state(kept());

  get all(): Readonly<Kept> {
    return this.#kept;
  }

  get language(): Language {
    const chosen = this.#kept.language;
    return chosen && chosen in LANGUAGES ? chosen : preferredLanguage();
  }

  set(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.apply();
  }

  /** Let the page look as it should. */
  apply() {
    const { theme, speed } = this.#kept;
    document.documentElement.style.setProperty("--speed", String(speed));
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    // The frame of the browser follows what was chosen, not only what the device says.
    for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const system = frame.media.includes("dark") ? "dark" : "light";
      frame.content = FRAME[theme === "system" ? system : theme];
    }
  }
}

export const preferences = new Preferences();
preferences.apply();
