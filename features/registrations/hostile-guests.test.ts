import { afterAll, beforeAll, expect, it } from "vitest";
import { addEvent, addGuests, sentEmails } from "#test/guests.ts";
import { openSite, type TestSite } from "#test/harness.ts";
import { addPerson, password } from "#test/people.ts";
import type { OwnRegistration } from "./contract.ts";

let site: TestSite;
let admin: { authorization: string };
beforeAll(async () => {
  site = await openSite();
  admin = await site.bearer("admin@example.org");
});
afterAll(() => site.close());

const register = (id: string, email: string, fields: object = {}) =>
  site.call(`POST /api/events/${id}/registration`, { name: "Ada Guest", email, ...fields });
const own = (method: string, token: string, body?: object) =>
  site.call<OwnRegistration>(`${method} /api/registrations/${token}`, body);
const confirm = (token: string) => site.call(`PUT /api/registrations/${token}/confirmation`);
const subjects = async (title: string) =>
  (await sentEmails(site)).map(({ subject }) => subject).filter((subject) => subject.endsWith(`: ${title}`));

it("asks questions whose ids are names of JavaScript", async () => {
  const { _id } = await addEvent(site, {
    questions: ["constructor", "__proto__"].map((id) => ({ id, question: `${id}?` })),
  });
  expect((await site.fetch(`/api/events/${_id}/registration`)).status).toBe(200);
  expect((await register(_id, "curious@example.org", { answers: { constructor: "x" } })).status).toBe(202);
  const [token = ""] = await addGuests(site, _id, 1);
  expect((await own("GET", token)).body.answers).toEqual([]);
});

it("sends strangers neither advertisements nor many emails", async () => {
  const { _id } = await addEvent(site);
  const statuses = [];
  for (let n = 0; n < 6; n += 1)
    statuses.push((await register(_id, `victim+${n}@example.org`, { name: "Win at evil.example" })).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  const emails = (await sentEmails(site)).filter(({ to }) => to.startsWith("victim"));
  expect(emails).toHaveLength(5);
  expect(emails.map(({ raw }) => raw).join()).not.toContain("evil.example");
});
