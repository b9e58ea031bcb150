import { documentKinds } from "#api/operations.ts";
import type { Context } from "#core/context.ts";
import type { MediaServices, SampleCounts } from "#core/services.ts";
import { removeCommentsOf } from "#features/comments/comments.server.ts";
import { removeLikesOf } from "#features/likes/likes.server.ts";
import { removeUnusedPicture } from "#features/media/pictures.server.ts";
import { eraseAccount } from "#features/members/profile.server.ts";
import { replaceAvatar } from "#features/members/store.server.ts";
import type { DocumentUse } from "#features/publishing/contract.ts";
import { eraseUnchanged } from "#features/publishing/trash.server.ts";
import { findUses } from "#features/publishing/uses.store.server.ts";
import { removeRegistrationsOf } from "#features/registrations/removal.server.ts";
import { countBy, filesBy, sampleMembers, unchangedBy } from "./store.server.ts";

const removals = [removeLikesOf, removeCommentsOf, removeRegistrationsOf];
const kinds = Object.values(documentKinds);

const idLength = 24;

/** The files of the sample have ids of one instant, at which nobody else has uploaded any. */
function timeIn(id: string): string {
  return id.slice(0, 12);
}

export async function countSample({ db }: Pick<Context, "db">): Promise<SampleCounts> {
  const members = await sampleMembers(db.reader);
  const counts = { left: members.length, kept: 0 };
  for (const { table } of kinds) {
    const { unchanged, changed } = await countBy(db.reader, table, members);
    counts.left += unchanged;
    counts.kept += changed;
  }
  return counts;
}

/** The documents that stay when the sample is removed, and lose a gallery, a series or the like. */
export async function usesOfSample({ db }: Pick<Context, "db">): Promise<DocumentUse[]> {
  const members = await sampleMembers(db.reader);
  const removed = new Set<string>();
  const uses: DocumentUse[] = [];
  for (const { name, table } of kinds) {
    const ids = await unchangedBy(db.reader, table, members);
    for (const id of ids) removed.add(id);
    uses.push(...(await findUses(db.reader, name, ids)));
  }
  const own = uses.filter(({ _id }) => !removed.has(_id));
  return own.filter(({ _id }, index) => own.findIndex((use) => use._id === _id) === index);
}

/**
 * Removes the sample institute, each part in a short transaction. Keeps what somebody changed, and
 * files that something else shows. Can be repeated after an interruption: the members, who identify the sample's
 * documents, go last, and the one who uploaded the pictures after all others.
 */
export async function removeSample(
  ctx: Context,
  services: MediaServices,
  aborted: () => boolean = () => false,
): Promise<void> {
  const members = await sampleMembers(ctx.db.queries);
  const made = new Set((await filesBy(ctx.db.queries, members)).map(timeIn));
  for (const kind of kinds) {
    for (const id of await unchangedBy(ctx.db.queries, kind.table, members)) {
      if (aborted()) return;
      await eraseUnchanged(ctx, kind, id, services);
    }
  }
  for (const userId of members) {
    await ctx.write(async (queries, invalidate) => {
      await replaceAvatar(queries, userId, null);
      invalidate(`person:${userId}`);
    });
  }
  for (const file of await filesBy(ctx.db.queries, members)) {
    if (aborted()) return;
    await removeUnusedPicture(ctx, services.media, file);
  }
  const kept = new Set(await filesBy(ctx.db.queries, members));
  // A process that is killed between a row and its files leaves them.
  for await (const { key } of services.media.list()) {
    if (aborted()) return;
    if (made.has(timeIn(key)) && !kept.has(key.slice(0, idLength))) await services.media.remove(key);
  }
  for (const id of members.toReversed()) {
    if (aborted()) return;
    await ctx.write((queries, invalidate) =>
      eraseAccount({ ctx, queries, invalidate }, { id, comments: "remove" }, removals),
    );
  }
}
