import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { interfaceLocale } from "#core/language.ts";
import { type SiteLanguages, siteLanguageFor } from "#core/site-languages.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentColumns, DocumentKindName, DocumentTable } from "#db/schema.ts";
import { hasAddress } from "#features/addresses/paths.ts";
import { m } from "#messages";
import { builtInName, type KindTable, kinds } from "./kinds.ts";
import { titleOf } from "./lifecycle.ts";
import { listManagedIds } from "./manage.store.server.ts";
import { forgetOriginal, noteOriginal } from "./originals.server.ts";
import { listTranslations as listNoted } from "./originals.store.server.ts";
import { statusOf } from "./status.server.ts";
import { findDocument, findDocuments } from "./store.server.ts";
import * as store from "./translations.store.server.ts";
import type { Translation } from "./translations-contract.ts";

const maxChoices = 8;
const groups = "groups of translations"; // locked, because a link changes documents that it does not name

type Grouped = store.GroupRow & Pick<DocumentColumns, "translationKey">;

/** The public documents of a group; none of a document that is alone. */
export async function readTranslations(ctx: Context, { name, table }: KindTable, key: string | null) {
  if (key === null) return [];
  const group = await store.listGroup(ctx.db.queries, table, key);
  // Includes documents that are not public: publishing or restoring one drops the pages of the others.
  ctx.cacheTag(...group.map((row) => `${name}:${row.id}`));
  const rows = group.filter((row) => row.deletedAt === null && hasAddress(ctx.site, { ...row, _id: row.id }));
  const instants = rows.flatMap(({ publishedAt }) => publishedAt ?? []);
  const [next] = instants.filter((at) => at > ctx.now).sort();
  if (next) ctx.expiresAt(next);
  const shown = rows.filter(({ publishedAt }) => publishedAt !== null && publishedAt <= ctx.now);
  if (shown.length < 2) return [];
  const listed = listedOf(shown, ctx.site.language);
  return shown.map((row) => ({ ...namedBy(ctx, row), title: row.title, listed: listed.includes(row) }));
}

function namedBy({ site }: Pick<Context, "site">, { id: _id, slug, language }: store.TranslationRow) {
  return { _id, slug, language: language || site.language };
}

/**
 * What search engines are told of: one document of each language. When the language of the site changes, one without
 * a language can get that of its translation.
 */
function listedOf<Row extends store.TranslationRow>(rows: Row[], ofSite: string): Row[] {
  const own = new Set(rows.map(({ language }) => language));
  const distinct = rows.filter(({ language }) => language !== "" || !own.has(ofSite));
  return distinct.filter(({ noindexAt }) => noindexAt === null);
}

/** The groups of some documents, each with its public documents that search engines may list. */
export async function publicGroups({ db, now, site }: Context, table: DocumentTable, ids: string[]) {
  const rows = await store.listGroupsOf(db.reader, table, now, ids);
  const groups = [...Map.groupBy(rows, ({ translationKey }) => translationKey).values()];
  const addressed = groups.map((group) => group.filter((row) => hasAddress(site, { ...row, _id: row.id })));
  return addressed.map((group) => listedOf(group, site.language)).filter(({ length }) => length > 1);
}

type Pages = { site: SiteLanguages; language: string; now: string };

/** The public version of a document for the pages in a language of the site. */
export async function versionIn(
  queries: Queries,
  table: DocumentTable,
  { translationKey }: Pick<Grouped, "translationKey">,
  { site, language, now }: Pages,
) {
  if (translationKey === null) return undefined;
  const versions = await store.listPublic(queries, table, now, [translationKey]);
  return versions.find((version) => siteLanguageFor(site, version.language || site.language) === language);
}

/** The public translations of some documents, by the id of the document. */
export async function otherTranslations(
  ctx: Context,
  table: DocumentTable,
  documents: Pick<DocumentColumns, "id" | "translationKey">[],
) {
  const keys = new Set(documents.flatMap(({ translationKey }) => translationKey ?? []));
  const rows = keys.size > 0 ? await store.listPublic(ctx.db.reader, table, ctx.now, [...keys]) : [];
  const groups = Map.groupBy(rows, ({ translationKey }) => translationKey);
  return new Map(
    documents.map(({ id, translationKey }) => {
      const others = (groups.get(translationKey) ?? []).filter((row) => row.id !== id);
      return [id, others.map((row) => namedBy(ctx, row))];
    }),
  );
}

type Place = { kind: DocumentKindName; id: string };

/** The other documents of a group, also drafts. */
export async function listTranslations(ctx: Context, { kind, id }: Place): Promise<Translation[]> {
  const { table } = kinds[kind];
  const key = await store.groupOf(ctx.db.queries, table, id);
  const rows = key === null ? [] : await store.listGroup(ctx.db.queries, table, key);
  return shownTranslations(
    ctx,
    kind,
    rows.filter((row) => row.id !== id),
  );
}

export async function findChoices(
  ctx: Context,
  { kind, id, q }: Place & { q: string },
): Promise<Translation[]> {
  const { table } = kinds[kind];
  const row = await findDocument(ctx.db.queries, table, id);
  if (!row) throw new AppError("not_found", m.publishing.documentNotFound());
  const filter = { q, now: ctx.now, where: [store.inOtherLanguage(row.language, ctx.site.language)] };
  const order = { sort: "changed", sorts: {}, limit: maxChoices, offset: 0 };
  const ids = await listManagedIds(ctx.db.reader, table, filter, order);
  const found = new Map((await findDocuments(ctx.db.reader, table, ids)).map((each) => [each.id, each]));
  return shownTranslations(
    ctx,
    kind,
    ids.flatMap((each) => found.get(each) ?? []),
  );
}

/** Documents of a kind, each with what it is as a translation. */
export async function shownTranslations(
  ctx: Context,
  kind: DocumentKindName,
  rows: store.TranslationRow[],
): Promise<Translation[]> {
  const noted = await listNoted(
    ctx.db.queries,
    kind,
    rows.map(({ id }) => id),
  );
  const translations = new Map(noted.map((row) => [row.ref, row]));
  return rows.map((row) => {
    const { original = null, changedAt = null, changerName = null } = translations.get(row.id) ?? {};
    return {
      ...namedBy(ctx, row),
      title: titleOf(row),
      status: statusOf(row, ctx.now),
      original,
      changedAt,
      changedBy: changerName,
    };
  });
}

/** Makes two documents, with the groups of both, translations of each other. */
export async function linkTranslation(ctx: Context, { kind, id, other }: Place & { other: string }) {
  const { table } = kinds[kind];
  if (id === other) throw invalid(m.adminPublishing.chooseOther());
  await ctx.write(async (queries, invalidate) => {
    await lockGroups(ctx, queries, table, [id, other]);
    const [one, two] = [await findDocument(queries, table, id), await findDocument(queries, table, other)];
    if (!one || !two || two.deletedAt !== null)
      throw new AppError("not_found", m.publishing.documentNotFound());
    const group = [...(await groupWith(queries, table, one)), ...(await groupWith(queries, table, two))];
    const all = [...new Map(group.map((row) => [row.id, row])).values()];
    const language = twice(all, ctx.site.language);
    if (language) throw invalid(m.adminPublishing.languageTwice({ language: nameIn(language) }));
    const ids = all.map((row) => row.id);
    const key = one.translationKey ?? two.translationKey ?? newId(Date.parse(ctx.now));
    await store.setGroup(queries, table, ids, key);
    await noteOriginal(ctx, queries, { name: kind, table }, all);
    invalidate(...listsOf(kind), ...ids.map((each) => `${kind}:${each}`));
    return true;
  });
  return listTranslations(ctx, { kind, id });
}

/** Lists of articles show one of several translations. */
function listsOf(kind: DocumentKindName): string[] {
  return kind === "blog" ? ["sitemap", "blogs"] : ["sitemap"];
}

/** Takes a document out of its group. */
export async function unlinkTranslation(ctx: Context, { kind, id }: Place) {
  const { table } = kinds[kind];
  await ctx.write(async (queries, invalidate) => {
    await lockGroups(ctx, queries, table, [id]);
    const key = await store.groupOf(queries, table, id);
    if (key === null) return false;
    const group = await store.listGroup(queries, table, key);
    const others = group.filter((row) => row.id !== id);
    const name = builtInName(id);
    if (others.some((row) => builtInName(row.id) === name))
      throw new AppError("conflict", m.adminTranslations.builtInNotUnlinked());
    await store.setGroup(queries, table, others.length > 1 ? [id] : group.map((row) => row.id), null);
    await forgetOriginal(ctx, queries, { name: kind, table }, { id, others });
    invalidate(...listsOf(kind), ...group.map((row) => `${kind}:${row.id}`));
    return true;
  });
  return { msg: m.adminPublishing.unlinked() };
}

/** Locks documents and the others of their groups. */
async function lockGroups(ctx: Context, queries: Queries, table: DocumentTable, ids: string[]) {
  await lockTranslations(ctx, queries);
  await ctx.db.engine.lock(queries, table, await store.idsWithGroups(queries, table, ids));
}

/** Must be called before any row is locked. */
export async function lockTranslations({ db }: Context, queries: Queries): Promise<void> {
  await db.engine.lockName(queries, groups);
}

/** Throws if another document of the group has the language. */
export async function checkLanguage(ctx: Context, queries: Queries, table: DocumentTable, row: Grouped) {
  if (row.translationKey === null) return;
  const group = await store.listGroup(queries, table, row.translationKey);
  const others = group.filter(({ id }) => id !== row.id);
  const other = others.find(({ language }) => twice([row, { language }], ctx.site.language));
  if (other) throw invalid(m.adminPublishing.languageTaken({ title: titleOf(other) }), "language");
}

async function groupWith(queries: Queries, table: DocumentTable, row: Grouped) {
  return row.translationKey === null ? [row] : store.listGroup(queries, table, row.translationKey);
}

/** A language that two documents have. */
function twice(rows: { language: string }[], ofSite: string): string | undefined {
  const languages = rows.map(({ language }) => language || ofSite);
  return languages.find((language, index) => languages.indexOf(language) < index);
}

function nameIn(language: string): string {
  return new Intl.DisplayNames(interfaceLocale(), { type: "language" }).of(language) ?? language;
}

function invalid(msg: string, path = "other"): AppError {
  return new AppError("bad_request", msg, { errors: [{ path, code: "invalid", msg }] });
}
