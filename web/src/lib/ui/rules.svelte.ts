/** A game's rules, notation, player aid or glossary in the reader's language, loaded once per language. */
import { get, refused } from "../api/client";
import type { Message, Rules } from "../api/types";
import { speaker } from "../words/speaker.svelte";

const fetched = new Map<string, Rules>();

export class RulesPage {
  rules = $state.raw<Rules | null>(null);
  trouble = $state.raw<Message | null>(null);

  constructor(
    readonly game: string,
    readonly kind: "rules" | "notation" | "aid" | "glossary" = "rules",
  ) {
    $effect(() => void this.load());
  }

  async load(): Promise<void> {
    const url = `/api/rules/${encodeURIComponent(this.game)}?language=${speaker.language}&page=${this.kind}`;
    this.trouble = null;
    try {
      const rules = fetched.get(url) ?? (await get<Rules>(url));
      fetched.set(url, rules);
      this.rules = rules;
    } catch (wrong) {
      this.trouble = refused(wrong);
    }
  }
}
