/** Descriptions of a table for lists. */
import type { GameInfo, TableCard } from "../api/types";
import { speaker, t } from "../words/speaker.svelte";
import { lengthOf } from "./draft.svelte";
import { labelOf } from "./opening";

/** The options that differ from the defaults, in words, except for the number of players. */
export function agreed(card: Pick<TableCard, "game" | "options">, game: GameInfo | undefined): string[] {
  return (game?.fields ?? []).flatMap((field) => {
    const value = card.options[field.name];
    if (field.name === "players" || value === undefined || value === field.default) return [];
    const label = labelOf(card.game, field);
    const said =
      field.kind === "choice"
        ? t(`${label}-${value}`)
        : field.seat
          ? t("seat-number", { number: Number(value) + 1 })
          : Number(value);
    return [t("option-agreed", { name: t(label), value: said })];
  });
}

/** A past time in its largest unit. */
export function ago(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const format = new Intl.RelativeTimeFormat(speaker.language, { numeric: "auto" });
  if (past < 60) return format.format(0, "second");
  if (past < 3600) return format.format(-Math.floor(past / 60), "minute");
  if (past < 86400) return format.format(-Math.floor(past / 3600), "hour");
  return format.format(-Math.floor(past / 86400), "day");
}

/** The game and its progress. */
export function progressOf(card: Pick<TableCard, "game" | "round" | "rounds" | "status">, title: string): string {
  const counted = card.status === "running" && card.round && card.rounds;
  if (!counted) return `${title} · ${t("page-status", { status: card.status })}`;
  const { round = 0, rounds = 0 } = card;
  return `${title} · ${t(card.game === "cacao" ? "client-list-turn" : "client-round", { round, rounds })}`;
}

/** The clock in words. */
export function clockOf({ clock }: Pick<TableCard, "clock">): string {
  const time = (seconds: number) => {
    const { id, count } = lengthOf(seconds);
    return t(id, { count });
  };
  const limits = [
    ...(clock?.move ? [t("client-clock-move", { time: time(clock.move) })] : []),
    ...(clock?.bank ? [t("client-clock-bank", { time: time(clock.bank) })] : []),
  ];
  return limits.length ? limits.join(", ") : t("client-clock-none");
}

/** The number of players, the options, the clock, and whether the table is without hints. */
export function termsOf(card: TableCard, game: GameInfo | undefined): string {
  const players = t("client-players-count", { count: card.seats.length });
  const series = card.series
    ? [
        t("client-pair", {
          name: t(`series-name-${card.series}`),
          value: t("series-game", { number: card.number ?? 1 }),
        }),
      ]
    : [];
  const hints = card.hints === false ? [t("client-without-hints")] : [];
  return [players, ...agreed(card, game), ...series, clockOf(card), ...hints].join(" · ");
}
