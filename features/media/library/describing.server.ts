import type { AdminContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { invalidateShowing } from "../alternative-texts.server.ts";
import { setAlt } from "../store.server.ts";
import type { MediaEntry } from "./contract.ts";
import { type Documents, entryWith, validDescription } from "./library.server.ts";

type Description = { id: string; alt: string; decorative?: boolean };

/**
 * Changes the alternative text of a file, or marks it as decorative. Every document shows it that has no text of its
 * own for the file.
 */
export function describeMedia({ reindex }: Documents) {
  return async (ctx: AdminContext, { id, alt, decorative }: Description): Promise<MediaEntry> => {
    const { alt: before, decorative: wasDecorative, kind } = await entryWith(ctx, id);
    const after = validDescription({ alt, decorative: decorative ?? (wasDecorative && alt.trim() === "") });
    await ctx.write(async (queries, invalidate) => {
      if (!(await setAlt(queries, id, before, after)))
        throw new AppError("conflict", "Somebody else has changed this text just now.");
      if (before === after.alt) return;
      await reindex(queries, { _id: id, kind });
      await invalidateShowing(queries, invalidate, id);
    });
    return entryWith(ctx, id);
  };
}
