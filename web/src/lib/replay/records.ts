/** From one table to another: a record that is brought along, and a match that goes on from one of its moves. */
import { post } from "../api/client";
import type { Link, Opened } from "../api/types";

const enter = (token: string) => post<Link>("/api/enter", { token });

/** Bring a record along; the address where it can be looked at. */
export async function bring(record: string): Promise<string> {
  const opened = await post<Opened>("/api/records", { record });
  await enter(opened.tokens.host!);
  return `/t/${opened.table}/replay?move=0`;
}

/** Play on from a move in a seat, against bots; the address of the new table. */
export async function fork(table: string, move: number, plays: number, own: boolean, name: string): Promise<string> {
  const opened = await post<Opened>(`/api/tables/${table}/fork`, { move, plays, seat: own ? plays : null });
  await enter(opened.tokens.host!);
  await enter(opened.tokens[`play ${plays}`]!);
  await post(`/api/tables/${opened.table}/sit`, { do: "sit", seat: plays, name });
  return `/t/${opened.table}`;
}
