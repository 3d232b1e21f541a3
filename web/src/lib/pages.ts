/** Which page an address is. Each is fetched when somebody goes there. */
import type { Component } from "svelte";

interface Page {
  // biome-ignore lint/suspicious/noExplicitAny: each page has its own properties
  default: Component<any>;
  /** Fetches what the page shows first, so that it need not be shown without it. */
  prepare?: () => Promise<void>;
}
type Load = () => Promise<Page>;

const PAGES: [RegExp, Load][] = [
  [/^\/$/, () => import("../pages/Lobby.svelte")],
  [/^\/t\/(?<id>[A-Za-z0-9_-]+)$/, () => import("../pages/Table.svelte")],
  [/^\/t\/(?<id>[A-Za-z0-9_-]+)\/replay$/, () => import("../pages/Replay.svelte")],
  [/^\/learn\/(?<game>[a-z0-9_-]+)$/, () => import("../pages/Learn.svelte")],
  [/^\/new\/(?<game>[a-z0-9_-]+)$/, () => import("../pages/NewTable.svelte")],
  [/^\/join$/, () => import("../pages/Join.svelte")],
  [/^\/settings$/, () => import("../pages/Settings.svelte")],
  [/^\/rules$/, () => import("../pages/AllRules.svelte")],
  [/^\/rules\/(?<game>[a-z0-9_-]+)$/, () => import("../pages/Rules.svelte")],
  [/^\/rules\/(?<game>[a-z0-9_-]+)\/notation$/, () => import("../pages/Notation.svelte")],
  [/^\/aid\/(?<game>[a-z0-9_-]+)$/, () => import("../pages/Aid.svelte")],
];

/** The page, and what its address names, by the names of the groups. */
export interface Found {
  load: Load;
  given: Record<string, string>;
}

export function pageAt(path: string): Found | null {
  const address = path.replace(/(.)\/$/, "$1");
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(address);
    if (match) return { load, given: { ...match.groups } };
  }
  return null;
}
