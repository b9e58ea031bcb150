import { admin } from "#core/actor.ts";
import type { Visit } from "#core/context.ts";
import type { Page } from "#core/contract.ts";
import { Refusal } from "#core/errors.ts";
import { avatarUrl } from "#features/media/addresses.ts";
import type { ManagedComment } from "./contract.ts";
import * as store from "./moderation.store.server.ts";

const kept = 30 * 24 * 3600 * 1000; // milliseconds

type Asked = store.CommentFilter & { page: number; limit: number };

/** The comments of all blogs, also those that were taken down. */
export async function listManaged(
  visit: Visit,
  { page, limit, ...filter }: Asked,
): Promise<Page<ManagedComment>> {
  admin(visit);
  const { reader } = visit.db;
  const total = await store.countComments(reader, filter);
  const rows = await store.listComments(reader, filter, { limit, offset: (page - 1) * limit });
  return { items: rows.map(managed), total, page, pages: Math.ceil(total / limit) };
}

/** Takes a comment from readers at once. Its writer finds the reason among the own data. */
export async function takeDown(
  visit: Visit,
  { id, reason }: { id: string; reason: string },
): Promise<ManagedComment> {
  return changeRemoved(visit, id, removalFor(visit, reason));
}

/** Hides all comments of one writer from readers, and returns how many there were. */
export async function takeDownAll(
  visit: Visit,
  { id, reason }: { id: string; reason: string },
): Promise<{ count: number }> {
  const removal = removalFor(visit, reason);
  return visit.write(async (queries, changed) => {
    const rows = await store.setRemovedOf(queries, id, removal);
    changed(...rows.map(({ blogId }) => `comments:${blogId}`));
    changed.stale("counts");
    return { count: rows.length };
  });
}

function removalFor(visit: Visit, reason: string): NonNullable<Removed> {
  const { id: removerId } = admin(visit);
  const words = reason.trim();
  if (words === "") {
    const msg = "Please say why: its writer can read it.";
    throw new Refusal("bad input", msg, { faults: [{ path: "reason", msg }] });
  }
  return { at: visit.now, reason: words, removerId };
}

/** Gives a comment back to readers. */
export async function putBack(visit: Visit, { id }: { id: string }): Promise<ManagedComment> {
  admin(visit);
  return changeRemoved(visit, id, null);
}

/** Deletes for good what was taken down 30 days ago. */
export async function purgeComments(visit: Visit): Promise<void> {
  const before = new Date(Date.parse(visit.now) - kept).toISOString();
  await visit.write((queries) => store.deleteRemoved(queries, before));
}

type Removed = Parameters<typeof store.setRemoved>[2];

async function changeRemoved(visit: Visit, id: string, removed: Removed): Promise<ManagedComment> {
  return visit.write(async (queries, changed) => {
    await store.setRemoved(queries, id, removed);
    const row = await store.findComment(queries, id);
    if (!row) throw new Refusal("absent", "There is no such comment.");
    if (removed) changed(`comments:${row.blogId}`);
    changed.stale(`comments:${row.blogId}`, "counts");
    return managed(row);
  });
}

function managed(row: store.ManagedRow): ManagedComment {
  return {
    _id: row.id,
    user: row.userId,
    name: row.name ?? "Former member",
    avatar: avatarUrl(row.avatarId),
    date: row.createdAt,
    text: row.text,
    blog: { _id: row.blogId, title: row.blogTitle },
    removedAt: row.removedAt,
    removedFor: row.removedFor,
    remover: row.removerId === null ? null : { _id: row.removerId, name: row.removerName ?? "" },
  };
}
