import { isAdmin } from "#core/actor.ts";
import type { MemberContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import type { publicationEndpoints, ReferenceChoice } from "./contract.ts";
import * as store from "./store.server.ts";

const most = 8;

type Input = { of: "publication" | "series"; q: string };

/** Only admins get drafts. */
async function choices(ctx: MemberContext, { of, ...input }: Input): Promise<ReferenceChoice[]> {
  const wanted = { ...input, now: ctx.now, limit: most, forAdmins: isAdmin(ctx) };
  const find = of === "series" ? store.seriesMatching : store.publicationsMatching;
  const rows = await find(ctx.db.reader, wanted);
  return rows.map(({ id: _id, title, publishedAt }) => ({ _id, title, publishedAt }));
}

export const publicationOperations: Operations<typeof publicationEndpoints> = { choices };
