/** The page for each URL. Pages are loaded on demand. */
import type { Component } from "svelte";

interface Page {
  // biome-ignore lint/suspicious/noExplicitAny: each page has its own properties
  default: Component<any>;
  /** Loads what the page shows first, before it is mounted. */
  prepare?: () => Promise<void>;
}
type Load = () => Promise<Page>;

const PAGES: [RegExp, Load][] = [
  [/^\/$/, () => import("../pages/Lobby.svelte")],
  [/^\/t\/(?<id>[A-Za-z0-9_-]+)$/, () => import("../pages/Table.svelte")],
  [/^\/t\/(?<id>[A-Za-z0-9_-]+)\/replay$/, () => import("../pages/Replay.svelte")],
  [/^\/learn\/(?<game>[a-z0-9_-]+)(\/(?<name>[a-z]+))?$/, () => import("../pages/Learn.svelte")],
  [/^\/new\/(?<game>[a-z0-9_-]+)$/, () => import("../pages/NewTable.svelte")],
  [/^\/join$/, () => import("../pages/Join.svelte")],
  [/^\/settings$/, () => import("../pages/Settings.svelte")],
  [/^\/rules$/, () => import("../pages/AllRules.svelte")],
  [/^\/rules\/(?<game>[a-z0-9_-]+)$/, () => import("../pages/Rules.svelte")],
  [/^\/rules\/(?<game>[a-z0-9_-]+)\/notation$/, () => import("../pages/Notation.svelte")],
  [/^\/rules\/(?<game>[a-z0-9_-]+)\/cards$/, () => import("../pages/Cards.svelte")],
  [/^\/rules\/(?<game>[a-z0-9_-]+)\/(?<kind>glossary)$/, () => import("../pages/Rules.svelte")],
  [/^\/aid\/(?<game>[a-z0-9_-]+)$/, () => import("../pages/Aid.svelte")],
];

/** The page, and the named groups of its URL. */
export interface Found {
  load: Load;
  given: Record<string, string>;
}

export function pageAt(path: string): Found | null {
  const url = path.replace(/(.)\/$/, "$1");
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(url);
    if (match) return { load, given: { ...match.groups } };
  }
  return null;
}
