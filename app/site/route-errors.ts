import {
  data,
  isRouteErrorResponse,
  type RouterContextProvider,
  redirect,
  redirectDocument,
} from "react-router";
import { api, logFailure, pagePlace } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { addressIn, mainPathOf, siteLanguageFor, translatedPath } from "#core/site-languages.ts";
import type { RelatedBlog } from "#features/blogs/contract.ts";
import { shownPicture } from "#features/media/shown-picture.ts";
import type { Addressed } from "#features/publishing/kinds.ts";
import { m } from "#messages";

type Subject = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Turns an AppError into a response with its status, for the page's error boundary. `of`: the result is the subject of
 * the page. In the browser, a request for something unknown goes to the server, which may have a redirect.
 */
export async function withRouteErrors<Result>(result: Promise<Result>, of?: Subject): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (!import.meta.env.SSR && of && error.code === "not_found") throw redirectDocument(of.request.url);
    const newest = of && isMissing(error) ? await readNewest(of.context) : [];
    throw data({ msg: error.message, newest }, { status: error.status });
  }
}

/** Reads articles for a page that says that nothing is there. If that fails, it is logged and there are none. */
export async function readNewest(context: Subject["context"]): Promise<RelatedBlog[]> {
  try {
    const newest = await context.get(api).blogs.newest();
    return newest.map((blog) => ({ ...blog, cover: shownPicture(blog.cover) }));
  } catch (error) {
    context.get(logFailure)(error, "The newest articles could not be read.");
    return [];
  }
}

export function newestIn(error: unknown): RelatedBlog[] {
  if (!isRouteErrorResponse(error)) return [];
  return ((error.data ?? {}) as { newest?: RelatedBlog[] }).newest ?? [];
}

/** Redirects from a document's id or former slug to its URL. The server keeps the query. */
export function atItsPath<Document extends Addressed>(
  document: Document,
  path: string,
  { request, context }: Subject,
) {
  const { pathname, search } = new URL(request.url);
  const place = context.get(pagePlace);
  if (pathname === (place ? addressIn(place, place.page, path) : path)) return document;
  throw redirect(ownPath({ context }, path) + search, 301);
}

/** A document that is not translated into the language of the page. */
export type Original = { title: string; language: string };

/** Throws an error that names the original, if the document is in another language of the site. People have pages in all. */
export async function checkLanguage(
  { title, language = "" }: Partial<Original>,
  path: string,
  { context }: Pick<Subject, "context">,
) {
  const place = context.get(pagePlace);
  if (!place || title === undefined || siteLanguageFor(place, language || place.language) === place.page)
    return;
  const original = { title, language: language || place.language, path };
  throw data(
    { msg: m.failure.notTranslated(), newest: await readNewest(context), original },
    { status: 404 },
  );
}

export function originalIn(error: unknown): (Original & { path: string }) | undefined {
  return isRouteErrorResponse(error) ? error.data?.original : undefined;
}

/** The path of a page as it is in the main language of the site. */
export function pathOfPage({ request, context }: Subject): string {
  const { pathname } = new URL(request.url);
  return mainPathOf(context.get(pagePlace), pathname);
}

/** A path of the main language as it is in the language of the page, for redirects. */
export function ownPath({ context }: Pick<Subject, "context">, path: string): string {
  const place = context.get(pagePlace);
  return place ? translatedPath(place, place.page, path) : path;
}

/** A failure is only logged: the list is shown without these filters. */
export async function readFilters<Filters>(
  context: Readonly<RouterContextProvider>,
  filters: Promise<Filters>,
): Promise<Filters | undefined> {
  try {
    return await filters;
  } catch (error) {
    context.get(logFailure)(error, "The filters of a list could not be read.");
    return undefined;
  }
}

export function messageFor(error: unknown, otherwise: string): string {
  if (!isRouteErrorResponse(error)) return otherwise;
  const { msg } = (error.data ?? {}) as { msg?: string };
  return msg || otherwise;
}

/** True for 400, 404 and 410: malformed, unknown or deleted id. */
export function isMissing(error: unknown): boolean {
  return (isRouteErrorResponse(error) || isAppError(error)) && [400, 404, 410].includes(error.status);
}
