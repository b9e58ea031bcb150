import ICAL from "ical.js";
import { expect, it } from "vitest";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { contextFor } from "#server/services.ts";
import { addEvent, addGuests, guestOf, sentEmails } from "#test/content/guests.ts";
import { openNode, openSite, useSite } from "#test/harness.ts";
import { mailServer } from "#test/servers/mail-server.ts";
import { tellOfReturns } from "../event-changes.server.ts";
import { removeGuests, removeUnconfirmed } from "../removal.server.ts";
import { queueReminders } from "./reminders.server.ts";

const now = "2026-03-10T09:00:00.000Z";

const site = useSite(); // in Lisbon

const admin = () => site.bearer();

async function save(id: string, change: object): Promise<void> {
  const signedIn = await admin();
  const { version } = await site.json<EditableBlog>(`/api/blogs/${id}/writing`, { headers: signedIn });
  const { status, body } = await site.call(`PUT /api/blogs/${id}`, { version, ...change }, signedIn);
  expect([status, body.errors]).toEqual([200, undefined]);
}

const confirm = async (tokens: string[], of = site) => {
  for (const token of tokens) expect((await guestOf(of, token).confirm()).status).toBe(200);
};
const remind = (of = site) => queueReminders(contextFor(of.services, null));

/** What the guests of an event got since the last call. */
async function newMails(title: string): Promise<string[]> {
  const mails = (await sentEmails(site)).filter(({ text }) => text.includes(title));
  const seen = read.get(title) ?? 0;
  read.set(title, mails.length);
  return mails
    .slice(seen)
    .map(({ subject, to }) => `${to.split(".")[0]}: ${subject.replace(`: ${title}`, "")}`);
}
const read = new Map<string, number>();

it("reminds guests with a place once, from nine o'clock the day before in the zone of the event", async () => {
  const node = await openNode(site);
  const title = "Kathmandu";
  const { _id } = await addEvent(site, {
    title,
    eventDate: "2026-05-12T18:30",
    timeZone: "Asia/Kathmandu",
    capacity: "2",
  });
  const [one = "", two = "", three = ""] = await addGuests(site, _id, 3);
  await confirm([one, two, three]);
  await newMails(title);
  site.clock.set("2026-05-11T03:14:00.000Z"); // 8:59 in Kathmandu
  await remind();
  expect(await newMails(title)).toEqual([]);
  site.clock.set("2026-05-11T03:15:00.000Z");
  node.clock.set("2026-05-11T03:15:00.000Z");
  await guestOf(site, two).cancel(); // the third moves up, and needs no reminder
  await Promise.all([remind(), remind(node), remind(), remind(node)]);
  node.services.emails.wake();
  const mails = await newMails(title);
  await node.services.emails.idle();
  expect([...mails, ...(await newMails(title))].sort()).toEqual([
    "guest: Registration cancelled",
    "guest: Tomorrow",
    "guest: Your place",
  ]);
  const reminder = (await sentEmails(site)).find(({ subject }) => subject === `Tomorrow: ${title}`);
  expect(reminder?.text).toContain("When: Tuesday, May 12, 2026 at 6:30 PM GMT+5:45");
  // Moved: there is a reminder for the new date.
  await save(_id, { eventState: "moved", eventDate: "2026-05-13T18:30" });
  await newMails(title);
  site.clock.set("2026-05-12T03:20:00.000Z");
  await remind();
  expect(await newMails(title)).toEqual(["guest: Tomorrow", "guest: Tomorrow"]);
  site.clock.set(now);
  await node.close();
});

it("tells guests of each change once, with a new calendar file", async () => {
  const title = "Changing";
  const { _id } = await addEvent(site, { title, capacity: "1", place: "Hall" });
  await confirm(await addGuests(site, _id, 2));
  await addGuests(site, _id, 1); // unconfirmed: told nothing
  await newMails(title);
  await save(_id, { directions: "Bus 28" });
  expect(await newMails(title)).toEqual([]);
  await save(_id, { eventDate: "2026-05-14T18:30", stateNote: "The hall is shut." });
  expect(await newMails(title)).toEqual(["guest: Rescheduled", "guest: Rescheduled"]);
  const moved = (await sentEmails(site)).filter(({ subject }) => subject === `Rescheduled: ${title}`);
  expect(moved[0]?.text).toMatch(/The hall is shut\.\s+When: Thursday, May 14.*Instead of: Tuesday, May 12/s);
  expect(moved.filter(({ text }) => /METHOD:PUBLISH.*SEQUENCE:1/s.test(text))).toHaveLength(1); // with a place
  await save(_id, { eventState: "cancelled" });
  await save(_id, { stateNote: "Sorry." });
  expect(await newMails(title)).toEqual(["guest: Cancelled", "guest: Cancelled"]);
  const cancelled = (await sentEmails(site)).filter(({ subject }) => subject === `Cancelled: ${title}`);
  expect(cancelled[0]?.text).toContain("Planned for: Thursday, May 14");
  expect(cancelled.some(({ text }) => /METHOD:CANCEL.*SEQUENCE:2.*STATUS:CANCELLED/s.test(text))).toBe(true);
});

it("cancels dates that a series no longer has in the calendars of guests", async () => {
  const title = "Series";
  const at = (begins: string) => ({ begins });
  const dates = ["2026-05-19T18:30", "2026-05-26T18:30"].map(at);
  const { _id } = await addEvent(site, { title, dates, online: true, directions: "Bus 28" });
  await confirm(await addGuests(site, _id, 1));
  const placed = (await sentEmails(site)).find(({ subject }) => subject === `Your place: ${title}`);
  expect(placed?.text).toMatch(/Online: We will email you the link\..*Directions:\s+Bus 28/s);
  await save(_id, { dates: ["2026-05-26T18:30", "2026-06-02T18:30"].map(at) });
  const changed = (await sentEmails(site)).find(({ subject }) => subject === `Rescheduled: ${title}`);
  expect(changed?.text).toMatch(/When:\s+- Tuesday, May 12.*No longer on: Tuesday, May 19/s);
  const [file = ""] = /BEGIN:VCALENDAR.*END:VCALENDAR/s.exec(changed?.text ?? "") ?? [];
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getAllProperties().map(({ name }) => name)).toEqual([
    ...["version", "prodid", "calscale", "method"],
  ]);
  const value = (part: ICAL.Component, name: string) => String(part.getFirstPropertyValue(name));
  const parts = calendar.getAllSubcomponents("vevent");
  expect(parts.map((part) => [value(part, "dtstart"), value(part, "status")])).toEqual([
    ["2026-05-12T18:30:00", "CONFIRMED"],
    ["2026-05-19T18:30:00", "CANCELLED"],
    ["2026-05-26T18:30:00", "CONFIRMED"],
    ["2026-06-02T18:30:00", "CONFIRMED"],
  ]);
  expect(new Set(parts.map((part) => value(part, "uid"))).size).toBe(4);
  expect(parts.map((part) => value(part, "organizer"))).toContain("mailto:contact@example.org");
});

it("tells guests of an event that stays in the trash for a quarter of an hour", async () => {
  const title = "Thrown away";
  const { _id } = await addEvent(site, { title });
  await confirm(await addGuests(site, _id, 1));
  await newMails(title);
  const later = "2026-03-10T09:15:00.000Z";
  const trash = async () => site.call(`DELETE /api/blogs/${_id}`, undefined, await admin());
  expect((await trash()).status).toBe(200);
  expect((await site.call("POST /api/blogs/restore", { ids: [_id] }, await admin())).status).toBe(200);
  site.clock.set(later);
  expect(await newMails(title)).toEqual([]);
  site.clock.set(now);
  await save(_id, { status: "draft" });
  await save(_id, { eventDate: "2026-05-13T18:30" });
  await save(_id, { status: "published" });
  expect(await newMails(title)).toEqual(["guest: Rescheduled"]);
  await save(_id, { status: "draft" });
  await trash();
  expect(await newMails(title)).toEqual([]);
  site.clock.set(later);
  expect(await newMails(title)).toEqual(["guest: Cancelled"]);
  expect((await site.call("POST /api/blogs/restore", { ids: [_id] }, await admin())).status).toBe(200);
  expect(await newMails(title)).toEqual([]);
  await save(_id, { status: "published" });
  expect(await newMails(title)).toEqual(["guest: Going ahead"]);
  site.clock.set(now);
});

it("tells guests once when a hidden event is public again by its schedule", async () => {
  const node = await openNode(site);
  const title = "Scheduled";
  const { _id } = await addEvent(site, { title, place: "Hall" });
  await confirm(await addGuests(site, _id, 1));
  await newMails(title);
  const hideUntil = (publishAt: string, change = {}) =>
    save(_id, { status: "scheduled", publishAt, ...change });
  const at = async (time: string) => {
    for (const each of [site, node]) each.clock.set(`2026-03-10T${time}:00.000Z`);
    const before = await newMails(title); // before the job runs
    await Promise.all([site, node].map((each) => tellOfReturns(contextFor(each.services, null))));
    return [...before, ...(await newMails(title))];
  };
  // Back before guests are told that it is cancelled.
  await hideUntil("2026-03-10T09:10:00.000Z");
  expect(await at("09:10")).toEqual([]);
  expect(await at("09:20")).toEqual([]);
  await hideUntil("2026-03-10T09:34:00.000Z", { place: "Library" });
  expect(await at("09:33")).toEqual([]);
  expect(await at("09:36")).toEqual(["guest: Changed"]);
  // Not told by the job but by a save, which comes first.
  await hideUntil("2026-03-10T09:40:00.000Z");
  site.clock.set("2026-03-10T09:41:00.000Z");
  await save(_id, { eventDate: "2026-05-14T18:30" });
  expect(await newMails(title)).toEqual(["guest: Rescheduled"]);
  expect(await at("09:59")).toEqual([]);
  // Guests were told that the event was hidden. It was changed in the trash, and returns by its schedule.
  await hideUntil("2026-03-10T12:00:00.000Z");
  expect(await at("10:20")).toEqual(["guest: Cancelled"]);
  await hideUntil("2026-03-10T13:00:00.000Z", { eventDate: "2026-05-15T18:30" });
  expect(await at("12:01")).toEqual([]);
  expect(await at("13:01")).toEqual(["guest: Going ahead"]);
  expect(await at("13:06")).toEqual([]);
  const back = (await sentEmails(site)).find(({ subject }) => subject === `Going ahead: ${title}`);
  expect(back?.text).toMatch(/When: Friday, May 15.*Instead of: Thursday, May 14.*STATUS:CONFIRMED/s);
  site.clock.set(now);
  await node.close();
});

it("forgets what nobody confirms, and all guests 30 days after the event", async () => {
  const { _id } = await addEvent(site, { title: "Forgotten", eventEnd: "2026-05-12T20:00" });
  const [kept = "", lost = ""] = await addGuests(site, _id, 2);
  await confirm([kept]);
  await sentEmails(site);
  const rows = async () => {
    const found = site.services.db.queries.selectFrom("registrations").select("name");
    return (await found.where("eventId", "=", _id).execute()).length;
  };
  const tidy = async (at: string) => {
    site.clock.set(at);
    await removeUnconfirmed(contextFor(site.services, null));
    await removeGuests(contextFor(site.services, null));
    return rows();
  };
  expect(await tidy("2026-03-11T09:00:00.000Z")).toBe(2);
  expect(await tidy("2026-03-11T09:00:01.000Z")).toBe(1);
  expect((await guestOf(site, lost).read()).status).toBe(404);
  expect(await tidy("2026-06-11T19:00:00.000Z")).toBe(1);
  expect(await tidy("2026-06-11T19:00:00.001Z")).toBe(0);
  const mails = site.services.db.queries
    .selectFrom("emails")
    .innerJoin("registrations", "registrations.id", "registrationId");
  expect(await mails.select("name").where("eventId", "=", _id).execute()).toEqual([]);
  site.clock.set(now);
});

it("tries again later when the mail server fails, and gives up within bounds", async () => {
  let mode: "broken" | "rejecting" | "fine" = "broken";
  const server = await mailServer({
    onMailFrom: (_address, _session, done) =>
      done(mode === "broken" ? Object.assign(new Error("later"), { responseCode: 451 }) : undefined),
    onRcptTo(_address, _session, done) {
      done(mode === "rejecting" ? Object.assign(new Error("unknown"), { responseCode: 550 }) : undefined);
    },
  });
  const own = await openSite({ env: { SMTP_URL: server.url } });
  const { _id } = await addEvent(own);
  const states = async () => {
    own.services.emails.wake();
    await own.services.emails.idle();
    const found = own.services.db.queries
      .selectFrom("emails")
      .leftJoin("jobs", "jobs.id", "emails.id")
      .select(["state", "attempts", "sentAt"]);
    return (await found.execute())
      .map(({ state, attempts, sentAt }) => (sentAt ? "sent" : `${state} ${attempts}`))
      .sort();
  };
  await confirm(await addGuests(own, _id, 1), own);
  expect(await states()).toEqual(["queued 1"]);
  expect(await states()).toEqual(["queued 1"]); // not before it is due
  own.clock.set("2026-03-10T09:01:00.000Z");
  expect(await states()).toEqual(["queued 2"]);
  mode = "fine";
  own.clock.set("2026-03-10T09:06:00.000Z");
  expect(await states()).toEqual(["sent"]);
  expect(server.emails).toHaveLength(1);
  mode = "rejecting";
  await confirm(await addGuests(own, _id, 1), own);
  expect(await states()).toEqual(["failed 1", "sent"]);
  mode = "broken";
  await confirm(await addGuests(own, _id, 1), own);
  const [first = "", last = ""] = ["2026-03-10T10:00:00.000Z", "2026-03-13T09:00:00.000Z"];
  for (let at = Date.parse(first); at < Date.parse(last); at += 3600_000) {
    own.clock.set(new Date(at).toISOString());
    expect(await states()).toContainEqual(expect.stringMatching(/^queued/));
  }
  own.clock.set(last);
  expect(await states()).toEqual(["failed 1", "failed 73", "sent"]);
  expect(server.emails).toHaveLength(1);
  mode = "rejecting";
  const line = `POST /api/events/${_id}/guest-emails`;
  const message = { audience: "confirmed", subject: "News", text: "Bring shoes." };
  const admin = await own.bearer("admin@example.org");
  expect((await own.call(line, message, admin)).status).toBe(202);
  await states();
  const { body } = await own.call(`GET /api/events/${_id}/guest-emails`, undefined, admin);
  expect(body).toMatchObject([{ total: 3, sent: 0, failed: 3 }]);
  await own.close();
  await server.close();
});
