import type { Context } from "#core/context.ts";
import { kindNames, kinds, pathOf } from "#features/publishing/kinds.ts";
import { idAt } from "./slugs.server.ts";
import { publicSlug } from "./slugs.store.server.ts";

/** Where an id or a former slug leads. Undefined at its own path, and for what readers do not see. */
export async function movedTo(ctx: Context, path: string): Promise<string | undefined> {
  const [, folder = "", end = ""] = /^(?:\/([^/]+))?\/([^/]+)$/.exec(path) ?? [];
  const kind = kindNames.find((name) => kinds[name].folder === folder);
  if (!kind || end === "") return undefined;
  const id = await idAt(ctx.db.queries, kind, end);
  const slug = await publicSlug(ctx.db.queries, kinds[kind].table, id, ctx.now);
  if (!slug || slug === end) return undefined;
  ctx.cacheTag(`${kind}:${id}`);
  return pathOf(kind, { _id: id, slug });
}
