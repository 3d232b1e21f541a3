/** Short names for the wire types; `schema.d.ts` is generated from the server's OpenAPI document. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Message = Schemas["Message"];
export type Token = Schemas["Token"];
export type Argument = NonNullable<Message["args"]>[string];
export type Choice = Schemas["Choice"];
export type Fact = Schemas["Fact"];
export type Decision = Schemas["Decision"];
export type Line = Schemas["Line"];
export type Said = Schemas["Said"];
export type SeatCard = Schemas["SeatCard"];
export type SeatPlan = Schemas["SeatPlan"];
export type Clock = Schemas["Clock"];
export type Company = Schemas["Company"];
export type NoticeState = Schemas["NoticeState"];
export type Now = Schemas["Now"];
export type NextGame = Schemas["NextGame"];
export type SeriesState = Schemas["SeriesState"];
export type Update = Schemas["Update"];
export type Frame = Schemas["Frame"];
export type Problem = Schemas["Problem"];
export type Verdict = Schemas["Verdict"];
export type Suggestions = Schemas["Suggestions"];
export type Hint = Schemas["Hint"];
export type Moment = Schemas["Moment"];
export type Opened = Schemas["Opened"];
export type TableCard = Schemas["TableCard"];
export type GameInfo = Schemas["GameInfo"];
export type OptionField = Schemas["OptionField"];
export type NewTable = Schemas["NewTable"];
export type Link = Schemas["Link"];
export type Plannable = Schemas["Plannable"];
export type Terms = Schemas["Terms"];
export type Rights = Schemas["Rights"];
export type Rules = Schemas["Rules"];
export type PrintedCard = Schemas["PrintedCard"];
