/** The user's preferences, stored in the browser. */
import { languageCookie, languageIn } from "./languageCookie";
import { LANGUAGES, type Language, preferredLanguage } from "./words/speaker.svelte";

const KEY = "cosecha";

export const CONFIRMINGS = ["auto", "always", "never"] as const;
export type Confirming = (typeof CONFIRMINGS)[number];

interface Kept {
  name: string;
  language: Language | null;
  theme: "system" | "light" | "dark";
  /** Animation speed: 2 is twice as fast, 0 is no animation. */
  speed: number;
  /** Whether cards that are drawn for all to see close by themselves. */
  briefly: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether to play sounds only for the user's own turn. */
  onlyTurn: boolean;
  /** When to confirm turns; by default where that protects something. */
  confirm: Confirming;
  /** Whether a second tap on a picked place plays the answer. */
  again: boolean;
  /** Whether to show hints automatically with every decision. */
  advice: boolean;
  /** The seconds that bots think about a move, where that can be set; 0 for as long as usual. */
  botSeconds: number;
}

/** The color of the bar, as in the tokens. */
const FRAME = { light: "#faf4e6", dark: "#241d17" };
const USUAL: Kept = {
  name: "",
  language: null,
  theme: "system",
  speed: 1,
  briefly: false,
  sound: false,
  volume: 0.6,
  onlyTurn: false,
  confirm: "auto",
  again: true,
  advice: false,
  botSeconds: 0,
};

function kept(): Kept {
  try {
    const kept = { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    // This used to be a boolean that was true by default, so true means no choice between always and auto.
    if (!CONFIRMINGS.includes(kept.confirm)) kept.confirm = (kept.confirm as unknown) === false ? "never" : "auto";
    // The text client may have changed it since.
    kept.language = (languageIn(document.cookie) as Language | null) ?? kept.language;
    return kept;
  } catch {
    return USUAL; // unreadable, or no storage: start over
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

  /** Whether to confirm turns; null lets the table decide. */
  get hold(): boolean | null {
    return { auto: null, always: true, never: false }[this.#kept.confirm];
  }

  set(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.apply();
  }

  /** Apply the preferences to the page. */
  apply() {
    const { theme, speed, language } = this.#kept;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS.
    if (language) document.cookie = languageCookie(language, location.protocol === "https:");
    document.documentElement.style.setProperty("--speed", String(speed));
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    // The browser's frame follows the chosen theme, not only the device's.
    for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const system = frame.media.includes("dark") ? "dark" : "light";
      frame.content = FRAME[theme === "system" ? system : theme];
    }
  }
}

export const preferences = new Preferences();
preferences.apply();
