import { beforeAll, beforeEach, expect, it } from "vitest";
import { decoded } from "#test/emails.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { useMailServer } from "#test/mail-server.ts";
import { addPerson, type Person } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";
import { article, writingApi } from "#test/writing.ts";
import type { Comment } from "./contract.ts";

let blog: string;
const server = useMailServer();
const site = useSite(() => ({ env: { SMTP_URL: server.url } }));
const admin = useBearer(site);
const api = writingApi(site, admin);
beforeAll(async () => {
  blog = (await api.add({ ...article, title: "A quiet street" })).body._id;
});
beforeEach(() => {
  server.emails.length = 0;
});

const say = ({ signedIn }: Person, text: string) =>
  site.call<Comment[]>(`POST /api/blogs/comment/${blog}`, { text }, signedIn);
/** The emails that are sent by this time. */
async function sentBy(instant: string): Promise<{ to: string[]; text: string }[]> {
  site.clock.set(instant);
  site.services.emails.wake();
  await site.services.emails.idle();
  return server.emails.map(({ to, text }) => ({ to, text: decoded(text) }));
}

it("tells administrators once an hour of all comments that wait, and says nothing of what they say", async () => {
  const { id } = await addPerson(site, "Second Admin", { role: "admin" });
  const writers = [await addPerson(site, "Link One"), await addPerson(site, "Link Two")];
  site.clock.set("2026-03-10T09:10:00.000Z");
  for (const writer of writers) await say(writer, "Buy at www.quokka.example");
  site.clock.set("2026-03-10T09:50:00.000Z");
  await say(await addPerson(site, "Link Three"), "www.quokka.example");
  expect(await sentBy("2026-03-10T09:59:59.000Z")).toEqual([]);
  const sent = await sentBy("2026-03-10T10:00:00.000Z");
  expect(sent.map(({ to }) => to.join()).toSorted()).toEqual([
    "admin@example.org",
    "second.admin@example.org",
  ]);
  for (const { text } of sent) {
    expect(text).toContain("3 comments wait for your approval at Institute of the Path");
    expect(text).toContain("- A quiet street (3)");
    expect(text).toContain("/manage-comments?state=waiting");
    expect(text).not.toMatch(/quokka|Link One/);
  }
  expect((await sentBy("2026-03-10T12:00:00.000Z")).length).toBe(2);
  await api.call(`PUT /api/members/${id}`, { role: "member" });
  await sentBy("2026-03-10T12:00:00.000Z");
});

it("sends nothing once all are decided, or if the institute wants none", async () => {
  site.clock.set("2026-03-10T13:10:00.000Z");
  const writer = await addPerson(site, "Link Four");
  await say(writer, "www.quokka.example");
  const { body } = await api.call<{ _id: string }[]>("GET /api/comments?state=waiting");
  await api.call("POST /api/comments/take-down", { ids: body.map(({ _id }) => _id) });
  expect(await sentBy("2026-03-10T14:00:00.000Z")).toEqual([]);
  await changeSettings(site, admin, "accounts", { commentEmails: false });
  await say(writer, "www.quokka.example");
  expect(await sentBy("2026-03-10T16:00:00.000Z")).toEqual([]);
});

it("lets nobody comment before the address is verified, since the site can send the link", async () => {
  const writer = await addPerson(site, "Not Yet");
  const verified = (verifiedAt: string | null) =>
    site.services.db.queries.updateTable("users").set({ verifiedAt }).where("id", "=", writer.id).execute();
  await verified(null);
  expect(await say(writer, "Hello")).toMatchObject({ status: 403, body: { code: "unverified" } });
  expect((await site.call(`PUT /api/blogs/like/${blog}`, {}, writer.signedIn)).status).toBe(200);
  await verified("2026-03-10T09:00:00.000Z");
  expect((await say(writer, "Hello")).body[0]).toMatchObject({ text: "Hello" });
});
