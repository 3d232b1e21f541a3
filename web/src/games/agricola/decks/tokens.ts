/** Tokens of the event decks on action spaces. */
import type { Position } from "../types";

/** Not in every position yet: marks of cards on spaces, and fairies that nobody has taken. */
interface Marked {
  marked?: boolean | string[];
  free_fairies?: number;
}

/** The pieces on a space: the pitchfork, a candy for each seat that has put one there, fairies on their card. */
export function tokensOn(position: Position, space: string, isLaid: boolean): string[] {
  const here = position.spaces?.[space] as Marked | undefined;
  const farms = position.farms as readonly Marked[];
  const candies = farms.filter(({ marked }) => Array.isArray(marked) && marked.includes(space));
  const { free_fairies = 0 } = position as Marked;
  return [
    ...(here?.marked ? ["pitchfork"] : []),
    ...candies.map(() => "candy"),
    ...(isLaid && space.startsWith("fairy") ? Array<string>(free_fairies).fill("fairy") : []),
  ];
}
