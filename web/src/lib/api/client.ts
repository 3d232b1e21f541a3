/** Requests to the server; what it refuses is thrown as a `Refusal` that can be said in any language. */
import { isFromServer, line } from "../line.svelte";
import type { Message, Problem, Update } from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
    readonly update?: Update | null,
  ) {
    super(said.id);
  }
}

/** The server could not be reached, or did not answer as it should. */
export const UNREACHABLE: Message = { id: "client-unreachable", is: "message" };

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
    line.answered(isFromServer(answer));
    if (answer.ok) return (await answer.json()) as T;
  } catch {
    line.answered(false);
    throw new Refusal(0, UNREACHABLE);
  }
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.error ?? UNREACHABLE, problem?.update);
}

export const get = <T>(path: string) => request<T>("GET", path);
export const post = <T>(path: string, body: unknown) => request<T>("POST", path, body);

/** What went wrong, as something that can be said. Errors of our own are not swallowed. */
export function refused(wrong: unknown): Message {
  if (wrong instanceof Refusal) return wrong.said;
  throw wrong;
}
