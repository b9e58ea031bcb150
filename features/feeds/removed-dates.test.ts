import { expect, it } from "vitest";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useSite } from "#test/harness.ts";

const site = useSite();

const textAt = async (path: string) => (await site.fetch(path)).text();
const dates = ["2026-10-19", "2026-10-26"].map((day, at) => ({ id: `r${at}`, begins: `${day}T18:00` }));
const confirmed = [
  ["", "CONFIRMED"],
  ["r0", "CONFIRMED"],
];

/** The id of an event with three dates. */
async function publishSeries(title: string): Promise<string> {
  const draft = { title, content: "<p>x</p>", section: "events", eventDate: "2026-10-12T17:00:00Z" };
  const { id = "" } = await publishBlog(await site.ctx(), { ...draft, dates, tags: [] });
  return id ?? "";
}

async function save(id: string, change: object): Promise<void> {
  const signedIn = await site.bearer();
  const { version } = await site.json<{ version: number }>(`/api/blogs/${id}/writing`, { headers: signedIn });
  expect((await site.call(`PUT /api/blogs/${id}`, { version, ...change }, signedIn)).status).toBe(200);
}

/** The dates of an event in its calendar file. */
async function states(id: string): Promise<(string | undefined)[][]> {
  const file = (await textAt(`/blogs/${id}/event.ics`)).replaceAll("\r\n ", "");
  const found = file.matchAll(/^UID:blog-[\da-f]+-?(\w*)@[\s\S]+?^STATUS:(\w+)/gm);
  return [...found].map(([, uid, state]) => [uid, state]);
}

it("dates that a series loses are cancelled in calendars for 30 days", async () => {
  const id = await publishSeries("Shorter");
  await save(id, { dates: dates.slice(0, 1) });
  expect(await states(id)).toEqual([...confirmed, ["r1", "CANCELLED"]]);
  expect(await textAt("/events.ics")).toContain(`UID:blog-${id}-r1@`);
  await save(id, { dates });
  expect(await states(id)).toEqual([...confirmed, ["r1", "CONFIRMED"]]);
  await save(id, { dates: dates.slice(0, 1) });
  site.clock.set("2026-04-09T09:00:00.001Z");
  await save(id, { title: "Shorter still" });
  expect(await states(id)).toEqual(confirmed);
  await save(id, { status: "draft" });
  await save(id, { dates });
  await save(id, { dates: dates.slice(0, 1) });
  await save(id, { status: "published" });
  expect(await states(id)).toEqual(confirmed);
  site.clock.set("2026-03-10T09:00:00.000Z");
});

it("dates that come back in a draft are in calendars once, and can be removed again", async () => {
  const id = await publishSeries("Back again");
  await save(id, { dates: dates.slice(0, 1) });
  await save(id, { status: "draft" });
  await save(id, { dates });
  await save(id, { status: "published" });
  expect(await states(id)).toEqual([...confirmed, ["r1", "CONFIRMED"]]);
  await save(id, { dates: dates.slice(0, 1) });
  expect(await states(id)).toEqual([...confirmed, ["r1", "CANCELLED"]]);
});

it("an event that was an article in between has each date once", async () => {
  const id = await publishSeries("There and back");
  await save(id, { section: "programmes" });
  await save(id, { section: "events", eventDate: "2026-10-12T17:00:00Z", dates: dates.slice(0, 1) });
  expect(await states(id)).toEqual([...confirmed, ["r1", "CANCELLED"]]);
  await save(id, { section: "programmes" });
  await save(id, { section: "events", eventDate: "2026-10-12T17:00:00Z", dates });
  expect(await states(id)).toEqual([...confirmed, ["r1", "CONFIRMED"]]);
});
