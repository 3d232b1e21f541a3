/** The tabs of a replay, and the fragment of the URL that opens each. */
export type Tab = "log" | "points" | "coach" | "more";

const FRAGMENTS: Record<Tab, string> = { log: "", points: "#points", coach: "#coach", more: "#fork" };

export const fragmentOf = (tab: Tab): string => FRAGMENTS[tab];

export const tabOf = (fragment: string): Tab =>
  (Object.keys(FRAGMENTS) as Tab[]).find((tab) => FRAGMENTS[tab] === fragment) ?? "log";
