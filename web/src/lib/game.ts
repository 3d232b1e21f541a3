/** What a game brings along for its table: pictures of its things, and nothing of its rules. */
import type { Component } from "svelte";
import type { Line, Message, Token, Verdict } from "./api/types";
import type { Answer } from "./legal";
import type { Flight } from "./motion/flight";
import type { Item } from "./scores/item";
import { pictures } from "./sprite";
import type { Consequence } from "./table/dock/consequences";
import type { Lesson } from "./table/lesson";

/** An answer that the bot advises: the number on its sign, the words of its notation, and why, in a sentence. */
export interface Advised {
  number: number;
  words: readonly string[];
  why: string;
}

/** What is advised, by the word where its sign stands. */
export function signs(advised: readonly Advised[], stands: (word: string) => boolean): Map<string, Advised[]> {
  const found = new Map<string, Advised[]>();
  for (const each of advised)
    for (const word of each.words.filter(stands)) found.set(word, [...(found.get(word) ?? []), each]);
  return found;
}

/** A place in words, and why it is advised. */
export const withReasons = (words: string, advised: readonly Advised[] = []) =>
  [advised.length ? `${words}.` : words, ...advised.map(({ why }) => why)].join(" ");

/** What is legal too but hardly ever helps, so that a game offers it out of the way; given in one go. */
export interface Aside {
  answers: readonly Answer[];
  /** What an answer would do; null if that can't be told. */
  preview: (action: string) => Promise<Verdict | null>;
  play: (action: string) => void;
}

export interface BoardProps {
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  view: any;
  /** All legal answers; empty for those who only look. */
  legal: readonly Answer[];
  /** The words that were picked so far. */
  picked: readonly string[];
  /** The view as it would be after the picked answer. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  preview: any;
  /** What the picked answer would bring, in words. */
  told: readonly Message[];
  /** Nothing for spectators. */
  aside?: Aside;
  /** What just happened, to be marked. */
  last: readonly Message[];
  /** The last move of each seat, which stays outlined until its next one. */
  stays?: readonly Message[];
  /** What the seats are called. */
  names: string[];
  /** Places to frame: those that a line of the log names. */
  framed: readonly string[];
  /** What is advised, to be marked with signs; nothing unless somebody wants advice. */
  advised?: readonly Advised[];
  /** A word is touched. By a second touch the answer is done, if it is whole; what is only put back by it is
   *  `changeable`: a card of a hand, a piece of something that is put together. */
  onpick: (word: string, changeable?: boolean) => void;
  /** A word is touched that is in no legal answer: somebody wants to know why not. It stands for the answer that would
   *  have it in the place of one that looks like it (`c4` for `h1`); what has no such shape is told as a whole answer. */
  onwhy?: (word: string) => void;
  /** A word is pointed at, by the mouse or by the focus of the keyboard; or none any more. */
  onpoint?: (word?: string, focused?: boolean) => void;
}

/** What a question is about, and what of its answers is chosen there. */
export type StakeProps = Pick<BoardProps, "view" | "legal" | "picked" | "preview"> & {
  /** A whole answer is chosen, word by word in its order; nothing takes it back. */
  onchoose: (words: string[]) => void;
  /** Several whole answers are chosen, to be given in one go; and what the green button then says. */
  onchooseall: (actions: readonly string[], said?: Message) => void;
};
/** What a seat has before it. */
export type OwnProps = Pick<BoardProps, "view" | "preview" | "names"> & {
  /** Whether it belongs to whoever looks. */
  mine?: boolean;
};
/** What it chooses from; those who only look choose nothing. */
export type HandProps = Pick<BoardProps, "view" | "legal" | "picked" | "preview"> &
  Partial<Pick<BoardProps, "onpick">> & {
    /** Commit the answer in the making, and pick these words of what is asked next. */
    onnext?: (words: string[]) => void;
  };

/** What a game brings. Its `table.css` lays out `main.match.<game>`; without one, the table has Santiago's layout: a rail,
 *  the board, the seats and a low dock under the board. */
export interface GameClient {
  Board: Component<BoardProps>;
  /** Whether the dock is tall enough beside the board to list all hints. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  tallDock?: (view: any) => boolean;
  /** What a seat has: one line beside its name. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  SeatFacts: Component<{ view: any; seat: number }>;
  /** What lies beside the board, if something does: supplies, piles. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  Aside?: Component<{ view: any }>;
  /** Below the board, if the game has such things: the own board of a seat, and what it holds. */
  Own?: Component<OwnProps>;
  Hand?: Component<HandProps>;
  /** The first words of those answers that are chosen there and on the board, or on the board alone: the dock has no
   *  buttons for them, and asks only for a number. */
  onHand?: ReadonlySet<string>;
  onBoard?: ReadonlySet<string>;
  /** Whether every place can be picked on the board, by the keyboard too, so that the dock lists none. */
  placesOnBoard?: boolean;
  /** Whether the only thing to do needs no card in the dock if its places can be tapped on the board. */
  loneOnBoard?: boolean;
  /** The first words of those answers that decline: each has its place between undo and the green button, which is kept
   *  free where there is nothing to decline. */
  declines?: ReadonlySet<string>;
  /** The words that are picked already when a question comes, where most people want the same; null if nothing is. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  preset?: (view: any, legal: readonly Answer[]) => string[] | null;
  /** What the question in the dock is about, if one should see it there. */
  Stake?: Component<StakeProps>;
  /** The picture of a thing of the game. */
  Picture: Component<{ token: Token; size?: number }>;
  /** What is shown of a thing that is inspected, by its `data-inspect="kind:value"`: its illustrated card; a `short`
   *  one where it accompanies an answer. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  Card?: Component<{ token: Token; view: any; names?: string[]; aside?: Aside | undefined; short?: boolean }>;
  /** The lines of the log by entry, and how an entry looks; without them, every line is one. */
  gather?: (lines: readonly Line[]) => Line[][];
  Entry?: Component<{ lines: readonly Line[]; names: string[] }>;
  /** The chips that tell what an answer does, if the game makes its own. */
  chips?: (verdict: Verdict, mine: number | null) => Consequence[];
  /** The kinds of tokens that are shown by their picture where they can be chosen. */
  pictured: ReadonlySet<string>;
  /** What stands in sentences by its picture, because its name is only a notation; and how it is told to those who
   *  listen. The seat is the one of which the sentence tells. */
  depicted?: (token: Token, seat: number | null) => { picture: Token; words: string; place?: boolean } | null;
  /** The picture of a good that a line of the log names: of a token, or of a number by the name of its argument. */
  good?: (token: Token) => Token | null;
  /** A place of the board in words, for a list of them. */
  place: (word: string) => string;
  /** Shorter words for answers whose places one sees on the board, by the ids of the long ones; none if one sees it all. */
  short: Readonly<Record<string, string>>;
  /** What the green button says instead of asking for a choice: what the thing in sight lacks. */
  lacking?: () => string;
  /** The first lesson. */
  lesson: Lesson;
  /** The score sheet, item by item; an item that is pointed at names its places. */
  Sheet: Component<{
    // biome-ignore lint/suspicious/noExplicitAny: each game's own scores
    scores: any;
    names: string[];
    /** Whether the match is over, so that somebody has won. */
    final?: boolean;
    onfocus?: (places: string[]) => void;
  }>;
  /** The lines of that sheet once the match is over: they are counted one after another. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own scores
  items: (scores: any) => Item[];
  /** What travels from one view to the next, of which the messages tell. The view before may be one that somebody only
   *  considered; the last is how the table really was. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  flights: (before: any, after: any, told: readonly Message[], settled: any) => Flight[];
  /** All rounds at a glance, for the bar; without it they are told in words. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  Rounds?: Component<{ view: any }>;
  /** The steps of a round, by message id, which of them it is, and how the rounds are counted in words; where there are
   *  too many for a sign each (`long`), a bar shows how far they have come. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  steps: (view: any) => { ids: string[]; now: number; round: number; rounds: number; counted?: string; long?: boolean };
}

/** The thing that a message is about, if it has a picture: where it is chosen one sees it. */
export function picturedIn(client: GameClient, message: Message, seat: number | null): Token | undefined {
  for (const value of Object.values(message.args ?? {})) {
    if (typeof value !== "object" || !("kind" in value)) continue;
    if (client.pictured.has(value.kind)) return value;
    const depicted = client.depicted?.(value, seat ?? 0);
    if (depicted && !depicted.place) return depicted.picture;
  }
  return undefined;
}

const clients: Record<string, () => Promise<{ client: GameClient }>> = {
  santiago: () => import("../games/santiago"),
  cacao: () => import("../games/cacao"),
  agricola: () => import("../games/agricola"),
};

export async function gameClient(game: string): Promise<GameClient> {
  const found = clients[game];
  if (!found) throw new Error(`no client for ${game}`);
  const { client } = await found();
  await pictures();
  return client;
}
