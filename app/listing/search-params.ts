import { replace } from "react-router";
import type { Page } from "#core/contract.ts";
import * as parameters from "./parameters.ts";

/** Cards on one page of a list. */
export const pageSize = 24;

/** The number of a page in an address; nonsense is the first page. */
export function pageIn(url: string): number {
  return Number(parameters.page(given(url, "page")) ?? 1);
}

/** A name in an address, such as a subcategory; nonsense is none. */
export function nameIn(url: string, parameter: string): string | undefined {
  return parameters.name(given(url, parameter));
}

/** One of some names in an address; any other is none. */
export function choiceIn<Name extends string>(
  url: string,
  parameter: string,
  names: readonly Name[],
): Name | undefined {
  const asked = nameIn(url, parameter);
  return names.find((name) => name === asked);
}

/** A year in an address. */
export function yearIn(url: string): number | undefined {
  const year = parameters.year(given(url, "year"));
  return year === undefined ? undefined : Number(year);
}

/** The words that are searched, in an address. */
export function queryIn(url: string): string | undefined {
  return parameters.words(given(url, "q"));
}

function given(url: string, parameter: string): string {
  return new URL(url).searchParams.get(parameter) ?? "";
}

/** One page of a list; past the end, the last one. */
export async function pageOf<Asked extends Page<unknown>>(
  page: number,
  ask: (page: number) => Promise<Asked>,
): Promise<Asked> {
  const asked = await ask(page);
  return asked.items.length === 0 && asked.pages > 0 && page > asked.pages ? ask(asked.pages) : asked;
}

/**
 * Sends on to the one address of what was asked for, where it was asked for under another: with a page past the
 * end, or with nonsense. So nothing has two addresses, and nobody fills the page cache by inventing some.
 */
export function redirectToCanonical(url: string, address: string): void {
  const sorted = (of: string) => new URL(of, url).searchParams.toString().split("&").sort().join("&");
  if (sorted(url) !== sorted(address)) throw replace(address);
}

/** The address of a list; what is empty and the first page are left out. */
export function urlFor(path: string, parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).filter(
    ([name, value]) => value && !(name === "page" && value === 1),
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${query}` : path;
}
