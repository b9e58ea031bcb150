import endpoints from "virtual:endpoints";
import type { Api } from "#core/api.ts";
import type { UploadOptions } from "#core/contract.ts";
import { AppError, type ErrorCode, errorStatuses, isAppError } from "#core/errors.ts";

type ErrorBody = { code: ErrorCode; msg: string; errors: AppError["errors"] };
type Endpoints = (typeof endpoints)[string];
type Endpoint = Endpoints[string];

type Bearer = { token(): string | null; refused(token: string): void };

export function httpApi(bearer: Bearer): Api {
  const features = Object.entries(endpoints).map(([feature, table]) => [feature, functions(table, bearer)]);
  return Object.fromEntries(features);
}

function functions(table: Endpoints, bearer: Bearer) {
  return Object.fromEntries(
    Object.entries(table).map(([name, endpoint]) => [
      name,
      (input: Record<string, unknown> = {}, uploadOptions?: UploadOptions) =>
        asBearer(endpoint, input, bearer, uploadOptions),
    ]),
  );
}

/** A refused token ends the session, except on endpoints for anyone, which ignore it. */
async function asBearer(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  bearer: Bearer,
  uploadOptions?: UploadOptions,
): Promise<unknown> {
  const token = bearer.token();
  try {
    return await request(endpoint, input, token, uploadOptions);
  } catch (error) {
    if (token && !endpoint.open && isAppError(error) && error.status === 401) bearer.refused(token);
    throw error;
  }
}

async function request(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token: string | null,
  uploadOptions?: UploadOptions,
): Promise<unknown> {
  const rest = { ...input };
  const [method = "", url = ""] = endpoint.route.split(" ");
  const path =
    apiPrefix() +
    url.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(value);
    });
  const inQuery = method === "GET";
  const form = inQuery ? undefined : formOf(endpoint, rest);
  const headers = new Headers({ accept: "application/json" });
  if (token) headers.set("authorization", `Bearer ${token}`);
  // The browser itself names the type of a form with a file, because it chooses the boundary.
  if (!inQuery && !form) headers.set("content-type", "application/json");
  const response = form
    ? await sendForm(path, { method, headers, form, ...uploadOptions })
    : await fetch(inQuery ? path + queryOf(rest) : path, {
        method,
        headers,
        body: inQuery ? undefined : JSON.stringify(rest),
      });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw appError(response, body);
  return endpoint.paged ? pageOf(response, body, rest) : body;
}

/** Answers are in the language of the page: `/fr`, or nothing. */
function apiPrefix(): string {
  const { __reactRouterContext: router } = window as Window & {
    __reactRouterContext?: { basename?: string };
  };
  return router?.basename?.replace(/\/$/, "") ?? "";
}

/** Undefined if the input can be sent as JSON. */
function formOf(
  { file, files }: Endpoint,
  { file: one, files: several, ...fields }: Record<string, unknown>,
) {
  const sent = Object.entries((several ?? {}) as Record<string, Blob[]>).filter(([name]) =>
    files?.includes(name),
  );
  if (!file && sent.every(([, blobs]) => blobs.length === 0)) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  if (file && one instanceof Blob) form.append(file, one);
  for (const [name, blobs] of sent) for (const blob of blobs) form.append(name, blob);
  return form;
}

type Form = UploadOptions & { method: string; headers: Headers; form: FormData };

/** Like `fetch`, with progress. */
function sendForm(path: string, { method, headers, form, progress, signal }: Form): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => progress?.(loaded, total);
    request.onload = () => {
      const headers = new Headers();
      const after = request.getResponseHeader("retry-after");
      if (after) headers.set("retry-after", after);
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = () => reject(new TypeError("The connection was lost."));
    request.onabort = () => reject(new DOMException("The upload was cancelled.", "AbortError"));
    if (signal?.aborted) return request.onabort(new ProgressEvent("abort"));
    signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : "";
}

function pageOf(response: Response, items: unknown, input: Record<string, unknown>) {
  const header = (name: string) => Number(response.headers.get(name));
  return {
    items,
    page: Number(input.page ?? 1),
    total: header("x-total-count"),
    pages: header("x-page-count"),
  };
}

const codes = Object.keys(errorStatuses) as ErrorCode[];

function appError(response: Response, body: unknown): AppError {
  const { code, msg, errors } = (body ?? {}) as Partial<ErrorBody>;
  // A proxy answers without a code.
  const byStatus = codes.find((name) => errorStatuses[name] === response.status) ?? "unavailable";
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  return new AppError(code && code in errorStatuses ? code : byStatus, msg ?? "", {
    errors,
    retryAfter,
  });
}
