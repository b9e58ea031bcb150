import type { AdminContext } from "#core/context.ts";
import { normalSlug } from "#db/slugify.ts";
import { kindNames, kinds } from "#features/publishing/kinds.ts";
import { everyMissing, remove } from "./redirects.store.server.ts";
import { publicSlugs } from "./slugs.store.server.ts";

export async function forgetFound({ db, now, write }: AdminContext): Promise<void> {
  const paths = await everyMissing(db.reader);
  const found = await Promise.all(
    kindNames.map(async (kind) => {
      const { table, folder } = kinds[kind];
      const bySlug = Map.groupBy(paths, (path) => slugIn(path, folder));
      const slugs = [...bySlug.keys()].filter((slug) => slug !== undefined);
      const taken = await publicSlugs(db.reader, { kind, table }, now, slugs);
      return taken.flatMap((slug) => bySlug.get(slug) ?? []);
    }),
  );
  if (found.flat().length > 0) await write((queries) => remove(queries, "missingPaths", found.flat()));
}

function slugIn(path: string, folder: string): string | undefined {
  const begin = folder ? `/${folder}/` : "/";
  const end = path.startsWith(begin) ? path.slice(begin.length) : "";
  return end && !end.includes("/") ? normalSlug(end) : undefined;
}
