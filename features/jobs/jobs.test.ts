import { expect, it } from "vitest";
import type { JobQueue } from "#core/services.ts";
import { contextFor } from "#server/services.ts";
import { engine, type TestSite, useNode, useSite } from "#test/harness.ts";
import { addJob, type Outcome, openQueue } from "./queue.server.ts";

const now = "2026-03-10T09:00:00.000Z";
const minutesLater = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();

const site = useSite({ filled: false });
const node = useNode(site);

/** A queue of a process, which notes what it does. */
function queueOn(place: TestSite, name: string, work: (id: string) => Promise<Outcome>) {
  const done: string[] = [];
  const queue = openQueue({
    name,
    context: () => contextFor(place.services, null),
    thrown: () => "It broke.",
    work(_ctx, id) {
      done.push(id);
      return work(id);
    },
  });
  return { queue, done };
}

const add = (queue: string, ids: string[], dueAt = now) =>
  site.services.db.write(async (db) => {
    for (const id of ids) await addJob(db, { queue, id, dueAt }, now);
  });

const rows = (queue: string) =>
  site.services.db.queries
    .selectFrom("jobs")
    .select(["id", "state", "problem", "attempts", "dueAt", "claim"])
    .where("queue", "=", queue)
    .orderBy("id")
    .execute();

async function doAll(...queues: JobQueue[]): Promise<void> {
  for (const queue of queues) queue.wake();
  for (const queue of queues) await queue.idle();
}

it("does each job in one of two processes, and only those of its queue", async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `once ${index}`);
  await add("once", ids);
  await add("other", ["other"]);
  const one = queueOn(site, "once", async () => ({}));
  const two = queueOn(node, "once", async () => ({}));
  await doAll(one.queue, ...(engine === "postgres" ? [two.queue] : []));
  expect([...one.done, ...two.done].sort()).toEqual(ids.sort());
  expect([await rows("once"), (await rows("other")).length]).toEqual([[], 1]);
});

it("tries again later, and longer each time, and says what failed", async () => {
  await add("broken", ["broken"]);
  const { queue, done } = queueOn(site, "broken", async () => {
    throw new Error("no");
  });
  for (const [minutes, next] of [
    [0, 1],
    [1, 6],
    [6, 21],
    [21, 81],
    [81, 141],
  ] as const) {
    site.clock.set(minutesLater(minutes));
    await doAll(queue);
    expect(await rows("broken")).toMatchObject([
      { state: "queued", problem: "It broke.", dueAt: minutesLater(next), claim: null },
    ]);
  }
  site.clock.set(minutesLater(3 * 24 * 60));
  await doAll(queue);
  expect(await rows("broken")).toMatchObject([{ state: "failed", problem: "It broke.", attempts: 6 }]);
  await doAll(queue);
  expect(done).toHaveLength(6);
  site.clock.set(now);
});

it("gives up at once what can never succeed, and goes on with the others", async () => {
  await add("final", ["bad", "good"]);
  const { queue } = queueOn(
    site,
    "final",
    async (id): Promise<Outcome> => (id === "bad" ? { problem: "Nobody wants it.", isFinal: true } : {}),
  );
  await doAll(queue);
  expect(await rows("final")).toMatchObject([{ id: "bad", state: "failed", problem: "Nobody wants it." }]);
});

it("repeats a job that names its next time", async () => {
  await add("hourly", ["hourly"]);
  const { queue, done } = queueOn(site, "hourly", async () => ({ dueAt: minutesLater(done.length * 60) }));
  await doAll(queue);
  await doAll(queue);
  expect(done).toHaveLength(1);
  site.clock.set(minutesLater(60));
  await doAll(queue);
  expect(done).toHaveLength(2);
  expect(await rows("hourly")).toMatchObject([{ state: "queued", attempts: 0, dueAt: minutesLater(120) }]);
  site.clock.set(now);
});

it("notes what a job writes together with its end", async () => {
  await add("whole", ["whole"]);
  let mayFinish = false;
  const { queue, done } = queueOn(site, "whole", async () => ({
    async finish(db) {
      await addJob(db, { queue: "next", id: "next", dueAt: now }, now);
      if (!mayFinish) throw new Error("no space left");
    },
  }));
  await doAll(queue);
  expect([(await rows("whole")).length, await rows("next")]).toEqual([1, []]);
  mayFinish = true;
  site.clock.set(minutesLater(2)); // the claim has lapsed
  await doAll(queue);
  expect([await rows("whole"), (await rows("next")).length, done]).toEqual([[], 1, ["whole"]]);
  site.clock.set(now);
});

it("waits on closing for what is being done, and leaves the rest", async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `close ${index}`);
  await add("closing", ids);
  const { promise, resolve } = Promise.withResolvers<void>();
  const { queue, done } = queueOn(site, "closing", () => promise.then(() => ({})));
  queue.wake();
  await expect.poll(() => done.length).toBe(5);
  const closed = queue.close();
  resolve();
  await closed;
  await doAll(queue);
  expect([done.length, (await rows("closing")).length]).toEqual([5, 7]);
});
