/** What lists say of a table. */
import type { GameInfo, TableCard } from "../api/types";
import { speaker, t } from "../words/speaker.svelte";
import { lengthOf } from "./draft.svelte";
import { labelOf } from "./opening";

/** What a table plays otherwise than usual, in words; how many play is told by itself. */
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
    return [t("client-pair", { name: t(label), value: said })];
  });
}

/** How long ago, in the largest unit. */
export function ago(seconds: number): string {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const format = new Intl.RelativeTimeFormat(speaker.language, { numeric: "auto" });
  if (past < 60) return format.format(0, "second");
  if (past < 3600) return format.format(-Math.floor(past / 60), "minute");
  if (past < 86400) return format.format(-Math.floor(past / 3600), "hour");
  return format.format(-Math.floor(past / 86400), "day");
}

const PLACES = [
  "Huerta Vieja",
  "Río Verde",
  "Pole pod Lasem",
  "Lomas Altas",
  "Selva Alta",
  "Valdehierro",
  "La Vega",
  "Clos des Ormes",
  "Mas Blanc",
  "Dolina Młynów",
  "Brzezina",
  "Pré du Lac",
  "Cerro Rojo",
  "Fuente Clara",
  "Champ Long",
  "Stary Sad",
  "Orchard Hill",
  "Mill Lane",
  "Long Meadow",
  "Willow End",
  "Campo Hondo",
  "Las Norias",
  "Val Fleuri",
  "Les Granges",
  "Zielony Jar",
  "Złote Pole",
  "Stone Bridge",
  "Barley Mow",
  "Peña Blanca",
  "El Molino",
  "Bois Joli",
  "Nowa Łąka",
];

/** How a table is called in lists: a place, always the same for a table, so that one finds it again. */
export function tableName(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return PLACES[hash % PLACES.length]!;
}

/** Which game, and how far it is. */
export function progressOf(card: Pick<TableCard, "game" | "round" | "rounds" | "status">, title: string): string {
  const counted = card.status === "running" && card.round && card.rounds;
  if (!counted) return `${title} · ${t("page-status", { status: card.status })}`;
  const { round = 0, rounds = 0 } = card;
  return `${title} · ${t(card.game === "cacao" ? "client-list-turn" : "client-round", { round, rounds })}`;
}

/** How long one may think. */
export function clockOf({ clock }: Pick<TableCard, "clock">): string {
  const time = (seconds: number) => {
    const { id, count } = lengthOf(seconds);
    return t(id, { count });
  };
  if (clock?.move) return t("client-clock-move", { time: time(clock.move) });
  if (clock?.bank) return t("client-clock-bank", { time: time(clock.bank) });
  return t("client-clock-none");
}
