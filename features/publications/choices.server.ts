import { isAdmin } from "#core/actor.ts";
import type { MemberContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { editableIds } from "#features/publishing/access.server.ts";
import type { publicationEndpoints, ReferenceChoice } from "./contract.ts";
import * as store from "./store.server.ts";

const max = 8;

type Input = { of: "publication" | "series"; q: string };

/** Publications that the writer may edit, because only those can be replaced, and series. Only admins get drafts of series. */
async function choices(ctx: MemberContext, { of, ...input }: Input): Promise<ReferenceChoice[]> {
  const wanted = { ...input, limit: max };
  const rows =
    of === "series"
      ? await store.seriesMatching(ctx.db.reader, { ...wanted, publicAt: isAdmin(ctx) ? undefined : ctx.now })
      : await store.publicationsMatching(ctx.db.reader, {
          ...wanted,
          among: await editableIds(ctx, { name: "blog", table: "blogs" }),
        });
  return rows.map(({ id: _id, title, publishedAt }) => ({ _id, title, publishedAt }));
}

export const publicationOperations: Operations<typeof publicationEndpoints> = { choices };
