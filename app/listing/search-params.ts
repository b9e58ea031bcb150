import { replace } from "react-router";
import type { Page } from "#core/contract.ts";
import * as parameters from "./parameters.ts";

export const pageSize = 24;

/** 1 if it is missing or malformed. */
export function pageIn(url: string): number {
  return Number(parameters.page(rawValue(url, "page")) ?? 1);
}

export function nameIn(url: string, parameter: string): string | undefined {
  return parameters.name(rawValue(url, parameter));
}

export function choiceIn<Name extends string>(
  url: string,
  parameter: string,
  names: readonly Name[],
): Name | undefined {
  const value = nameIn(url, parameter);
  return names.find((name) => name === value);
}

export function yearIn(url: string): number | undefined {
  const year = parameters.year(rawValue(url, "year"));
  return year === undefined ? undefined : Number(year);
}

export function queryIn(url: string): string | undefined {
  return parameters.words(rawValue(url, "q"));
}

function rawValue(url: string, parameter: string): string {
  return new URL(url).searchParams.get(parameter) ?? "";
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
  if (sorted(url) !== sorted(address)) throw replace(address);
}

/** Leaves out empty parameters and the first page. */
export function urlFor(path: string, parameters: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value && !(name === "page" && value === 1)) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
