/** Setting up a table and joining it: who sits down on this device, and the order of requests. */
import { get, post, Refusal } from "../api/client";
import type { GameInfo, Link, NewTable, Opened, OptionField, SeatPlan, Update } from "../api/types";
import { own } from "../naming";
import { preferences } from "../preferences.svelte";
import { keepPromise } from "../promise";
import { randomKey } from "../random";
import { router } from "../router.svelte";
import { speaker, t } from "../words/speaker.svelte";
import { USUAL_PACE } from "./pace";
import { timedName } from "./thinking";

/** A seat in the form: `me`, `open`, `here`, or the name of a bot. */
export interface Sitting {
  kind: string;
  name: string;
}

/** A game's title, which is the same in all languages. */
export const titleOf = (game: string) => game.charAt(0).toUpperCase() + game.slice(1);

/** The minimum, maximum and usual number of players. */
export function playersOf(game: GameInfo): { least: number; most: number; usual: number } {
  const field = game.fields.find((one) => one.name === "players");
  return { least: field?.least ?? 1, most: field?.most ?? 1, usual: Number(field?.default ?? 1) };
}

/** The message id of an option's label. */
export const labelOf = (game: string, field: OptionField) => `${game}-option-${field.name.replaceAll("_", "-")}`;

/** The seats for the server, and which of them are played on this device. */
export function planned(seats: readonly Sitting[]): { plans: SeatPlan[]; here: number[]; me: number | null } {
  const plans: SeatPlan[] = [];
  const here: number[] = [];
  let me: number | null = null;
  const taken = () => plans.map((plan) => plan.name);
  for (const [seat, { kind, name }] of seats.entries()) {
    if (kind === "open") {
      plans.push({ kind: "open" });
    } else if (kind === "me" || kind === "here") {
      if (kind === "me") me ??= seat;
      here.push(seat);
      const called = name.trim() || (kind === "me" && preferences.all.name) || t("page-person", { number: seat + 1 });
      plans.push({ kind: "here", name: own(called, taken()) });
    } else {
      plans.push({ kind: "bot", bot: kind });
    }
  }
  return { plans, here, me };
}

/** A link's token: its URL fragment, or the whole text if only the token was pasted. */
export const secretOf = (link: string) => link.trim().split("#").at(-1) ?? "";

/** Exchange a link's token for a cookie. */
export const enter = (token: string) => post<Link>("/api/enter", { token });

/**
 * Set up a table, seat everybody on this device, and go there. Rejects with a Refusal if the table isn't created; later
 * problems can be fixed at the table.
 */
export function setUp(table: Omit<NewTable, "seats">, seats: readonly Sitting[], word = ""): Promise<void> {
  const { plans, here, me } = planned(seats);
  return openTable(table, plans, here, me === null ? {} : { [me]: word.trim() });
}

/** The same for planned seats; `here` are those on this device, with their words for the deal. */
export async function openTable(
  table: Omit<NewTable, "seats">,
  plans: SeatPlan[],
  here: readonly number[],
  words: Record<number, string> = {},
): Promise<void> {
  const opened = await post<Opened>("/api/tables", { ...table, seats: plans, language: speaker.language });
  const names = Object.fromEntries(here.map((seat) => [seat, plans[seat]!.name ?? ""]));
  await comeTo(
    opened,
    names,
    plans.every((plan) => plan.kind === "bot"),
    words,
  );
}

/**
 * Enter a table whose links we have, sit down in the seats with these names, and go there. `starts`: nobody else will
 * join.
 */
export async function comeTo(
  { table, tokens }: Opened,
  names: Record<number, string>,
  starts = false,
  words: Record<number, string> = {},
): Promise<void> {
  const seats = Object.keys(names).map(Number);
  const links = ["host", ...seats.map((seat) => `play ${seat}`)].flatMap((link) => tokens[link] ?? []);
  // The first one alone: its response sets the cookie that the others add to.
  await enter(links[0]!);
  try {
    // The server's commitment, before it gets our words.
    keepPromise(table, (await get<Update>(`/api/tables/${table}`)).now.commitment ?? "");
    for (const link of links.slice(1)) await enter(link);
    for (const seat of seats) {
      await post(`/api/tables/${table}/sit`, { seat, name: names[seat], word: words[seat] || randomKey() });
    }
    if (starts) await post(`/api/tables/${table}/start`, {});
  } catch (wrong) {
    if (!(wrong instanceof Refusal)) throw wrong;
  }
  router.go(`/t/${table}`);
}

/** A game's bot, with the time that was chosen on this device. */
export const chosenBot = (game: GameInfo, bot: string) => timedName(bot, game.timed[bot], preferences.all.botSeconds);

/** Start a game against bots of a level right away. */
export function playBots(game: GameInfo, players: number, level: string): Promise<void> {
  const bot = chosenBot(game, level);
  const seats = Array.from({ length: players }, (_, seat) => ({ kind: seat ? bot : "me", name: "" }));
  return setUp({ game: game.name, options: { players }, public: false, pace: USUAL_PACE }, seats);
}

/** Upload a record as a table to replay, or a series as a table for each of its games. */
export async function bring(record: string): Promise<void> {
  const { table, tokens, more = [] } = await post<Opened>("/api/records", { record });
  for (const each of [tokens, ...more.map((game) => game.tokens)]) await enter(each.host!);
  router.go(more.length ? `/t/${table}` : `/t/${table}/replay`);
}

export const fetchGames = () => get<GameInfo[]>("/api/games");
