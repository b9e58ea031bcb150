import type { Queries } from "#db/engine.ts";
import { normalSlug } from "#db/slugify.ts";
import { kindNames, kinds, pathOf } from "#features/publishing/kinds.ts";
import { publicAt } from "./slugs.store.server.ts";

type Moved = { path: string /** The cache tag of the document. */; tag: string };

/** Where an id or a former slug leads. Undefined at its own path, and for what readers do not see. */
export async function movedTo(queries: Queries, now: string, path: string): Promise<Moved | undefined> {
  const [, folder = "", end = ""] = /^(?:\/([^/]+))?\/([^/]+)$/.exec(path) ?? [];
  const kind = kindNames.find((name) => kinds[name].folder === folder);
  if (!kind || end === "") return undefined;
  const found = await publicAt(queries, { table: kinds[kind].table, id: end }, normalSlug(end), now);
  if (!found?.slug || found.slug === end) return undefined;
  return { path: pathOf(kind, { _id: found.id, slug: found.slug }), tag: `${kind}:${found.id}` };
}
