import { claimedFor, isRepeated, takenId } from "#core/chosen-id.ts";
import type { AdminContext, Context, MemberContext } from "#core/context.ts";
import { AppError, isAppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { MediaServices, MediaStore } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import type { BlogTable } from "#db/schema.ts";
import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { invalidateSaved } from "../invalidation.server.ts";
import { parseArticle } from "../render/article-tree.server.ts";
import { fileIdsOf } from "../render/pictures.server.ts";
import { tagsOf } from "../store.server.ts";
import type { WrittenBlog } from "../writing-contract.ts";
import { blogOfWriter } from "./access.server.ts";
import { type Cover, coverAfter, describeCover } from "./cover.server.ts";
import { readWriting } from "./read.server.ts";
import * as store from "./store.server.ts";
import { tagRows } from "./tags.ts";
import { type GivenBlog, planChange, planNew } from "./validate.server.ts";

const attempts = 5;
const hour = 3_600_000; // milliseconds
const leastAutosaved = 40; // kilobytes that a small autosave counts as, because it costs more than its size

/** A save that the form made by itself. `newRevision`: the autosaved revision before it stays. */
export type Autosave = { newRevision?: boolean };

/**
 * Writes a blog: published, scheduled or kept as a draft. Refuses everybody but admins, and names faulty fields.
 * A repeated request with the same `_id` writes nothing and answers with the blog as it is now.
 */
export async function addWriting(
  ctx: AdminContext,
  { _id, ...given }: GivenBlog & { _id?: string },
  { media }: MediaServices,
  auto?: Autosave,
): Promise<WrittenBlog> {
  const actor = ctx.actor;
  await countSave(ctx, given, auto);
  if (_id && (await isRepeated(ctx, "blog", _id))) return readRepeated(ctx, _id);
  const { piece, publishedAt } = planNew(ctx, given);
  const { text, tags, ...written } = piece;
  const { cover, taken } = await coverAfter(ctx, media, given);
  const blog: BlogTable = {
    ...written,
    ...cover,
    id: _id ?? newId(Date.parse(ctx.now)),
    authorId: actor.id,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    publishedAt,
    deletedAt: null,
    deleterId: null,
    version: 1,
    commentsClosedAt: null,
    sourceKey: null,
  };
  const isNew = await orWithout(ctx, media, taken, () =>
    ctx.write(async (queries, invalidate) => {
      if (!(await claimedFor(ctx, queries, "blog", _id))) return false;
      await store.addBlog(queries, blog, tagRows(blog.id, tags), text);
      await noteSave(ctx, queries, { blog, tags, editorId: actor.id, autosavedSince: auto && ctx.now });
      await describeCover(queries, cover, given);
      await invalidateSaved(invalidate, queries, ctx.now, { after: { ...blog, tags } });
      return true;
    }),
  );
  if (isNew) return readWriting(ctx, { id: blog.id });
  if (taken) await removeUnusedPicture(ctx, media, taken);
  return readRepeated(ctx, blog.id);
}

/** The blog of an earlier request, also if it is in the trash. Refuses the id of one that was deleted for good. */
async function readRepeated(ctx: MemberContext, id: string): Promise<WrittenBlog> {
  try {
    return await readWriting(ctx, { id });
  } catch (error) {
    throw isAppError(error) && error.code === "not_found" ? takenId() : error;
  }
}

type Update = GivenBlog & { id: string; version?: number; draftOnly?: boolean };

/**
 * Changes a blog. Refuses everybody but its author and admins, faulty fields by their names, and a save of an older
 * version than the current one. With `draftOnly`, and for an autosave, it refuses a blog that is no longer a draft.
 */
export async function updateWriting(
  ctx: MemberContext,
  { id, version, draftOnly = false, ...given }: Update,
  { media }: MediaServices,
  auto?: Autosave,
): Promise<WrittenBlog> {
  const before = await current(ctx, ctx.db.queries, id, version);
  await countSave(ctx, given, auto);
  await planChange(ctx, ctx.db.queries, before, given); // what is faulty is refused before a picture is made
  const { cover, taken } = await coverAfter(ctx, media, given, before);
  const newCover = differs(cover, before) ? cover : undefined;
  await orWithout(ctx, media, taken, async () => {
    for (let attempt = 1; ; attempt += 1) {
      if (
        await savedOnce(ctx, {
          id,
          version,
          given,
          newCover,
          auto,
          draftOnly: draftOnly || auto !== undefined,
        })
      )
        return;
      if (attempt === attempts) throw conflict();
    }
  });
  return readWriting(ctx, { id });
}

/**
 * Every save is stored and indexed: without a limit, large ones would fill the disk and slow readers down. An admin's
 * saves count by size, so that an import of many articles goes through; so do autosaves, which follow each other
 * every three seconds.
 */
async function countSave(ctx: MemberContext, { content = "" }: GivenBlog, auto?: Autosave): Promise<void> {
  const { id, role } = ctx.actor;
  const size = Math.ceil((content.length + 1) / 1000);
  if (role === "admin") await ctx.limits.count("text of an admin", id, size);
  else if (auto) await ctx.limits.count("autosaved text", id, Math.max(leastAutosaved, size));
  else await ctx.limits.count("save", id);
}

type Saving = {
  id: string;
  version: number | undefined;
  given: GivenBlog;
  newCover: Cover | undefined;
  auto: Autosave | undefined;
  draftOnly: boolean;
};

/** Writes nothing and returns false if somebody else has just saved the blog. */
async function savedOnce(
  ctx: MemberContext,
  { id, version, given, newCover, auto, draftOnly }: Saving,
): Promise<boolean> {
  const editorId = ctx.actor.id;
  return ctx.write(async (queries, invalidate) => {
    const blog = await current(ctx, queries, id, version);
    if (draftOnly && blog.publishedAt !== null)
      throw new AppError("conflict", "This article is no longer a draft.");
    const { piece, publishedAt, tagsBefore } = await planChange(ctx, queries, blog, given);
    const { text, tags, ...written } = piece;
    const changes = { ...written, ...newCover };
    await describeCover(queries, { ...blog, ...newCover }, given);
    const isRewritten = differs(changes, blog) || tags.join() !== tagsBefore.join();
    if (!isRewritten && !auto) await store.keepRevision(queries, id, blog.version);
    if (!isRewritten && publishedAt === blog.publishedAt) return true;
    const next = {
      ...blog,
      ...changes,
      publishedAt,
      updatedAt: ctx.now,
      version: blog.version + (isRewritten ? 1 : 0),
    };
    if (!(await store.saveBlog(queries, blog, next))) return false;
    if (isRewritten) {
      await noteSave(ctx, queries, { blog, tags: tagsBefore, editorId: blog.authorId });
      const since = auto && (await autosavedSince(ctx, queries, { blog, editorId, auto }));
      if (since) await store.removeRevision(queries, id, blog.version);
      await noteSave(ctx, queries, {
        ...{ blog: next, tags, editorId },
        autosavedSince: auto && (since ?? ctx.now),
      });
      await store.replaceTags(queries, id, tagRows(id, tags));
    }
    await store.indexBlog(queries, next, { tags, text });
    const before = { ...blog, tags: tagsBefore };
    await invalidateSaved(invalidate, queries, ctx.now, { before, after: { ...next, tags } });
    return true;
  });
}

/**
 * Since when this person has been writing, if the revision before is an autosave of the last hour. An autosave takes
 * its place: writing for hours leaves one revision an hour.
 */
async function autosavedSince(
  ctx: Context,
  queries: Queries,
  { blog: { id: blogId, version }, editorId, auto }: { blog: BlogTable; editorId: string; auto: Autosave },
): Promise<string | undefined> {
  if (auto.newRevision) return undefined;
  const since = await store.autosavedSince(queries, { blogId, version, editorId });
  return since && Date.parse(since) > Date.parse(ctx.now) - hour ? since : undefined;
}

/** Notes the present state of a blog as a save of its author, where it was written before saves were noted. */
export async function keepBaseline(ctx: Context, blog: BlogTable): Promise<void> {
  const { queries } = ctx.db;
  if (await store.hasRevision(queries, blog.id, blog.version)) return;
  const tags = (await tagsOf(queries, [blog.id])).map(({ label }) => label);
  await ctx.write((transaction) => noteSave(ctx, transaction, { blog, tags, editorId: blog.authorId }));
}

/** The blog that is to be changed, not in the trash, and in the version of which the change was made. */
async function current(
  ctx: MemberContext,
  queries: Queries,
  id: string,
  version: number | undefined,
): Promise<BlogTable> {
  const blog = await blogOfWriter(ctx, queries, id);
  if (blog.deletedAt !== null) throw new AppError("not_found", "Blog not found");
  if (version !== undefined && version !== blog.version) throw conflict();
  return blog;
}

function conflict(): AppError {
  return new AppError("conflict", "Somebody else has saved a newer version of this article.");
}

type Saved = { blog: BlogTable; tags: string[]; editorId: string; autosavedSince?: string };

/** Notes a save, by whom it was made, and the pictures in it. */
async function noteSave(
  ctx: Context,
  queries: Queries,
  { blog, tags, editorId, autosavedSince: since }: Saved,
): Promise<void> {
  const { id, version, title, content, section, subcategory, eventAt } = blog;
  const { coverId, coverUrl, coverAlt, coverCaption, updatedAt } = blog;
  const text = { title, content, section, subcategory, tags, eventDate: eventAt };
  const fields = JSON.stringify({ ...text, coverId, image: coverUrl, coverAlt, coverCaption });
  const saved = { editorId, savedAt: updatedAt, autosavedSince: since ?? null };
  await store.addRevision(queries, { kind: "blog", ref: id, version, title, fields, ...saved });
  await store.notePictures(queries, id, [
    ...fileIdsOf(parseArticle(content), ctx.site.url),
    ...(coverId ? [coverId] : []),
  ]);
}

/** Whether any of these fields is another in the blog. */
function differs(fields: Partial<BlogTable>, blog: BlogTable): boolean {
  return Object.entries(fields).some(([name, value]) => blog[name as keyof BlogTable] !== value);
}

/** Does the work; where it fails, the picture that was made for it goes again. */
async function orWithout<Result>(
  ctx: Context,
  media: MediaStore,
  taken: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (taken) await removeUnusedPicture(ctx, media, taken);
    throw error;
  }
}
