/** The places where a farm's animals live, and the spaces where those are drawn. */
import type { Farm } from "../types";
import type { Place } from "./housing";
import { cellsOf, wordOf } from "./yard";

const HOUSE = /^house-(\d+)$/;

/** Pastures, unfenced stables, and the remaining single places in the house. */
export function placesOf(farm: Farm, capacities: readonly number[], loose: number): Place[] {
  const pastures = farm.pastures ?? [];
  const open = (farm.stables ?? []).filter((cell) => !pastures.some((pasture) => pasture.includes(cell)));
  return [
    ...pastures.map((cells, number) => ({ name: wordOf(cells), room: capacities[number] ?? 0 })),
    ...open.map((name) => ({ name, room: 1 })),
    ...Array.from({ length: Math.max(0, loose - open.length) }, (_, number) => ({ name: `house-${number}`, room: 1 })),
  ];
}

/** The first pet is in the newest room, the next one in the room before it. */
export const petRoom = (number: number, rooms: readonly string[]) => rooms.at(-1 - number);

export const isHouse = (place: string) => HOUSE.test(place);

/** The spaces where a place is drawn. */
export function spacesOf(place: string, rooms: readonly string[]): string[] {
  const pet = HOUSE.exec(place)?.[1];
  if (pet === undefined) return cellsOf(place);
  const room = petRoom(Number(pet), rooms);
  return room ? [room] : [];
}
