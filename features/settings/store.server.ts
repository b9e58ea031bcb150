import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";
import { hasRow, idsFrom } from "#db/rows.ts";
import type { SettingTable } from "#db/schema.ts";
import { withNewFields } from "./new-fields.store.server.ts";

/** The latest version of each saved group, and of its texts in each language. */
export async function latestSettings(db: Queries): Promise<SettingTable[]> {
  const rows = await db
    .selectFrom("settings")
    .selectAll()
    .where(({ eb, selectFrom }) =>
      eb(
        "version",
        "=",
        selectFrom("settings as latest")
          .select(({ fn }) => fn.max("latest.version").as("version"))
          .whereRef("latest.name", "=", "settings.name"),
      ),
    )
    .execute();
  return Promise.all(rows.map((row) => withNewFields(db, row)));
}

/** The latest version; undefined if nobody has saved the group. */
export async function findSettings(db: Queries, name: string): Promise<SettingTable | undefined> {
  const versions = db.selectFrom("settings").selectAll().where("name", "=", name);
  const row = await versions.orderBy("version", "desc").limit(1).executeTakeFirst();
  return row && withNewFields(db, row);
}

/** False if the version already exists. */
export async function addSettings(db: Queries, row: SettingTable): Promise<boolean> {
  const added = db.insertInto("settings").values(row);
  return hasRow(added.onConflict((conflict) => conflict.doNothing()).returning("version"));
}

/** Keeps the files of these pictures as long as this version of the settings. */
export async function keepPictures(db: Queries, { name, version }: SettingTable, ids: string[]) {
  const rows = [...new Set(ids)].map((mediaId) => ({ name, version, mediaId }));
  if (rows.length > 0) await db.insertInto("settingMedia").values(rows).execute();
}

type Listing = { version?: number; limit: number; offset: number };

/** Latest first, or only one version. */
export async function listVersions(db: Queries, name: string, { version, limit, offset }: Listing) {
  const rows = await db
    .selectFrom("settings")
    .leftJoin("users", "users.id", "settings.editorId")
    .select(["settings.name", "version", "savedAt", "fields", "editorId", "users.name as editorName"])
    .where("settings.name", "=", name)
    .$if(version !== undefined, (rows) => rows.where("version", "=", version ?? 0))
    .orderBy("version", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return Promise.all(rows.map((row) => withNewFields(db, row)));
}

export async function countVersions(db: Queries, name: string): Promise<number> {
  return countOf(db.selectFrom("settings").where("name", "=", name));
}

/** Those of these ids that are pictures of the library. */
export async function picturesAmong(db: Queries, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return idsFrom(db.selectFrom("mediaFiles").select("id").where("id", "in", ids).where("kind", "=", "image"));
}

/** Those of these slugs that pages have. */
export async function slugsOfPages(db: Queries, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db.selectFrom("pages").select("slug").where("slug", "in", slugs).execute();
  return rows.flatMap(({ slug }) => slug ?? []);
}
