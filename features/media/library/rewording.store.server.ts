import type { Queries } from "#db/engine.ts";
import type { BlogTable } from "#db/schema.ts";
import { reworded } from "./wording.ts";

/** The same words for the same picture: from one alternative text to another. */
export type Change = { mediaId: string; before: string; after: string; now: string };

const attempts = 5;

/** False where the text is no longer the one that was there before. */
export async function setAlt(
  db: Queries,
  id: string,
  before: string,
  { alt, decorative }: { alt: string; decorative: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable("mediaFiles")
    .set({ alt, decorative: decorative ? 1 : 0 })
    .where("id", "=", id)
    .where("alt", "=", before)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves every blog once more that says the old words of a picture. Answers with the ids of these blogs. */
export async function rewordBlogs(db: Queries, change: Change, editorId: string): Promise<string[]> {
  const { mediaId } = change;
  const using = await db
    .selectFrom("blogs")
    .select("id")
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("coverId", "=", mediaId),
        eb("id", "in", selectFrom("documentMedia").select("ref").where("mediaId", "=", mediaId)),
      ]),
    )
    .execute();
  const invalidate: string[] = [];
  for (const { id } of using) if (await rewordBlog(db, id, change, editorId)) invalidate.push(id);
  return invalidate;
}

async function rewordBlog(db: Queries, id: string, change: Change, editorId: string): Promise<boolean> {
  const { mediaId, before, after, now } = change;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const blog = await db.selectFrom("blogs").selectAll().where("id", "=", id).executeTakeFirst();
    if (!blog) return false;
    const content = reworded(blog.content, mediaId, before, after);
    const coverAlt = blog.coverId === mediaId && blog.coverAlt === before ? after : blog.coverAlt;
    if (content === blog.content && coverAlt === blog.coverAlt) return false;
    const next = { ...blog, content, coverAlt, version: blog.version + 1, updatedAt: now };
    const saved = await db
      .updateTable("blogs")
      .set({ content, coverAlt, version: next.version, updatedAt: now })
      .where("id", "=", id)
      .where("version", "=", blog.version)
      .returning("id")
      .executeTakeFirst();
    if (!saved) continue; // saved by somebody else at this moment: their text has the words too
    await noteSave(db, blog, blog.authorId);
    await noteSave(db, next, editorId);
    return true;
  }
  throw new Error("A blog is saved again and again by others.");
}

/** Notes how a blog was saved, unless that save is noted already. */
async function noteSave(db: Queries, blog: BlogTable, editorId: string): Promise<void> {
  const { id: blogId, version, title, content, section, subcategory, eventAt, updatedAt: savedAt } = blog;
  const { coverId, coverUrl, coverAlt, coverCaption } = blog;
  const labels = await db
    .selectFrom("tags")
    .select("label")
    .where("kind", "=", "blog")
    .where("ref", "=", blogId)
    .orderBy("position")
    .execute();
  const tags = labels.map(({ label }) => label);
  const text = { title, content, section, subcategory, tags, eventDate: eventAt };
  const fields = JSON.stringify({ ...text, coverId, image: coverUrl, coverAlt, coverCaption });
  await db
    .insertInto("revisions")
    .values({ kind: "blog", ref: blogId, version, title, fields, editorId, savedAt, autosavedSince: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Saves every collection once more that says the old words. Answers with the ids of these collections. */
export async function rewordCollections(db: Queries, change: Change): Promise<string[]> {
  const { mediaId, before, after, now } = change;
  const items = await db
    .updateTable("collectionItems")
    .set({ alt: after })
    .where("mediaId", "=", mediaId)
    .where("alt", "=", before)
    .returning("collectionId")
    .execute();
  const ids = [...new Set(items.map(({ collectionId }) => collectionId))];
  for (const id of ids) {
    await db
      .updateTable("collections")
      .set((old) => ({ version: old("version", "+", 1), updatedAt: now }))
      .where("id", "=", id)
      .execute();
    await findByWords(db, id);
  }
  return ids;
}

/** A collection is found by its description and by what is said of its media. */
async function findByWords(db: Queries, id: string): Promise<void> {
  const collection = await db
    .selectFrom("collections")
    .select("description")
    .where("id", "=", id)
    .executeTakeFirst();
  const items = await db
    .selectFrom("collectionItems")
    .select(["alt", "caption", "credit"])
    .where("collectionId", "=", id)
    .orderBy("position")
    .execute();
  const said = items.map(({ alt, caption, credit }) => [alt, caption, credit].filter(Boolean).join(" "));
  await db
    .updateTable("searchEntries")
    .set({ body: [collection?.description ?? "", ...said].join(" ") })
    .where("kind", "=", "collection")
    .where("ref", "=", id)
    .execute();
}
