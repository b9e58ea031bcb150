import { countOf } from "#db/count.ts";
import type { Queries } from "#db/engine.ts";

/** The oldest admin who can log in. */
export async function firstAdmin(db: Queries) {
  return db
    .selectFrom("users")
    .select(["id", "name", "role"])
    .where("role", "=", "admin")
    .where("disabledAt", "is", null)
    .where("passwordHash", "is not", null)
    .orderBy("joinedAt")
    .executeTakeFirst();
}

export async function countOtherAdmins(db: Queries, id: string): Promise<number> {
  return countOf(
    db.selectFrom("users").where("role", "=", "admin").where("disabledAt", "is", null).where("id", "!=", id),
  );
}
