import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import { hasRow, idsFrom } from "#db/rows.ts";
import type { DocumentKindName } from "#db/schema.ts";
import type { KindTable } from "./kinds.ts";

/** True if an account created a document of a kind or is an author of one. */
export async function isAuthor(db: Queries, { name, table }: KindTable, userId: string): Promise<boolean> {
  const created = documents(db).selectFrom(table).select("id").where("authorId", "=", userId).limit(1);
  return (await hasRow(created)) || isNamedAuthor(db, name, userId);
}

/** True if the byline of a document (default: of any) names an account or its person as an author. */
export async function isNamedAuthor(db: Queries, kind: DocumentKindName, userId: string, ref?: string) {
  let named = bylinesWith(db, kind, userId);
  if (ref !== undefined) named = named.where("ref", "=", ref);
  return hasRow(named.limit(1));
}

/** The ids of the documents that an account created or is an author of. */
export async function idsOfWriter(db: Queries, { name, table }: KindTable, userId: string) {
  const created = documents(db).selectFrom(table).select("id").where("authorId", "=", userId);
  return idsFrom(created.union(bylinesWith(db, name, userId).clearSelect().select("ref as id")));
}

function bylinesWith(db: Queries, kind: DocumentKindName, userId: string) {
  return db
    .selectFrom("bylines")
    .select("ref")
    .where("kind", "=", kind)
    .where("role", "=", "author")
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("userId", "=", userId),
        eb("personId", "in", selectFrom("people").select("id").where("userId", "=", userId)),
      ]),
    );
}
