import { sql } from "kysely";
import type { Queries } from "#db/engine.ts";

const maxProjects = 100;

/** The ids of the public projects whose team has a person, the latest first. */
export async function projectsOfPerson(db: Queries, now: string, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("projects")
    .select("id")
    .where("deletedAt", "is", null)
    .where("publishedAt", "is not", null)
    .where("publishedAt", "<=", now)
    .where(sql<boolean>`team like ${`%"${personId}"%`}`)
    .orderBy(sql`begins desc`)
    .orderBy("id", "desc")
    .limit(maxProjects)
    .execute();
  return rows.map(({ id }) => id);
}
