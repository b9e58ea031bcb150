import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import { type BackupTable, type DocumentTable, documentTables } from "#db/schema.ts";

const latest = 3; // of each kind

/** Of those that are no longer kept, it remembers which were proven. */
export async function addBackup(db: Queries, backup: BackupTable, removed: string[]): Promise<void> {
  await db.insertInto("backups").values(backup).execute();
  if (removed.length === 0) return;
  await db.deleteFrom("backups").where("name", "in", removed).where("provenAt", "is", null).execute();
}

/** The latest backup, and the latest one that was proven. */
export async function findLatest(db: Queries) {
  const backups = db.selectFrom("backups").selectAll().limit(1);
  return {
    made: await backups.orderBy("madeAt", "desc").executeTakeFirst(),
    proven: await backups.where("provenAt", "is not", null).orderBy("provenAt", "desc").executeTakeFirst(),
  };
}

/** The latest public documents of each kind: how many, and the files that they show and that are ready. */
export async function latestPublic(db: Queries): Promise<{ documents: number; mediaIds: string[] }> {
  let documents = 0;
  const mediaIds = new Set<string>();
  for (const [kind, table] of Object.entries(documentTables)) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where("publishedAt", "is not", null)
      .where("deletedAt", "is", null)
      .orderBy("publishedAt", "desc")
      .limit(latest)
      .execute();
    documents += rows.length;
    if (rows.length === 0) continue;
    const shown = await db
      .selectFrom("documentMedia")
      .innerJoin("mediaFiles", "mediaFiles.id", "documentMedia.mediaId")
      .select("mediaFiles.id")
      .where("documentMedia.kind", "=", kind as keyof typeof documentTables)
      .where(
        "documentMedia.ref",
        "in",
        rows.map(({ id }) => id),
      )
      .where("documentMedia.current", "=", 1)
      .where("mediaFiles.status", "=", "ready")
      .where("mediaFiles.bytes", ">", 0)
      .execute();
    for (const { id } of shown) mediaIds.add(id);
  }
  return { documents, mediaIds: [...mediaIds] };
}

export async function findRow(db: Queries, table: DocumentTable, id: string) {
  return documents(db).selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findAccount(db: Queries, id: string) {
  return db.selectFrom("users").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
}
