import type { components } from "$lib/api/schema";

type Schemas = components["schemas"];

export type View = Schemas["AgricolaView"];
export type Position = Schemas["AgricolaPosition"];
export type Space = Schemas["AgricolaSpace"];
export type Field = Schemas["AgricolaField"];
export type Farm = Schemas["AgricolaFarmPosition"];
export type Card = Schemas["AgricolaCard"];
export type FarmFacts = Schemas["AgricolaFarmFacts"];
export type SeasonChange = Schemas["AgricolaSeasonChange"];
export type Scores = Schemas["AgricolaScores"];
