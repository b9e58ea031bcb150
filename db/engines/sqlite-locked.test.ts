import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client.ts";
import { Unavailable } from "#db/unavailable.ts";
import { engine, makePlace, useSite } from "#test/harness.ts";

describe.skipIf(engine !== "sqlite")("while another process writes to SQLite", () => {
  let blogId: string;
  const site = useSite();
  beforeAll(async () => {
    ({ id: blogId } = await site.services.db.queries
      .selectFrom("blogs")
      .select("id")
      .executeTakeFirstOrThrow());
  });

  it("reads continue, and the write waits for the lock", async () => {
    const headers = await site.bearer();
    const paths = ["/healthz", "/", `/blogs/${blogId}`, "/api/blogs/front", "/api/search?q=city"];
    // The first time takes longer, and the write below waits for 10 s only. Then cached pages are invalidated.
    for (const path of paths) await site.fetch(path);
    await site.services.db.write(async (_, invalidate) => invalidate("blogs", `blog:${blogId}`));
    const other = new DatabaseSync(`${site.place.folder}/site.sqlite`);
    other.exec("begin immediate");
    const order: string[] = [];
    const comment = site
      .call(`POST /api/blogs/comment/${blogId}`, { text: "In a moment" }, headers)
      .then(({ status }) => order.push(`comment ${status}`));
    for (const path of paths) {
      order.push(`${path} ${(await site.fetch(path)).status}`);
    }
    other.exec("commit");
    other.close();
    await comment;
    expect(order).toEqual([
      "/healthz 200",
      "/ 200",
      `/blogs/${blogId} 200`,
      "/api/blogs/front 200",
      "/api/search?q=city 200",
      "comment 200",
    ]);
  });

  it("a write fails after the time limit and is rolled back", async () => {
    const place = await makePlace(false);
    const file = `${place.folder}/site.sqlite`;
    const db = await openDatabase({ file, patience: 30 });
    const other = new DatabaseSync(file);
    const remove = { kind: "blog" as const, ref: "one", removedAt: "2026-03-10T09:00:00.000Z" };
    other.exec("begin immediate");
    const attempts = [
      db.write((queries) => queries.insertInto("tombstones").values(remove).execute()),
      db.queries.insertInto("tombstones").values(remove).execute(),
    ];
    for (const result of await Promise.allSettled(attempts)) {
      expect(result).toMatchObject({ status: "rejected", reason: expect.any(Unavailable) });
    }
    expect(await db.queries.selectFrom("tombstones").selectAll().execute()).toEqual([]);
    other.exec("commit");
    await db.write((queries) => queries.insertInto("tombstones").values(remove).execute());
    expect(await db.queries.selectFrom("tombstones").select("ref").execute()).toEqual([{ ref: "one" }]);
    other.close();
    await db.close();
    await place.remove();
  });

  it("transactions take turns, and uncommitted rows are invisible", async () => {
    const { db } = site.services;
    const values = { kind: "blog" as const, removedAt: "2026-03-10T09:00:00.000Z" };
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const order: string[] = [];
    const first = db.write(async (queries) => {
      await queries
        .insertInto("tombstones")
        .values({ ...values, ref: "first" })
        .execute();
      begin();
      await held;
      order.push("first");
    });
    await begun;
    const second = db.write(async (queries) => {
      order.push(`second of ${(await queries.selectFrom("tombstones").select("ref").execute()).length}`);
      throw new Error("taken back");
    });
    for (const queries of [db.queries, db.reader]) {
      expect(await queries.selectFrom("tombstones").select("ref").execute()).toEqual([]);
    }
    goOn();
    await first;
    await expect(second).rejects.toThrow("taken back");
    expect(order).toEqual(["first", "second of 1"]);
    for (const queries of [db.queries, db.reader]) {
      expect(await queries.selectFrom("tombstones").select("ref").execute()).toEqual([{ ref: "first" }]);
    }
  });
});
