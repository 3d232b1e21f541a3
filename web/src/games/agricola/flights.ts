/**
 * What travels when the table changes: people to the spaces and home again, goods to the seat that takes them, what is
 * promised to the rounds to come. Only what has happened travels: what somebody considers stands there already.
 */
import type { Message, Token } from "$lib/api/types";
import type { Flight, Spot } from "$lib/motion/flight";
import { toldAs } from "./told";
import type { Position, View } from "./types";

const token = (kind: string, value: number | string): Token => ({ kind, value, is: "token" });
const seatOf = (seat: unknown): Spot => ({ anchor: `seat-${seat}` });

const PLACED = "agricola-event-person-placed";

/** In the house, where the farm is shown; else at the seat. As high as in a room. */
const ROOM = { y: 0.62, size: 0.54 };
const home = (seat: number): Spot[] => [{ anchor: `home-${seat}`, ...ROOM }, seatOf(seat)];
/** Where somebody stands on a space, and where they would. */
const standing = (space: string, seat: number): Spot[] => [
  { anchor: `person-${space}-${seat}` },
  { anchor: `space-${space}`, x: 0.82, y: 0.6, size: 0.55 },
];
const SMALL = 0.35;
const goods = (seat: unknown, good: unknown): Spot[] => [{ anchor: `${good}-${seat}` }, seatOf(seat)];

export function flights({ position: was }: View, { position: is }: View, told: readonly Message[]): Flight[] {
  // A match that is looked at from elsewhere, or from its start again, does not fly together.
  if (!told.length || is.round < was.round || is.round > was.round + 1) return [];
  const come = told.flatMap((message, place) => happened(was, is, message, place));
  return [...come, ...gone(was, is, told)];
}

function happened(was: Position, is: Position, message: Message, place: number): Flight[] {
  const [seat, good, space] = ["seat", "good", "space"].map((name) => toldAs(message, name));
  const wait = { beat: place };
  if (message.id === PLACED) return [placed(is, String(space), Number(seat), wait)];
  if (message.id === "agricola-event-family-grew") return born(is, Number(seat), wait);
  if (message.id === "agricola-event-food-promised") return promised(was, is, message);
  const from: Record<string, string> = {
    "agricola-event-goods-taken": `space-${space}`,
    "agricola-event-promise-kept": `round-${was.round + 1}`,
  };
  const anchor = from[message.id];
  if (!anchor) return [];
  return [
    {
      token: token("good", String(good)),
      from: [{ anchor, size: SMALL }],
      to: goods(seat, good),
      fades: true,
      wait,
    },
  ];
}

/** Somebody goes to work; who is home again already is only seen to go there. */
function placed(is: Position, space: string, seat: number, wait: Flight["wait"]): Flight {
  const stays = is.spaces?.[space]?.people?.includes(seat);
  const piece = stays ? { piece: `person-${space}-${seat}` } : { fades: true };
  return { token: token("seat", seat), from: home(seat), to: standing(space, seat), ...piece, wait };
}

type Working = { space: string; seat: number };
const at = (position: Position, who: "people" | "newborns"): Working[] =>
  Object.entries(position.spaces ?? {}).flatMap(([space, found]) =>
    (found[who] ?? []).map((seat) => ({ space, seat })),
  );
const isAmong = (all: readonly Working[], { space, seat }: Working) =>
  all.some((other) => other.space === space && other.seat === seat);

/** A newborn comes out of the supply and lies beside its parent. */
function born(is: Position, seat: number, wait: Flight["wait"]): Flight[] {
  return at(is, "newborns")
    .filter((child) => child.seat === seat)
    .map(({ space }) => ({
      token: token("seat", seat),
      from: [{ ...seatOf(seat), size: 0.2 }],
      to: [{ anchor: `space-${space}`, x: 0.92, y: 0.7, size: 0.4 }],
      fades: true,
      wait: { piece: 0.5, ...wait },
    }));
}

/** All go home together, after the last of them has come to work. */
function gone(was: Position, is: Position, told: readonly Message[]): Flight[] {
  const last = told
    .filter(({ id }) => id === PLACED)
    .map((message) => ({ space: String(toldAs(message, "space")), seat: Number(toldAs(message, "seat")) }));
  const [before, now] = [at(was, "people"), at(is, "people")];
  const worked = [...before, ...last.filter((one) => !isAmong(before, one))].filter((one) => !isAmong(now, one));
  const [children, stay] = [at(was, "newborns"), at(is, "newborns")];
  const wait = last.length ? { piece: 1 } : {};
  return [...worked, ...children.filter((child) => !isAmong(stay, child))].map(({ space, seat }, place) => ({
    token: token("seat", seat),
    from: standing(space, seat),
    to: home(seat),
    fades: true,
    wait: { ...wait, beat: place / 4 },
  }));
}

/** What a seat will get lies on its rounds. */
function promised(was: Position, is: Position, message: Message): Flight[] {
  const last = was.round + Number(toldAs(message, "rounds"));
  return (is.promised ?? [])
    .filter(({ round, seat, good }) => seat === toldAs(message, "seat") && good === "food" && round <= last)
    .map(({ round, seat, good }, place) => ({
      token: token("good", good),
      from: [seatOf(seat)],
      to: [{ anchor: `round-${round}`, size: SMALL }],
      fades: true,
      wait: { piece: 0.5, beat: place },
    }));
}
