import { describe, expect, it } from "vitest";
import { addEvent, addGuests, guestOf, sentEmails } from "#test/content/guests.ts";
import { tokenIn } from "#test/formats/emails.ts";
import { openNode, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import type { RegistrationOffer } from "./contract.ts";

const now = "2026-03-10T09:00:00.000Z";
const secret = "https://meet.example/room-4711";

const site = useSite(); // in Lisbon

type Input = { name?: string; email?: string; [field: string]: unknown };

const register = (id: string, input: Input = {}, headers = {}) =>
  site.call<{ next: string; token: string | null; errors?: { path: string; msg: string }[]; msg?: string }>(
    `POST /api/events/${id}/registration`,
    { name: "Ada Guest", email: "ada@example.org", ...input },
    headers,
  );
const offer = (id: string) => site.json<RegistrationOffer | null>(`/api/events/${id}/registration`);
const confirm = (token: string, of = site) => guestOf(of, token).confirm();
const cancel = (token: string, of = site) => guestOf(of, token).cancel();
const read = (token: string) => guestOf(site, token).read();
const to = (address: string) => sentEmails(site, address);

it("GET /api/events/{id}/registration says in words whether guests can register, until the deadline or the start", async () => {
  const { _id } = await addEvent(site, {
    capacity: "2",
    registrationEnds: "2026-05-01T12:00",
    companions: "1",
    questions: [{ question: "Diet?", choices: "None\nVegan" }],
  });
  expect(await offer(_id)).toEqual({
    state: "open",
    closesAt: "2026-05-01T11:00:00.000Z",
    companions: 1,
    questions: [{ id: expect.any(String), question: "Diet?", choices: ["None", "Vegan"], required: false }],
  });
  const [one = ""] = await addGuests(site, _id, 1, { companions: 1 });
  expect((await confirm(one)).body.state).toBe("confirmed");
  expect((await offer(_id))?.state).toBe("full");
  site.clock.set("2026-05-01T11:00:00.000Z");
  expect((await offer(_id))?.state).toBe("closed");
  expect(await register(_id)).toMatchObject({
    status: 403,
    body: { msg: "Registration for this event is closed." },
  });
  site.clock.set(now);
  const plain = await addEvent(site, { registration: false });
  expect(await offer(plain._id)).toBeNull();
  expect((await register(plain._id)).status).toBe(403);
  expect((await site.fetch("/api/events/000000000000000000000000/registration")).status).toBe(404);
});

describe("POST /api/events/{id}/registration", () => {
  it("takes a place only when the guest confirms by email", async () => {
    const { _id } = await addEvent(site, { capacity: "1", onlineUrl: secret, place: "Casa da Rua" });
    expect((await register(_id, { name: "Ada\r\nGuest" })).body).toEqual({ next: "email", token: null });
    const [email] = await to("ada@example.org");
    expect(email?.subject).toBe("Confirm your registration: An assembly");
    expect(email?.raw).not.toContain(secret);
    const token = tokenIn(email);
    for (const path of [`/registrations/${token}`, "/registrations"])
      for (const method of ["GET", "HEAD"]) await site.fetch(path, { method });
    expect((await read(token)).body).toMatchObject({ state: "unconfirmed", name: "Ada Guest", free: true });
    expect((await offer(_id))?.state).toBe("open");
    const { headers, body } = await confirm(token);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(body).toMatchObject({ state: "confirmed", event: { onlineUrl: secret } });
    expect((await confirm(token)).body.state).toBe("confirmed"); // again
    const place = (await to("ada@example.org"))[1];
    expect(place?.subject).toBe("Your place: An assembly");
    for (const part of [secret, "BEGIN:VCALENDAR", "METHOD:PUBLISH", "SEQUENCE:0", `blog-${_id}@localhost`])
      expect(place?.raw.replaceAll(/=\r?\n|\r?\n /g, "").replaceAll("=3D", "=")).toContain(part);
    expect(await to("ada@example.org")).toHaveLength(2);

    // The same answer for a registered address. The email says it.
    expect((await register(_id, { email: "ADA@example.org", name: "Mallory" })).body).toEqual({
      next: "email",
      token: null,
    });
    expect((await to("ADA@example.org")).concat(await to("ada@example.org")).at(-1)?.subject).toBe(
      "You are registered already: An assembly",
    );
    expect((await read(token)).body.name).toBe("Ada Guest");

    const page = await (await site.fetch(`/api/blogs/${_id}/page`)).text();
    for (const path of [`/api/blogs/${_id}`, `/api/events/${_id}/registration`, "/events.ics"]) {
      const text = page + (await (await site.fetch(path)).text());
      expect(text).not.toMatch(/Ada Guest|ada@example\.org|room-4711/);
    }
  });

  it("confirms members with a verified address at once", async () => {
    const { _id } = await addEvent(site, { capacity: "1" });
    const member = await addPerson(site, "Member Guest");
    const { body } = await register(_id, { email: member.email }, member.signedIn);
    expect(body.next).toBe("confirmed");
    expect((await read(body.token ?? "")).body.state).toBe("confirmed");
    const other = await register(_id, { email: "somebody@example.org" }, member.signedIn);
    expect(other.body).toEqual({ next: "email", token: null });
    const again = await register(_id, { email: member.email }, member.signedIn);
    expect(again.body).toEqual(body);
    const foreign = await register(_id, { email: member.email });
    expect(foreign.body).toEqual({ next: "email", token: null });
  });

  it("checks the answers and the companions", async () => {
    const { _id, questions } = await addEvent(site, {
      companions: "2",
      capacity: "2",
      questions: [
        { question: "Diet?", choices: "None\nVegan", required: "yes" },
        { question: "Why?", choices: "", required: "" },
      ],
    });
    const [diet = "", why = ""] = questions.map(({ id = "" }) => id);
    const errors = async (input: Input) =>
      ((await register(_id, input)).body.errors ?? []).map(({ path }) => path);
    expect(await errors({ companions: 2 })).toEqual(["companions", `answers.${diet}`]);
    expect(await errors({ answers: { [diet]: "Meat" } })).toEqual([`answers.${diet}`]);
    expect(await errors({ name: " ", email: "no" })).toEqual(["name", "email"]);
    const email = "answers@example.org";
    await register(_id, { email, companions: 1, answers: { [diet]: "Vegan", [why]: " ", other: "x" } });
    const token = tokenIn((await to(email))[0]);
    expect((await read(token)).body).toMatchObject({
      companions: 1,
      answers: [{ question: "Diet?", answer: "Vegan" }],
    });
    await register(_id, {
      email: "bot@example.org",
      answers: { [diet]: "None" },
      website: "https://spam.example",
    });
    expect(await to("bot@example.org")).toEqual([]);
  });

  it("limits the emails to one address", async () => {
    const { _id } = await addEvent(site);
    const answers = [];
    for (let n = 0; n < 7; n += 1)
      answers.push((await register(_id, { email: "flooded@example.org" })).status);
    expect(answers).toEqual(Array(7).fill(202));
    expect(await to("flooded@example.org")).toHaveLength(6); // five, and the first of its network and event
  });
});

describe("a waiting list", () => {
  it("moves up in order, the first that fits, after a cancellation and with more places", async () => {
    const event = await addEvent(site, { capacity: "3", companions: "2" });
    const [pair = "", single = ""] = [
      ...(await addGuests(site, event._id, 1, { companions: 1 })),
      ...(await addGuests(site, event._id, 1)),
    ];
    const [family = "", couple = "", late = ""] = [
      ...(await addGuests(site, event._id, 1, { companions: 2 })),
      ...(await addGuests(site, event._id, 1, { companions: 1 })),
      ...(await addGuests(site, event._id, 1)),
    ];
    for (const token of [pair, single, family, couple, late]) await confirm(token);
    const states = async () =>
      Promise.all([pair, single, family, couple, late].map(async (token) => (await read(token)).body.state));
    expect(await states()).toEqual(["confirmed", "confirmed", "waiting", "waiting", "waiting"]);
    expect((await read(late)).body).toMatchObject({ waitingBefore: 2, event: { onlineUrl: "" } });
    expect((await guestOf(site, pair).update(2)).status).toBe(400);
    await guestOf(site, pair).update(0);
    expect(await states()).toEqual(["confirmed", "confirmed", "waiting", "waiting", "confirmed"]);
    await cancel(single);
    await cancel(single);
    expect(await states()).toEqual(["confirmed", "cancelled", "waiting", "waiting", "confirmed"]);
    await site.services.emails.idle();
    const { version } = await site.json<{ version: number }>(`/api/blogs/${event._id}/writing`, {
      headers: await site.bearer(),
    });
    const saved = await site.call(
      `PUT /api/blogs/${event._id}`,
      { version, capacity: "5" },
      await site.bearer(),
    );
    expect(saved.status).toBe(200);
    expect(await states()).toEqual(["confirmed", "cancelled", "confirmed", "waiting", "confirmed"]);
    const { email } = (await read(family)).body;
    expect((await to(email)).map(({ subject }) => subject)).toEqual([
      "On the waiting list: An assembly",
      "Your place: An assembly",
    ]);
  });

  it("gives the last place to one of fifty, on all nodes", async () => {
    const node = await openNode(site);
    const { _id } = await addEvent(site, { title: "Last place", capacity: "2" });
    const [first = ""] = await addGuests(site, _id, 1);
    await confirm(first);
    const tokens = await addGuests(site, _id, 50);
    const states = await Promise.all(
      tokens.map(async (token, at) => {
        const of = at % 2 ? node : site;
        return (await confirm(token, of)).body.state;
      }),
    );
    expect(states.filter((state) => state === "confirmed")).toHaveLength(1);
    expect(states.filter((state) => state === "waiting")).toHaveLength(49);
    // Cancellations while others confirm leave no free place beside the waiting list.
    const more = await addGuests(site, _id, 10);
    await Promise.all([
      ...[first, ...tokens.slice(0, 20)].map((token) => cancel(token, node)),
      ...more.map((token) => confirm(token)),
    ]);
    const rows = await site.services.db.queries
      .selectFrom("registrations")
      .select(["state", "waitingNumber"])
      .where("eventId", "=", _id)
      .where("state", "in", ["confirmed", "waiting"])
      .execute();
    expect(rows.filter(({ state }) => state === "confirmed")).toHaveLength(2);
    expect(rows).toHaveLength(40);
    await node.services.emails.idle();
    const told = (await sentEmails(site)).filter(
      ({ subject }) => subject === "On the waiting list: Last place",
    );
    expect(told.length).toBeGreaterThan(20);
    expect(new Set(told.map((email) => email.to)).size).toBe(told.length); // nobody twice
    await node.close();
  });
});

describe.each([
  "POST /api/registrations/own",
  "PUT /api/registrations/own",
  "PUT /api/registrations/own/confirmation",
  "POST /api/registrations/own/cancellation",
])("%s", (line) => {
  it("knows only tokens that the site has made", async () => {
    const { _id } = await addEvent(site);
    const [token = ""] = await addGuests(site, _id, 1);
    const forged = token.slice(0, -1) + (token.endsWith("A") ? "B" : "A");
    for (const of of [forged, "x", token.slice(0, 24), `${token}1`, `${token}x`])
      expect((await site.call(line, { token: of, companions: 0 })).status).toBe(404);
    expect((await read(token)).body.state).toBe("unconfirmed");
  });
});
