import { replace } from "react-router";
import type { Page } from "#core/contract.ts";
import * as parameters from "./parameters.ts";

export const pageSize = 24;

/** 1 if it is missing or malformed. */
export function pageIn(url: string): number {
  return Number(parameters.page(given(url, "page")) ?? 1);
}

export function nameIn(url: string, parameter: string): string | undefined {
  return parameters.name(given(url, parameter));
}

export function choiceIn<Name extends string>(
  url: string,
  parameter: string,
  names: readonly Name[],
): Name | undefined {
  const asked = nameIn(url, parameter);
  return names.find((name) => name === asked);
}

export function yearIn(url: string): number | undefined {
  const year = parameters.year(given(url, "year"));
  return year === undefined ? undefined : Number(year);
}

export function queryIn(url: string): string | undefined {
  return parameters.words(given(url, "q"));
}

function given(url: string, parameter: string): string {
  return new URL(url).searchParams.get(parameter) ?? "";
}

/** The last page if `page` is past the end. */
export async function pageOf<Asked extends Page<unknown>>(
  page: number,
  ask: (page: number) => Promise<Asked>,
): Promise<Asked> {
  const asked = await ask(page);
  return asked.items.length === 0 && asked.pages > 0 && page > asked.pages ? ask(asked.pages) : asked;
}

/**
 * Redirects to the canonical URL: nothing has two URLs, and nobody fills the page cache by inventing some.
 */
export function redirectToCanonical(url: string, address: string): void {
  const sorted = (of: string) => new URL(of, url).searchParams.toString().split("&").sort().join("&");
  if (sorted(url) !== sorted(address)) throw replace(address);
}

/** Leaves out empty parameters and the first page. */
export function urlFor(path: string, parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).filter(
    ([name, value]) => value && !(name === "page" && value === 1),
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${query}` : path;
}
