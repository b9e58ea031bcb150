import type { Queries } from "#db/engine.ts";

/** The person that is linked to an account, and the articles that name either, newest first. */
export async function mentionsOf(db: Queries, userId: string, now: string) {
  const person = await personOf(db, userId);
  const rows = await db
    .selectFrom("bylines")
    .innerJoin("blogs", "blogs.id", "bylines.ref")
    .select(["blogs.id as blog", "blogs.title", "bylines.role", "blogs.publishedAt", "blogs.deletedAt"])
    .where("bylines.kind", "=", "blog")
    .where(({ or, eb }) =>
      or([eb("bylines.userId", "=", userId), eb("bylines.personId", "=", person?.person ?? null)]),
    )
    .orderBy("blogs.createdAt", "desc")
    .execute();
  const bylines = rows.map(({ publishedAt, deletedAt, ...row }) => {
    const isPublic = publishedAt !== null && publishedAt <= now && deletedAt === null;
    return { ...row, title: isPublic || row.role === "author" ? row.title : null };
  });
  return { person: person ? { ...person, links: JSON.parse(person.links) as string[] } : null, bylines };
}

async function personOf(db: Queries, userId: string) {
  return db
    .selectFrom("people")
    .select(["id as person", "title as name", "role", "department", "biography", "email", "links", "orcid"])
    .select(["givenName", "familyName"])
    .select(["portraitId as portrait", "createdAt", "publishedAt", "deletedAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}
