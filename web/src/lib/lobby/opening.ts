/** Setting up a table and coming to it: who sits down from this device, and in which order the server is asked. */
import { get, post, Refusal } from "../api/client";
import type { GameInfo, Link, NewTable, Opened, OptionField, SeatPlan, Update } from "../api/types";
import { own } from "../naming";
import { preferences } from "../preferences.svelte";
import { keepPromise } from "../promise";
import { randomKey } from "../random";
import { router } from "../router.svelte";
import { speaker, t } from "../words/speaker.svelte";
import { USUAL_PACE } from "./pace";

/** Who is to sit somewhere, as the form says it: `me`, `open`, `here`, or the name of a bot. */
export interface Sitting {
  kind: string;
  name: string;
}

/** How a game is called; its name is the same in all languages. */
export const titleOf = (game: string) => game.charAt(0).toUpperCase() + game.slice(1);

/** How many may play, and how many usually do. */
export function playersOf(game: GameInfo): { least: number; most: number; usual: number } {
  const field = game.fields.find((one) => one.name === "players");
  return { least: field?.least ?? 1, most: field?.most ?? 1, usual: Number(field?.default ?? 1) };
}

/** The message id of an option's label. */
export const labelOf = (game: string, field: OptionField) => `${game}-option-${field.name.replaceAll("_", "-")}`;

/** The best bot stands last in the list. */
export const bestBot = (game: GameInfo) => game.bots.at(-1) ?? "";

/** The seats as the server wants them, and which of them are played from this device. */
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

/** The secret of a link: what stands behind its #, or the whole text if somebody pastes only that. */
export const secretOf = (link: string) => link.trim().split("#").at(-1) ?? "";

/** Exchange the secret of a link for the cookie. */
export const enter = (token: string) => post<Link>("/api/enter", { token });

/**
 * Set up a table, let everybody who is here sit down, and go there. Rejects with a Refusal while nothing is set up;
 * what goes wrong later is mended at the table itself.
 */
export function setUp(table: Omit<NewTable, "seats">, seats: readonly Sitting[], word = ""): Promise<void> {
  const { plans, here, me } = planned(seats);
  return openTable(table, plans, here, me === null ? {} : { [me]: word.trim() });
}

/** The same for seats that are planned already; `here` are those of this device, and their words for the deal. */
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
 * Come to a table whose links we have, sit down in the seats with these names, and go there. `starts`: nobody else is
 * to come.
 */
export async function comeTo(
  { table, tokens }: Opened,
  names: Record<number, string>,
  starts = false,
  words: Record<number, string> = {},
): Promise<void> {
  const seats = Object.keys(names).map(Number);
  const links = ["host", ...seats.map((seat) => `play ${seat}`)].flatMap((link) => tokens[link] ?? []);
  // One after the other: the first answer brings the cookie that the next ones add to.
  await enter(links[0]!);
  try {
    // What the server has promised before it gets our words.
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

/** A match against the best bots that begins at once. */
export function playBots(game: GameInfo, players: number): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) => ({ kind: seat ? bestBot(game) : "me", name: "" }));
  return setUp({ game: game.name, options: { players }, public: false, pace: USUAL_PACE }, seats);
}

/** A record that somebody brings along becomes a table where it can be looked at. */
export async function bring(record: string): Promise<void> {
  const opened = await post<Opened>("/api/records", { record });
  await enter(opened.tokens.host!);
  router.go(`/t/${opened.table}/replay`);
}

export const fetchGames = () => get<GameInfo[]>("/api/games");
