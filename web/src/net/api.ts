/** The HTTP side of the server. Every 4xx has a `Problem`, which is thrown. */
import type { CardFacts as CardMessage, Problem } from "../protocol";
import type { CardFacts } from "../cards/facts.svelte";
import { personKey } from "../state/person.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.said.message);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

async function call<T>(method: Method, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  const key = token ?? personKey();
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem ?? { code: "lost", said: { message: "web-no-answer" }, problems: [] });
}

/** A file, as it is. */
export async function fileOf(path: string): Promise<Blob> {
  const key = personKey();
  const answer = await fetch(`/api${path}`, { headers: key ? { Authorization: `Bearer ${key}` } : {} });
  if (!answer.ok) throw new Refusal(answer.status, (await answer.json()) as Problem);
  return answer.blob();
}

export const get = <T>(path: string, token?: string): Promise<T> => call<T>("GET", path, undefined, token);
export const post = <T>(path: string, body: unknown, token?: string): Promise<T> => call<T>("POST", path, body, token);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => call<T>("DELETE", path);

/** The printed facts as the page uses them; the cost X is -1 here. */
export function factsOf({ code, facts, first, steps }: CardMessage): CardFacts {
  const x = facts["cost"] === "X" ? { cost: -1 } : {};
  return { ...(facts as unknown as CardFacts), ...x, code, steps, first: first === true };
}
