import type { AdminContext, Upload } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { invalidateShowing } from "../alternative-texts.server.ts";
import { type AfterChange, addFileVersion, restoreFileVersion } from "../files/files.server.ts";
import { fileTypeOf } from "../files/type-of.server.ts";
import { type CurrentFile, findCurrent } from "../files.store.server.ts";
import { keptType } from "../types/file-types.ts";
import type { MediaEntry } from "./contract.ts";
import { type Documents, entryWith } from "./library.server.ts";

/** Adds a version of a file: the documents that have it show its size, and searches find its text. */
export function addVersion({ reindex }: Documents) {
  return async (
    ctx: AdminContext,
    { id, file: upload }: { id: string; file: Upload },
    { media, videos }: MediaServices,
  ): Promise<MediaEntry> => {
    const file = await fileWith(ctx, id);
    const requester = { memberId: ctx.actor.id, urgent: true, signal: ctx.signal };
    const type = await fileTypeOf(upload, requester);
    const ffmpeg = file.type === "m4a" ? videos.ffmpeg : undefined;
    if (!type || keptType(type, ffmpeg !== undefined) !== file.type)
      throw new AppError(
        "unsupported_media_type",
        `A new version of this file must be ${file.type.toUpperCase()}, too, because its address stays the same.`,
      );
    await addFileVersion(ctx, media, { ...upload, type, file, ffmpeg }, afterChange(file, reindex));
    return entryWith(ctx, id);
  };
}

export function restoreVersion({ reindex }: Documents) {
  return async (ctx: AdminContext, { id, version }: { id: string; version: number }): Promise<MediaEntry> => {
    const file = await fileWith(ctx, id);
    await restoreFileVersion(ctx, { file, version }, afterChange(file, reindex));
    return entryWith(ctx, id);
  };
}

async function fileWith(ctx: AdminContext, id: string): Promise<CurrentFile> {
  await entryWith(ctx, id); // refuses where there is nothing
  const [file] = await findCurrent(ctx.db.queries, [id]);
  if (file) return file;
  throw new AppError("bad_request", "Only files and recordings have versions.");
}

function afterChange({ id: _id, kind }: CurrentFile, reindex: Documents["reindex"]): AfterChange {
  return async (queries, invalidate) => {
    await reindex(queries, { _id, kind });
    await invalidateShowing(queries, invalidate, _id);
  };
}
