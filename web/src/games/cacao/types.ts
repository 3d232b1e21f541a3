/** What a view of Cacao holds. */
export interface Lying {
  jungle?: string | null;
  seat?: number | null;
  /** Workers on the sides N, E, S, W, as the tile lies. */
  tile?: string | null;
  under?: string | null;
}
export interface Edge {
  seat: number;
  space: string;
  side: string;
}
export interface Unseen {
  hands: number[];
  piles: number[];
  workers: Record<string, number>[];
  jungle: Record<string, number>;
}
export interface Position {
  options: { players?: number; first_seat?: number | null; gold?: string };
  turn: number;
  active: number;
  phase: string;
  held?: number[];
  map: Record<string, Lying>;
  placed?: string | null;
  to_fill?: string[];
  filled?: string[];
  edges?: Edge[];
  gold: (number | null)[];
  fruits: number[];
  suns: number[];
  water: number[];
  display?: string[];
  hands: (string[] | null)[];
  piles?: string[][] | null;
  jungle_pile?: string[] | null;
  unseen?: Unseen | null;
}
export interface View {
  seat: number | null;
  position: Position;
  waiting: number[];
}
export interface Scores {
  totals: number[];
  winners: number[];
  gold: (number | null)[];
  temples: { space: string; workers: number[]; gold: number[] }[];
  suns: number[];
  water: number[];
  fruits: number[];
}
