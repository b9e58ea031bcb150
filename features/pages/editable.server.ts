import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { Picture } from "#features/media/contract.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { titlesOf } from "#features/publishing/readers.server.ts";
import { readSharing } from "#features/publishing/sharing.server.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import { withFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import type { EditablePage, ManagedPage } from "./contract.ts";
import { originalOf } from "./original.server.ts";
import { listEditable } from "./store.server.ts";
import { isSpecified, type SpecifiedPage, templateOf } from "./templates.ts";
import { chosenIn, type PageValues, partsOf } from "./values.server.ts";

type EditableRow = Awaited<ReturnType<typeof listEditable>>[number];

/** Before the first save, a built-in page is a draft of its original text. */
export async function readEditable(ctx: Context, id: string): Promise<EditablePage> {
  const { queries } = ctx.db;
  const [row] = await listEditable(queries, [id]);
  if (!row && isSpecified(id)) return unsavedPage(ctx, id);
  if (!row) throw new AppError("not_found", "Page not found");
  const parts = partsOf(row);
  const texts = { queries, origin: ctx.site.url, member: ctx.actor?.id };
  const content = await withFileAlts(row.content, { ...texts, forEditor: true });
  const sharing = await readSharing(queries, "pages", id);
  const shown = { content, parts, map: await mapOf(queries, parts) };
  return { ...managedOf(ctx, row), ...sharing, ...shown, references: await referencesIn(queries, parts) };
}

async function unsavedPage(ctx: Context, id: SpecifiedPage): Promise<EditablePage> {
  const { tags, shareImage, ...values } = originalOf(id, ctx.site);
  const { name, ...unsaved } = unsavedRow(ctx, id);
  return { ...values, ...unsaved, shareImage: null, map: null, references: [] };
}

/** A built-in page before the first save. */
export function unsavedRow(ctx: Context, id: SpecifiedPage): ManagedPage {
  const { title } = originalOf(id, ctx.site);
  const state = {
    version: 1,
    unpublishedVersion: null,
    publishedAt: null,
    deletedAt: null,
    updatedAt: ctx.now,
  };
  return {
    _id: id,
    slug: id,
    title,
    ...stateOf(state, ctx.now),
    isSpecified: true,
    isOriginal: true,
    template: templateOf(id),
    name: "",
  };
}

/** Lists pages in the order of the ids. */
export async function listManaged(ctx: Context, ids: string[]): Promise<ManagedPage[]> {
  const rows = await listEditable(ctx.db.reader, ids);
  return rows.map((row) => managedOf(ctx, row));
}

function managedOf(ctx: Context, row: EditableRow): ManagedPage {
  const { id: _id, slug, title, authorName: name } = row;
  const state = stateOf(row, ctx.now);
  const own = { isSpecified: isSpecified(_id), isOriginal: isSpecified(_id) && state.status !== "published" };
  return { _id, slug, title, name, template: templateOf(_id, row.template), ...own, ...state };
}

/** The titles of the people and articles in the parts, whether public or not. */
export async function referencesIn(queries: Queries, parts: PageValues["parts"]) {
  if (!("pinned" in parts)) return [];
  return [
    ...(await titlesOf(queries, "people", parts.people)),
    ...(await titlesOf(queries, "blogs", parts.pinned)),
  ];
}

export async function mapOf(queries: Queries, parts: PageValues["parts"]): Promise<Picture | null> {
  const [chosen] = chosenIn(parts);
  const known = chosen && (await knownPictures(queries, [chosen.mediaId])).get(chosen.mediaId);
  return known ? { ...known, alt: chosen.alt } : null;
}
