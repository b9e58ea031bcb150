import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import type { Picture } from "#features/media/contract.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import type { DocumentStatus } from "#features/publishing/lifecycle.ts";
import { titlesOf } from "#features/publishing/readers.server.ts";
import { shownSharing } from "#features/publishing/sharing.server.ts";
import { stateOf } from "#features/publishing/status.server.ts";
import { withFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import type { EditablePage, ManagedPage } from "./contract.ts";
import { originalOf } from "./original.server.ts";
import { listEditable } from "./store.server.ts";
import { isSpecified, type SpecifiedPage, type Template, templateOf } from "./templates.ts";
import { chosenIn, type PageValues } from "./values.server.ts";

/** The values with the picture, and the titles of the people and articles in the parts, whether public or not. */
export async function shownValues({ db, site, actor }: Context, { tags, ...values }: PageValues) {
  const { queries } = db;
  const { parts } = values;
  const texts = { queries, origin: site.url, member: actor?.id, forEditor: true };
  return {
    ...values,
    ...(await shownSharing(queries, values)),
    content: await withFileAlts(values.content, texts),
    map: await mapOf(queries, parts),
    references:
      "pinned" in parts
        ? [
            ...(await titlesOf(queries, "people", parts.people)),
            ...(await titlesOf(queries, "blogs", parts.pinned)),
          ]
        : [],
  };
}

/** A built-in page before the first save: a draft of its original text. */
export async function unsavedPage(ctx: Context, id: SpecifiedPage): Promise<EditablePage> {
  const { tags, shareImage, ...values } = originalOf(id, ctx.site);
  const { name, ...unsaved } = unsavedRow(ctx, id);
  return { ...values, ...unsaved, shareImage: null, map: null, references: [] };
}

/** A built-in page before the first save. */
export function unsavedRow(ctx: Context, id: SpecifiedPage): ManagedPage {
  const { title } = originalOf(id, ctx.site);
  const dates = { publishedAt: null, deletedAt: null, updatedAt: ctx.now };
  const state = stateOf({ version: 1, unpublishedVersion: null, ...dates }, ctx.now);
  return withOwn({ _id: id, slug: id, title, name: "", template: templateOf(id), ...state });
}

/** Lists pages in the order of the ids. */
export async function listManaged(ctx: Context, ids: string[]): Promise<ManagedPage[]> {
  const rows = await listEditable(ctx.db.reader, ids);
  return rows.map(({ slug, title, authorName: name, template, ...row }) =>
    withOwn({
      _id: row.id,
      slug,
      title,
      language: row.language || undefined,
      name,
      template,
      ...stateOf(row, ctx.now),
    }),
  );
}

type Saved = { _id: string; template: Template; status: DocumentStatus };

/** Adds what only pages have: some are built-in. */
export function withOwn<P extends Saved>(page: P) {
  const isBuiltIn = isSpecified(page._id);
  const own = { isSpecified: isBuiltIn, isOriginal: isBuiltIn && page.status !== "published" };
  return { ...page, ...own, template: templateOf(page._id, page.template) };
}

export async function mapOf(queries: Queries, parts: PageValues["parts"]): Promise<Picture | null> {
  const [chosen] = chosenIn(parts);
  const known = chosen && (await knownPictures(queries, [chosen.mediaId])).get(chosen.mediaId);
  return known ? { ...known, alt: chosen.alt } : null;
}
