import { admin } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { Refusal } from "#core/errors.ts";
import type { Section } from "#db/schema.ts";
import type { BlogCounts, ManagedBlog } from "../writing-contract.ts";
import * as store from "./manage.store.server.ts";
import { managedBlogs } from "./read.server.ts";
import { closeComments } from "./store.server.ts";
import { tagsBeginning } from "./tags.store.server.ts";

type Asked = store.ManagedFilter & {
  sort: store.ManagedOrder["sort"];
  order?: store.ManagedOrder["order"];
  page: number;
  limit: number;
};

/** Every blog, whether public or not, and without the trash unless that is asked for. */
export async function listManaged(visit: Visit, asked: Asked): Promise<Page<ManagedBlog>> {
  admin(visit);
  const { sort, order = sort === "title" ? "asc" : "desc", page, limit, ...filter } = asked;
  const { reader } = visit.db;
  const total = await store.countManaged(reader, visit.now, filter);
  const slice = { limit, offset: (page - 1) * limit };
  const rows = await store.listManaged(reader, visit.now, filter, { sort, order }, slice);
  return { items: await managedBlogs(visit, rows), total, page, pages: Math.ceil(total / limit) };
}

/** How many blogs there are of each status, and which subcategories they have. */
export async function countManaged(visit: Visit, { section }: { section?: Section }): Promise<BlogCounts> {
  admin(visit);
  const { reader } = visit.db;
  const counts = await store.countStatuses(reader, visit.now, section);
  return { ...counts, subcategories: await store.listSubcategories(reader, section) };
}

const mostSuggested = 8;

/** Tags in use that begin with these letters. */
export async function suggestTags(visit: Visit, { q }: { q: string }): Promise<string[]> {
  admin(visit);
  const letters = q.trim().replace(/^#+/, "").toLowerCase();
  return letters === "" ? [] : tagsBeginning(visit.db.reader, letters, mostSuggested);
}

/** Closes the comments of a blog, or opens them again. Those that are there stay. */
export async function closeBlogComments(
  visit: Visit,
  { id, closed }: { id: string; closed: boolean },
): Promise<{ commentsClosedAt: string | null }> {
  admin(visit);
  const commentsClosedAt = closed ? visit.now : null;
  await visit.write(async (queries, changed) => {
    if (!(await closeComments(queries, id, commentsClosedAt))) throw new Refusal("absent", "Blog not found");
    changed.stale(`comments:${id}`);
  });
  return { commentsClosedAt };
}
