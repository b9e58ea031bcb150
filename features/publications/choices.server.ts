import { isAdmin } from "#core/actor.ts";
import type { Operations } from "#core/contract.ts";
import { editableIds } from "#features/publishing/access.server.ts";
import type { publicationEndpoints } from "./contract.ts";
import * as store from "./store.server.ts";

const max = 8;

export const publicationOperations: Operations<typeof publicationEndpoints> = {
  /** Publications that the writer may edit, because only those can be replaced, and series. Only admins get drafts of series. */
  async choices(ctx, { of, ...input }) {
    const { reader } = ctx.db;
    const wanted = { ...input, limit: max };
    const rows =
      of === "series"
        ? await store.seriesMatching(reader, { ...wanted, publicAt: isAdmin(ctx) ? undefined : ctx.now })
        : await store.publicationsMatching(reader, {
            ...wanted,
            among: await editableIds(ctx, { name: "blog", table: "blogs" }),
          });
    return rows.map(({ id: _id, title, publishedAt }) => ({ _id, title, publishedAt }));
  },
};
