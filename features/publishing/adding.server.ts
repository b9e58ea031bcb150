import type { AdminContext } from "#core/context.ts";
import { AppError, isAppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { m } from "#messages";
import type { DocumentKind } from "./kind.server.ts";
import { findRevision } from "./revisions.store.server.ts";
import { type Create, createDocument, plan, updateDocument } from "./saving.server.ts";
import { findDocument } from "./store.server.ts";

export type Add = Create & { version?: number };

/**
 * Creates a document, or publishes or schedules the actor's own draft with the same `_id`. A form that knows of its
 * draft sends the version it is based on: the draft is then never replaced or created again.
 */
export async function addDocument(ctx: AdminContext, kind: DocumentKind, add: Add, services: MediaServices) {
  const { version, ...create } = add;
  const draft = await publishOwnDraft(ctx, kind, add, services);
  if (draft) return draft;
  const id = await createDocument(ctx, kind, create, { services });
  await publishOwnDraft(ctx, kind, add, services); // an autosave may have made the draft at the same time
  return id;
}

/** The id of a draft of the actor. Undefined if the request is not about one. */
async function publishOwnDraft(ctx: AdminContext, kind: DocumentKind, add: Add, services: MediaServices) {
  const { _id: id, version, ...input } = add;
  const { status = "published" } = input;
  if (id === undefined || status === "draft") return undefined;
  const row = await findOwn(ctx, kind, id);
  if (!row) return undefined;
  if (row.deletedAt !== null && version !== undefined)
    throw new AppError("not_found", m.publishing.notFound({ kind: kind.name }));
  const sent = { ...add, _id: id };
  if (row.deletedAt === null && row.publishedAt === null) {
    const update = { ...input, id, version, status, draftOnly: true };
    await updateDocument(ctx, kind, update, { services }).catch((error) =>
      checkPublished(ctx, kind, sent, error),
    );
    return id;
  }
  if (version === undefined) return undefined;
  await checkPublished(ctx, kind, sent);
  return id;
}

/**
 * Throws unless an earlier or simultaneous request of the actor has published it. Also if somebody else has changed it,
 * or if it is another text than what is sent: the actor has published it in another tab, for example.
 */
async function checkPublished(
  ctx: AdminContext,
  kind: DocumentKind,
  { _id: id, version, status, publishAt, ...input }: Add & { _id: string },
  error: unknown = new AppError("conflict", m.adminPublishing.conflict({ kind: kind.name })),
): Promise<void> {
  if (!isAppError(error) || error.code !== "conflict") throw error;
  const row = await findOwn(ctx, kind, id);
  if (!row || row.deletedAt !== null || row.publishedAt === null) throw error;
  const named = { kind: kind.name, ref: id, version: row.version };
  const revision = await findRevision(ctx.db.queries, named);
  if (revision && revision.editorId !== ctx.actor.id) throw error;
  if (version !== undefined && version < row.version) {
    const update = { ...input, files: undefined, id }; // files cannot be compared
    const { after } = await plan(ctx, kind, update, { queries: ctx.db.queries });
    if (after.row.version > row.version) throw error;
  }
}

async function findOwn(ctx: AdminContext, kind: DocumentKind, id: string) {
  const row = await findDocument(ctx.db.queries, kind.table, id);
  return row?.authorId === ctx.actor.id ? row : undefined;
}
