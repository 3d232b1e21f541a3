/** Why the middle card on a phone can't be played, for the green button. */
import { speaker, t } from "$lib/words/speaker.svelte";
import type { Held } from "./cards";

/** The action space where each kind of card is played. */
export const PLAYED_AT = {
  occupation: "lessons",
  minor: "meeting-place",
  major: "major-improvement",
  event: "", // drawn, never played
};

/** The one thing that is missing, in words; empty for a playable card. */
export function missing(card: Held): string {
  if (card.standing !== "no") return "";
  if (card.elsewhere)
    return t("agricola-client-played-at", { space: t("name-space", { value: PLAYED_AT[card.kind] }) });
  if (card.needs && !card.met) return t("agricola-client-needs", { needs: card.needs });
  if (!card.short.length) return "";
  const goods = card.short.map(([good, amount]) => t("agricola-noun-goods", { good, amount }));
  return t("agricola-client-short", { goods: new Intl.ListFormat(speaker.language).format(goods) });
}

class Lacking {
  /** The button's text; empty if it should ask for a choice. */
  words = $state("");
}

export const lacking = new Lacking();
