/**
 * What travels when the table changes: people to the spaces and home again, goods to the seat that takes them, what is
 * promised to the rounds to come. Only what has happened travels: what somebody considers stands there already.
 */
import type { Message, Token } from "$lib/api/types";
import type { Flight, Spot } from "$lib/motion/flight";
import { family } from "./farm/family";
import { toldAs } from "./told";
import type { Position, View } from "./types";

const token = (kind: string, value: number | string): Token => ({ kind, value, is: "token" });
const seatOf = (seat: unknown): Spot => ({ anchor: `seat-${seat}` });

const PLACED = "agricola-event-person-placed";

/** As high as somebody in a room. */
const IN_ROOM = { y: 0.62, size: 0.54 };
const roomsOf = (position: Position, seat: number) => position.farms[seat]?.rooms?.length ?? 2;
/** In a room, where the farm is shown: where somebody lives there, or would. Else at the seat. */
const home = (seat: number, room: number): Spot[] => [
  { anchor: `home-${seat}-${room}` },
  { anchor: `room-${seat}-${room}`, ...IN_ROOM },
  seatOf(seat),
];
/** Where somebody stands on a space, and where they would. */
const standing = (space: string, seat: number): Spot[] => [
  { anchor: `person-${space}-${seat}` },
  { anchor: `space-${space}`, x: 0.82, y: 0.6, size: 0.55 },
];
/** What lies on a space, and what lies on the card of a round, are smaller than it. */
const SMALL = 0.35;
const TINY = 0.15;
const goods = (seat: unknown, good: unknown): Spot[] => [{ anchor: `${good}-${seat}` }, seatOf(seat)];

export function flights(_before: View, after: View, told: readonly Message[], settled: View): Flight[] {
  const [was, is] = [settled.position, after.position];
  // A match that is looked at from elsewhere, or from its start again, does not fly together.
  if (!told.length || is.round < was.round || is.round > was.round + 1) return [];
  const come = told.flatMap((message, place) => happened(was, is, message, place));
  return [...come, ...gone(was, is, told)];
}

function happened(was: Position, is: Position, message: Message, place: number): Flight[] {
  const [seat, good, space] = ["seat", "good", "space"].map((name) => toldAs(message, name));
  const wait = { beat: place };
  if (message.id === PLACED) return [placed(was, is, String(space), Number(seat), wait)];
  if (message.id === "agricola-event-family-grew") return born(is, Number(seat), wait);
  if (message.id === "agricola-event-food-promised") return promised(was, is, message);
  const lay: Record<string, Spot> = {
    "agricola-event-goods-taken": { anchor: `space-${space}`, size: SMALL },
    "agricola-event-promise-kept": { anchor: `round-${was.round + 1}`, size: TINY },
  };
  const from = lay[message.id];
  if (!from) return [];
  return [
    {
      token: token("good", String(good)),
      from: [from],
      to: goods(seat, good),
      fades: true,
      wait,
    },
  ];
}

/** Somebody leaves the first room in which somebody is; who is home again already is only seen to go to work. */
function placed(was: Position, is: Position, space: string, seat: number, wait: Flight["wait"]): Flight {
  const room = Math.max(0, roomsOf(was, seat) - family(was, seat).home);
  const stays = is.spaces?.[space]?.people?.includes(seat);
  return {
    token: token("seat", seat),
    from: home(seat, room),
    to: standing(space, seat),
    fades: true,
    ...(stays ? { piece: `person-${space}-${seat}` } : {}),
    wait,
  };
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
  const all = [...worked, ...children.filter((child) => !isAmong(stay, child))];
  return all.map(({ space, seat }, place) => {
    // From the last room on, as they are drawn.
    const earlier = all.slice(0, place).filter((other) => other.seat === seat).length;
    const room = Math.max(0, roomsOf(is, seat) - 1 - earlier);
    return {
      token: token("seat", seat),
      from: standing(space, seat),
      to: home(seat, room),
      fades: true,
      piece: `home-${seat}-${room}`,
      wait: { ...wait, beat: place / 4 },
    };
  });
}

/** What a seat will get lies on its rounds. */
function promised(was: Position, is: Position, message: Message): Flight[] {
  const last = was.round + Number(toldAs(message, "rounds"));
  return (is.promised ?? [])
    .filter(({ round, seat, good }) => seat === toldAs(message, "seat") && good === "food" && round <= last)
    .map(({ round, seat, good }, place) => ({
      token: token("good", good),
      from: [{ ...seatOf(seat), size: 0.5 }],
      to: [{ anchor: `round-${round}`, y: 0.7, size: TINY }],
      fades: true,
      wait: { piece: 0.5, beat: place },
    }));
}
