/** Requests to the server. Errors are thrown as a `Refusal` with a message that can be translated. */
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

/** The server can't be reached, or its response is invalid. */
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

/** The message of a Refusal; any other error is a bug and is thrown again. */
export function refused(wrong: unknown): Message {
  if (wrong instanceof Refusal) return wrong.said;
  throw wrong;
}

/** Whether a request failed for a reason that may pass: no connection, too many requests, or a server in trouble. */
export const isTransient = (wrong: unknown) =>
  wrong instanceof Refusal && (wrong.status === 0 || wrong.status === 429 || wrong.status >= 500);
