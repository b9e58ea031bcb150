import type { Context } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { pageOf } from "#core/paging.ts";
import { instantAt } from "#core/zone.ts";
import type { ListOptions } from "./contract.ts";
import type { DocumentKind, KindTypes } from "./kind.server.ts";
import * as store from "./manage.store.server.ts";
export type ManageInput<T extends KindTypes> = T["filter"] & ListOptions & { sort: string };

/** One page of the documents of a kind, whether public or not. */
export async function listManaged<T extends KindTypes>(
  ctx: Context,
  { table, managed }: DocumentKind<T>,
  input: ManageInput<T>,
): Promise<Page<T["managed"]>> {
  const { reader } = ctx.db;
  const { page, limit } = input;
  const filter = { ...common(ctx, input), now: ctx.now, where: managed.conditions(input, ctx.now) };
  const offset = (page - 1) * limit;
  const ids = await store.listManagedIds(reader, table, filter, { ...input, sorts: managed.sorts, offset });
  // Counting takes as long as looking for a rare word.
  const isLast = ids.length < limit && (ids.length > 0 || page === 1);
  const total = isLast ? offset + ids.length : await store.countManaged(reader, table, filter);
  return pageOf(await managed.list(ctx, ids), total, { page, limit });
}

export async function countDocuments(ctx: Context, { table, managed }: DocumentKind, filter: object) {
  const { reader } = ctx.db;
  const counts = await store.countStatuses(reader, table, ctx.now, managed.conditions(filter, ctx.now));
  const stored = await store.listLanguages(reader, table);
  const languages = new Set(stored.map((language) => language || ctx.site.language));
  return { ...counts, languages: [...languages].sort() };
}

/** What all kinds are filtered by, as it is stored. */
function common({ site }: Context, input: ManageInput<KindTypes>) {
  const { q, status, author, tag, language, from, to } = input;
  const startOf = (day: string, days = 0) =>
    instantAt(`${Temporal.PlainDate.from(day).add({ days })}T00:00`, site.timeZone);
  return {
    q,
    status,
    author,
    tag: tag?.replace(/^#/, "").toLowerCase(),
    languages: language === site.language ? ["", language] : language ? [language] : undefined,
    from: from && startOf(from),
    before: to && startOf(to, 1),
  };
}
