import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { blogTables } from "./foundation/blogs.ts";
import { countTriggers } from "./foundation/count-triggers.ts";
import { documentKinds, otherDocumentTables, sharedTables } from "./foundation/documents.ts";
import { eventTables } from "./foundation/events.ts";
import { mediaTables } from "./foundation/media.ts";
import { memberTables } from "./foundation/members.ts";
import { searchTables } from "./foundation/search.ts";
import { siteTables } from "./foundation/site.ts";

/** The whole data model in SQL that both engines read; what only one of them understands is in its engine file. */
export async function foundation(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  for (const statement of [
    ...memberTables(instant),
    ...mediaTables(instant),
    ...otherDocumentTables(instant),
    ...blogTables(instant),
    ...sharedTables(instant),
    ...eventTables(engine),
    ...siteTables(instant),
    ...searchTables(engine.name),
    ...countTriggers(engine.name),
  ]) {
    await sql.raw(statement).execute(db);
  }
  for (const [table, kind] of Object.entries(documentKinds))
    await engine.createDeleteTrigger(db, table, [
      ...deletedWith(kind),
      ...(engine.name === "sqlite" ? [wordsAreDue] : []),
    ]);
  await engine.createDeleteTrigger(db, "emails", ["delete from jobs where id = old.id"]);
  if (engine.name === "sqlite")
    await engine.createDeleteTrigger(db, "search_entries", [noteMerge("removed")]);
}

/** What is deleted with a document. One that readers have seen keeps its URLs: they answer 410, like its tombstone. */
function deletedWith(kind: string): string[] {
  const shared = ["search_entries", "tags", "revisions", "document_media", "bylines", "document_projects"];
  const unseen = "old.published_at is null or old.deleted_at is null or old.published_at > old.deleted_at";
  return [
    ...shared.map((table) => `delete from ${table} where kind = '${kind}' and ref = old.id`),
    `delete from slugs where kind = '${kind}' and ref = old.id and (${unseen})`,
  ];
}

/** The entry may be removed after the document. One that never had an entry left no words. */
const wordsAreDue = `${noteMerge("due")}
  where old.published_at is not null or exists (select 1 from search_merges where state = 'removed')`;

function noteMerge(state: "removed" | "due"): string {
  return `insert or ignore into search_merges (state) select '${state}'`;
}
