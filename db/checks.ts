import { randomUUID } from "node:crypto";
import type { Queries } from "./engine.ts";

const filler = 8000; // characters, so that SQLite must allocate new pages

export async function checkReads(queries: Queries): Promise<void> {
  await queries
    .selectNoFrom(({ selectFrom }) => [
      selectFrom("users").select("name").limit(1).as("user"),
      selectFrom("blogs").select("title").limit(1).as("blog"),
      selectFrom("comments").select("text").limit(1).as("comment"),
      selectFrom("collections").select("title").limit(1).as("collection"),
      selectFrom("mediaFiles").select("contentType").limit(1).as("file"),
      selectFrom("searchEntries").select("title").limit(1).as("entry"),
    ])
    .execute();
}

export async function checkWrites(queries: Queries, now: Date): Promise<void> {
  const ref = randomUUID().padEnd(filler);
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("tombstones")
      .values({ kind: "blog", ref, removedAt: now.toISOString() })
      .execute();
    await transaction.deleteFrom("tombstones").where("ref", "=", ref).execute();
  });
}
