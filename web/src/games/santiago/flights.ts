/**
 * What flies when the table changes. Pieces come from the difference of two positions, real or previewed. Coins come
 * from the messages, because totals don't show who paid whom.
 */
import type { Message, Token } from "$lib/api/types";
import type { Flight, Spot } from "$lib/motion/flight";
import { farmerSpots } from "./geometry";
import type { Ground, Position, Proposal, View } from "./types";

const token = (kind: string, value: number | string): Token => ({ kind, value, is: "token" });
const seat = (number: number): Spot => ({ anchor: `seat-${number}` });
/** Flying coins are large enough for their number. */
const money = (number: number): Spot => ({ anchor: `money-${number}`, size: 1.6 });
/** The bank, or a corner of the board if none is drawn. */
const BANK: Spot[] = [
  { anchor: "bank", size: 1.2 },
  { anchor: "board", x: 0, y: 1, size: 0.05 },
];
const coin = (amount: number) => token("coin", amount);
/** The aspect ratio of canals and sticks. */
const LONG = 4;
const STICK = 0.83;

export function flights(before: View, after: View, messages: readonly Message[]): Flight[] {
  const [was, is] = [before.position as Position, after.position as Position];
  // No flights when going back to an earlier round.
  if (is.round < was.round) return [];
  return [
    ...tiles(was, is),
    ...farmersGone(was, is),
    ...canals(was, is),
    ...proposals(was, is, messages),
    ...paid(messages),
  ];
}

const isPlanted = (ground: Ground | undefined) => Boolean(ground?.tile) && ground?.tile !== "desert";

/** A tile comes from the offer, then its farmers from their seat. */
function tiles(was: Position, is: Position): Flight[] {
  return Object.entries(is.board ?? {}).flatMap(([square, ground]) => {
    if (!isPlanted(ground) || was.board?.[square]?.tile === ground.tile) return [];
    const owner = typeof ground.seat === "number" ? [seat(ground.seat)] : [];
    const name = ground.tile!;
    const laid: Flight = {
      token: token("plantation-tile", name),
      from: [{ anchor: `plantation-tile-${name}` }, ...owner],
      to: [{ anchor: square }],
      piece: `tile-${square}`,
    };
    return [laid, ...farmersCome(square, ground)];
  });
}

function farmersCome(square: string, { tile, seat: owner, farmers = 0 }: Ground): Flight[] {
  if (typeof owner !== "number") return [];
  return farmerSpots(tile ?? "")
    .slice(0, farmers)
    .map((spot, place) => ({
      token: token("seat", owner),
      from: [seat(owner)],
      to: [{ anchor: square, ...spot }],
      piece: `farmer-${square}-${place}`,
      wait: { piece: 0.6, beat: place },
    }));
}

/** Lost farmers go home, after this move's water animation. */
function farmersGone(was: Position, is: Position): Flight[] {
  const flowed = (is.canals?.length ?? 0) > (was.canals?.length ?? 0);
  return Object.entries(was.board ?? {}).flatMap(([square, ground]) => {
    const now = is.board?.[square];
    const { tile, seat: owner, farmers = 0 } = ground;
    const left = now?.tile === tile ? (now?.farmers ?? 0) : 0;
    if (!now?.tile || typeof owner !== "number" || left >= farmers) return [];
    return farmerSpots(tile ?? "")
      .slice(left, farmers)
      .map((spot) => ({
        token: token("seat", owner),
        from: [{ anchor: square, ...spot }],
        to: [seat(owner)],
        fades: true,
        wait: flowed ? { piece: 1, flow: 0.85 } : {},
      }));
  });
}

/** A canal comes from the supply, or from the seat whose additional canal it was. */
function canals(was: Position, is: Position): Flight[] {
  const old = new Set(was.canals);
  const spent = was.extra_canals.filter((owner) => !is.extra_canals.includes(owner));
  return (is.canals ?? [])
    .filter((canal) => !old.has(canal))
    .map((canal) => ({
      token: token("canal", canal),
      from: [...spent.map((owner) => ({ anchor: `canal-${owner}` })), { anchor: "supply" }, seat(is.overseer)],
      to: [{ anchor: canal }],
      long: LONG,
      fades: true,
    }));
}

/** Sticks and bribes come from their seats; after the decision, the sticks go back and the coins to their new owner. */
function proposals(was: Position, is: Position, messages: readonly Message[]): Flight[] {
  const has = (made: Proposal[] | undefined, one: Proposal) =>
    made?.some(({ seat: other, segment }) => other === one.seat && segment === one.segment);
  const come = (is.proposals ?? []).filter((one) => !has(was.proposals, one));
  const gone = (was.proposals ?? []).filter((one) => !has(is.proposals, one));
  const taken = new Set(
    messages.filter(({ id }) => id.endsWith("-bribe-paid")).map((message) => number(message, "seat")),
  );
  return [
    ...come.flatMap(({ seat: from, segment, bribe }): Flight[] => {
      const alone = !was.proposals?.some((other) => other.segment === segment);
      const stick = {
        token: token("stick", from),
        from: [seat(from)],
        to: [{ anchor: segment, size: STICK }],
        long: LONG,
      };
      const offer = { token: coin(bribe), from: [money(from)], to: [{ anchor: `coin-${segment}` }], wait: { beat: 1 } };
      return [
        { ...stick, ...(alone ? { piece: `stick-${segment}` } : {}) },
        { ...offer, ...(alone ? { piece: `coin-${segment}` } : {}) },
      ];
    }),
    ...(messages.length ? gone : []).flatMap(({ seat: from, segment, bribe }): Flight[] => [
      {
        token: token("stick", from),
        from: [{ anchor: segment, size: STICK }],
        to: [{ ...seat(from), size: 0.5 }],
        long: LONG,
        fades: true,
      },
      ...(bribe
        ? [
            {
              token: coin(bribe),
              from: [{ anchor: `coin-${segment}` }],
              to: [money(taken.has(from) ? is.overseer : from)],
              fades: true,
              wait: { beat: 1 },
            },
          ]
        : []),
    ]),
  ];
}

/** Payments to and from the bank. */
function paid(messages: readonly Message[]): Flight[] {
  return messages.flatMap((message): Flight[] => {
    const payer = number(message, "seat");
    const amount = number(message, "amount") || number(message, "price");
    const kind = message.id.replace("santiago-event-", "");
    if (PAYMENTS.has(kind) && amount) {
      return [{ token: coin(amount), from: [money(payer)], to: BANK, fades: true }];
    }
    if (kind !== "income-paid") return [];
    return Array.from({ length: MOST_SEATS }, (_, each) => ({
      token: coin(amount),
      from: BANK,
      to: [money(each)],
      fades: true,
      wait: { beat: each },
    }));
  });
}

const PAYMENTS = new Set(["bid-paid", "proposals-rejected", "canal-paid"]);
/** The maximum number of players; a coin for a seat that isn't there has no anchor and doesn't fly. */
const MOST_SEATS = 5;

function number(message: Message, name: string): number {
  const value = message.args?.[name];
  if (typeof value === "number") return value;
  return value && typeof value === "object" && "kind" in value ? Number(value.value) : 0;
}
