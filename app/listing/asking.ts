import type { Page } from "#visit/contract.ts";

/** Cards on one page of a list. */
export const pageSize = 24;

const lastPage = 100_000;
const longestName = 100;

/** The number of a page in an address; nonsense is the first page. */
export function pageIn(url: string): number {
  const page = Number(new URL(url).searchParams.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** A name in an address, such as a subcategory; nonsense is none. */
export function nameIn(url: string, parameter: string): string | undefined {
  const name = new URL(url).searchParams.get(parameter);
  return name && name.length <= longestName ? name : undefined;
}

/** One page of a list; past the end, the last one. */
export async function pageOf<Item>(
  page: number,
  ask: (page: number) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const asked = await ask(page);
  return asked.items.length === 0 && asked.pages > 0 && page > asked.pages ? ask(asked.pages) : asked;
}

/** The address of a list; what is empty and the first page are left out. */
export function addressOf(path: string, parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).filter(
    ([name, value]) => value && !(name === "page" && value === 1),
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${query}` : path;
}
