import { sql } from "kysely";
import { expect, it } from "vitest";
import { engine, useBearer, useSite } from "#test/harness.ts";
import { article, writingApi } from "#test/writing.ts";

const site = useSite({ filled: false, env: { ADMIN_EMAIL: "first@example.org" } });
const api = writingApi(site, useBearer(site, "first@example.org"));

/** Answers as soon as somebody waits for a row that another transaction has changed. */
async function somebodyWaits(): Promise<void> {
  const { queries } = site.services.db;
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(queries);
    if (rows.length > 0) return;
  }
}

it.skipIf(engine === "sqlite")("an article that is unpublished during a save stays unpublished", async () => {
  const { _id } = (await api.add(article)).body;
  for (const title of ["Over whatever there is", "Over the version that was read"]) {
    const { version } = (await api.update(_id, { status: "published" })).body;
    const begun = Promise.withResolvers<void>();
    const unpublished = site.services.db.write(async (queries) => {
      await queries.updateTable("blogs").set({ publishedAt: null }).where("id", "=", _id).execute();
      begun.resolve();
      await somebodyWaits();
    });
    await begun.promise;
    const over = title.includes("version") ? { version } : {};
    const { status, body } = await api.update(_id, { title, ...over });
    await unpublished;
    expect([status, body.status, body.title]).toEqual([200, "draft", title]);
    expect((await site.fetch(`/api/blogs/${_id}`)).status).toBe(404);
  }
});
