import type { Visit } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { Refusal } from "#core/errors.ts";
import { pictureUrl, widthsOf } from "#features/media/addresses.ts";
import { knownPictures } from "#features/media/known-pictures.server.ts";
import type { BlogRevision, WholeRevision, WrittenBlog } from "../writing-contract.ts";
import { blogOfWriter } from "./access.server.ts";
import * as store from "./revisions.store.server.ts";
import { keepBaseline, updateWriting } from "./saving.server.ts";

type Listing = { id: string; page: number; limit: number };
type Named = { id: string; version: number };

/** Every save of a blog, the latest first. One that has never been changed since it was brought here has one. */
export async function listRevisions(visit: Visit, { id, page, limit }: Listing): Promise<Page<BlogRevision>> {
  await readable(visit, id);
  const { queries } = visit.db;
  const total = await store.countRevisions(queries, id);
  const rows = await store.listRevisions(queries, id, { limit, offset: (page - 1) * limit });
  const items = rows.map(({ version, savedAt, title, editorId, editorName }) => ({
    version,
    savedAt,
    title,
    editor: editorOf(editorId, editorName),
  }));
  return { items, total, page, pages: Math.ceil(total / limit) };
}

/** A blog as it was saved once. */
export async function readRevision(visit: Visit, { id, version }: Named): Promise<WholeRevision> {
  const { editorId, editorName, ...row } = await revisionOf(visit, { id, version });
  const { savedAt, title, content, section, subcategory, coverAlt, coverCaption } = row;
  const editor = editorOf(editorId, editorName);
  const tags = tagsOf(row.tags);
  const text = { title, content, section, subcategory, tags, eventDate: row.eventAt };
  return { version, savedAt, editor, ...text, image: await imageOf(visit, row), coverAlt, coverCaption };
}

/** Saves a blog once more as it was: the saves in between stay. */
export async function restoreRevision(visit: Visit, { id, version }: Named): Promise<WrittenBlog> {
  const row = await revisionOf(visit, { id, version });
  const { title, content, section, subcategory, coverId, coverUrl, coverAlt, coverCaption } = row;
  const text = { title, content, section, subcategory, tags: tagsOf(row.tags), eventDate: row.eventAt ?? "" };
  const cover = coverId ? { coverId } : { image: coverUrl };
  return updateWriting(visit, { id, ...text, ...cover, coverAlt, coverCaption });
}

async function revisionOf(visit: Visit, { id, version }: Named) {
  await readable(visit, id);
  const row = await store.findRevision(visit.db.queries, id, version);
  if (!row) throw new Refusal("absent", "There is no such version.");
  return row;
}

/** Makes sure that the actor may see the saves of a blog, and that its present state is one of them. */
async function readable(visit: Visit, id: string): Promise<void> {
  const blog = await blogOfWriter(visit, visit.db.queries, id);
  await keepBaseline(visit, blog);
}

function editorOf(id: string | null, name: string | null): BlogRevision["editor"] {
  return id === null ? null : { _id: id, name: name ?? "Former member" };
}

function tagsOf(labels: string): string[] {
  return labels === "" ? [] : labels.split(",");
}

async function imageOf(
  { db }: Visit,
  { coverId, coverUrl }: { coverId: string | null; coverUrl: string | null },
): Promise<string | null> {
  if (coverId === null) return coverUrl;
  const picture = (await knownPictures(db.queries, [coverId])).get(coverId);
  return picture ? pictureUrl(coverId, widthsOf(picture.width).at(-1) ?? 0) : null;
}
