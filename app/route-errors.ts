import { data, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { logFailure } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";

/**
 * Waits for what a page reads. A refusal becomes a response with the right status, so that the page's
 * error boundary can tell "not there" from "went wrong".
 */
export async function withRouteErrors<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (isAppError(error)) throw data({ msg: error.message }, { status: error.status });
    throw error;
  }
}

/** Waits for names to filter by. A failure is only logged: the list is shown without them. */
export async function readingFilters<Name>(
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

/** The sentence that a refusal has for the reader, or the given one. */
export function messageFor(error: unknown, otherwise: string): string {
  if (!isRouteErrorResponse(error)) return otherwise;
  const { msg } = (error.data ?? {}) as { msg?: string };
  return msg || otherwise;
}

/** Whether a page failed because there is nothing under its id: none, none any more, or none that could be one. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && [400, 404, 410].includes(error.status);
}
