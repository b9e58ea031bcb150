import type { AdminContext, Context, MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { m } from "#messages";
import { documentOfWriter } from "./access.server.ts";
import { type Add, addDocument } from "./adding.server.ts";
import { type Autosaved, autosaveDocument } from "./autosave.server.ts";
import { duplicateDocument } from "./duplicating.server.ts";
import type { DocumentKind, KindTypes } from "./kind.server.ts";
import { countDocuments, listManaged, type ManageInput } from "./manage.server.ts";
import { listRevisions, readRevision, restoreRevision } from "./revisions.server.ts";
import { type Update, updateDocument } from "./saving.server.ts";
import { readStored } from "./stored.server.ts";
import { discardDocuments, restoreDocuments, trashDocuments } from "./trash.server.ts";
import { findUses } from "./uses.store.server.ts";
import { discardChanges } from "./working-copy.server.ts";

type Id = { id: string };
type Some = { ids: string[] };

/** The operations that every kind of document has. */
export function documentOperations<T extends KindTypes>(kind: DocumentKind<T>) {
  const shown = (ctx: Context, id: string) => readStored(ctx, kind, id);
  return {
    async add(ctx: AdminContext, input: T["input"] & Add, services: MediaServices) {
      return shown(ctx, await addDocument(ctx, kind, input, services));
    },
    async update(ctx: MemberContext, input: T["input"] & Update, services: MediaServices) {
      await updateDocument(ctx, kind, input, { services });
      return shown(ctx, input.id);
    },
    autosave: (ctx: MemberContext, input: T["input"] & Autosaved, services: MediaServices) =>
      autosaveDocument(ctx, kind, input, services),
    async read(ctx: MemberContext, { id }: Id) {
      await documentOfWriter(ctx, kind, id);
      return shown(ctx, id);
    },
    revisions: (ctx: MemberContext, input: Id & { page: number; limit: number }) =>
      listRevisions(ctx, kind, input),
    async revision(ctx: MemberContext, input: Id & { version: number }) {
      const { revision, values } = await readRevision(ctx, kind, input);
      return { ...(await kind.shownValues(ctx, values)), ...revision };
    },
    async restoreRevision(ctx: MemberContext, input: Id & { version: number }, services: MediaServices) {
      await restoreRevision(ctx, kind, input, services);
      return shown(ctx, input.id);
    },
    async discardChanges(ctx: MemberContext, input: Id & { version: number }) {
      await discardChanges(ctx, kind, input);
      return shown(ctx, input.id);
    },
    async uses(ctx: MemberContext, { id }: Id) {
      await documentOfWriter(ctx, kind, id);
      // Authors learn nothing of other people's drafts.
      return findUses(ctx.db.reader, kind.name, [id], ctx.actor.role === "admin" ? undefined : ctx.now);
    },
    async duplicate(ctx: AdminContext, { id }: Id, services: MediaServices) {
      return shown(ctx, await duplicateDocument(ctx, kind, id, services));
    },
    manage: (ctx: AdminContext, input: ManageInput<T>) => listManaged(ctx, kind, input),
    counts: (ctx: AdminContext, filter: T["filter"]) => countDocuments(ctx, kind, filter),
    async remove(ctx: MemberContext, { id }: Id) {
      await documentOfWriter(ctx, kind, id, {
        forbidden: m.adminPublishing.onlyAdminsDelete({ kind: kind.name }),
      });
      const trashed = await trashDocuments(ctx, kind, [id], ctx.actor.id);
      if (trashed.length === 0) throw new AppError("not_found", m.publishing.notFound({ kind: kind.name }));
      return { msg: m.adminPublishing.removed({ kind: kind.name }) };
    },
    trash: async (ctx: AdminContext, { ids }: Some) => ({
      ids: await trashDocuments(ctx, kind, ids, ctx.actor.id),
    }),
    restore: (ctx: MemberContext, some: Some) => restoreDocuments(ctx, kind, some),
    discard: async (ctx: Context, { ids }: Some, services: MediaServices) => ({
      ids: await discardDocuments(ctx, kind, ids, services),
    }),
  };
}
