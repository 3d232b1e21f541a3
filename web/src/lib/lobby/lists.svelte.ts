/** The lobby's lists: games, the user's tables, public tables. Refreshed when the user returns to the page. */
import { get, Refusal } from "../api/client";
import type { components } from "../api/schema";
import type { GameInfo, Message, TableCard } from "../api/types";
import { fetchGames } from "./opening";

/** The server's page size for the user's tables. */
const MINE = 20;
const EVERY = 30_000;

type MyCard = components["schemas"]["MyTable"];

/** A table of the user, and which of their seats it waits for. */
export interface MyTable {
  card: TableCard;
  turn: number | null;
}

/** The user's turn first, then running games, those waiting for players, and finished ones. */
const rank = ({ card, turn }: MyTable) =>
  turn !== null ? 0 : card.status === "running" ? 1 : card.status === "open" ? 2 : 3;

class Lists {
  games = $state.raw<GameInfo[] | null>(null);
  mine = $state.raw<MyTable[] | null>(null);
  open = $state.raw<TableCard[] | null>(null);
  trouble = $state.raw<Message | null>(null);
  /** The user's tables: the first page is refreshed, the others are loaded on demand. */
  #cards: MyCard[] = [];
  /** Whether more than the first page is loaded. */
  #paged = false;
  /** The last table of the last page, if there may be another page. */
  older = $state.raw<string | null>(null);

  /** Whether they were requested for a page that isn't mounted yet. */
  #prepared = false;

  async prepare(): Promise<void> {
    this.#prepared = true;
    await this.load();
  }

  /** Keep the lists up to date until the returned function is called. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.load();
    };
    if (!this.#prepared) look();
    this.#prepared = false;
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    const timer = setInterval(look, EVERY);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
      clearInterval(timer);
    };
  }

  async load(): Promise<void> {
    try {
      const [games, mine, open] = await Promise.all([
        this.games ?? fetchGames(),
        get<MyCard[]>("/api/mine"),
        get<TableCard[]>("/api/tables"),
      ]);
      const first = new Set(mine.map((card) => card.id));
      if (!this.#paged) this.older = lastOf(mine);
      this.#cards = [...mine, ...(this.#paged ? this.#cards.filter((card) => !first.has(card.id)) : [])];
      const held = new Set(this.#cards.map((card) => card.id));
      this.games = games;
      this.mine = sorted(this.#cards);
      this.open = open.filter((card) => !held.has(card.id));
      this.trouble = null;
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.trouble = wrong.said;
    }
  }

  /** Load the next page of the user's tables. */
  async loadOlder(): Promise<void> {
    try {
      const found = await get<MyCard[]>(`/api/mine?after=${this.older}`);
      const known = new Set(this.#cards.map((card) => card.id));
      this.#cards = [...this.#cards, ...found.filter((card) => !known.has(card.id))];
      this.#paged = true;
      this.older = lastOf(found);
      this.mine = sorted(this.#cards);
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.trouble = wrong.said;
    }
  }
}

/** The last table of a page; null if it is the last page. */
const lastOf = (page: MyCard[]) => (page.length < MINE ? null : page.at(-1)!.id);

/** Kept between visits to the lobby, which shows the old lists until there are newer ones. */
export const lists = new Lists();

/** The user's tables, by rank and then the newest first. */
function sorted(cards: MyCard[]): MyTable[] {
  return cards
    .toSorted((one, other) => other.changed - one.changed)
    .map((card) => ({
      card,
      turn: card.status === "running" ? (card.waiting.find((seat) => card.plays?.includes(seat)) ?? null) : null,
    }))
    .sort((one, other) => rank(one) - rank(other));
}
