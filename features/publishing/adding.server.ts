import type { AdminContext } from "#core/context.ts";
import { AppError, isAppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import type { DocumentKind, KindTypes } from "./kind.server.ts";
import { findRevision } from "./revisions.store.server.ts";
import { type Create, createDocument, plan, updateDocument } from "./saving.server.ts";
import { findDocument } from "./store.server.ts";
import { readStored } from "./stored.server.ts";

export type Add<T extends KindTypes> = Create<T> & { version?: number };

/**
 * Creates a document, or publishes or schedules the actor's own draft with the same `_id`. A form that knows of its
 * draft sends the version it is based on: the draft is then never replaced or created again.
 */
export async function addDocument<T extends KindTypes>(
  ctx: AdminContext,
  kind: DocumentKind<T>,
  { version, ...input }: Add<T>,
  services: MediaServices,
): Promise<T["editable"]> {
  const create = input as Create<T>;
  const publish = () => publishOwnDraft(ctx, kind, { ...create, version }, services);
  const published = await publish();
  if (published) return published;
  const added = await createDocument(ctx, kind, create, { services });
  return (await publish()) ?? added; // an autosave may have made the draft at the same time
}

/** Undefined if the request is not about a draft of the actor. */
async function publishOwnDraft<T extends KindTypes>(
  ctx: AdminContext,
  kind: DocumentKind<T>,
  add: Add<T>,
  services: MediaServices,
): Promise<T["editable"] | undefined> {
  const { _id: id, version, ...input } = add;
  const { status = "published" } = input;
  if (id === undefined || status === "draft") return undefined;
  const row = await findOwn(ctx, kind, id);
  if (!row) return undefined;
  if (row.deletedAt !== null && version !== undefined) throw new AppError("not_found", kind.texts.notFound);
  if (row.deletedAt === null && row.publishedAt === null) {
    const update = { ...(input as T["input"]), id, version, status, draftOnly: true };
    return updateDocument(ctx, kind, update, { services }).catch((error) =>
      readPublished(ctx, kind, { ...add, _id: id }, error),
    );
  }
  return version === undefined ? undefined : readPublished(ctx, kind, { ...add, _id: id });
}

/**
 * What an earlier or simultaneous request of the actor has published. Throws if somebody else has changed it, or if it
 * is another text than what is sent: the actor has published it in another tab, for example.
 */
async function readPublished<T extends KindTypes>(
  ctx: AdminContext,
  kind: DocumentKind<T>,
  { _id: id, version, status, publishAt, ...input }: Add<T> & { _id: string },
  error: unknown = new AppError("conflict", kind.texts.conflict),
): Promise<T["editable"]> {
  if (!isAppError(error) || error.code !== "conflict") throw error;
  const row = await findOwn(ctx, kind, id);
  if (!row || row.deletedAt !== null || row.publishedAt === null) throw error;
  const named = { kind: kind.name, ref: id, version: row.version };
  const revision = await findRevision(ctx.db.queries, named);
  if (revision && revision.editorId !== ctx.actor.id) throw error;
  if (version !== undefined && version < row.version) {
    const update = { ...(input as T["input"]), files: undefined, id }; // files cannot be compared
    const { after } = await plan(ctx, kind, update, { queries: ctx.db.queries });
    if (after.row.version > row.version) throw error;
  }
  return readStored(ctx, kind, id);
}

async function findOwn<T extends KindTypes>(ctx: AdminContext, kind: DocumentKind<T>, id: string) {
  const row = await findDocument(ctx.db.queries, kind.table, id);
  return row?.authorId === ctx.actor.id ? row : undefined;
}
