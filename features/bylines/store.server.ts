import { isDeepStrictEqual } from "node:util";
import { type ExpressionBuilder, expressionBuilder } from "kysely";
import { byName } from "#db/by-name.ts";
import { compiled } from "#db/compiled.ts";
import { containsWords } from "#db/contains-words.ts";
import type { Queries } from "#db/engine.ts";
import { idList, idsOf } from "#db/id-list.ts";
import type { BylineTable, DocumentKindName, Schema } from "#db/schema.ts";

export type BylineRow = Awaited<ReturnType<typeof bylinesAmong>>[number];

/** The authors of documents in order, with their current names and pictures. */
export async function listBylines(db: Queries, kind: DocumentKindName, refs: string[]): Promise<BylineRow[]> {
  return refs.length === 0 ? [] : bylinesAmong(db, kind, idList(refs));
}

const bylinesAmong = compiled((db, kind: DocumentKindName, refs: string) =>
  db
    .selectFrom("bylines")
    .leftJoin("people", "people.id", "bylines.personId")
    .leftJoin("mediaFiles as portrait", "portrait.id", "people.portraitId")
    .leftJoin("users", (users) =>
      users.on(({ eb, fn, ref }) =>
        eb("users.id", "=", fn.coalesce(ref("bylines.userId"), ref("people.userId"))),
      ),
    )
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select(["bylines.ref", "bylines.role", "bylines.name", ...personColumns, ...accountColumns])
    .where("bylines.kind", "=", kind)
    .where("bylines.ref", "in", idsOf(refs))
    .orderBy("bylines.ref")
    .orderBy("bylines.position"),
);

const personColumns = [
  "people.id as personId",
  "people.title",
  "people.slug",
  "people.publishedAt",
  "people.deletedAt",
  "people.orcid",
  "people.givenName",
  "people.familyName",
  "portrait.id as portraitId",
  "portrait.width as portraitWidth",
] as const;
const accountColumns = [
  "users.id as userId",
  "users.name as userName",
  "avatars.mediaId as avatarId",
] as const;

function peopleWithAccounts(db: Queries) {
  return db
    .selectFrom("people")
    .leftJoin("mediaFiles as portrait", "portrait.id", "people.portraitId")
    .leftJoin("users", "users.id", "people.userId")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select([...personColumns, ...accountColumns]);
}

export async function findPeople(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return peopleWithAccounts(db).where("people.id", "in", ids).execute();
}

export async function findAccounts(db: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("users")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select(accountColumns)
    .where("users.id", "in", ids)
    .execute();
}

/** Which of these accounts belong to writers. */
export async function writersAmong(db: Queries, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("users")
    .select("users.id")
    .where("users.id", "in", ids)
    .where(isWriter)
    .execute();
  return rows.map(({ id }) => id);
}

/** Admins, and accounts known as authors. */
function isWriter({ or, eb, exists, selectFrom }: ExpressionBuilder<Schema, "users">) {
  return or([
    eb("users.role", "=", "admin"),
    exists(selectFrom("blogs").select("blogs.id").whereRef("blogs.authorId", "=", "users.id")),
    exists(selectFrom("bylines").select("bylines.ref").whereRef("bylines.userId", "=", "users.id")),
  ]);
}

type Wanted = { q: string; now: string; forAdmins: boolean; limit: number };

/** Former members come last. */
export async function suggestedPeople(db: Queries, { q, now, forAdmins, limit }: Wanted) {
  let people = peopleWithAccounts(db)
    .select("people.role")
    .where("people.deletedAt", "is", null)
    .where("people.title", "<>", "")
    .where(containsWords(q, ["people.title"]));
  if (!forAdmins) people = people.where("people.publishedAt", "<=", now);
  return people
    .orderBy("people.past")
    .orderBy("people.position")
    .orderBy(byName("people.title"))
    .orderBy("people.id")
    .limit(limit)
    .execute();
}

/** Leaves out disabled accounts, and those that belong to people. */
export async function suggestedAccounts(db: Queries, { q, forAdmins, limit }: Omit<Wanted, "now">) {
  const person = expressionBuilder<Schema, "users">()
    .selectFrom("people")
    .select("people.id")
    .whereRef("people.userId", "=", "users.id")
    .where("people.deletedAt", "is", null);
  let accounts = db
    .selectFrom("users")
    .leftJoin("avatars", "avatars.userId", "users.id")
    .select([...accountColumns, "users.email"])
    .where("users.disabledAt", "is", null)
    .where(({ not, exists }) => not(exists(person)))
    .where(containsWords(q, forAdmins ? ["users.name", "users.emailKey"] : ["users.name"]));
  if (!forAdmins) accounts = accounts.where((rows) => isWriter(rows));
  return accounts.orderBy(byName("users.name")).orderBy("users.id").limit(limit).execute();
}

/** The person that belongs to an account. */
export async function findPersonOf(db: Queries, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("people")
    .select("id")
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** Returns authors and contributors in order. */
export async function storedByline(db: Queries, kind: DocumentKindName, ref: string) {
  return db
    .selectFrom("bylines")
    .select(["role", "personId", "userId", "name"])
    .where("kind", "=", kind)
    .where("ref", "=", ref)
    .orderBy("position")
    .execute();
}

type NewByline = Pick<BylineTable, "role" | "personId" | "userId" | "name">;

export async function replaceByline(
  db: Queries,
  { kind, ref }: { kind: DocumentKindName; ref: string },
  authors: NewByline[],
): Promise<void> {
  // Deleting a person changes these rows, too: it and a save that rewrote them could wait for each other.
  if (isDeepStrictEqual(await storedByline(db, kind, ref), authors)) return;
  await db.deleteFrom("bylines").where("kind", "=", kind).where("ref", "=", ref).execute();
  if (authors.length === 0) return;
  const rows = authors.map((author, position) => ({ kind, ref, position, ...author }));
  await db.insertInto("bylines").values(rows).execute();
}
