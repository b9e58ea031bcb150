import { describe, expect, it } from "vitest";
import type { BlogPage, ListedBlog } from "#features/blogs/contract.ts";
import { advanceSeries } from "#features/blogs/event-series.server.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { type EventChange, onEventChange } from "./changes.server.ts";

const now = "2026-03-10T09:00:00.000Z";

const site = useSite(); // in Lisbon
const signedIn = useBearer(site);

const event = {
  title: "An assembly",
  content: "<p>Come.</p>",
  section: "events",
  eventDate: "2026-05-12T18:30",
};
const secret = "https://meet.example/room-4711";

async function add(change: object): Promise<EditableBlog> {
  const { status, body } = await site.call<EditableBlog & Refused>(
    "POST /api/blogs/add",
    { ...event, ...change },
    signedIn,
  );
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

async function save(id: string, change: object): Promise<EditableBlog & Refused> {
  const { version } = await read(id);
  return (await site.call<EditableBlog & Refused>(`PUT /api/blogs/${id}`, { version, ...change }, signedIn))
    .body;
}

const read = (id: string) => site.json<EditableBlog>(`/api/blogs/${id}/writing`, { headers: signedIn });
const pageOf = (id: string) => site.json<BlogPage>(`/api/blogs/${id}/page`);

async function errorsOf(change: object): Promise<string[]> {
  const { status, body } = await site.call("POST /api/blogs/add", { ...event, ...change }, signedIn);
  expect(status).toBe(400);
  return (body.errors ?? []).map(({ path, msg }) => `${path}: ${msg}`);
}

const upcoming = async () =>
  (await site.json<ListedBlog[]>("/api/blogs/section/events?eventStatus=upcoming&view=card")).map(
    ({ _id }) => _id,
  );

describe("the details of an event", () => {
  it("are shown to readers, without the link to the meeting", async () => {
    const details = {
      eventEnd: "2026-05-12T20:00",
      timeZone: "Asia/Kathmandu",
      place: "Casa da Rua",
      placeAddress: "Rua das Flores 4\nLisboa",
      coordinates: "38.7139,-9.1334",
      directions: "Bus 28",
      accessNotes: "No steps",
      onlineUrl: secret,
      programme: [{ time: "18:30", title: "Welcome", speaker: "Ada" }],
    };
    const { _id, ...saved } = await add({ ...details, with: [{ name: "Ada Speaks", role: "speaker" }] });
    const shown = await (await site.fetch(`/blogs/${_id}`)).text();
    expect(shown).toMatch(/>Speaker<\/h2>.*Ada Speaks.*>Programme<\/h2>/s);
    expect(saved).toMatchObject({
      ...details,
      coordinates: "38.7139, -9.1334",
      online: true,
      eventEnd: "2026-05-12T14:15:00.000Z",
    });
    expect(saved.eventDate).toBe("2026-05-12T12:45:00.000Z");
    const page = await pageOf(_id);
    expect(page.event).toEqual({
      begins: "2026-05-12T12:45:00.000Z",
      ends: "2026-05-12T14:15:00.000Z",
      state: "confirmed",
      allDay: false,
      timeZone: "Asia/Kathmandu",
      now: false,
      place: "Casa da Rua",
      online: true,
      further: 0,
    });
    expect(page.details).toMatchObject({ directions: "Bus 28", programme: details.programme });
    const [first] = await site.json<{ version: number }[]>(`/api/blogs/${_id}/revisions`, {
      headers: signedIn,
    });
    await save(_id, { place: "Elsewhere", programme: [] });
    await site.call(`POST /api/blogs/${_id}/revisions/${first?.version}/restore`, {}, signedIn);
    expect(await read(_id)).toMatchObject({
      place: "Casa da Rua",
      programme: details.programme,
      onlineUrl: secret,
    });
    await save(_id, { section: "programmes", eventDate: null });
    expect(await pageOf(_id)).toMatchObject({ event: null, details: null, eventStatus: null });
    expect(await read(_id)).toMatchObject({ place: "", onlineUrl: "", programme: [] });
  });

  it("are checked against each other", async () => {
    expect(await errorsOf({ eventEnd: "2026-05-12T18:30" })).toEqual([
      "eventEnd: The end must be after the start.",
    ]);
    expect(await errorsOf({ eventEnd: "2027-06-12T18:30" })).toEqual([
      "eventEnd: An event can last a year at most. Add further dates for a series.",
    ]);
    expect(await errorsOf({ eventDate: "2026-03-29T01:30" })).toEqual([
      "eventDate: The clocks are set forward on this day: there is no 01:30. Please choose 02:30, or another time.",
    ]);
    expect(await errorsOf({ timeZone: "Europe/Nowhere" })).toEqual([
      "timeZone: There is no time zone “Europe/Nowhere”.",
    ]);
    expect(
      await errorsOf({ eventEnd: "soon", coordinates: "here", onlineUrl: "javascript:1", eventState: "x" }),
    ).toEqual([
      "eventEnd: Please enter the end as a date and a time.",
      "eventState: Please choose one of confirmed, tentative, moved, cancelled.",
      "onlineUrl: Please enter a whole address that begins with https:// or http://.",
      "coordinates: Please enter two numbers, such as 38.7139, -9.1334.",
    ]);
    const dates = [
      { begins: "2026-05-12T18:30" },
      { begins: "then" },
      { begins: "2026-05-19T18:30", state: "lost" },
    ];
    expect(await errorsOf({ dates })).toEqual([
      "dates.0.begins: This date is in the series already.",
      "dates.1.begins: Please enter this date with its time.",
      "dates.2.state: Please choose one of confirmed, moved, cancelled.",
    ]);
    expect(await errorsOf({ dates: [{ when: "x" }] })).toEqual([
      'dates.0.when: There is no field "when".',
      "dates.0.begins: Please enter this date with its time.",
    ]);
    expect(await errorsOf({ section: "programmes", eventDate: "", place: "Here", allDay: true })).toEqual([
      "allDay: Only an event has these details.",
      "place: Only an event has these details.",
    ]);
  });

  it("keep the days of an event that lasts all day", async () => {
    const { _id, ...saved } = await add({ allDay: true, eventEnd: "2026-05-14T11:00" });
    const times = { eventDate: "2026-05-11T23:00:00.000Z", eventEnd: "2026-05-13T23:00:00.000Z" };
    expect(saved).toMatchObject({ ...times, timeZone: "Europe/Lisbon" });
    expect((await pageOf(_id)).event).toMatchObject({ allDay: true, ends: "2026-05-14T23:00:00.000Z" });
    expect(await save(_id, { title: "Three days" })).toMatchObject({ ...times, version: 2 });
    expect(await save(_id, {})).toMatchObject({ ...times, version: 2 });
  });

  it("count the changes of time, place and state", async () => {
    const { _id } = await add({});
    const numbers = async () => (await pageOf(_id)).details;
    expect(await numbers()).toMatchObject({ sequence: 0, movedFrom: null });
    await save(_id, { title: "Another title" });
    expect(await numbers()).toMatchObject({ sequence: 0 });
    const told: EventChange[] = [];
    const stop = onEventChange(async (_ctx, _queries, change) => void told.push(change));
    await save(_id, { title: "No news" });
    await save(_id, { eventState: "moved", eventDate: "2026-05-13T18:30" });
    stop();
    expect(told).toMatchObject([{ blogId: _id, state: "moved", changed: ["dates", "state"] }]);
    expect(told[0]?.datesBefore[0]?.startsAt).toBe("2026-05-12T17:30:00.000Z");
    expect(await numbers()).toMatchObject({ sequence: 1, movedFrom: "2026-05-12T17:30:00.000Z" });
    await save(_id, { eventState: "cancelled", stateNote: "The hall is flooded." });
    expect(await numbers()).toMatchObject({
      sequence: 2,
      movedFrom: null,
      stateNote: "The hall is flooded.",
    });
    expect((await pageOf(_id)).event?.state).toBe("cancelled");
  });
});

it("the dates of an event make it past only when the last one is over", async () => {
  const dates = ["2026-05-19T18:30", "2026-05-26T18:30"].map((begins) => ({ begins }));
  const { _id } = await add({ title: "Weekly", eventEnd: "2026-05-12T20:00", dates });
  const shown = async () => (await pageOf(_id)).event;
  expect(await shown()).toMatchObject({ begins: "2026-05-12T17:30:00.000Z", further: 2, now: false });
  site.clock.set("2026-05-12T18:00:00.000Z");
  expect(await shown()).toMatchObject({ begins: "2026-05-12T17:30:00.000Z", now: true });
  site.clock.set("2026-05-12T19:00:00.001Z");
  expect(await shown()).toMatchObject({ begins: "2026-05-19T17:30:00.000Z", further: 1, now: false });
  expect(await upcoming()).toContain(_id);
  site.clock.set("2026-05-26T18:59:00.000Z");
  expect(await upcoming()).toContain(_id);
  site.clock.set("2026-05-26T19:00:00.001Z");
  expect(await upcoming()).not.toContain(_id);
  expect((await pageOf(_id)).eventStatus).toBe("past");
  site.clock.set("2026-05-18T09:00:00.000Z");
  Object.assign(signedIn, await site.bearer());
  const other = await add({ title: "Between", eventDate: "2026-05-18T18:30" });
  const order = async () => (await upcoming()).filter((id) => [_id, other._id].includes(id));
  expect(await order()).toEqual([_id, other._id]);
  await advanceSeries(await site.ctx());
  expect(await order()).toEqual([other._id, _id]);
  site.clock.set("2026-05-26T19:00:00.001Z");
  expect(await shown()).toMatchObject({ begins: "2026-05-26T17:30:00.000Z", further: 0 });
  site.clock.set(now);
});
