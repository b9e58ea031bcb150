import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { openSite, type TestSite, useList, useSite } from "#test/harness.ts";

const site = useSite({ env: { SITE_URL: "https://institute.example", TIME_ZONE: "Asia/Kathmandu" } });
const events = useList<BlogCard>(site, "/api/blogs/section/events?view=card");

const text = async (path: string) => (await site.fetch(path)).text();

/** The events of a calendar file, as a calendar reads them. */
async function read(from: TestSite, path: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await from.fetch(path)).text()));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      title: event.summary,
      text: event.description,
      begins: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      category: String(part.getFirstPropertyValue("categories") ?? ""),
      address: String(part.getFirstPropertyValue("url")),
    };
  });
}

async function publish(
  title: string,
  eventDate: string,
  ...[subcategory = "", on = site, details = {}]: [string?, TestSite?, object?]
): Promise<string> {
  const draft = {
    ...details,
    title,
    content: "<p>One;\\n two, three</p>",
    section: "events",
    subcategory,
    tags: [],
    eventDate,
  };
  const { id } = await publishBlog(await on.ctx(), draft);
  return id ?? "";
}

describe("the calendar of events", () => {
  it("lists every event at its time, in order", async () => {
    const answer = await site.fetch("/events.ics");
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const entries = await read(site, "/events.ics");
    const expected = events.toSorted((one, other) =>
      (one.eventDate ?? "") < (other.eventDate ?? "") ? -1 : 1,
    );
    expect(entries.map(({ uid, title, begins, address }) => [uid, title, begins, address])).toEqual(
      expected.map((event) => [
        `blog-${event._id}@institute.example`,
        event.title,
        event.eventDate,
        `https://institute.example${blogPath(event)}`,
      ]),
    );
  });

  it("does not change between requests", async () => {
    const before = await text("/events.ics");
    site.clock.set("2026-03-10T10:00:00.000Z");
    expect(await text("/events.ics")).toBe(before);
    await publish("One more", "2026-05-01T10:00:00Z");
    expect(await text("/events.ics")).toContain("SUMMARY:One more");
    site.clock.set("2026-03-10T09:00:00.000Z");
  });

  it("has its parts in order, in lines of 75 bytes", async () => {
    const title = `${"漢字かな交じり文".repeat(12)} 😀 end`;
    const id = await publish(title, "2026-05-02T10:00:00Z");
    const file = await text(`/blogs/${id}/event.ics`);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // RFC 5545, section 3.6: the properties of the calendar come before its components.
    const components = file.slice(file.indexOf("BEGIN:", 1));
    expect(components).not.toMatch(/^(REFRESH-INTERVAL|X-PUBLISHED-TTL|X-WR-TIMEZONE)/m);
    expect((await read(site, `/blogs/${id}/event.ics`))[0]?.title).toBe(title);
  });

  it("escapes texts", async () => {
    const title = "Walk; talk, \\n and\r\nEND:VEVENT\u0007\u2028.";
    const id = await publish(title, "2026-05-03T10:00:00Z", "a,b;c");
    const [entry, ...others] = await read(site, `/blogs/${id}/event.ics`);
    expect(others).toEqual([]);
    expect(entry?.title).toBe("Walk; talk, \\n and\nEND:VEVENT \u2028.");
    expect(entry?.category).toBe("a,b;c");
    expect(entry?.text).toContain("One;\\n two, three");
  });
});

it("a calendar's entry has the state, the place and the number of changes of its date, in the zone of the event", async () => {
  const details = {
    eventEnd: "2026-06-01T11:30:00Z",
    timeZone: "America/New_York",
    place: "Pier 4; east",
    placeAddress: "Water Street\nNew York",
    coordinates: "40.7, -74.01",
    onlineUrl: "https://meet.example/secret",
    dates: [{ id: "second", begins: "2026-06-08T10:00:00Z", state: "cancelled" }],
  };
  const id = await publish("In New York", "2026-06-01T10:00:00Z", "", site, details);
  const entries = async () => {
    const calendar = new ICAL.Component(ICAL.parse(await text(`/blogs/${id}/event.ics`)));
    const value = (part: ICAL.Component, name: string) => String(part.getFirstPropertyValue(name));
    return calendar.getAllSubcomponents("vevent").map((part) => ({
      uid: value(part, "uid").split("@")[0],
      status: value(part, "status"),
      sequence: value(part, "sequence"),
      start: value(part, "dtstart"),
      location: value(part, "location"),
      geo: value(part, "geo"),
      end: value(part, "dtend"),
    }));
  };
  const place = { location: "Pier 4; east, Water Street, New York", geo: "40.7,-74.01", sequence: "0" };
  const first = {
    uid: `blog-${id}`,
    status: "CONFIRMED",
    start: "2026-06-01T06:00:00",
    end: "2026-06-01T07:30:00",
  };
  expect(await entries()).toEqual([
    { ...place, ...first },
    {
      ...place,
      uid: `blog-${id}-second`,
      status: "CANCELLED",
      start: "2026-06-08T06:00:00",
      end: "2026-06-08T07:30:00",
    },
  ]);
  const file = await text(`/blogs/${id}/event.ics`);
  expect(file).toContain("TZID:America/New_York\r\n");
  expect(file).not.toContain("secret");
  const signedIn = await site.bearer();
  const change = { version: 1, eventState: "cancelled", allDay: true };
  await site.call(`PUT /api/blogs/${id}`, change, signedIn);
  expect((await entries())[0]).toMatchObject({
    uid: `blog-${id}`,
    status: "CANCELLED",
    sequence: "1",
    start: "2026-06-01",
    end: "2026-06-02",
  });
  const page = await text(`/blogs/${id}`);
  expect(page).toContain("This event is cancelled.");
  const [data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.slice(1) ?? [];
  const graph = JSON.parse(data ?? "{}")["@graph"] as { "@type": string }[];
  expect(graph.find((thing) => thing["@type"] === "Event")).toMatchObject({
    startDate: "2026-06-01",
    endDate: "2026-06-01",
    eventStatus: "https://schema.org/EventCancelled",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    location: [
      { "@type": "Place", name: "Pier 4; east", geo: { latitude: 40.7, longitude: -74.01 } },
      { "@type": "VirtualLocation", url: `https://institute.example/blogs/in-new-york` },
    ],
    subEvent: [{ startDate: "2026-06-01" }, { startDate: "2026-06-08" }],
  });
});

it("the entries of a series keep their UIDs while dates are changed, and SEQUENCE rises", async () => {
  const dates = ["2026-10-19", "2026-10-26"].map((day, at) => ({ id: `d${at}`, begins: `${day}T18:00` }));
  const details = { timeZone: "Europe/Lisbon", eventEnd: "2026-10-12T19:00:00Z", dates };
  const id = await publish("Series", "2026-10-12T17:00:00Z", "", site, details);
  const signedIn = await site.bearer();
  const entries = async () => {
    const calendar = new ICAL.Component(ICAL.parse(await text(`/blogs/${id}/event.ics`)));
    return calendar.getAllSubcomponents("vevent").map((part) => {
      const value = (name: string) => String(part.getFirstPropertyValue(name));
      const uid = value("uid").replace(/^blog-[\da-f]+-?|@.*/g, "");
      return [uid, value("status"), value("sequence"), value("dtstart").slice(5, 16)].join(" ");
    });
  };
  const save = async (change: object, isPublic = true) => {
    const { version } = await site.json<{ version: number }>(`/api/blogs/${id}/writing`, {
      headers: signedIn,
    });
    const { status } = await site.call(`PUT /api/blogs/${id}`, { version, ...change }, signedIn);
    expect(status).toBe(200);
    return isPublic ? entries() : [];
  };
  expect(await entries()).toEqual([
    " CONFIRMED 0 10-12T18:00",
    "d0 CONFIRMED 0 10-19T18:00",
    "d1 CONFIRMED 0 10-26T18:00", // after the clocks were set back
  ]);
  const [first = {}, second = {}] = dates;
  expect(await save({ dates: [{ ...first, begins: "2026-10-20T19:00", state: "moved" }, second] })).toEqual([
    " CONFIRMED 1 10-12T18:00",
    "d0 CONFIRMED 1 10-20T19:00",
    "d1 CONFIRMED 1 10-26T18:00",
  ]);
  expect(await save({ dates: [first, { ...second, state: "cancelled" }] })).toEqual([
    " CONFIRMED 2 10-12T18:00",
    "d0 CONFIRMED 2 10-19T18:00",
    "d1 CANCELLED 2 10-26T18:00",
  ]);
  await save({ status: "draft" }, false);
  await save({ eventState: "cancelled" }, false);
  expect(await save({ status: "published" })).toEqual([
    " CANCELLED 3 10-12T18:00",
    "d0 CANCELLED 3 10-19T18:00",
    "d1 CANCELLED 3 10-26T18:00",
  ]);
  expect(await save({ title: "Series of evenings" })).toContainEqual(expect.stringContaining("CANCELLED 3"));
});

describe("the file of an event", () => {
  it("is a download in the institute's time zone", async () => {
    const id = await publish("In Kathmandu", "2026-03-29T01:30:00Z");
    const answer = await site.fetch(`/blogs/${id}/event.ics`);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="event.ics"');
    const [entry] = await read(site, `/blogs/${id}/event.ics`);
    expect(entry).toMatchObject({
      begins: "2026-03-29T01:30:00.000Z",
      ends: "2026-03-29T03:30:00.000Z",
      uid: `blog-${id}@institute.example`,
    });
    const file = await text(`/blogs/${id}/event.ics`);
    expect(file).toContain("DTSTART;TZID=Asia/Kathmandu:20260329T071500");
    expect(file).toContain("TZOFFSETTO:+0545");
    expect(file).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Kathmandu\r\nBEGIN:STANDARD\r\n/);
    expect(file).not.toContain("DAYLIGHT");
  });

  it("has the standard time of a zone for an event in summer", async () => {
    for (const timeZone of ["Europe/Lisbon", "America/New_York"]) {
      const id = await publish("In summer", "2026-07-01T10:00:00Z", "", site, { timeZone });
      const calendar = new ICAL.Component(ICAL.parse(await text(`/blogs/${id}/event.ics`)));
      const changes = calendar.getFirstSubcomponent("vtimezone")?.getAllSubcomponents() ?? [];
      expect(changes.map(({ name }) => name)).toEqual(["standard", "daylight"]);
      const [entry] = await read(site, `/blogs/${id}/event.ics`);
      expect(entry?.begins).toBe("2026-07-01T10:00:00.000Z");
    }
  });

  it("stays short with an event in a far future", async () => {
    const lisbon = { timeZone: "Europe/Lisbon" };
    const id = await publish("Mistyped", "9026-07-01T10:00:00Z", "", site, lisbon);
    const [entry] = await read(site, `/blogs/${id}/event.ics`);
    expect(entry?.begins).toBe("9026-07-01T10:00:00.000Z");
    await publish("Soon", "2026-07-01T10:00:00Z", "", site, lisbon);
    expect((await text("/events.ics")).length).toBeLessThan(100_000);
  });

  it("has the right instant around a clock change, and when a local time occurs twice", async () => {
    const lisbon = await openSite({ env: { TIME_ZONE: "Europe/Lisbon" } });
    const instants = [
      "2026-03-29T00:59:00Z",
      "2026-03-29T01:00:00Z",
      "2026-10-25T00:30:00Z",
      "2026-10-25T01:30:00Z",
    ];
    for (const instant of instants) {
      const id = await publish("Clock change", instant, "", lisbon);
      const [entry] = await read(lisbon, `/blogs/${id}/event.ics`);
      expect(entry?.begins).toBe(new Date(instant).toISOString());
    }
    const begins = (await read(lisbon, "/events.ics")).map(({ begins }) => begins);
    const listed = await lisbon.json<BlogCard[]>("/api/blogs/section/events?view=card");
    expect(begins).toEqual(listed.map(({ eventDate }) => eventDate).sort());
    await lisbon.close();
  });

  it("exists for public events only, and is gone with them", async () => {
    const [report] = await site.json<BlogCard[]>("/api/blogs/section/publications?view=card");
    for (const id of [report?._id, "none", "%00", "a".repeat(200)])
      expect((await site.fetch(`/blogs/${id}/event.ics`)).status, id).toBe(404);
    const id = await publish("Called off", "2026-05-04T10:00:00Z");
    expect((await site.fetch(`/blogs/${id}/event.ics`)).status).toBe(200);
    await site.call(`DELETE /api/blogs/${id}`, undefined, await site.bearer());
    expect((await site.fetch(`/blogs/${id}/event.ics`)).status).toBe(410);
    expect(await text("/events.ics")).not.toContain("Called off");
  });
});
