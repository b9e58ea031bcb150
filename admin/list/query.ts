import type { ClientLoaderFunctionArgs } from "react-router";
import * as parameters from "#app/listing/parameters.ts";
import { pageOf, urlFor } from "#app/listing/search-params.ts";
import { api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import type { List, ListQuery, Params, Row } from "./list.ts";

export const pageSizes = ["24", "50", "100"];
const longestSearch = 100;

export function queryFrom<R extends Row, P extends Params, C>(
  list: List<R, P, C>,
  params: URLSearchParams,
): ListQuery<P> {
  const value = (name: string) => params.get(name) ?? "";
  const own = Object.entries(list.params).map(([name, parse]) => [name, parse(value(name))]);
  return {
    q: parameters.words(value("q"))?.slice(0, longestSearch),
    ...(Object.fromEntries(own) as { [Name in keyof P]: ReturnType<P[Name]> }),
    order: parameters.oneOf("asc", "desc")(value("order")),
    page: Number(parameters.page(value("page")) ?? 1),
    limit: Number(parameters.oneOf(...pageSizes)(value("rows")) ?? pageSizes[0]),
  };
}

/** The URL of a list with something changed: its first page, unless a page is given. */
export function listUrl<P extends Params>(
  path: string,
  query: ListQuery<P>,
  change: Partial<ListQuery<P>> = {},
): string {
  const { limit, ...rest } = { ...query, page: 1, ...change };
  return urlFor(path, { ...rest, rows: String(limit) === pageSizes[0] ? undefined : limit });
}

export type ListData<R, C> = { page: Page<R>; counts: C | undefined };

/** The `clientLoader` of a list. The list is shown without counts when they cannot be read. */
export function listLoader<R extends Row, P extends Params, C>(list: List<R, P, C>) {
  async function clientLoader({ request, context }: ClientLoaderFunctionArgs): Promise<ListData<R, C>> {
    const query = queryFrom(list, new URL(request.url).searchParams);
    const calls = context.get(api);
    const [page, counts] = await Promise.all([
      pageOf(query.page, (page) => list.read(calls, { ...query, page })),
      list.counts?.(calls).catch(() => undefined),
    ]);
    return { page, counts };
  }
  return Object.assign(clientLoader, { hydrate: true as const });
}

/** The number of rows for each of some queries, in place of an endpoint that counts them. */
export async function totals<Name extends string, Query>(
  queries: Record<Name, Query>,
  read: (query: Query & { limit: number }) => Promise<Page<unknown>>,
): Promise<Record<Name, number>> {
  const pages = Object.entries<Query>(queries).map(async ([name, query]) => [
    name,
    (await read({ ...query, limit: 1 })).total,
  ]);
  return Object.fromEntries(await Promise.all(pages));
}
