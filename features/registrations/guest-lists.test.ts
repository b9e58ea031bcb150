import { describe, expect, it } from "vitest";
import type { MemberExport } from "#features/members/contract.ts";
import { food, useGuestLists } from "#test/content/guest-lists.ts";
import { guestOf, sentEmails } from "#test/content/guests.ts";
import { useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import type { DoorGuest, Guest, GuestMessage, MemberRegistration } from "./guests-contract.ts";

const site = useSite();
const lists = useGuestLists(site);

describe("the list for the door", () => {
  const doorOf = async (event: string, query = "") =>
    (await lists.call<{ now: string; guests: DoorGuest[] }>(`GET /api/events/${event}/door${query}`)).body;
  const tap = async (event: string, ...taps: object[]) =>
    (await lists.call<{ guests: DoorGuest[] }>(`PUT /api/events/${event}/door`, { taps })).body.guests;

  it("PUT /api/events/{id}/door", async () => {
    const event = await lists.newEvent();
    const { _id, version } = await lists.added(event, "A Party", { companions: 2 });
    const waits = await lists.added(event, "Waits", { full: "wait" });
    const all = { _id, before: [0], arrived: 3 };
    expect(await tap(event, all)).toMatchObject([{ _id, arrived: 3, state: "confirmed" }]);
    expect(await tap(event, all)).toMatchObject([{ arrived: 3 }]); // repeated on a bad line
    expect(await tap(event, { _id, before: [3], arrived: 1 })).toMatchObject([{ arrived: 1 }]);
    // Another telephone, which still shows three: the number stays.
    expect(await tap(event, { _id, before: [3], arrived: 2 })).toMatchObject([{ arrived: 1 }]);
    // An undo after a tap whose answer was lost.
    expect(await tap(event, { _id, before: [0, 1], arrived: 0 })).toMatchObject([{ arrived: 0 }]);
    expect(await tap(event, { _id, before: [0], arrived: 1 })).toMatchObject([{ arrived: 1 }]);
    // More than the party, a guest without a place, one of another event.
    const elsewhere = await lists.added(await lists.newEvent(), "Elsewhere");
    const wrong = [
      { _id, before: [1], arrived: 4 },
      { _id: waits._id, before: [0], arrived: 1 },
      { _id: elsewhere._id, before: [0], arrived: 1 },
    ];
    const answer = await tap(event, ...wrong);
    expect(answer.map((guest) => [guest._id, guest.arrived]).sort()).toEqual(
      [
        [_id, 1],
        [waits._id, 0],
      ].sort(),
    );
    expect((await lists.summaryOf(event)).arrived).toBe(1);
    // An edit made before the arrival is still welcome, and those who are left out have not arrived.
    const edited = await lists.call<Guest>(`PUT /api/guests/${_id}`, { version, companions: 0 });
    expect(edited.body).toMatchObject({ companions: 0, arrived: 1 });
  });

  it("GET /api/events/{id}/door", async () => {
    const event = await lists.newEvent();
    const comes = await lists.added(event, "Comes", { answers: { food: "Cake" } });
    const stays = await lists.added(event, "Stays Away");
    await lists.added(event, "Waits", { companions: 2, full: "wait" });
    lists.later(120);
    const first = await doorOf(event, "?answers=true");
    expect(first.guests.map(({ name, answers }) => [name, answers]).sort()).toEqual([
      ["Comes", { food: "Cake" }],
      ["Stays Away", {}],
    ]);
    expect((await doorOf(event, `?since=${first.now}`)).guests).toEqual([]);
    await tap(event, { _id: comes._id, before: [0], arrived: 1 });
    await lists.call(`POST /api/guests/${stays._id}/cancel`, { version: stays.version }, lists.other);
    const { guests } = await doorOf(event, `?since=${first.now}`);
    expect(guests.map(({ name, state, arrived }) => [name, state, arrived]).sort()).toEqual([
      ["Comes", "confirmed", 1],
      ["Stays Away", "cancelled", 0],
    ]);
  });
});

it("counts the arrivals of each date of a series", async () => {
  const dates = ["2026-03-12T18:30", "2026-03-19T18:30"].map((begins) => ({ begins }));
  const event = await lists.newEvent({ eventDate: "2026-03-11T18:30", dates, questions: [] });
  const guest = await lists.added(event, "Comes Twice", { companions: 1 });
  const [, next] = (await lists.summaryOf(event)).dates;
  const check = (date: string | undefined, before: number, arrived: number) =>
    lists.call<{ guests: DoorGuest[] }>(`PUT /api/events/${event}/door`, {
      date,
      taps: [{ _id: guest._id, before: [before], arrived }],
    });
  await check(undefined, 0, 2);
  expect(await lists.summaryOf(event)).toMatchObject({ date: "", arrived: 2 });
  site.clock.set("2026-03-11T20:00:00.000Z"); // the first date has no end
  expect((await lists.summaryOf(event)).date).toBe("");
  site.clock.set("2026-03-12T10:00:00.000Z");
  expect(await lists.summaryOf(event)).toMatchObject({ date: next?.id, arrived: 0 });
  const door = await lists.call<{ guests: DoorGuest[] }>(`GET /api/events/${event}/door?date=${next?.id}`);
  expect(door.body.guests).toMatchObject([{ name: "Comes Twice", arrived: 0 }]);
  expect((await check(next?.id, 0, 1)).body.guests).toMatchObject([{ arrived: 1 }]);
  expect((await check("gone", 0, 1)).status).toBe(404);
  const listed = await lists.call<Guest[]>(`GET /api/events/${event}/guests`);
  expect(listed.body).toMatchObject([{ arrived: 1 }]);
  const csv = async () =>
    (await lists.call<{ content: string }>(`GET /api/events/${event}/guests/csv`)).body.content;
  expect(await csv()).toMatch(/,Here 2026-03-11 18:30,Here 2026-03-12 18:30,Reg.*,Confirmed,2,1,2,1,/s);
  const { version } = guest;
  await lists.call(`POST /api/guests/${guest._id}/cancel`, { version });
  expect(await csv()).toContain(",Cancelled,2,1,2,0,");
  const { queries } = site.services.db;
  await queries.deleteFrom("registrations").where("id", "=", guest._id).execute();
  expect(await queries.selectFrom("arrivals").select("arrived").execute()).not.toContainEqual({ arrived: 2 });
  lists.later(1);
});

it("GET /api/events/{id}/guests/csv has a column for each question, and no formulas", async () => {
  const drink = { id: "drink", question: "=Drink, or not?", choices: "Tea\nWater", required: "" };
  const event = await lists.newEvent({ questions: [food, drink] });
  const answers = { food: "＝SUM(A1)", drink: 'Tea, "hot"\nand sweet' };
  await lists.added(event, "+351 Ada", { companions: 1, answers, email: "ada@example.org" });
  await lists.added(event, "Åsa Waits", { full: "wait", companions: 2 });
  const { body } = await lists.call<{ name: string; content: string }>(`GET /api/events/${event}/guests/csv`);
  expect(body.name).toMatch(/^guests-an-assembly[-\w]*\.csv$/);
  const rows = [
    `Name,Email,State,Places,Companions,Here,Registered,Place since,Cancelled,What do you eat?,"'=Drink, or not?"`,
    `'+351 Ada,ada@example.org,Confirmed,2,1,0,now,now,,'＝SUM(A1),"Tea, ""hot""\nand sweet"`,
    "Åsa Waits,,On the waiting list,3,2,0,now,,,,",
  ];
  expect(body.content.replaceAll(/2026-03-10 09:\d\d/g, "now")).toBe(
    `\ufeff${rows.map((row) => `${row}\r\n`).join("")}`,
  );
  // Excel reads commas as one column where they are the decimal sign.
  const { site: settings } = site.services;
  settings.language = "fr";
  const french = await lists.call<{ content: string }>(`GET /api/events/${event}/guests/csv`);
  settings.language = "en";
  expect(french.body.content).toMatch(
    /^\ufeffNom;E-mail;État;.*\r\n'\+351 Ada;ada@example\.org;Confirmée;2;1;/,
  );
});

describe("emails to guests", () => {
  const hostile = {
    subject: "News\r\nBcc: all@example.org \u202e!",
    text: "Bring\r\nshoes.\u202e",
    audience: "both",
  };
  const sentOf = async (event: string) =>
    (await lists.call<GuestMessage[]>(`GET /api/events/${event}/guest-emails`)).body;

  it("POST /api/events/{id}/guest-emails/preview", async () => {
    const event = await lists.newEvent();
    await lists.added(event, "Gets It", { email: "gets.it@example.org" });
    await lists.added(event, "Has No Email");
    const line = `POST /api/events/${event}/guest-emails/preview`;
    const { body } = await lists.call<{ recipients: number; subject: string; text: string }>(line, hostile);
    expect(body).toMatchObject({ recipients: 1, subject: "News Bcc: all@example.org !" });
    expect(body.text).toMatch(
      /^Bring\nshoes\.\n\n-- \nInstitute of the Path sends this email because.*registrations#/s,
    );
    const empty = await lists.call(line, { audience: "both", subject: " \n", text: "\u200b" });
    expect(empty.body.errors?.map(({ path }) => path)).toEqual(["subject", "text"]);
  });

  it("POST /api/events/{id}/guest-emails/test", async () => {
    const event = await lists.newEvent();
    const { status, body } = await lists.call(`POST /api/events/${event}/guest-emails/test`, hostile);
    expect([status, body]).toEqual([202, { to: lists.admin.email }]);
    expect(await sentOf(event)).toEqual([]);
  });

  it("POST /api/events/{id}/guest-emails", async () => {
    const event = await lists.newEvent({ capacity: "1" });
    await lists.added(event, "Has A Place", { email: "place@example.org" });
    await lists.added(event, "Waits", { full: "wait", email: "waits@example.org" });
    await site.services.emails.idle();
    const line = `POST /api/events/${event}/guest-emails`;
    const message = { ...hostile, _id: "b".repeat(24) };
    const both = await Promise.all([1, 2].map(() => lists.call<GuestMessage>(line, message)));
    expect(both.map(({ status }) => status)).toContain(202);
    expect((await lists.call(line, message)).status).toBe(202); // the answer was lost
    await site.services.emails.idle();
    const [sent, ...rest] = await sentOf(event);
    expect([sent, rest]).toMatchObject([
      {
        subject: "News Bcc: all@example.org !",
        audience: "both",
        author: "Keeps The List",
        total: 2,
        sent: 2,
        failed: 0,
      },
      [],
    ]);
    const emails = (await sentEmails(site)).filter(({ subject }) => subject.startsWith("News"));
    expect(emails.map(({ to }) => to).sort()).toEqual(["place@example.org", "waits@example.org"]);
    const first = emails.find(({ to }) => to === "place@example.org");
    expect(first?.raw.split("\r\n\r\n", 1)[0]).not.toMatch(/^Bcc:/m);
    expect(first?.text).toMatch(/Bring\nshoes\..*because you are registered/s);
    expect((await lists.call(line, { ...message, _id: undefined, audience: "waiting" })).body).toMatchObject({
      total: 1,
    });
    const nobody = await lists.call(`POST /api/events/${await lists.newEvent()}/guest-emails`, hostile);
    expect([nobody.status, nobody.body.msg]).toEqual([409, "Nobody would get this email."]);
    const elsewhere = await lists.call(`POST /api/events/${await lists.newEvent()}/guest-emails`, message);
    expect(elsewhere.status).toBe(409);
  });

  it("are few for one administrator", async () => {
    const event = await lists.newEvent();
    const eager = await addPerson(site, "Writes A Lot", { role: "admin" });
    await lists.added(event, "Gets It", { email: "gets.a.lot@example.org" });
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await lists.call(`POST /api/events/${event}/guest-emails`, hostile, eager)).status);
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });
});

it("GET /api/events/{id}/guest-emails is empty at first", async () => {
  const { body } = await lists.call(`GET /api/events/${await lists.newEvent()}/guest-emails`);
  expect(body).toEqual([]);
});

it("GET /api/users/registrations has a member's own, which the export has too", async () => {
  const event = await lists.newEvent();
  const member = await addPerson(site, "Goes Out");
  await lists.added(event, "Goes Out", { email: member.email.toUpperCase(), answers: { food: "Soup" } });
  const { body } = await lists.call<MemberRegistration[]>("GET /api/users/registrations", undefined, member);
  expect(body).toMatchObject([
    { title: "An assembly", state: "confirmed", path: expect.stringContaining("/blogs/") },
  ]);
  const token = body[0]?.link.replace("/registrations#", "") ?? "";
  expect((await guestOf(site, token).read()).status).toBe(200);
  const data = await lists.call<MemberExport>("GET /api/users/export", undefined, member);
  expect(data.body.registrations).toMatchObject([{ event, name: "Goes Out", answers: { food: "Soup" } }]);
  expect((await lists.call("GET /api/users/registrations", undefined, lists.other)).body).toEqual([]);
  expect((await site.call("GET /api/users/registrations")).status).toBe(401);
});
