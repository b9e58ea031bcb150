import { isDeepStrictEqual } from "node:util";
import type { AdminContext, Context, MemberContext } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { inLanguageOf } from "#core/in-language-of.ts";
import { pageOf } from "#core/paging.ts";
import type { MediaServices } from "#core/services.ts";
import { wordsIn } from "#features/fields/list.ts";
import type { StatusCounts } from "#features/publishing/contract.ts";
import { countDocuments, listManaged, type ManageInput } from "#features/publishing/manage.server.ts";
import { replaceDocument } from "#features/publishing/revisions.server.ts";
import { newRow } from "#features/publishing/saving.server.ts";
import { insertStored, noteRevision, readStored } from "#features/publishing/stored.server.ts";
import { m } from "#messages";
import type { EditablePage, ManagedPage } from "./contract.ts";
import { unsavedPage, unsavedRow } from "./editable.server.ts";
import { type PageTypes, pageKind } from "./kind.server.ts";
import { legal } from "./legal.ts";
import { originalOf, sampleTextOf } from "./original.server.ts";
import { findPage, idsAmong } from "./store.server.ts";
import { isSpecified, type SpecifiedPage, specifiedIds, templateOf, templates } from "./templates.ts";
import { type PageValues, partsOf } from "./values.server.ts";

/** Saves a built-in page as a draft of its original text in the language of the site, unless it was saved before. */
export async function saveOriginal(ctx: MemberContext, id: string): Promise<void> {
  if (!isSpecified(id) || ctx.actor.role !== "admin" || (await isSaved(ctx, id))) return;
  const values = inLanguageOf(ctx.site.language, () => originalOf(id, ctx.site));
  const { id: authorId } = ctx.actor;
  const row = await newRow(pageKind, { id, authorId, at: ctx.now, publishedAt: null }, values);
  try {
    await ctx.write(async (queries) => {
      const stored = { row: { ...row, slug: id }, values };
      await insertStored(queries, pageKind, stored, ctx.site);
      await noteRevision(queries, pageKind, stored, { editorId: authorId });
    });
  } catch (error) {
    if (!(await isSaved(ctx, id))) throw error; // somebody else saved it at the same moment
  }
}

async function isSaved({ db }: Context, id: SpecifiedPage): Promise<boolean> {
  return (await idsAmong(db.queries, [id])).length > 0;
}

/** Puts the original text back as a new version. The status stays. */
export async function restoreOriginal(
  ctx: AdminContext,
  { id }: { id: string },
  services: MediaServices,
): Promise<EditablePage> {
  if (!isSpecified(id)) throw new AppError("not_found", m.adminPages.noOriginal());
  if (!(await isSaved(ctx, id))) return unsavedPage(ctx, id);
  const { tags, ...values } = originalOf(id, ctx.site);
  await replaceDocument(ctx, pageKind, { ...values, id }, services);
  return readStored(ctx, pageKind, id);
}

/** True if the page is published with another text than the original one. */
export async function hasOwnText(ctx: Context, id: SpecifiedPage): Promise<boolean> {
  return (await textStateOf(ctx, id)) === "own";
}

const minCompared = 40; // characters; shorter texts, such as "Vision", may be the institute's own

/** `example`: readers see a text that the institute has not written. A legal text is its own once it is published. */
export async function textStateOf(
  { db, now, site }: Context,
  id: SpecifiedPage,
): Promise<"own" | "example" | "empty"> {
  const row = await findPage(db.reader, now, id);
  const original = originalOf(id, site);
  const words = textsOf(id, row ? { ...row, parts: partsOf(row) } : original);
  if (!row) return words.length === 0 ? "empty" : "example";
  if (id in legal) return "own";
  const foreign = new Set(textsOf(id, sampleTextOf(id, site)));
  const isForeign = words.some((text) => text.length >= minCompared && foreign.has(text));
  const isOriginal = isDeepStrictEqual(
    [row.title, row.content, partsOf(row)],
    [original.title, original.content, original.parts],
  );
  return isForeign || isOriginal ? "example" : "own";
}

/** The headings of lists say nothing about an institute. */
function textsOf(id: SpecifiedPage, { content, parts }: Pick<PageValues, "content" | "parts">): string[] {
  if ("badge" in parts) return [content, parts.introduction].filter(Boolean);
  return [content, ...wordsIn(templates[templateOf(id)], parts)].filter(Boolean);
}

/** Adds the built-in pages that were never saved, at the end. */
export async function listWithUnsaved(
  ctx: AdminContext,
  input: ManageInput<PageTypes>,
): Promise<Page<ManagedPage>> {
  const { page, limit, q, status } = input;
  const { items, total } = await listManaged(ctx, pageKind, input);
  const { template, author, tag, language, from, to } = input;
  const isNarrowed = [status, template, author, tag, language, from, to].some((value) => value !== undefined);
  const unsaved = isNarrowed ? [] : await unsavedPages(ctx, q);
  const begin = (page - 1) * limit - total;
  const more = unsaved.slice(Math.max(0, begin), Math.max(0, begin + limit));
  return pageOf([...items, ...more], total + unsaved.length, { page, limit });
}

export async function countWithUnsaved(
  ctx: AdminContext,
  filter: PageTypes["filter"],
): Promise<StatusCounts> {
  const counts = await countDocuments(ctx, pageKind, filter);
  return filter.template ? counts : { ...counts, all: counts.all + (await unsavedPages(ctx)).length };
}

/** The built-in pages that were never saved and whose titles have all words. */
export async function unsavedPages(ctx: Context, q = ""): Promise<ManagedPage[]> {
  const saved = await idsAmong(ctx.db.reader, specifiedIds);
  const words = q.toLowerCase().split(/\s+/);
  return specifiedIds
    .filter((id) => !saved.includes(id))
    .map((id) => unsavedRow(ctx, id))
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}
