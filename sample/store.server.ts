import { documents } from "#db/documents.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentTable } from "#db/schema.ts";
import { members } from "./members.ts";

const emailKeys = members.map(({ email }) => email.toLowerCase());

/** Ids of the sample's members, in order. An account with a password belongs to a real person. */
export async function sampleMembers(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "emailKey"])
    .where("emailKey", "in", emailKeys)
    .where("passwordHash", "is", null)
    .execute();
  const place = ({ emailKey }: (typeof rows)[number]) => emailKeys.indexOf(emailKey ?? "");
  return rows.toSorted((one, other) => place(one) - place(other)).map(({ id }) => id);
}

/** Ids of the documents by these authors that were not saved since they were created. */
export async function unchangedBy(db: Queries, table: DocumentTable, authors: string[]): Promise<string[]> {
  if (authors.length === 0) return [];
  const rows = await documents(db)
    .selectFrom(table)
    .select("id")
    .where("authorId", "in", authors)
    .where("version", "=", 1)
    .where("unpublishedVersion", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countBy(
  db: Queries,
  table: DocumentTable,
  authors: string[],
): Promise<{ unchanged: number; changed: number }> {
  if (authors.length === 0) return { unchanged: 0, changed: 0 };
  const { all, unchanged } = await documents(db)
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn
        .countAll<number>()
        .filterWhere(({ and, eb }) => and([eb("version", "=", 1), eb("unpublishedVersion", "is", null)]))
        .as("unchanged"),
    ])
    .where("authorId", "in", authors)
    .executeTakeFirstOrThrow();
  return { unchanged: Number(unchanged), changed: Number(all) - Number(unchanged) };
}

/** Pictures whose files are not made yet: made ones have a size. */
export async function unwrittenPictures(db: Queries) {
  const uploaders = await sampleMembers(db);
  if (uploaders.length === 0) return [];
  return db
    .selectFrom("mediaFiles")
    .select(["id", "name", "kind", "width", "contentType", "posterWidth"])
    .where("uploaderId", "in", uploaders)
    .where("kind", "=", "image")
    .where("bytes", "=", 0)
    .execute();
}

export async function isUnwritten(db: Queries, id: string): Promise<boolean> {
  const files = db.selectFrom("mediaFiles").select("id").where("id", "=", id).where("bytes", "=", 0);
  return (await files.executeTakeFirst()) !== undefined;
}

export async function filesBy(db: Queries, uploaders: string[]): Promise<string[]> {
  if (uploaders.length === 0) return [];
  const rows = await db.selectFrom("mediaFiles").select("id").where("uploaderId", "in", uploaders).execute();
  return rows.map(({ id }) => id);
}
