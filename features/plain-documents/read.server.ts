import type { Context } from "#core/context.ts";
import { inOrder } from "#core/in-order.ts";
import { pageOf } from "#core/paging.ts";
import { pick } from "#core/pick.ts";
import { idAt } from "#features/addresses/slugs.server.ts";
import { shownFieldsOf } from "#features/fields/field.ts";
import { valuesOfColumns } from "#features/fields/list.ts";
import { kinds, type PlainKind } from "#features/publishing/kinds.ts";
import { listedLanguages } from "#features/publishing/languages.server.ts";
import { noteList } from "#features/publishing/list-notes.server.ts";
import { missingDocument } from "#features/publishing/readers.server.ts";
import { readHead } from "#features/publishing/sharing.server.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import { renderContent } from "#features/rich-text/texts/render-article.server.ts";
import { m } from "#messages";
import { clockOf, expireAtNextPhase } from "./clock.server.ts";
import { closingOf, contentOf, type Plain, pageFieldsOf, phaseOf, withTags } from "./fields.ts";
import { namedMedia, namedPeople } from "./named.server.ts";
import * as store from "./store.server.ts";

/** What is open comes first. */
export async function listPublic(
  ctx: Context,
  plain: Plain,
  { page, limit }: { page: number; limit: number },
) {
  await noteListOf(ctx, plain);
  const among = await listedLanguages(ctx, plain.name);
  const slice = { clock: clockOf(ctx, plain), limit, offset: (page - 1) * limit, among };
  const { rows, total } = await store.listPublic(ctx.db.queries, plain.name, ctx.now, slice);
  if (page > 1 && rows.length === 0) ctx.noStore();
  return pageOf(await cardsOf(ctx, plain, rows), total, { page, limit });
}

/** Those of these documents that are public, in the order of the ids. */
export async function cardsByIds(ctx: Context, plain: Plain, ids: string[]) {
  await noteListOf(ctx, plain);
  const rows = await store.publicAmong(ctx.db.queries, plain.name, ctx.now, ids);
  return inOrder(ids, await cardsOf(ctx, plain, rows));
}

/** True if readers see a document of the kind. */
export function hasPublic({ db, now }: Context, kind: PlainKind): Promise<boolean> {
  return store.hasPublic(db.reader, kind, now);
}

/** The newest, for a feed, with their texts as they are stored. */
export async function newestPublic(ctx: Context, name: PlainKind, limit: number) {
  await noteList(ctx, name);
  const among = await listedLanguages(ctx, name);
  const rows = await store.listNewest(ctx.db.reader, name, ctx.now, { limit, among });
  ctx.cacheTag(...rows.map(({ id }) => `${name}:${id}`));
  return rows.map((row) => ({ row, content: contentOf(row) }));
}

/** Finds a document by its id, its slug or a former slug. Throws `not_found` or `gone`. */
export async function readPage(ctx: Context, plain: Plain, input: { id: string }) {
  const { queries } = ctx.db;
  const { name } = plain;
  const kind = { name, table: kinds[name].table };
  const id = await idAt(queries, name, input.id);
  ctx.cacheTag(`${name}:${id}`);
  const [row] = await store.publicAmong(queries, name, ctx.now, [id]);
  if (!row) throw await missingDocument(ctx, kind, id, m.publishing.notFound({ kind: name }));
  const shown = await shownPage(ctx, plain, row, withTags(await plainValuesOf(queries, plain, row)));
  return { ...shown, ...(await readHead(ctx, kind, id)) };
}

type Shown = Pick<store.PlainRow, "id" | "slug" | "title" | "excerpt" | "publishedAt" | "updatedAt">;

/** What a page shows of a document that may not be saved. */
export async function shownPage(ctx: Context, plain: Plain, row: Shown, values: { language: string }) {
  const { name, fields } = plain;
  const { language } = values;
  const content = contentOf(values);
  const own = pageFieldsOf(fields);
  await expireAtNextPhase(ctx, plain, closingOf(name, values));
  return {
    ...pick(values as object as Record<string, unknown>, Object.keys(own)),
    ...baseOf(ctx, plain, { ...row, language }, values),
    ...(await namedMedia(ctx.db.queries, own, values)),
    people: await namedPeople(ctx, own, values),
    updatedAt: row.updatedAt,
    article: content && (await renderContent(ctx, content, language)).article,
    seoTitle: "",
    noindex: false,
    shareAlt: "",
    translations: [],
  };
}

function cardsOf(ctx: Context, plain: Plain, rows: store.PlainRow[]) {
  const { name, fields } = plain;
  ctx.cacheTag(...rows.map(({ id }) => `${name}:${id}`));
  const shown = shownFieldsOf(fields);
  const cards = rows.map(async (row) => {
    const values = valuesOfColumns(shown, row);
    const { pictures } = await namedMedia(ctx.db.queries, shown, values);
    return { ...values, ...baseOf(ctx, plain, row, values), pictures };
  });
  return Promise.all(cards);
}

/** What lists and pages show of every document. */
function baseOf(ctx: Context, plain: Plain, row: Shown & { language: string }, values: object) {
  const { id: _id, slug, title, excerpt, language, publishedAt: date } = row;
  return {
    _id,
    slug,
    title,
    excerpt,
    language,
    date: date ?? ctx.now,
    ...phaseOf(plain.name, values, clockOf(ctx, plain)),
  };
}

/** Notes when the list changes by itself. */
async function noteListOf(ctx: Context, plain: Plain): Promise<void> {
  await noteList(ctx, plain.name);
  await expireAtNextPhase(ctx, plain);
}
