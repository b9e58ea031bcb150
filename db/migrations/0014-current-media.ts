import { type Kysely, sql } from "kysely";

const documents = { blog: "blogs", collection: "collections", page: "pages", person: "people" };

/** `current`: the document shows the file now, and not only in an earlier revision. */
export async function currentMedia(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_media add column current integer not null default 1`.execute(db);
  for (const [kind, table] of Object.entries(documents))
    await sql`update document_media set current = 0 where kind = ${kind} and exists (
      select 1 from revisions join ${sql.table(table)} as document
        on document.id = revisions.ref and document.version = revisions.version
      where revisions.kind = ${kind} and revisions.ref = document_media.ref
        and revisions.fields not like '%' || document_media.media_id || '%')`.execute(db);
}
