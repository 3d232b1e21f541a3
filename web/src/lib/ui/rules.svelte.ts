/** The rules of a game, its notation or its player aid, in the reader's language, fetched once a language. */
import { get, refused } from "../api/client";
import type { Message, Rules } from "../api/types";
import { speaker } from "../words/speaker.svelte";

const fetched = new Map<string, Rules>();

export class RulesPage {
  rules = $state.raw<Rules | null>(null);
  trouble = $state.raw<Message | null>(null);

  constructor(
    readonly game: string,
    readonly kind: "rules" | "notation" | "aid" = "rules",
  ) {
    $effect(() => void this.load());
  }

  async load(): Promise<void> {
    const address = `/api/rules/${encodeURIComponent(this.game)}?language=${speaker.language}&page=${this.kind}`;
    this.trouble = null;
    try {
      const rules = fetched.get(address) ?? (await get<Rules>(address));
      fetched.set(address, rules);
      this.rules = rules;
    } catch (wrong) {
      this.trouble = refused(wrong);
    }
  }
}
