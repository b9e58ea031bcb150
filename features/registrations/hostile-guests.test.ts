import { expect, it } from "vitest";
import { addEvent, addGuests, guestOf, sentEmails } from "#test/guests.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson, password } from "#test/people.ts";

const site = useSite();
const admin = useBearer(site);

const register = (id: string, email: string, fields: object = {}) =>
  site.call(`POST /api/events/${id}/registration`, { name: "Ada Guest", email, ...fields });
const read = (token: string) => guestOf(site, token).read();
const confirm = (token: string) => guestOf(site, token).confirm();
const cancel = (token: string) => guestOf(site, token).cancel();
const subjects = async (title: string) =>
  (await sentEmails(site)).map(({ subject }) => subject).filter((subject) => subject.endsWith(`: ${title}`));

it("asks questions whose ids are names of JavaScript", async () => {
  const { _id } = await addEvent(site, {
    questions: ["constructor", "__proto__"].map((id) => ({ id, question: `${id}?` })),
  });
  expect((await site.fetch(`/api/events/${_id}/registration`)).status).toBe(200);
  expect((await register(_id, "curious@example.org", { answers: { constructor: "x" } })).status).toBe(202);
  const [token = ""] = await addGuests(site, _id, 1);
  expect((await read(token)).body.answers).toEqual([]);
});

it("sends strangers neither advertisements nor many emails", async () => {
  const { _id } = await addEvent(site);
  const statuses = [];
  for (let n = 0; n < 6; n += 1)
    statuses.push((await register(_id, `victim+${n}@example.org`, { name: "Win at evil.example" })).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 202]);
  const emails = (await sentEmails(site)).filter(({ to }) => to.startsWith("victim"));
  expect(emails).toHaveLength(6); // five to the inbox, and one about the event
  expect(emails.map(({ raw }) => raw).join()).not.toContain("evil.example");
});

it("limits how often a registration is confirmed and cancelled", async () => {
  const { _id } = await addEvent(site);
  const [token = "", other = ""] = await addGuests(site, _id, 2);
  for (let n = 0; n < 10; n += 1) {
    expect((await confirm(token)).status).toBe(200);
    expect((await cancel(token)).status).toBe(200);
  }
  expect((await confirm(token)).status).toBe(429);
  expect((await read(token)).status).toBe(200);
  expect((await confirm(other)).status).toBe(200);
});

it("checks what the door sends, and counts no more arrivals than a party has", async () => {
  const { _id } = await addEvent(site);
  const [token = ""] = await addGuests(site, _id, 1, { companions: 2 });
  await confirm(token);
  const tap = (...taps: object[]) => site.call(`PUT /api/events/${_id}/door`, { taps }, admin);
  const guest = { _id: token.slice(0, 24), before: [0], arrived: 3 };
  expect((await tap()).status).toBe(400);
  expect((await tap({ ...guest, arrived: 9e15 })).status).toBe(400);
  expect((await tap({ ...guest, before: [9e15] })).status).toBe(400);
  expect((await tap(guest)).status).toBe(200);
  await guestOf(site, token).update(0);
  expect((await tap(guest)).body).toMatchObject({ guests: [{ companions: 0, arrived: 1 }] });
  for (const path of [`/api/events/${_id}/door`, "/api/media"])
    expect((await site.fetch(`${path}?since=0000-01-01T00:00:00Z`, { headers: admin })).status).toBe(400);
  // The link of an email has 24 digits of the id.
  for (const _idOfGuest of ["x", "a".repeat(100)]) {
    const body = { _id: _idOfGuest, name: "By Hand" };
    expect((await site.call(`POST /api/events/${_id}/guests`, body, admin)).status).toBe(400);
  }
});

it("tells guests of an event that was moved to articles, and lets them cancel", async () => {
  const title = "No event any more";
  const { _id, version } = await addEvent(site, { title });
  const [token = "", late = ""] = await addGuests(site, _id, 2);
  await confirm(token);
  const change = { version, section: "programmes" };
  expect((await site.call(`PUT /api/blogs/${_id}`, change, admin)).status).toBe(200);
  site.clock.set("2026-03-10T10:00:00.000Z");
  expect(await subjects(title)).toEqual([`Your place: ${title}`, `Cancelled: ${title}`]);
  expect((await read(token)).body).toMatchObject({ over: true, open: false, event: { path: null } });
  expect((await confirm(late)).status).toBe(403);
  expect((await register(_id, "late@example.org")).status).toBe(403);
  expect((await site.call(`POST /api/events/${_id}/guests`, { name: "By Hand" }, admin)).status).toBe(404);
  expect((await cancel(token)).body.state).toBe("cancelled");
});

it("shows guests nothing of the draft that a withdrawn event is", async () => {
  const { _id } = await addEvent(site, { onlineUrl: "https://meet.example/first" });
  const person = await addPerson(site, "Comes Anyway");
  const body = { name: "Comes Anyway", email: person.email };
  const own = await site.call<{ token: string }>(
    `POST /api/events/${_id}/registration`,
    body,
    person.signedIn,
  );
  const draft = { status: "draft", onlineUrl: "https://meet.example/draft", place: "A new place" };
  expect((await site.call(`PUT /api/blogs/${_id}`, draft, admin)).status).toBe(200);
  const event = { path: null, onlineUrl: "", placeAddress: "", shown: null };
  expect((await read(own.body.token)).body).toMatchObject({ state: "confirmed", event });
  expect((await site.call("GET /api/users/registrations", undefined, person.signedIn)).body).toMatchObject([
    { path: null, event: null },
  ]);
});

it("tells guests of an event in the trash before it can be deleted for good", async () => {
  const title = "Deleted for good";
  const { _id } = await addEvent(site, { title });
  const [token = ""] = await addGuests(site, _id, 1);
  await confirm(token);
  const discard = () => site.call<{ ids?: string[] }>("POST /api/blogs/discard", { ids: [_id] }, admin);
  expect((await site.call(`DELETE /api/blogs/${_id}`, undefined, admin)).status).toBe(200);
  expect((await discard()).status).toBe(409);
  site.clock.set("2026-03-10T11:00:00.000Z");
  expect(await subjects(title)).toEqual([`Your place: ${title}`, `Cancelled: ${title}`]);
  expect((await discard()).body).toEqual({ ids: [_id] });
  expect((await read(token)).status).toBe(404);
});

it("limits how often authors send all guests an email by changing the event", async () => {
  const { _id, version } = await addEvent(site, { title: "Here and there" });
  const [token = ""] = await addGuests(site, _id, 1);
  await confirm(token);
  const save = async (version: number, change: object) =>
    (await site.call(`PUT /api/blogs/${_id}`, { version, ...change }, admin)).status;
  for (let n = 0; n < 10; n += 1) expect(await save(version + n, { place: `Room ${n}` })).toBe(200);
  expect(await save(version + 10, { place: "Room 10" })).toBe(429);
  expect(await save(version + 10, { title: "Here" })).toBe(200);
});

it("removes with an account what was registered before with its address", async () => {
  const { _id } = await addEvent(site, { capacity: "1" });
  const { email, signedIn } = await addPerson(site, "Goes Away", { withPassword: true });
  const [theirs = ""] = await addGuests(site, _id, 1, { email, emailKey: email });
  const [next = ""] = await addGuests(site, _id, 1);
  await confirm(theirs);
  await site.services.db.queries.updateTable("registrations").set({ memberId: null }).execute();
  await confirm(next);
  const answer = await site.call("POST /api/users/delete-account", { password, comments: "keep" }, signedIn);
  expect(answer.status).toBe(200);
  expect((await read(theirs)).status).toBe(404);
  expect((await read(next)).body.state).toBe("confirmed");
});
