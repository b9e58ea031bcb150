import type { Queries } from "#db/engine.ts";
import type { DocumentTable } from "#db/schema.ts";
import { members } from "./members.ts";

const emailKeys = members.map(({ email }) => email.toLowerCase());

/** Ids of the sample's members, in the order of the sample. An account that has a password is somebody's. */
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

/** Documents that members of the sample have written. */
export async function documentsBy(
  db: Queries,
  table: DocumentTable,
  authors: string[],
): Promise<{ id: string; version: number }[]> {
  if (authors.length === 0) return [];
  return db
    .selectFrom<DocumentTable>(table)
    .select(["id", "version"])
    .where("authorId", "in", authors)
    .execute();
}

export async function filesBy(db: Queries, uploaders: string[]): Promise<string[]> {
  if (uploaders.length === 0) return [];
  const rows = await db.selectFrom("mediaFiles").select("id").where("uploaderId", "in", uploaders).execute();
  return rows.map(({ id }) => id);
}
