import type { Queries } from "#db/engine.ts";
import type { BlogTable, RevisionTable, TagTable } from "#db/schema.ts";
import { indexDocument } from "#features/search/index.server.ts";
import { selectCards } from "../store.server.ts";

/** Adds a blog with its tags, and what it can be found by. */
export async function addBlog(db: Queries, blog: BlogTable, tags: TagTable[], text: string): Promise<void> {
  await db.insertInto("blogs").values(blog).execute();
  if (tags.length > 0) await db.insertInto("tags").values(tags).execute();
  await indexBlog(db, blog, { tags: tags.map(({ label }) => label), text });
}

/** Brings the search index up to date. `text` is the content without markup. */
export async function indexBlog(
  db: Queries,
  { id: ref, title, section, authorId, publishedAt, deletedAt }: BlogTable,
  { tags, text }: { tags: string[]; text: string },
): Promise<void> {
  const readableFrom = deletedAt === null ? publishedAt : null;
  const document = { kind: "blog" as const, ref, title, tags, text, section, authorId };
  await indexDocument(db, { ...document, publishedAt: readableFrom });
}

/** The blog with this id, whether public, a draft or in the trash. */
export async function findBlog(db: Queries, id: string): Promise<BlogTable | undefined> {
  return db.selectFrom("blogs").selectAll().where("id", "=", id).executeTakeFirst();
}

export type WritingRow = Awaited<ReturnType<ReturnType<typeof selectWritings>["execute"]>>[number];

/** What its card shows of a blog, and what only its writers see. */
export function selectWritings(db: Queries) {
  return selectCards(db).select([
    "blogs.version",
    "blogs.deletedAt",
    "blogs.commentsClosedAt",
    "cover.alt as fileAlt",
    "cover.decorative as fileDecorative",
  ]);
}

export async function findWriting(db: Queries, id: string): Promise<WritingRow | undefined> {
  return selectWritings(db).where("blogs.id", "=", id).executeTakeFirst();
}

/**
 * Writes a blog over a version of it, unless that is no longer the current one, was published or taken back
 * meanwhile, or is in the trash: then nothing is changed, and the answer is false.
 */
export async function saveBlog(
  db: Queries,
  over: Pick<BlogTable, "version" | "publishedAt">,
  { id, createdAt, authorId, deletedAt, deleterId, commentsClosedAt, sourceKey, ...save }: BlogTable,
): Promise<boolean> {
  const saved = await db
    .updateTable("blogs")
    .set(save)
    .where("id", "=", id)
    .where("version", "=", over.version)
    .where("publishedAt", over.publishedAt === null ? "is" : "=", over.publishedAt)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

/** Replaces the tags of a blog. Updates rows that stay, because each inserted or deleted row indexes the blog again. */
export async function replaceTags(db: Queries, id: string, tags: TagTable[]): Promise<void> {
  const names = tags.map(({ tag }) => tag);
  const others = db.deleteFrom("tags").where("kind", "=", "blog").where("ref", "=", id);
  await (names.length > 0 ? others.where("tag", "not in", names) : others).execute();
  if (tags.length === 0) return;
  await db
    .insertInto("tags")
    .values(tags)
    .onConflict((conflict) =>
      conflict.columns(["kind", "ref", "tag"]).doUpdateSet(({ ref }) => ({
        position: ref("excluded.position"),
        label: ref("excluded.label"),
      })),
    )
    .execute();
}

/** Notes that a blog shows pictures, as far as they are kept here. None is ever forgotten: older saves show it. */
export async function notePictures(db: Queries, blogId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db.selectFrom("mediaFiles").select("id").where("id", "in", ids).execute();
  if (known.length === 0) return;
  await db
    .insertInto("documentMedia")
    .values(known.map(({ id }) => ({ kind: "blog" as const, ref: blogId, mediaId: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes how a blog was saved, unless that save is noted already. */
export async function addRevision(db: Queries, revision: RevisionTable): Promise<void> {
  await db
    .insertInto("revisions")
    .values(revision)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasRevision(db: Queries, blogId: string, version: number): Promise<boolean> {
  const row = await db
    .selectFrom("revisions")
    .select("version")
    .where("kind", "=", "blog")
    .where("ref", "=", blogId)
    .where("version", "=", version)
    .executeTakeFirst();
  return row !== undefined;
}

/** Since when this person's autosaves have been in this revision; undefined if it is none of them. */
export async function autosavedSince(
  db: Queries,
  { blogId, version, editorId }: { blogId: string; version: number; editorId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("revisions")
    .select("autosavedSince")
    .where("kind", "=", "blog")
    .where("ref", "=", blogId)
    .where("version", "=", version)
    .where("editorId", "=", editorId)
    .executeTakeFirst();
  return row?.autosavedSince ?? undefined;
}

/** No autosave takes the place of this revision any more. */
export async function keepRevision(db: Queries, blogId: string, version: number): Promise<void> {
  await db
    .updateTable("revisions")
    .set({ autosavedSince: null })
    .where("kind", "=", "blog")
    .where("ref", "=", blogId)
    .where("version", "=", version)
    .where("autosavedSince", "is not", null)
    .execute();
}

export async function removeRevision(db: Queries, blogId: string, version: number): Promise<void> {
  await db
    .deleteFrom("revisions")
    .where("kind", "=", "blog")
    .where("ref", "=", blogId)
    .where("version", "=", version)
    .execute();
}

/** Closes the comments of a blog, or opens them again (null). False where there is no such blog. */
export async function closeComments(db: Queries, id: string, at: string | null): Promise<boolean> {
  const closed = await db
    .updateTable("blogs")
    .set({ commentsClosedAt: at })
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}

/** Whether this person has written a blog, be it a draft. */
export async function hasWritten(db: Queries, userId: string): Promise<boolean> {
  const blog = await db
    .selectFrom("blogs")
    .select("id")
    .where("authorId", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return blog !== undefined;
}

export async function hasSource(db: Queries, sourceKey: string): Promise<boolean> {
  const row = await db.selectFrom("blogs").select("id").where("sourceKey", "=", sourceKey).executeTakeFirst();
  return row !== undefined;
}
