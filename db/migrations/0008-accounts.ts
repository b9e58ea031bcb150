import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Verified addresses, and the networks from which members have logged in. */
export async function accounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { instant } = engine.types;
  await db.schema.alterTable("users").addColumn("verified_at", instant).execute();
  // An operator has vouched for admins; accounts without a password were made by the site itself.
  await sql`update users set verified_at = joined_at
    where email is not null and (role = 'admin' or password_hash is null)`.execute(db);

  // From now on a used token is deleted.
  await sql`delete from reset_tokens where used_at is not null`.execute(db);
  await db.schema.alterTable("reset_tokens").dropColumn("used_at").execute();
  await db.schema
    .createTable("verification_tokens")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", instant, (c) => c.notNull())
    .addColumn("expires_at", instant, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("login_places")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("used_at", instant, (c) => c.notNull())
    .execute();
  for (const table of ["verification_tokens", "login_places"]) {
    await db.schema.createIndex(`${table}_user`).on(table).column("user_id").execute();
  }
}
