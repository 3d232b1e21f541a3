/** The family members at home: those who aren't on an action space or on a card. */
import type { Position } from "../types";

export function family(position: Position, seat: number): { people: number; home: number; born: number } {
  const farm = position.farms[seat];
  const people = farm?.people ?? 0;
  const standing = Object.values(position.spaces ?? {}).flatMap((space) => [
    ...(space.people ?? []),
    ...(space.newborns ?? []),
  ]);
  const away = standing.filter((other) => other === seat).length;
  const lying = Object.values(position.spaces ?? {}).some((space) => space.newborns?.includes(seat));
  const home = Math.max(0, people - away - (farm?.away ?? 0));
  return { people, home, born: lying ? 0 : Math.min(farm?.newborns ?? 0, home) };
}
