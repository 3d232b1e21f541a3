/** Fork a game at a move: a new table against bots. */
import { post } from "../api/client";
import type { Opened } from "../api/types";
import { enter } from "../lobby/opening";

/** Play on in a seat against this bot; returns the URL of the new table. `own`: the seat is ours in the original game. */
export async function fork(
  table: string,
  move: number,
  plays: number,
  own: boolean,
  name: string,
  bot: string,
): Promise<string> {
  const opened = await post<Opened>(`/api/tables/${table}/fork`, { move, plays, seat: own ? plays : null, bot });
  await enter(opened.tokens.host!);
  await enter(opened.tokens[`play ${plays}`]!);
  await post(`/api/tables/${opened.table}/sit`, { seat: plays, name });
  return `/t/${opened.table}`;
}
