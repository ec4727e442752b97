/** Plain JSON over HTTP: everything but play itself. */
import type { Phrase, Trouble } from "./wire";

/** The house said no, and why; or it could not be reached (`why` is null). */
export class NotDone extends Error {
  constructor(
    readonly status: number,
    readonly why: Phrase | null,
    readonly rule = "",
  ) {
    super(why?.say ?? `HTTP ${status}`);
  }
}

export async function get<T>(path: string): Promise<T> {
  return request<T>("GET", path);
}

/** Something that is no JSON. */
export async function getText(path: string): Promise<string> {
  return (await answer("GET", path)).text();
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return request<T>("POST", path, body);
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return request<T>("PUT", path, body);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await answer(method, path, body)).json() as Promise<T>;
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin", headers: {} };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new NotDone(0, null);
  }
  if (!response.ok) {
    const trouble = (await response.json().catch(() => null)) as Trouble | null;
    throw new NotDone(response.status, trouble?.why ?? null, trouble?.rule);
  }
  return response;
}
