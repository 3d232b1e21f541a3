/** What a game adds to the client: its board and pictures, but no rules. */
import type { Component, Snippet } from "svelte";
import type { Choice, Line, Message, PrintedCard, Token, Verdict } from "./api/types";
import type { Answer } from "./legal";
import type { Flight } from "./motion/flight";
import type { Item } from "./scores/item";
import { pictures } from "./sprite";
import type { Consequence } from "./table/dock/consequences";
import type { Lesson } from "./table/lesson";

/** A hint: the number on its sign, the words of its notation, and the reason. */
export interface Advised {
  number: number;
  words: readonly string[];
  why: string;
}

/** Hints by the word that gets their sign. */
export function signs(advised: readonly Advised[], stands: (word: string) => boolean): Map<string, Advised[]> {
  const found = new Map<string, Advised[]>();
  for (const each of advised)
    for (const word of each.words.filter(stands)) found.set(word, [...(found.get(word) ?? []), each]);
  return found;
}

/** A place in words, with the reasons of its hints. */
export const withReasons = (words: string, advised: readonly Advised[] = []) =>
  [advised.length ? `${words}.` : words, ...advised.map(({ why }) => why)].join(" ");

/** Legal answers that hardly ever help, which a game offers out of the way and plays with one tap. */
export interface Aside {
  answers: readonly Answer[];
  /** What an answer would do; null if it is no longer legal. */
  preview: (action: string) => Promise<Verdict | null>;
  play: (action: string) => void;
}

/** Automatic answers: the current ones, by kind of decision or topic, and how to set or cancel one. */
export interface Planning {
  plans: Readonly<Record<string, string>>;
  plan: (kind: string, action: string | null) => void;
}

export interface BoardProps {
  /** What a seat's row says besides its name: whether a bot plays it, and its clock. For games that draw seats. */
  about?: Snippet<[seat: number]>;
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  view: any;
  /** All legal answers; empty for spectators. */
  legal: readonly Answer[];
  /** The same, also those that can't be made with what the table shows. */
  every?: readonly Answer[];
  /** The words picked so far. */
  picked: readonly string[];
  /** The view after the picked answer. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  preview: any;
  /** The log lines of the picked answer. */
  lines: readonly Message[];
  /** Undefined for spectators. */
  aside?: Aside;
  /** Undefined for spectators and helpers. */
  planning?: Planning;
  /** The last events, to be marked. */
  last: readonly Message[];
  /** Each seat's last move, which stays outlined until its next one. */
  stays?: readonly Message[];
  /** In a replay, the seat whose decision is judged: the answers, the hints and what is framed are that seat's. */
  decider?: number | undefined;
  /** The seats' names. */
  names: string[];
  /** Places to frame, named by a log line. */
  framed: readonly string[];
  /** Hints to mark with signs, if requested. */
  advised?: readonly Advised[];
  /** Called when a word is tapped. A second tap plays the answer if it is complete. If it should only deselect the word,
   *  as with a hand card or a piece of a larger choice, pass `changeable`. */
  onpick: (word: string, changeable?: boolean) => void;
  /** Choose several complete answers to send together, and the green button's label. None deselects them. */
  onchooseall?: (actions: readonly string[], said?: Message) => void;
  /** Called when a word is tapped that is in no legal answer, to ask why. It stands for a legal answer with a word of the
   *  same shape replaced (`c4` for `h1`); if there is none, pass a whole answer. */
  onwhy?: (word: string) => void;
  /** Called when a word is hovered or focused, and without one when that ends. */
  onpoint?: (word?: string, focused?: boolean) => void;
}

/** The props of a component that shows what a question is about, where answers may be chosen. */
export type StakeProps = Pick<BoardProps, "view" | "legal" | "every" | "picked" | "preview" | "planning"> &
  Required<Pick<BoardProps, "onchooseall">> & {
    /** Choose a complete answer, as its words in order; none deselects it. */
    onchoose: (words: string[]) => void;
    names?: string[];
  };
/** The props of a seat's own board. */
export type OwnProps = Pick<BoardProps, "view" | "preview" | "names"> & {
  /** Whether it belongs to the viewer. */
  mine?: boolean;
};
/** The props of a seat's hand; spectators choose nothing. */
export type HandProps = Pick<BoardProps, "view" | "legal" | "picked" | "preview"> &
  Partial<Pick<BoardProps, "onpick">> & {
    /** Play the current answer, and pick these words for the next question. */
    onnext?: (words: string[]) => void;
  };

/** The props of what is shown over the table for a moment. */
export interface MomentsProps {
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  view: any;
  /** All lines of the log. */
  lines: readonly Line[];
  names: string[];
  /** The id of the viewer's question. */
  asked?: string | undefined;
}

/** The props of an answer that is drawn on its card in the dock. */
export interface DrawnProps {
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  view: any;
  words: readonly string[];
  legal: readonly Answer[];
  names: string[];
}

/** A game's score sheet. */
export type ScoreTable = Component<{
  // biome-ignore lint/suspicious/noExplicitAny: each game's own scores
  scores: any;
  names: string[];
  /** Whether the game is over. */
  final?: boolean;
  onfocus?: (places: string[]) => void;
}>;

/** A game's part of the client. Its `table.css` lays out `main.match.<game>`; without one, the table has Santiago's
 *  layout: a rail, the board, the seats and a low dock under the board. */
export interface GameClient {
  Board: Component<BoardProps>;
  /** Whether the dock is tall enough to list all hints. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  tallDock?: (view: any) => boolean;
  /** What a seat has, on one line next to its name. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  SeatFacts: Component<{ view: any; seat: number }>;
  /** What is next to the board, if anything: supplies, piles. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  Aside?: Component<{ view: any }>;
  /** Below the board, if the game has them: a seat's own board, and its hand. */
  Own?: Component<OwnProps>;
  Hand?: Component<HandProps>;
  /** The verbs of answers that are chosen in the hand and on the board, or only on the board: the dock has no buttons for
   *  them and asks only for a number. */
  onHand?: ReadonlySet<string>;
  onBoard?: ReadonlySet<string>;
  /** The verbs of answers whose number is chosen there, too. */
  countedOnBoard?: ReadonlySet<string>;
  /** Whether the dock lists nothing: every place can be picked on the board, also by keyboard, and what isn't a place is
   *  drawn in `Stake`. */
  placesOnBoard?: boolean;
  /** Whether automatic answers are set on the board, so that they need no tab. */
  plansOnBoard?: boolean;
  /** Draws answers on their cards in the dock, instead of saying them; by verb, and loaded only for these. */
  drawn?: Readonly<Record<string, () => Promise<{ default: Component<DrawnProps> }>>>;
  /** Draws a card that can be chosen between two games of a series, by the notation of its answer. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  seriesCard?: () => Promise<{ default: Component<{ view: any; name: string }> }>;
  /** The choices that can be made now, if that depends on what the table shows. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  among?: (view: any, choices: Choice[]) => Choice[];
  /** Whether a single choice needs no card in the dock if its places can be tapped on the board. */
  loneOnBoard?: boolean;
  /** The verbs of answers that decline: their button is between undo and the green button, and its place stays empty if
   *  there is nothing to decline. */
  declines?: ReadonlySet<string>;
  /** The words to preselect when a question comes up, if most people want the same; null for none. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  preset?: (view: any, legal: readonly Answer[]) => string[] | null;
  /** What the dock shows about its question. */
  Stake?: Component<StakeProps>;
  /** The picture of a game piece. */
  Picture: Component<{ token: Token; size?: number }>;
  /** The info card of something with `data-inspect="kind:value"`; a `short` one if it accompanies an answer. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  Card?: Component<{ token: Token; view: any; names?: string[]; aside?: Aside | undefined; short?: boolean }>;
  /** What has just happened, if it deserves a moment of its own. */
  Moments?: Component<MomentsProps>;
  /** Groups log lines into entries, and draws an entry; without them, every line is one. */
  gather?: (lines: readonly Line[]) => Line[][];
  Entry?: Component<{ lines: readonly Line[]; names: string[] }>;
  /** The game's own consequence chips, if it has any. */
  chips?: (verdict: Verdict, mine: number | null) => Consequence[];
  /** The kinds of tokens that choices show as pictures. */
  pictured: ReadonlySet<string>;
  /** The picture that replaces a token in sentences, because its name is only notation, and its text for screen readers.
   *  `seat` is the seat that the sentence is about. */
  depicted?: (token: Token, seat: number | null) => { picture: Token; words: string; place?: boolean } | null;
  /** The picture of a good in a log line, from a token, or from the argument name of a number. */
  good?: (token: Token) => Token | null;
  /** A place in words, for a list. */
  place: (word: string) => string;
  /** Shorter labels for answers whose places are visible on the board, by the ids of the long ones; empty for no label. */
  short: Readonly<Record<string, string>>;
  /** What the green button says instead of asking for a choice: what the visible card lacks. */
  lacking?: () => string;
  /** The lessons by name, loaded only where they are taken; the first has none. */
  lessons: Readonly<Record<string, () => Promise<{ lesson: Lesson }>>>;
  /** The score sheet by item, loaded only where it is shown; hovering an item reports its places. */
  sheet: () => Promise<{ default: ScoreTable }>;
  /** All cards of the game, to look through, if it has any. Loaded only where it is shown. */
  gallery?: () => Promise<{ default: Component<{ cards: readonly PrintedCard[] }> }>;
  /** The lines of the sheet, to count one by one when the game is over. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own scores
  items: (scores: any) => Item[];
  /** What flies from one view to the next, given the messages in between. The view before may be a preview; `settled` is
   *  the last real view. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  flights: (before: any, after: any, messages: readonly Message[], settled: any) => Flight[];
  /** An overview of the rounds, for the bar; without it, they are shown as text. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  Rounds?: Component<{ view: any }>;
  /** The steps of a round as message ids, the current one, and the message that counts the rounds; if there are too many
   *  for a pip each (`long`), a bar shows the progress. */
  // biome-ignore lint/suspicious/noExplicitAny: each game's own view
  steps: (view: any) => { ids: string[]; now: number; round: number; rounds: number; counted?: string; long?: boolean };
}

/** The token in a message that has a picture, if any. */
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
