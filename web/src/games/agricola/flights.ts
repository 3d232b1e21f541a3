/**
 * What flies when the table changes: people to spaces and back home, goods to the seat that takes them, promised goods
 * to future rounds. Only real changes fly; a preview just appears.
 */
import type { Message, Token } from "$lib/api/types";
import type { Flight, Spot } from "$lib/motion/flight";
import { argumentOf } from "./describe";
import { family } from "./farm/family";
import type { Position, View } from "./types";

const token = (kind: string, value: number | string): Token => ({ kind, value, is: "token" });
const seatOf = (seat: unknown): Spot => ({ anchor: `seat-${seat}` });

const PLACED = "agricola-event-person-placed";

/** The position and size of a person in a room. */
const IN_ROOM = { y: 0.62, size: 0.54 };
const roomsOf = (position: Position, seat: number) => position.farms[seat]?.rooms?.length ?? 2;
/** A person's place in a room if that farm is shown, otherwise the seat. */
const home = (seat: number, room: number): Spot[] => [
  { anchor: `home-${seat}-${room}` },
  { anchor: `room-${seat}-${room}`, ...IN_ROOM },
  seatOf(seat),
];
/** A person's place on a space, or where it would be. */
const standing = (space: string, seat: number): Spot[] => [
  { anchor: `person-${space}-${seat}` },
  { anchor: `space-${space}`, x: 0.82, y: 0.6, size: 0.55 },
];
/** Goods on a space or on a round card are smaller than the space. */
const SMALL = 0.35;
const TINY = 0.15;
const goods = (seat: unknown, good: unknown): Spot[] => [{ anchor: `${good}-${seat}` }, seatOf(seat)];

export function flights(_before: View, after: View, messages: readonly Message[], settled: View): Flight[] {
  const [was, is] = [settled.position, after.position];
  // No flights after a jump to another round.
  if (!messages.length || is.round < was.round || is.round > was.round + 1) return [];
  const come = messages.flatMap((message, place) => happened(was, is, message, place));
  return [...come, ...gone(was, is, messages)];
}

function happened(was: Position, is: Position, message: Message, place: number): Flight[] {
  const [seat, good, space] = ["seat", "good", "space"].map((name) => argumentOf(message, name));
  const wait = { beat: place };
  if (message.id === PLACED) return [placed(was, is, String(space), Number(seat), wait)];
  if (message.id === "agricola-event-family-grew") return born(is, Number(seat), wait);
  if (message.id === "agricola-event-food-promised") return promised(was, is, message);
  if (message.id === "agricola-event-goods-moved") {
    const from = goods(seat, good);
    return [
      { token: token("good", String(good)), from, to: goods(argumentOf(message, "to"), good), fades: true, wait },
    ];
  }
  const lay: Record<string, Spot> = {
    "agricola-event-goods-taken": { anchor: `space-${space}`, size: SMALL },
    "agricola-event-promise-kept": { anchor: `round-${was.round + 1}`, size: TINY },
    "agricola-event-card-promise-kept": { anchor: `round-${was.round + 1}`, size: TINY },
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

/** A person leaves the first occupied room; if they are already home again, only the way to work is shown. */
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

/** A newborn comes from the supply to its parent's side. */
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

/** Everybody goes home together, after the last person has arrived at work. */
function gone(was: Position, is: Position, messages: readonly Message[]): Flight[] {
  const last = messages
    .filter(({ id }) => id === PLACED)
    .map((message) => ({ space: String(argumentOf(message, "space")), seat: Number(argumentOf(message, "seat")) }));
  const [before, now] = [at(was, "people"), at(is, "people")];
  const worked = [...before, ...last.filter((one) => !isAmong(before, one))].filter((one) => !isAmong(now, one));
  const [children, stay] = [at(was, "newborns"), at(is, "newborns")];
  const wait = last.length ? { piece: 1 } : {};
  const all = [...worked, ...children.filter((child) => !isAmong(stay, child))];
  return all.map(({ space, seat }, place) => {
    // From the last room, in drawing order.
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

/** Goods promised to a seat go to their round cards. */
function promised(was: Position, is: Position, message: Message): Flight[] {
  const last = was.round + Number(argumentOf(message, "rounds"));
  return (is.promised ?? [])
    .filter(({ round, seat, good }) => seat === argumentOf(message, "seat") && good === "food" && round <= last)
    .map(({ round, seat, good }, place) => ({
      token: token("good", good),
      from: [{ ...seatOf(seat), size: 0.5 }],
      to: [{ anchor: `round-${round}`, y: 0.7, size: TINY }],
      fades: true,
      wait: { piece: 0.5, beat: place },
    }));
}
