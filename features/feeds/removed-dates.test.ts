import { afterAll, beforeAll, expect, it } from "vitest";
import { publishBlog } from "#features/blogs/publishing.server.ts";
import { openSite, type TestSite } from "#test/harness.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const textAt = async (path: string) => (await site.fetch(path)).text();

it("dates that a series loses are cancelled in calendars for 30 days", async () => {
  const dates = ["2026-10-19", "2026-10-26"].map((day, at) => ({ id: `r${at}`, begins: `${day}T18:00` }));
  const draft = {
    title: "Shorter",
    content: "<p>x</p>",
    section: "events",
    eventDate: "2026-10-12T17:00:00Z",
  };
  const { id = "" } = await publishBlog(await site.ctx("admin@example.org"), { ...draft, dates, tags: [] });
  const save = async (change: object) => {
    const signedIn = await site.bearer("admin@example.org");
    const { version } = await site.json<{ version: number }>(`/api/blogs/${id}/writing`, {
      headers: signedIn,
    });
    expect((await site.call(`PUT /api/blogs/${id}`, { version, ...change }, signedIn)).status).toBe(200);
  };
  const states = async () => {
    const file = (await textAt(`/blogs/${id}/event.ics`)).replaceAll("\r\n ", "");
    return [...file.matchAll(/^UID:blog-[\da-f]+-?(\w*)@[\s\S]+?^STATUS:(\w+)/gm)].map(([, uid, state]) => [
      uid,
      state,
    ]);
  };
  const confirmed = [
    ["", "CONFIRMED"],
    ["r0", "CONFIRMED"],
  ];
  await save({ dates: dates.slice(0, 1) });
  expect(await states()).toEqual([...confirmed, ["r1", "CANCELLED"]]);
  expect(await textAt("/events.ics")).toContain(`UID:blog-${id}-r1@`);
  await save({ dates });
  expect(await states()).toEqual([...confirmed, ["r1", "CONFIRMED"]]);
  await save({ dates: dates.slice(0, 1) });
  site.clock.set("2026-04-09T09:00:00.001Z");
  await save({ title: "Shorter still" });
  expect(await states()).toEqual(confirmed);
  await save({ status: "draft" });
  await save({ dates });
  await save({ dates: dates.slice(0, 1) });
  await save({ status: "published" });
  expect(await states()).toEqual(confirmed);
  site.clock.set("2026-03-10T09:00:00.000Z");
});
