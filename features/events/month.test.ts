import { beforeAll, expect, it } from "vitest";
import type { ListedBlog } from "#features/blogs/contract.ts";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import type { EventFilters, EventMonth } from "./contract.ts";

const site = useSite({ filled: false }); // in Lisbon
beforeAll(async () => {
  await addPerson(site, "Ada", { role: "admin" });
});

async function publish(title: string, change: object): Promise<string> {
  const draft = { title, content: "<p>Come.</p>", section: "events", subcategory: "", tags: [], ...change };
  const { id } = await publishBlog(await site.ctx("ada@example.org"), draft);
  return id ?? "";
}

const month = (query: string) => site.json<EventMonth>(`/api/events/month?${query}`);
const titles = ({ dates }: EventMonth) => dates.map(({ title, days }) => `${title} ${days.join()}`);
const listed = async (query: string) =>
  (await site.json<ListedBlog[]>(`/api/blogs/section/events?view=card&${query}`)).map(({ title }) => title);

it("GET /api/events/month has every date on its days, in the zone of the event", async () => {
  await publish("Walk", { eventDate: "2026-05-31T22:30:00Z", place: "The Yard" }); // 23:30 in Lisbon
  await publish("Talk", {
    eventDate: "2026-05-31T22:30:00Z",
    timeZone: "Asia/Tokyo",
    online: true,
    language: "pt",
  });
  const days = {
    eventDate: "2026-05-29T23:00:00Z",
    eventEnd: "2026-06-01T23:00:00Z",
    timeZone: "Europe/Lisbon",
  };
  await publish("Camp", { ...days, allDay: true, place: "The Yard" });
  const dates = [{ begins: "2026-06-10T18:00:00Z", state: "cancelled" }, { begins: "2026-07-10T18:00:00Z" }];
  const series = await publish("Series", { eventDate: "2026-05-10T18:00:00Z", dates });
  expect(titles(await month("month=2026-05"))).toEqual(["Series 10", "Camp 30,31", "Walk 31"]);
  const june = await month("month=2026-06");
  expect(titles(june)).toEqual(["Camp 1,2", "Talk 1", "Series 10"]);
  expect(june.dates[2]).toMatchObject({ _id: series, state: "cancelled" });
  expect(june.dates[1]).toMatchObject({ timeZone: "Asia/Tokyo", online: true });
  expect(titles(await month("month=2026-05&place=The+Yard"))).toEqual(["Camp 30,31", "Walk 31"]);
  expect(titles(await month("month=2026-06&online=true"))).toEqual(["Talk 1"]);
  expect(titles(await month("month=2026-06&language=pt"))).toEqual(["Talk 1"]);
  expect((await month("")).month).toBe("2026-03");
  const statusOf = async (url: string) => (await site.fetch(url)).status;
  for (const wrong of ["2026-13", "9999-12"]) {
    expect([wrong, await statusOf(`/api/events/month?month=${wrong}`)]).toEqual([wrong, 400]);
    expect([wrong, await statusOf(`/events?view=month&month=${wrong}`)]).toEqual([wrong, 302]);
  }
  expect(await statusOf("/events?view=month&month=9998-12")).toBe(200);
  const page = await (await site.fetch("/events?view=month&month=2026-06")).text();
  expect(page).toContain("June 2026");
  expect(page).toContain('href="/events?view=month&amp;month=2026-07"');
  expect(page).toContain(">Series<");
  expect(page).toMatch(/ href="\/events\?view=month&amp;month=2026-03"[^>]*>Today</);
  expect(await (await site.fetch("/events?view=month")).text()).not.toMatch(/<a[^>]*>Today</);
});

it("a day with many events shows the first, and one over two days when it ends", async () => {
  for (let hour = 10; hour < 17; hour += 1)
    await publish(`Workshop ${hour}`, { eventDate: `2026-10-24T${hour}:00:00Z` });
  const night = { eventDate: "2026-10-24T22:30:00Z", eventEnd: "2026-10-25T02:30:00Z" }; // the clocks go back
  await publish("Vigil", night);
  await publish("Far away", { eventDate: "2026-10-24T09:00:00Z", timeZone: "Asia/Kathmandu" });
  const october = await month("month=2026-10");
  expect(titles(october)).toContain("Vigil 24,25");
  const html = await (await site.fetch("/events?view=month&month=2026-10")).text();
  const page = html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  expect(page).toContain("5 more");
  expect(page).toMatch(/Far away 2:45 PM GMT\+5:45 .*Workshop 10 11:00 AM/);
  expect(page).toMatch(/Vigil Until 2:30 AM/);
});

it("GET /api/events/filters names the places and languages by which events can be narrowed", async () => {
  const filters = { places: ["The Yard"], languages: ["pt"], online: true };
  expect(await site.json<EventFilters>("/api/events/filters")).toEqual(filters);
  expect(await listed("place=The+Yard")).toEqual(["Camp", "Walk"]);
  expect(await listed("online=true")).toEqual(["Talk"]);
  expect(await listed("language=pt&eventStatus=upcoming")).toEqual(["Talk"]);
  expect(await listed("language=en&place=The+Yard&eventStatus=past")).toEqual([]);
  const page = await (await site.fetch("/events?place=The+Yard")).text();
  expect(page).toContain("Camp");
  expect(page).not.toContain("Series");
});
