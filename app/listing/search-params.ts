import { replace } from "react-router";
import type { Page } from "#core/contract.ts";
import type { Head } from "../page/head.ts";
import { withRouteErrors } from "../site/route-errors.ts";
import type { Parameter } from "./parameters.ts";

const pageSize = 24;

export type Query<P extends Record<string, Parameter>> = { [Name in keyof P]?: ReturnType<P[Name]> };
type Values = Record<string, string | number | undefined>;

/** The declared parameters of a URL in their canonical form. All are there, because their order is that of links. */
export function queryOf<P extends Record<string, Parameter>>(url: string, parameters: P): Query<P> {
  const { searchParams } = new URL(url);
  const values = Object.entries(parameters).map(([name, parse]) => [
    name,
    parse(searchParams.get(name) ?? ""),
  ]);
  return Object.fromEntries(values) as Query<P>;
}

type ListUrl = { url: string; path: string; query?: Values; page: number | undefined };
type Slice = { page: number; limit: number };

/** Reads one page of a list, and redirects to its canonical URL. */
export async function readList<List extends Page<unknown>>(
  { url, path, query, page = 1 }: ListUrl,
  read: (slice: Slice) => Promise<List>,
): Promise<List> {
  const list = await withRouteErrors(pageOf(page, (page) => read({ page, limit: pageSize })));
  redirectToCanonical(url, urlFor(path, { ...query, page: list.page }));
  return list;
}

/** The last page if `page` is past the end. */
export async function pageOf<List extends Page<unknown>>(
  page: number,
  read: (page: number) => Promise<List>,
): Promise<List> {
  const list = await read(page);
  return list.items.length === 0 && list.pages > 0 && page > list.pages ? read(list.pages) : list;
}

/**
 * Redirects to the canonical URL: each page has one URL, and invented ones do not fill the page cache.
 */
export function redirectToCanonical(url: string, address: string): void {
  const sorted = (of: string) => new URL(of, url).searchParams.toString().split("&").sort().join("&");
  if (sorted(url) !== sorted(address)) throw replace(new URL(address, url).search || ".");
}

/** True if more than one filter narrows a list. */
export function isCombined({ month, page, ...filters }: Values): boolean {
  return Object.values(filters).filter(Boolean).length > 1;
}

/**
 * The canonical URL of a list. Search engines would read every combination of filters, so those lists have that of
 * their first filter.
 */
export function canonicalList(path: string, query: Values): Pick<Head, "path" | "noindex"> {
  if (!isCombined(query)) return { path: urlFor(path, query) };
  const [first = ""] = Object.keys(query).filter((name) => query[name]);
  return { path: urlFor(path, { [first]: query[first] }), noindex: "nofollow" };
}

/** Leaves out empty parameters and the first page. */
export function urlFor(path: string, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value && !(name === "page" && value === 1)) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
