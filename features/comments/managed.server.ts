import type { Context } from "#core/context.ts";
import type { Queries } from "#db/engine.ts";
import { commentOf } from "./comments.server.ts";
import type { ManagedComment } from "./contract.ts";
import * as store from "./moderation.store.server.ts";

/** What administrators see of comments and of the people who wrote them. */
export async function managedComments(ctx: Pick<Context, "site">, db: Queries, rows: store.ManagedRow[]) {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const numbers = new Map((await store.countByWriter(db, ids)).map(({ userId, ...row }) => [userId, row]));
  const writers = new Map((await store.findWriters(db, ids)).map((writer) => [writer.id, writer]));
  return rows.map((row) => ({
    ...commentOf(ctx, row),
    blog: { _id: row.blogId, slug: row.blogSlug, title: row.blogTitle },
    acceptedAt: row.acceptedAt,
    removedAt: row.removedAt,
    removedFor: row.removedFor,
    remover: personOf(row.removerId, row.removerName),
    replier: personOf(row.replierId, row.replierName),
    writer: writerOf(writers.get(row.userId ?? ""), numbers.get(row.userId)),
  }));
}

function personOf(_id: string | null, name: string | null) {
  return _id === null ? null : { _id, name: name ?? "" };
}

type WriterRow = Awaited<ReturnType<typeof store.findWriters>>[number];
type Numbers = Pick<NonNullable<ManagedComment["writer"]>, "shown" | "accepted" | "waiting" | "removed">;

const none: Numbers = { shown: 0, accepted: 0, waiting: 0, removed: 0 };

function writerOf(row: WriterRow | undefined, numbers = none): ManagedComment["writer"] {
  if (!row) return null;
  const { verifiedAt, disabledAt, joinedAt } = row;
  return { isVerified: verifiedAt !== null, isDisabled: disabledAt !== null, joinedAt, ...numbers };
}
