import type { Database } from "#db/client.ts";
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

/** Until the transaction ends, no other one changes or deletes an admin. */
export async function lockAdmins({ engine }: Pick<Database, "engine">, db: Queries): Promise<void> {
  const admins = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .orderBy("id")
    .execute();
  for (const { id } of admins) await engine.lock(db, "users", id);
}

export async function countOtherAdmins(db: Queries, id: string): Promise<number> {
  return countOf(
    db.selectFrom("users").where("role", "=", "admin").where("disabledAt", "is", null).where("id", "!=", id),
  );
}
