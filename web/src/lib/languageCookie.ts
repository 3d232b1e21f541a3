/** The chosen language in a cookie that the server reads too: the text client speaks it, and its words are preloaded. */

const YEAR = 365 * 24 * 3600;

export const languageIn = (cookies: string): string | null => cookies.match(/(?:^|;\s*)lang=([a-z]+)/)?.[1] ?? null;

export const languageCookie = (language: string, secure: boolean): string =>
  `lang=${language}; path=/; max-age=${YEAR}; samesite=lax${secure ? "; secure" : ""}`;
