import {
  data,
  isRouteErrorResponse,
  type RouterContextProvider,
  redirect,
  redirectDocument,
} from "react-router";
import { logFailure } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import type { Addressed } from "#features/addresses/paths.ts";

/**
 * Turns an AppError into a response with its status, for the page's error boundary. In the browser, a `request` for
 * something unknown goes to the server, which may have a redirect.
 */
export async function withRouteErrors<Result>(result: Promise<Result>, request?: Request): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (!import.meta.env.SSR && request && error.code === "not_found") throw redirectDocument(request.url);
    throw data({ msg: error.message }, { status: error.status });
  }
}

/** Redirects from a document's id or former slug to its URL. The server keeps the query. */
export function atItsPath<Document extends Addressed>(
  document: Document,
  path: string,
  request: Request,
): Document {
  const { pathname, search } = new URL(request.url);
  if (pathname !== path) throw redirect(path + search, 301);
  return document;
}

/** A failure is only logged: the list is shown without these filters. */
export async function readFilters<Name>(
  context: Readonly<RouterContextProvider>,
  names: Promise<Name[]>,
): Promise<Name[]> {
  try {
    return await names;
  } catch (error) {
    context.get(logFailure)(error, "The filters of a list could not be read.");
    return [];
  }
}

export function messageFor(error: unknown, otherwise: string): string {
  if (!isRouteErrorResponse(error)) return otherwise;
  const { msg } = (error.data ?? {}) as { msg?: string };
  return msg || otherwise;
}

/** True for 400, 404 and 410: malformed, unknown or deleted id. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && [400, 404, 410].includes(error.status);
}
