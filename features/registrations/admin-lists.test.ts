import { describe, expect, it } from "vitest";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { useGuestLists } from "#test/content/guest-lists.ts";
import { addGuests } from "#test/content/guests.ts";
import { useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import type { DoorGuest, Guest } from "./guests-contract.ts";

const site = useSite();
const lists = useGuestLists(site);

const guestsOf = async (event: string, query = "") =>
  (await lists.call<Guest[]>(`GET /api/events/${event}/guests${query}`)).body;
const statesOf = async (event: string) =>
  Object.fromEntries((await guestsOf(event)).map(({ name, state }) => [name, state]));

it("who may see guests only administrators, not even the author of the event", async () => {
  const event = await lists.newEvent();
  const { _id } = await lists.added(event, "Ada Quiet", { email: "quiet@example.org" });
  const author = await addPerson(site, "Wrote The Event");
  const authors = [{ user: author.id, name: "Wrote The Event" }];
  const { version } = await site.json<EditableBlog>(`/api/blogs/${event}/writing`, {
    headers: lists.admin.signedIn,
  });
  await lists.call(`PUT /api/blogs/${event}`, { version, authors });
  const lines = [
    `GET /api/events/${event}/guests`,
    `GET /api/events/${event}/guests/summary`,
    `GET /api/events/${event}/guests/csv`,
    `GET /api/events/${event}/door`,
    `GET /api/events/${event}/guest-emails`,
    `POST /api/guests/${_id}/resend`,
  ];
  for (const line of lines) {
    expect([line, (await site.call(line)).status]).toEqual([line, 401]);
    expect([line, (await lists.call(line, undefined, author)).status]).toEqual([line, 403]);
    expect([line, (await lists.call(line)).status]).toEqual([line, 200]);
    const elsewhere = line.replace(event, "0".repeat(24)).replace(_id, "0".repeat(24));
    expect([elsewhere, (await lists.call(elsewhere)).status]).toEqual([elsewhere, 404]);
  }
});

describe("the list", () => {
  it("says how many wait for a place, in all events that are not in the trash", async () => {
    const waiting = async () => (await lists.call<{ guests: number }>("GET /api/admin/waiting")).body.guests;
    const before = await waiting();
    const event = await lists.newEvent({ capacity: "1" });
    await lists.added(event, "Ada First");
    expect(await waiting()).toBe(before);
    await lists.added(event, "Mia Waits", { full: "wait" });
    expect(await waiting()).toBe(before + 1);
    await lists.call("POST /api/blogs/trash", { ids: [event] });
    expect(await waiting()).toBe(before);
  });

  it("GET /api/events/{id}/guests", async () => {
    const event = await lists.newEvent({ capacity: "2" });
    await lists.added(event, "Zoë Second");
    await lists.added(event, "Ada First", { email: "Ada@Example.org" });
    const third = await lists.added(event, "Mia Waits", { full: "wait", companions: 2 });
    await lists.added(event, "Noa Waits", { full: "wait" });
    expect(third).toMatchObject({ state: "waiting", position: 1, confirmedAt: null, arrived: 0, version: 1 });
    const names = async (query: string) => (await guestsOf(event, query)).map(({ name }) => name);
    expect(await names("?sort=name")).toEqual(["Ada First", "Mia Waits", "Noa Waits", "Zoë Second"]);
    expect(await names("?sort=date&order=asc")).toEqual([
      "Zoë Second",
      "Ada First",
      "Mia Waits",
      "Noa Waits",
    ]);
    expect(await names("?sort=state&state=waiting")).toEqual(["Mia Waits", "Noa Waits"]);
    expect(await names("?q=waits+no")).toEqual(["Noa Waits"]);
    expect(await names("?q=ada@example")).toEqual(["Ada First"]);
    expect(await names("?q=%25")).toEqual([]);
    const { headers, body } = await lists.call<Guest[]>(
      `GET /api/events/${event}/guests?limit=1&page=2&sort=name`,
    );
    expect([headers.get("x-total-count"), body.map(({ name }) => name)]).toEqual(["4", ["Mia Waits"]]);
  });

  it("GET /api/events/{id}/guests/summary", async () => {
    const event = await lists.newEvent();
    await lists.added(event, "Comes With Two", { companions: 2 });
    await lists.added(event, "Waits With One", { companions: 1, full: "wait" });
    expect(await lists.summaryOf(event)).toMatchObject({
      title: "An assembly",
      open: true,
      capacity: 3,
      taken: 3,
      waiting: 2,
      arrived: 0,
      companions: 2,
      questions: [{ id: "food", question: "What do you eat?", choices: [], required: true }],
      counts: { all: 2, confirmed: 1, waiting: 1, unconfirmed: 0, cancelled: 0 },
      event: { begins: "2026-05-12T17:30:00.000Z" },
    });
    const plain = await lists.newEvent({ registration: false, capacity: "", questions: [], companions: "0" });
    expect(await lists.summaryOf(plain)).toMatchObject({ open: false, capacity: null, questions: [] });
  });
});

describe("guests by hand", () => {
  it("POST /api/events/{id}/guests", async () => {
    const event = await lists.newEvent({ capacity: "1" });
    const once = { _id: "a".repeat(24), name: " Tele\u202ephones ", answers: { food: " Anything " } };
    const first = await lists.call<Guest>(`POST /api/events/${event}/guests`, once);
    const again = await lists.call<Guest>(`POST /api/events/${event}/guests`, once);
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(first.body).toMatchObject({
      name: "Telephones",
      state: "confirmed",
      answers: { food: "Anything" },
    });
    const full = await lists.add(event, "Too Late");
    expect([full.status, full.body.errors?.[0]]).toEqual([
      409,
      { path: "full", code: "invalid", msg: "All places are taken." },
    ]);
    expect((await lists.added(event, "Important", { full: "exceed" })).state).toBe("confirmed");
    const elsewhere = await lists.call(`POST /api/events/${await lists.newEvent()}/guests`, once);
    expect(elsewhere.status).toBe(409);
    const known = { email: "twice@example.org", full: "wait" };
    await lists.added(event, "Twice", known);
    const twice = await lists.add(event, "Twice", { ...known, email: "TWICE@example.org" });
    expect([twice.status, twice.body.errors?.[0]?.path]).toEqual([400, "email"]);
    for (const change of [{ name: " \u200b" }, { email: "no address" }, { companions: -1 }]) {
      expect((await lists.add(event, "Wrong", change)).status).toBe(400);
    }
    expect(await lists.summaryOf(event)).toMatchObject({ taken: 2, capacity: 1, waiting: 1 });
  });

  it("give the last place to one of two who ask at once", async () => {
    const event = await lists.newEvent({ capacity: "1" });
    const both = await Promise.all([lists.add(event, "One"), lists.add(event, "Two")]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("PUT /api/guests/{id}", async () => {
    const event = await lists.newEvent();
    const { _id, version } = await lists.added(event, "Misspelt");
    const both = await Promise.all([
      lists.call<Guest>(`PUT /api/guests/${_id}`, { version, name: "Spelt" }),
      lists.call<Guest>(`PUT /api/guests/${_id}`, { version, companions: 1 }, lists.other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.msg).toMatch(/changed in the meantime/);
    const more = { version: version + 1, companions: 3 };
    const full = await lists.call(`PUT /api/guests/${_id}`, more);
    expect([full.status, full.body.errors?.[0]?.path]).toEqual([409, "full"]);
    const { body } = await lists.call<Guest>(`PUT /api/guests/${_id}`, { ...more, exceed: true });
    expect(body).toMatchObject({ companions: 3, version: version + 2, answers: {} });
    const answer = (answers: object) =>
      lists.call<Guest>(`PUT /api/guests/${_id}`, { version: body.version, answers });
    const answered = await answer({ food: " Soup ", unknown: "Dropped" });
    expect(answered.body.answers).toEqual({ food: "Soup" });
  });

  it("POST /api/guests/{id}/cancel", async () => {
    const event = await lists.newEvent({ capacity: "1" });
    const { _id, version } = await lists.added(event, "Cannot Come", { email: "cannot@example.org" });
    await lists.added(event, "Next", { full: "wait", email: "next@example.org" });
    const both = await Promise.all(
      [lists.admin, lists.other].map((person) =>
        lists.call<Guest>(`POST /api/guests/${_id}/cancel`, { version }, person),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statesOf(event)).toEqual({ "Cannot Come": "cancelled", Next: "confirmed" });
    // The address is free again.
    await lists.added(event, "Comes Anyway", { email: "cannot@example.org", full: "wait" });
  });

  it("POST /api/guests/{id}/move-up", async () => {
    const event = await lists.newEvent({ capacity: "1" });
    await lists.added(event, "First");
    await lists.added(event, "Second", { full: "wait" });
    const third = await lists.added(event, "Third", { full: "wait" });
    const line = `POST /api/guests/${third._id}/move-up`;
    const both = await Promise.all(
      [lists.admin, lists.other].map((person) => lists.call<Guest>(line, { version: third.version }, person)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statesOf(event)).toEqual({ First: "confirmed", Second: "waiting", Third: "confirmed" });
    await addGuests(site, event, 1);
    const [unsure] = await guestsOf(event, "?state=unconfirmed");
    const sure = await lists.call<Guest>(`POST /api/guests/${unsure?._id}/move-up`, {
      version: unsure?.version,
    });
    expect(sure.body).toMatchObject({ name: "Guest 1", state: "confirmed", position: null });
    const [moved] = both.filter(({ status }) => status === 200);
    const again = await lists.call(line, { version: moved?.body.version });
    expect([again.status, again.body.msg]).toEqual([409, "Third has a place already."]);
  });

  it("are as many as come", async () => {
    const event = await lists.newEvent({ capacity: "" });
    await addGuests(site, event, 5000, { state: "confirmed" });
    const { headers, body } = await lists.call<Guest[]>(`GET /api/events/${event}/guests?page=50&limit=100`);
    expect([headers.get("x-total-count"), body.length]).toEqual(["5000", 100]);
    const door = await lists.call<{ guests: DoorGuest[] }>(`GET /api/events/${event}/door`);
    expect(door.body.guests.length).toBe(5000);
    const csv = await lists.call<{ content: string }>(`GET /api/events/${event}/guests/csv`);
    expect(csv.body.content.split("\r\n").length).toBe(5002);
  });

  it("POST /api/guests/{id}/resend", async () => {
    const event = await lists.newEvent();
    const { _id } = await lists.added(event, "Lost It", { email: "lost@example.org" });
    const without = await lists.added(event, "Has No Email");
    const statuses = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await lists.call(`POST /api/guests/${_id}/resend`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await lists.call(`POST /api/guests/${without._id}/resend`)).status).toBe(409);
  });
});
