import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import { commentOf } from "./comments.server.ts";
import type { ManagedComment } from "./contract.ts";
import * as store from "./moderation.store.server.ts";

/** What administrators see of comments and of the people who wrote them. */
export async function managedComments(
  ctx: Pick<Context, "site">,
  db: Queries,
  rows: store.ManagedRow[],
): Promise<ManagedComment[]> {
  const ids = new Set(rows.flatMap(({ userId }) => userId ?? []));
  const writers = new Map((await store.findWriters(db, [...ids])).map(({ id, ...writer }) => [id, writer]));
  return rows.map((row) => ({
    ...commentOf(ctx, row),
    blog: { _id: row.blogId, slug: row.blogSlug, title: row.blogTitle },
    acceptedAt: row.acceptedAt,
    removedAt: row.removedAt,
    removedFor: row.removedFor,
    remover: personOf(row.removerId, row.removerName),
    replier: personOf(row.replierId, row.replierName),
    writer: writerOf(writers.get(row.userId ?? "")),
  }));
}

function personOf(_id: string | null, name: string | null) {
  return _id === null ? null : { _id, name: name ?? "" };
}

type WriterRow = Omit<Awaited<ReturnType<typeof store.findWriters>>[number], "id">;

function writerOf(row: WriterRow | undefined): ManagedComment["writer"] {
  if (!row) return null;
  const { verifiedAt, disabledAt, joinedAt, shown, accepted, waiting, removed } = row;
  return {
    ...{ isVerified: verifiedAt !== null, isDisabled: disabledAt !== null, joinedAt },
    ...{ shown: shown ?? 0, accepted: accepted ?? 0, waiting: waiting ?? 0, removed: removed ?? 0 },
  };
}
