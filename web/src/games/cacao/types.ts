import type { components } from "$lib/api/schema";

type Schemas = components["schemas"];

export type View = Schemas["CacaoView"];
export type Position = Schemas["CacaoPosition"];
export type Lying = Schemas["CacaoLying"];
export type Edge = Schemas["CacaoEdge"];
export type Scores = Schemas["CacaoScores"];
