import type { AdminContext } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { pageOf } from "#core/paging.ts";
import { tagsOf } from "#core/site-languages.ts";
import { kinds } from "./kinds.ts";
import { titleOf } from "./lifecycle.ts";
import { countManaged, listManagedIds } from "./manage.store.server.ts";
import * as store from "./originals.store.server.ts";
import { statusOf } from "./status.server.ts";
import { shownTranslations } from "./translations.server.ts";
import type { TableInput, TableRow } from "./translations-contract.ts";

/** One page of the originals of a kind, the latest changed first, each with its translations. */
export async function listOriginals(ctx: AdminContext, input: TableInput): Promise<Page<TableRow>> {
  const { kind, q, language, state, page, limit } = input;
  const { table } = kinds[kind];
  const { reader } = ctx.db;
  const tags = language ? [language] : tagsOf(ctx.site);
  const languages = tags.map((tag) => ({
    exact: tag === ctx.site.language ? ["", tag] : [tag],
    prefix: tag,
  }));
  const narrowed = state ? [store.isInState({ kind, table, state, languages })] : [];
  const filter = { q, now: ctx.now, where: [store.isOriginal(kind, table), ...narrowed] };
  const offset = (page - 1) * limit;
  const ids = await listManagedIds(reader, table, filter, { sort: "changed", sorts: {}, limit, offset });
  const isLast = ids.length < limit && (ids.length > 0 || page === 1);
  const total = isLast ? offset + ids.length : await countManaged(reader, table, filter);
  return pageOf(await rowsOf(ctx, kind, ids), total, { page, limit });
}

async function rowsOf(ctx: AdminContext, kind: TableInput["kind"], ids: string[]): Promise<TableRow[]> {
  const { table } = kinds[kind];
  const { reader } = ctx.db;
  const found = new Map((await store.listDocuments(reader, table, ids)).map((row) => [row.id, row]));
  const originals = ids.flatMap((id) => found.get(id) ?? []);
  const keys = new Set(originals.flatMap(({ translationKey }) => translationKey ?? []));
  const groups = await store.listGroups(reader, table, [...keys]);
  const shown = await shownTranslations(ctx, kind, groups);
  const keyOf = new Map(groups.map(({ id, translationKey }) => [id, translationKey]));
  const byKey = Map.groupBy(shown, ({ _id }) => keyOf.get(_id));
  return originals.map((row) => ({
    _id: row.id,
    title: titleOf(row),
    language: row.language || ctx.site.language,
    status: statusOf(row, ctx.now),
    version: row.version,
    translations:
      row.translationKey === null
        ? []
        : (byKey.get(row.translationKey) ?? []).filter(({ _id }) => _id !== row.id),
  }));
}
