import { expect, it } from "vitest";
import { contextFor, newCacheNotes } from "#server/services.ts";
import { useSite } from "#test/harness.ts";
import { untilWrite } from "./until-write.ts";

const site = useSite({ filled: false });

it("a read is remembered until a write changes what it noted, or its time is over", async () => {
  let runs = 0;
  let during = async () => {};
  const read = untilWrite(
    (_, of: string) => [of],
    async (ctx, of: string) => {
      runs += 1;
      ctx.cacheTag("blogs");
      if (of === "timed") ctx.expiresAt("2027-01-01T00:00:00.000Z");
      await during();
      return `${of} ${runs}`;
    },
  );
  const { db } = site.services;
  const at = (now: string) => ({ ...contextFor(site.services, null), now });
  const change = (...tags: string[]) => db.write(async (_, invalidate) => invalidate(...tags));
  const [before, after] = ["2026-12-31T00:00:00.000Z", "2027-01-01T00:00:00.000Z"];

  expect(await read(at(before), "one")).toBe("one 1");
  expect(await read(at(before), "one")).toBe("one 1");
  expect(await read(at(before), "two")).toBe("two 2");
  await change("people");
  expect(await read(at(before), "one")).toBe("one 1");
  await change("blogs");
  expect(await read(at(before), "one")).toBe("one 3");

  expect(await read(at(before), "timed")).toBe("timed 4");
  expect(await read(at(before), "timed")).toBe("timed 4");
  expect(await read(at(after), "timed")).toBe("timed 5");

  during = () => change("blogs"); // it may have begun before the write
  expect(await read(at(after), "three")).toBe("three 6");
  during = async () => {};
  expect(await read(at(after), "three")).toBe("three 7");
});

it("a page that shows what is remembered has its tags", async () => {
  const read = untilWrite(
    () => [],
    async (ctx) => ctx.cacheTag("blogs"),
  );
  for (const _ of ["read", "remembered"]) {
    const notes = newCacheNotes();
    await read(contextFor(site.services, null, { notes }), undefined);
    expect([...notes.tags]).toEqual(["blogs"]);
  }
});
