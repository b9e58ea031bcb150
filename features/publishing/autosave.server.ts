import { isAdmin } from "#core/actor.ts";
import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { m } from "#messages";
import { documentOfWriter } from "./access.server.ts";
import { takenId } from "./chosen-ids.server.ts";
import { sizeOf } from "./counting.server.ts";
import type { DocumentKind, KindTypes } from "./kind.server.ts";
import { isChosenId } from "./lifecycle.ts";
import { createDocument, type Update, updateDocument } from "./saving.server.ts";
import { findDocument } from "./store.server.ts";
import { readStored } from "./stored.server.ts";
import { saveWorkingCopy } from "./working-copy.server.ts";

const maxSmall = 4000; // characters: a longer text may be one that waits for its turn on a thread

export type Autosaved = Update & { newRevision?: boolean; unpublished?: boolean };

/**
 * Saves a draft while somebody is writing, or unpublished changes to what readers see. A long text may be skipped if
 * the same person has already sent a later one.
 */
export async function autosaveDocument<T extends KindTypes>(
  ctx: MemberContext,
  kind: DocumentKind<T>,
  input: Autosaved,
  services: MediaServices,
): Promise<T["editable"]> {
  const save = async () => {
    await saveDraft(ctx, kind, input, services);
    return readStored(ctx, kind, input.id);
  };
  if (sizeOf(kind, input) <= maxSmall) return save();
  return lastOfSaves([ctx.site.url, ctx.actor.id, kind.name, input.id].join(" "), save);
}

/**
 * A draft without a version may be new: an admin then gets it under this id, and a repeated request changes the
 * first version only. Throws for published and scheduled documents, unless the changes are to stay unpublished.
 */
async function saveDraft(
  ctx: MemberContext,
  kind: DocumentKind,
  { newRevision, unpublished, ...input }: Autosaved,
  services: MediaServices,
) {
  const { id, version } = input;
  const auto = { newRevision };
  const options = { services, auto };
  if (unpublished && (await documentOfWriter(ctx, kind, id)).publishedAt !== null)
    return saveWorkingCopy(ctx, kind, input, auto);
  if (version !== undefined || !isAdmin(ctx) || !isChosenId(id))
    return updateDocument(ctx, kind, { ...input, version: version ?? 1 }, options);
  const row = await findDocument(ctx.db.queries, kind.table, id);
  if (row && row.authorId !== ctx.actor.id) throw takenId();
  if (row) return updateDocument(ctx, kind, { ...input, version: 1 }, options);
  return createDocument(ctx, kind, { ...input, _id: id, status: "draft" }, options);
}

type Waiting = { begin(): void; skip(error: AppError): void };

/** The save that waits for the running one, by what is being saved. */
const running = new Map<string, Waiting | undefined>();

/** Runs one save of a text at a time. Of those that wait, only the last is run; the others throw `superseded`. */
async function lastOfSaves<Result>(key: string, save: () => Promise<Result>): Promise<Result> {
  if (running.has(key)) {
    running.get(key)?.skip(superseded());
    await new Promise<void>((begin, skip) => running.set(key, { begin, skip }));
  } else {
    running.set(key, undefined);
  }
  try {
    return await save();
  } finally {
    const next = running.get(key);
    if (next) running.set(key, undefined);
    else running.delete(key);
    next?.begin();
  }
}

function superseded(): AppError {
  return new AppError("superseded", m.adminPublishing.autosaveSuperseded());
}
