/** What the lobby lists: games, one's own tables, public tables. Fetched again when somebody comes back to the page. */
import { get, Refusal } from "../api/client";
import type { components } from "../api/schema";
import type { GameInfo, Message, TableCard } from "../api/types";
import { fetchGames } from "./opening";

/** How many of one's tables the server sends at a time. */
const MINE = 20;
const EVERY = 30_000;

type MyCard = components["schemas"]["MyTable"];

/** A table of one's own, and the seat of one's own that it waits for. */
export interface MyTable {
  card: TableCard;
  turn: number | null;
}

/** Those where it is my turn, then the running ones, then those that wait for players, then the finished. */
const rank = ({ card, turn }: MyTable) =>
  turn !== null ? 0 : card.status === "running" ? 1 : card.status === "open" ? 2 : 3;

class Lists {
  games = $state.raw<GameInfo[] | null>(null);
  mine = $state.raw<MyTable[] | null>(null);
  open = $state.raw<TableCard[] | null>(null);
  trouble = $state.raw<Message | null>(null);
  /** One's tables as they came: the first page is fetched again and again, the others on demand. */
  #cards: MyCard[] = [];
  /** Whether there are others than those of the first page. */
  #paged = false;
  /** The table after which the next page of one's own begins, if there may be one. */
  older = $state.raw<string | null>(null);

  /** Whether they have been asked for on behalf of a page that isn't there yet. */
  #prepared = false;

  async prepare(): Promise<void> {
    this.#prepared = true;
    await this.load();
  }

  /** Follow them as long as the page is there; what ends it. */
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

  /** Fetch the next page of one's own tables. */
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

/** The last table of a page, unless no other page can follow it. */
const lastOf = (page: MyCard[]) => (page.length < MINE ? null : page.at(-1)!.id);

/** Kept from one visit of the lobby to the next: what was known is shown until there is something newer. */
export const lists = new Lists();

/** The newest of one's tables, those that need one first. */
function sorted(cards: MyCard[]): MyTable[] {
  return cards
    .toSorted((one, other) => other.changed - one.changed)
    .map((card) => ({
      card,
      turn: card.status === "running" ? (card.waiting.find((seat) => card.plays?.includes(seat)) ?? null) : null,
    }))
    .sort((one, other) => rank(one) - rank(other));
}
