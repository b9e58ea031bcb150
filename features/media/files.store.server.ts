import { writesRow } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import type { FileTable, FileVersionTable, MediaFileTable } from "#db/schema.ts";
import type { FileType } from "./types/file-types.ts";

export type CurrentFile = Awaited<ReturnType<typeof findCurrent>>[number];

export async function findCurrent(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return currentFiles(db).where("files.mediaId", "in", ids).execute();
}

function currentFiles(db: Queries) {
  return db
    .selectFrom("files")
    .innerJoin("mediaFiles", "mediaFiles.id", "files.mediaId")
    .innerJoin("fileVersions", (join) =>
      join
        .onRef("fileVersions.mediaId", "=", "files.mediaId")
        .onRef("fileVersions.version", "=", "files.version"),
    )
    .select(["files.mediaId as id", "files.address", "files.version", "files.hash", "files.updatedAt"])
    .select((rows) => rows.ref("files.type").$castTo<FileType>().as("type"))
    .select(["mediaFiles.kind", "mediaFiles.alt"])
    .select(["fileVersions.name", "fileVersions.bytes", "fileVersions.pages", "fileVersions.seconds"])
    .select(["fileVersions.width", "fileVersions.height", "fileVersions.placeholder"])
    .select(["fileVersions.posterWidth", "fileVersions.removed", "fileVersions.kept"]);
}

export async function findByHash(db: Queries, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom("files").select("mediaId").where("hash", "=", hash).executeTakeFirst();
  return row?.mediaId;
}

/** What searches find in these files, in their order. */
export async function textsOf(db: Queries, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await currentFiles(db)
    .select("fileVersions.text")
    .where("files.mediaId", "in", ids)
    .where("fileVersions.text", "<>", "")
    .execute();
  const sorted = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return sorted.map(({ alt, text }) => `${alt} ${text}`);
}

/** All versions of a file, or of all files, the first first. */
export async function listVersions(db: Queries, mediaId?: string) {
  return db
    .selectFrom("fileVersions")
    .innerJoin("files", "files.mediaId", "fileVersions.mediaId")
    .leftJoin("users", "users.id", "fileVersions.uploaderId")
    .select(["fileVersions.mediaId as id", "fileVersions.version", "fileVersions.posterWidth"])
    .select(["fileVersions.name", "fileVersions.bytes", "fileVersions.createdAt"])
    .select(["fileVersions.width", "fileVersions.height", "fileVersions.placeholder", "fileVersions.hash"])
    .select((rows) => rows.ref("files.type").$castTo<FileType>().as("type"))
    .select("users.name as uploaderName")
    .$if(mediaId !== undefined, (rows) => rows.where("fileVersions.mediaId", "=", mediaId ?? ""))
    .orderBy("fileVersions.mediaId")
    .orderBy("fileVersions.version")
    .execute();
}

/** False if another file has the same bytes. */
export async function addFile(db: Queries, file: FileTable): Promise<boolean> {
  const insertion = db.insertInto("files").values(file);
  return writesRow(insertion.onConflict((conflict) => conflict.column("hash").doNothing()));
}

/** False if there is a version of this number. */
export async function addVersion(db: Queries, version: FileVersionTable): Promise<boolean> {
  const insertion = db.insertInto("fileVersions").values(version);
  return writesRow(insertion.onConflict((conflict) => conflict.columns(["mediaId", "version"]).doNothing()));
}

/** Makes a version the current one. False if another one is current than `before`. */
export async function setCurrent(
  db: Queries,
  { mediaId, ...values }: Pick<FileTable, "mediaId" | "version" | "hash" | "updatedAt">,
  before: number,
): Promise<boolean> {
  const current = db.updateTable("files").where("mediaId", "=", mediaId).where("version", "=", before);
  return writesRow(current.set(values));
}

/** Changes what the row of the library shows of the current version. */
export async function setShown(db: Queries, id: string, values: Partial<MediaFileTable>): Promise<void> {
  await db.updateTable("mediaFiles").set(values).where("id", "=", id).execute();
}
