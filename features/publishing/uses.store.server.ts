import { type RawBuilder, sql } from "kysely";
import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName } from "#db/schema.ts";
import type { DocumentUse } from "./contract.ts";
import { kinds } from "./kinds.ts";

const maxUses = 20;

/**
 * Articles, collections and pages that lose something if these documents are deleted: a gallery, photographs, a series, a
 * project, or a link to the publication that they replace. Those in the trash do not count. With `publicAt`, only those that
 * readers see then.
 */
export async function findUses(db: Queries, kind: DocumentKindName, ids: string[], publicAt?: string) {
  if (ids.length === 0) return [];
  const list = sql.join(ids);
  const ofRecord = (column: string) =>
    sql<boolean>`exists (select 1 from publication_records
      where blog_id = blogs.id and ${sql.ref(column)} in (${list}))`;
  if (kind === "blog") return usesIn(db, "blog", ofRecord("replaces_id"), publicAt);
  if (kind === "page") return usesIn(db, "blog", ofRecord("series_id"), publicAt);
  if (kind === "project") {
    const outputs = (["blog", "collection"] as const).map((of) => {
      const named = sql<boolean>`exists (select 1 from document_projects
        where kind = ${of} and ref = ${sql.table(kinds[of].table)}.id and project_id in (${list}))`;
      return usesIn(db, of, named, publicAt);
    });
    return (await Promise.all(outputs)).flat();
  }
  if (kind !== "collection") return [];
  const gallery = sql.join(
    ids.map((id) => sql`content like ${`%data-gallery="${id}"%`}`),
    sql` or `,
  );
  const photographs = sql`exists (select 1 from events where blog_id = blogs.id and photographs in (${list}))`;
  return [
    ...(await usesIn(db, "blog", sql<boolean>`(${gallery} or ${photographs})`, publicAt)),
    ...(await usesIn(db, "page", sql<boolean>`(${gallery})`, publicAt)),
  ];
}

async function usesIn(db: Queries, kind: DocumentUse["kind"], where: RawBuilder<boolean>, publicAt?: string) {
  const rows = await documents(db)
    .selectFrom(kinds[kind].table)
    .select(["id", "title"])
    .where("deletedAt", "is", null)
    .where(where)
    .$if(publicAt !== undefined, (rows) => rows.where("publishedAt", "<=", publicAt ?? null))
    .orderBy("updatedAt", "desc")
    .limit(maxUses)
    .execute();
  return rows.map(({ id: _id, title }) => ({ kind, _id, title }));
}
