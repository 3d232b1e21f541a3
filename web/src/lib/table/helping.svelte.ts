/** Help for a seat: the answers marked for its question, and whether we are the helper. */
import type { Choice, Hint, Rights } from "../api/types";
import type { LiveTable } from "../live.svelte";

export const TOKENS = 3;
const NONE: readonly Hint[] = [];

export class Helping {
  constructor(
    readonly live: LiveTable,
    private readonly rights: () => Rights,
  ) {}

  /** Whether we are a helper, who marks answers and gives none. */
  helps = $derived.by<boolean>(() => {
    const { seat } = this.live;
    const { plays, helps } = this.rights();
    return seat !== null && helps.includes(seat) && !plays.includes(seat);
  });
  /** Whether bots may help, with hints or by marking answers. */
  bots = $derived.by<boolean>(() => this.live.now?.hints !== false);
  byBot = $derived.by<boolean>(() => this.live.now?.help?.source === "bot");
  #current = $derived.by(() => {
    const { suggestions, now } = this.live;
    return suggestions?.decision && suggestions.decision === now?.decision?.id ? suggestions : null;
  });
  marked = $derived.by<readonly Hint[]>(() => this.#current?.hints ?? NONE);
  left = $derived.by<number>(() => TOKENS - this.marked.length);
  /** The player's choices, if limited to marked answers. */
  choices = $derived.by<Choice[] | null>(() => (this.helps ? null : (this.#current?.choices ?? null)));

  isMarked(action: string | null): boolean {
    return this.marked.some((hint) => hint.action === action);
  }
}
