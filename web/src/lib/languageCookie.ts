/** The chosen language, in a cookie that the server also reads: for the text client, and to preload messages. */

const YEAR = 365 * 24 * 3600;

export const languageIn = (cookies: string): string | null => cookies.match(/(?:^|;\s*)lang=([a-z]+)/)?.[1] ?? null;

export const languageCookie = (language: string, secure: boolean): string =>
  `lang=${language}; path=/; max-age=${YEAR}; samesite=lax${secure ? "; secure" : ""}`;
