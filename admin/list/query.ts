import type { ClientLoaderFunctionArgs } from "react-router";
import * as parameters from "#app/listing/parameters.ts";
import { pageOf, urlFor } from "#app/listing/search-params.ts";
import { type Api, api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import type { List, ListQuery, Row } from "./list.ts";

export const pageSizes = ["24", "50", "100"];
const maxSearchLength = 100;

export function queryFrom(list: List, params: URLSearchParams): ListQuery {
  const value = (name: string) => params.get(name) ?? "";
  const own = Object.entries(list.params).map(([name, parse]) => [name, parse(value(name))]);
  return {
    q: parameters.words(value("q"))?.slice(0, maxSearchLength),
    ...Object.fromEntries(own),
    order: parameters.oneOf("asc", "desc")(value("order")),
    page: Number(parameters.page(value("page")) ?? 1),
    limit: Number(parameters.oneOf(...pageSizes)(value("rows")) ?? pageSizes[0]),
  };
}

/** The URL of a list with something changed: its first page, unless a page is given. */
export function listUrl(path: string, query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { limit, ...rest } = { ...query, page: 1, ...change };
  return urlFor(path, { ...rest, rows: String(limit) === pageSizes[0] ? undefined : limit });
}

/** `totals` has the number of rows of each tab. */
export type ListData<R = Row, C = unknown> = { page: Page<R>; counts?: C; totals?: number[] };

/** The `clientLoader` of a list. The list is shown without counts when they cannot be read. */
export function listLoader(list: List) {
  async function clientLoader({ request, context }: ClientLoaderFunctionArgs): Promise<ListData> {
    const query = queryFrom(list, new URL(request.url).searchParams);
    const calls = context.get(api);
    const [page, numbers] = await Promise.all([
      pageOf(query.page, (page) => list.read(calls, { ...query, page })),
      numbersOf(list, calls, query).catch(() => undefined),
    ]);
    return { page, ...numbers };
  }
  return Object.assign(clientLoader, { hydrate: true as const });
}

async function numbersOf(list: List, calls: Api, query: ListQuery) {
  const counts = await list.counts?.(calls, query);
  const totals = (list.tabs?.choices ?? []).map(
    async ({ set, count }) =>
      count?.(counts) ?? (await list.read(calls, { ...set, page: 1, limit: 1 })).total,
  );
  return { counts, totals: await Promise.all(totals) };
}
