import type { AdminContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import { invalidateShowing } from "../alternative-texts.server.ts";
import { requesterOf } from "../decoding/queue.server.ts";
import { type AfterChange, addFileVersion, restoreFileVersion } from "../files/files.server.ts";
import { fileTypeOf } from "../files/type-of.server.ts";
import { type CurrentFile, findCurrent } from "../files.store.server.ts";
import { keptType } from "../types/file-types.ts";
import { type Documents, entryWith, type MediaOperations } from "./library.server.ts";

/** The documents that have a file show its size, and searches find its text. */
export function versionOperations({
  reindex,
}: Documents): Pick<MediaOperations, "addVersion" | "restoreVersion"> {
  return {
    async addVersion(ctx, { id, file: upload }, { media, videos }) {
      const file = await fileWith(ctx, id);
      const type = await fileTypeOf(upload, requesterOf(ctx));
      const ffmpeg = file.type === "m4a" ? videos.ffmpeg : undefined;
      if (!type || keptType(type, ffmpeg !== undefined) !== file.type)
        throw new AppError(
          "unsupported_media_type",
          m.adminMedia.versionOfOtherType({ type: file.type.toUpperCase() }),
        );
      await addFileVersion(ctx, media, { ...upload, type, file, ffmpeg }, afterChange(file, reindex));
      return entryWith(ctx, id);
    },
    async restoreVersion(ctx, { id, version }) {
      const file = await fileWith(ctx, id);
      await restoreFileVersion(ctx, { file, version }, afterChange(file, reindex));
      return entryWith(ctx, id);
    },
  };
}

async function fileWith(ctx: AdminContext, id: string): Promise<CurrentFile> {
  await entryWith(ctx, id); // refuses where there is nothing
  const [file] = await findCurrent(ctx.db.queries, [id]);
  if (file) return file;
  throw new AppError("bad_request", m.adminMedia.noVersions());
}

function afterChange({ id: _id, kind }: CurrentFile, reindex: Documents["reindex"]): AfterChange {
  return async (queries, invalidate) => {
    await reindex(queries, { _id, kind });
    await invalidateShowing(queries, invalidate, _id);
  };
}
