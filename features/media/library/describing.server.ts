import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import { invalidateShowing } from "../alternative-texts.server.ts";
import { setAlt } from "../store.server.ts";
import { type Documents, entryWith, type MediaOperations, validDescription } from "./library.server.ts";

/** Every document shows the alternative text that has none of its own for the file. */
export function describeMedia({ reindex }: Documents): MediaOperations["update"] {
  return async (ctx, { id, alt, decorative }) => {
    const { alt: before, decorative: wasDecorative, kind } = await entryWith(ctx, id);
    const after = validDescription({ alt, decorative: decorative ?? (wasDecorative && alt.trim() === "") });
    await ctx.write(async (queries, invalidate) => {
      if (!(await setAlt(queries, id, before, after)))
        throw new AppError("conflict", m.adminMedia.textChanged());
      if (before === after.alt) return;
      await reindex(queries, { _id: id, kind });
      await invalidateShowing(queries, invalidate, id);
    });
    return entryWith(ctx, id);
  };
}
