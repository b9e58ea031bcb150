import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentKindName, DocumentTable } from "#db/schema.ts";

/** True if an account created a document of a kind or is an author of one. */
export async function isAuthor(
  db: Queries,
  { name, table }: { name: DocumentKindName; table: DocumentTable },
  userId: string,
): Promise<boolean> {
  const row = await documents(db)
    .selectFrom(table)
    .select("id")
    .where("authorId", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined || isNamedAuthor(db, name, userId);
}

/** True if the byline of a document (default: of any) names an account or its person as an author. */
export async function isNamedAuthor(
  db: Queries,
  kind: DocumentKindName,
  userId: string,
  ref?: string,
): Promise<boolean> {
  let named = bylinesWith(db, kind, userId);
  if (ref !== undefined) named = named.where("ref", "=", ref);
  return (await named.limit(1).executeTakeFirst()) !== undefined;
}

/** The ids of the documents that an account created or is an author of. */
export async function idsOfWriter(
  db: Queries,
  { name, table }: { name: DocumentKindName; table: DocumentTable },
  userId: string,
): Promise<string[]> {
  const rows = await documents(db)
    .selectFrom(table)
    .select("id")
    .where("authorId", "=", userId)
    .union(bylinesWith(db, name, userId).clearSelect().select("ref as id"))
    .execute();
  return rows.map(({ id }) => id);
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
