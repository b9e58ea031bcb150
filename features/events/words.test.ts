import { expect, it } from "vitest";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { useBearer, useSite } from "#test/harness.ts";

const site = useSite(); // in Lisbon, on March 10
const signedIn = useBearer(site);

const kinds: {
  title: string;
  fields: object;
  when: string;
  data: object;
  stateText?: string;
  badges?: string;
  where?: string;
}[] = [
  {
    title: "One moment",
    fields: { eventDate: "2026-05-12T18:30" },
    when: "Tuesday, May 12, 2026 at 6:30 PM WEST",
    data: { startDate: "2026-05-12T18:30:00+01:00" },
  },
  {
    title: "Beginning and end",
    fields: {
      eventDate: "2026-05-12T18:30",
      eventEnd: "2026-05-12T20:00",
      place: "Casa da Rua",
      online: true,
    },
    when: "Tuesday, May 12, 2026 at 6:30 – 8:00 PM WEST",
    where: "Casa da Rua and online",
    data: { startDate: "2026-05-12T18:30:00+01:00", endDate: "2026-05-12T20:00:00+01:00" },
  },
  {
    title: "Over the night of the clocks, far away",
    fields: {
      eventDate: "2026-11-01T00:30",
      eventEnd: "2026-11-01T02:30",
      timeZone: "America/New_York",
      online: true,
    },
    when: "Sunday, November 1, 2026 at 12:30 – 2:30 AM",
    where: "Online",
    data: { startDate: "2026-11-01T00:30:00-04:00", endDate: "2026-11-01T02:30:00-05:00" },
  },
  {
    title: "Several days",
    fields: { eventDate: "2026-12-30T00:00", eventEnd: "2027-01-02T00:00", allDay: true },
    when: "December 30, 2026 – January 2, 2027",
    data: { startDate: "2026-12-30", endDate: "2027-01-02" },
  },
  {
    title: "A night",
    fields: {
      eventDate: "2026-12-31T22:00",
      eventEnd: "2027-01-01T02:00",
      timeZone: "Asia/Kathmandu",
      eventState: "moved",
    },
    when: "Thursday, December 31, 2026 at 10:00 PM – Friday, January 1, 2027 at 2:00 AM GMT+5:45",
    stateText: "This event was moved.",
    badges: "UpcomingMoved",
    data: { eventStatus: "https://schema.org/EventRescheduled", endDate: "2027-01-01T02:00:00+05:45" },
  },
  {
    title: "Called off",
    fields: {
      eventDate: "2026-06-01T10:00",
      eventState: "cancelled",
      dates: [{ begins: "2026-06-08T10:00" }],
    },
    when: "Monday, June 1, 2026 at 10:00 AM WEST",
    stateText: "This event is cancelled.",
    badges: "Cancelled",
    data: { eventStatus: "https://schema.org/EventCancelled", startDate: "2026-06-01T10:00:00+01:00" },
  },
  {
    title: "Perhaps",
    fields: { eventDate: "2026-06-01T10:00", eventState: "tentative" },
    when: "Monday, June 1, 2026 at 10:00 AM WEST",
    stateText: "The date is not confirmed yet.",
    badges: "UpcomingNot confirmed",
    data: { eventStatus: "https://schema.org/EventScheduled" },
  },
];

/** What a page says, without its elements. */
const wordsOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");

it.each(kinds)("$title: the same words on every page, in feeds and for search engines", async (kind) => {
  const { title, fields, when, where = "", stateText = "", badges = "Upcoming", data } = kind;
  const draft = { title, content: "<p>Come.</p>", section: "events", ...fields };
  const { body } = await site.call<EditableBlog>("POST /api/blogs/add", draft, signedIn);
  const path = `/blogs/${body.slug}`;
  const text = async (at: string) => (await site.fetch(at)).text();
  const page = await text(path);
  const day = when.replace(/ (?:GMT|WEST).*/, "");
  expect(wordsOf(page)).toContain(day);
  expect(wordsOf(page)).toContain(stateText);
  expect(wordsOf(page)).toContain(`${badges}Event Date:`);
  for (const list of ["/events?status=upcoming", `/search?q=${encodeURIComponent(title)}`, "/blogs"]) {
    const cards = (await text(list))
      .split(/<(?=article|li)/)
      .slice(1)
      .map(wordsOf);
    const words = cards.find((card) => card.includes(title) && card.includes(day));
    expect([list, words]).toEqual([list, expect.any(String)]);
    expect(words).toContain(where);
    expect([list, /(Upcoming|Cancelled|Moved|Not confirmed)+/.exec(words ?? "")?.[0]]).toEqual([
      list,
      badges,
    ]);
  }
  const { items } = await site.json<{ items: { title: string; content_html: string }[] }>("/feed.json");
  const item = wordsOf(items.find((each) => each.title === title)?.content_html ?? "");
  expect(item.startsWith(`${stateText} ${when}`.trim())).toBe(true);
  expect(item).toContain(where);
  const [json = "{}"] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.slice(1) ?? [];
  const things = JSON.parse(json)["@graph"] as { "@type": string }[];
  expect(things.find((thing) => thing["@type"] === "Event")).toMatchObject(data);
  expect((await site.fetch(`${path}/card.jpg`)).headers.get("content-type")).toBe("image/jpeg");
});
