import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { openDatabase } from "#db/client.ts";
import { Unavailable } from "#db/unavailable.ts";
import { engine, makePlace } from "#test/harness.ts";

// Some seconds. A thread cannot always be ended before its query, and would keep the tests from ending.
const long = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers limit 10000000)
  select count(*) from numbers`;

it.skipIf(engine !== "sqlite")("ends a query that takes too long, and answers the next ones", async () => {
  const place = await makePlace(false);
  const db = await openDatabase({ file: `${place.folder}/site.sqlite`, patience: 100 });
  await expect(long.execute(db.reader)).rejects.toThrow(Unavailable);
  await db.close();
  const again = await openDatabase({ file: `${place.folder}/site.sqlite` });
  expect(await again.reader.selectFrom("users").select("id").execute()).toEqual([]);
  await expect(sql`select missing`.execute(again.reader)).rejects.toThrow(/no such column: missing/);
  expect(await again.reader.selectFrom("users").select("id").execute()).toEqual([]);
  await again.close();
  await place.remove();
});

it.skipIf(engine !== "sqlite")("fails all queries that have no answer when it is closed", async () => {
  const place = await makePlace(false);
  const db = await openDatabase({ file: `${place.folder}/site.sqlite` });
  const begun = vi.spyOn(Worker.prototype, "postMessage");
  const queries = [long, sql`select 1`].map((query) => query.execute(db.reader));
  const results = Promise.allSettled(queries);
  await expect.poll(() => begun.mock.calls.length, { interval: 5 }).toBe(1);
  begun.mockRestore();
  await db.close();
  const failed = { status: "rejected", reason: expect.any(Unavailable) };
  expect(await results).toEqual([failed, failed]);
  await place.remove();
});

it.skipIf(engine !== "sqlite")("ignores an answer that comes after the time limit", async () => {
  const place = await makePlace(false);
  const db = await openDatabase({ file: `${place.folder}/site.sqlite` });
  onTestFinished(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await db.close();
    await place.remove();
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const emit = Worker.prototype.emit;
  // A stalled event loop sees the time limit first and the answer, which has been there for long, second.
  let isFirst = true;
  vi.spyOn(Worker.prototype, "emit").mockImplementation(function (this: Worker, ...event: unknown[]) {
    if (event[0] === "message" && isFirst) {
      isFirst = false;
      vi.runOnlyPendingTimers();
    }
    return emit.apply(this, event as Parameters<typeof emit>);
  });
  const late = sql`select 'late' as word`.execute(db.reader);
  const next = sql`select 'next' as word`.execute(db.reader);
  await expect(late).rejects.toThrow(Unavailable);
  expect((await next).rows).toEqual([{ word: "next" }]);
});
