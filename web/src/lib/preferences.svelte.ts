/** What a person likes, kept in their browser. */
import { languageCookie, languageIn } from "./languageCookie";
import { LANGUAGES, type Language, preferredLanguage } from "./words/speaker.svelte";

const KEY = "cosecha";

export const CONFIRMINGS = ["auto", "always", "never"] as const;
export type Confirming = (typeof CONFIRMINGS)[number];

interface Kept {
  name: string;
  language: Language | null;
  theme: "system" | "light" | "dark";
  /** How fast things move on the board: 2 is twice as fast as drawn, 0 is at once. */
  speed: number;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Whether only our own turn is heard. */
  onlyTurn: boolean;
  /** When turns are confirmed: by default where that protects something. */
  confirm: Confirming;
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
  volume: 0.6,
  onlyTurn: false,
  confirm: "auto",
  again: true,
  advice: false,
};

function kept(): Kept {
  try {
    const kept = { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    // Once this was yes or no, and yes by default: nobody has chosen between always and where it matters.
    if (!CONFIRMINGS.includes(kept.confirm)) kept.confirm = (kept.confirm as unknown) === false ? "never" : "auto";
    // The text client may have changed it since.
    kept.language = (languageIn(document.cookie) as Language | null) ?? kept.language;
    return kept;
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

  /** Whether a turn is to be confirmed; null where the table is to decide. */
  get hold(): boolean | null {
    return { auto: null, always: true, never: false }[this.#kept.confirm];
  }

  set(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.apply();
  }

  /** Let the page look as it should. */
  apply() {
    const { theme, speed, language } = this.#kept;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing on plain http, as at home.
    if (language) document.cookie = languageCookie(language, location.protocol === "https:");
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
