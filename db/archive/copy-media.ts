import type { Queries } from "../engine.ts";
import type { Row } from "./format.ts";
import { insertRows } from "./restore.ts";

/** Adds the rows of media files, with their versions and texts, from one database to another that lacks them. */
export async function copyMedia(from: Queries, to: Queries, ids: string[]): Promise<string[]> {
  const added: string[] = [];
  for (const id of ids) {
    const known = await to.selectFrom("mediaFiles").select("id").where("id", "=", id).executeTakeFirst();
    const row = await from.selectFrom("mediaFiles").selectAll().where("id", "=", id).executeTakeFirst();
    if (known || !row) continue;
    await insertRows(to, "mediaFiles", [await withUploader(to, row)]);
    const files = await from.selectFrom("files").selectAll().where("mediaId", "=", id).execute();
    const versions = await from.selectFrom("fileVersions").selectAll().where("mediaId", "=", id).execute();
    const tracks = await from.selectFrom("mediaTracks").selectAll().where("mediaId", "=", id).execute();
    if (files.length > 0) await insertRows(to, "files", files);
    for (const version of versions) await insertRows(to, "fileVersions", [await withUploader(to, version)]);
    if (tracks.length > 0) await insertRows(to, "mediaTracks", tracks);
    added.push(id);
  }
  return added;
}

/** Null if the account is gone. */
async function withUploader<Values extends { uploaderId: string | null }>(
  to: Queries,
  row: Values,
): Promise<Row> {
  const { uploaderId } = row;
  const user =
    uploaderId && (await to.selectFrom("users").select("id").where("id", "=", uploaderId).executeTakeFirst());
  return { ...row, uploaderId: user ? uploaderId : null };
}
