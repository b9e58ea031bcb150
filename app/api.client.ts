import calls from "virtual:calls";
import { isRefusal, Refusal, type RefusalKind, refusalKinds } from "#visit/refusal.ts";
import type { Api } from "./contracts.ts";

type Calls = (typeof calls)[string];
type Call = Calls[string];

/** Whose token is sent, and who is told that the server does not take it any more. */
type Bearer = { token(): string | null; refused(token: string): void };

/** The API by HTTP, with the member's token on every request when there is one. */
export function httpApi(bearer: Bearer): Api {
  const features = Object.entries(calls).map(([feature, table]) => [feature, functions(table, bearer)]);
  return Object.fromEntries(features);
}

function functions(table: Calls, bearer: Bearer) {
  return Object.fromEntries(
    Object.entries(table).map(([name, call]) => [
      name,
      (input: Record<string, unknown> = {}) => asBearer(call, input, bearer),
    ]),
  );
}

/** A token that is refused ends the session. A call that is open to anyone is never refused for its token. */
async function asBearer(call: Call, input: Record<string, unknown>, bearer: Bearer): Promise<unknown> {
  const token = bearer.token();
  try {
    return await request(call, input, token);
  } catch (error) {
    if (token && !call.open && isRefusal(error) && error.status === 401) bearer.refused(token);
    throw error;
  }
}

async function request(call: Call, input: Record<string, unknown>, token: string | null): Promise<unknown> {
  const rest = { ...input };
  const path = call.url.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const inQuery = call.method === "GET";
  const { file, ...fields } = rest;
  const headers = new Headers({ accept: "application/json" });
  if (token) headers.set("authorization", `Bearer ${token}`);
  // The browser itself names the type of a form with a file, because it chooses the boundary.
  if (!inQuery && !call.file) headers.set("content-type", "application/json");
  const response = await fetch(inQuery ? path + queryOf(rest) : path, {
    method: call.method,
    headers,
    body: inQuery ? undefined : call.file ? formOf(call.file, file) : JSON.stringify(fields),
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusal(response, body);
  return call.paged ? pageOf(response, body, rest) : body;
}

function formOf(field: string, file: unknown): FormData {
  const form = new FormData();
  if (file instanceof Blob) form.append(field, file);
  return form;
}

function queryOf(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${query}` : "";
}

function pageOf(response: Response, items: unknown, input: Record<string, unknown>) {
  const total = Number(response.headers.get("x-total-count"));
  const limit = Number(input.limit ?? 100);
  return { items, total, page: Number(input.page ?? 1), pages: Math.ceil(total / limit) };
}

function refusal(response: Response, body: unknown): Refusal {
  const { msg, errors } = (body ?? {}) as { msg?: string; errors?: Refusal["faults"] };
  const kind = (Object.keys(refusalKinds) as RefusalKind[]).find(
    (name) => refusalKinds[name] === response.status,
  );
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  return new Refusal(kind ?? "unavailable", msg ?? "", {
    faults: errors,
    retryAfter,
  });
}
