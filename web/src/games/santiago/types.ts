import type { components } from "$lib/api/schema";

type Schemas = components["schemas"];

export type View = Schemas["SantiagoView"];
export type Position = Schemas["SantiagoPosition"];
export type Ground = Schemas["SantiagoGround"];
export type Proposal = Schemas["SantiagoProposal"];
export type Scores = Schemas["SantiagoScores"];
