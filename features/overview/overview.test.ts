import { describe, expect, it } from "vitest";
import type { SavedSettings } from "#features/settings/contract.ts";
import { openSite, type TestSite, useSite } from "#test/harness.ts";
import { mailServer } from "#test/mail-server.ts";
import { type Person, usePerson } from "#test/people.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";
import { article, writingApi } from "#test/writing.ts";
import type { Checklist, Overview } from "./contract.ts";

let minute = 0;
const site = useSite();
const admin = usePerson(site, "Ana Prior", { role: "admin" });
const reader = usePerson(site, "Real Reader");
const api = writingApi(site, admin.signedIn);

const read = async () => (await api.call<Overview>("GET /api/admin/overview")).body;
const stateOf = async (item: string) => (await read()).checklist.find(({ name }) => name === item)?.state;
const titles = (items: { title: string }[]) => items.map(({ title }) => title);
const later = () => {
  minute += 2;
  site.clock.set(new Date(Date.parse("2026-03-10T09:00:00.000Z") + minute * 60_000).toISOString());
};

describe("GET /api/admin/overview", () => {
  it("requires an administrator", async () => {
    expect((await site.call("GET /api/admin/overview")).status).toBe(401);
    expect((await site.call("GET /api/admin/overview", undefined, reader.signedIn)).status).toBe(403);
  });

  it("shows own drafts first, and scheduled documents soonest first", async () => {
    const other = writingApi(site, await site.bearer());
    for (const [as, title] of [
      [api, "Mine, older"],
      [api, "Mine, newer"],
      [other, "Somebody else's"],
    ] as const) {
      later();
      expect((await as.add({ ...article, title, status: "draft" })).status).toBe(201);
    }
    for (const [title, publishAt] of [
      ["In May", "2026-05-01T10:00:00Z"],
      ["In April", "2026-04-01T10:00:00Z"],
    ]) {
      await api.add({ ...article, title, status: "scheduled", publishAt });
    }
    const { drafts, scheduled } = await read();
    expect(titles(drafts.items)).toEqual(["Mine, newer", "Mine, older", "Somebody else's"]);
    expect(drafts.items[0]).toMatchObject({ kind: "blog", author: "Ana Prior" });
    expect([drafts.count, scheduled.count]).toEqual([3, 2]);
    expect(titles(scheduled.items)).toEqual(["In April", "In May"]);
    await api.call("POST /api/people/add", { title: "Nobody Yet", status: "draft" });
    expect((await read()).drafts.kinds).toEqual([
      { kind: "blog", count: 3 },
      { kind: "person", count: 1 },
    ]);
    await api.call("POST /api/blogs/trash", { ids: [drafts.items[0]?._id] });
    expect(titles((await read()).drafts.items)).toEqual(["Nobody Yet", "Mine, older", "Somebody else's"]);
  });

  it("shows readers' new comments until they are taken down", async () => {
    const { _id } = (await api.add(article)).body;
    const say = (text: string, as: Person) =>
      site.call<{ _id: string }[]>(`POST /api/blogs/comment/${_id}`, { text }, as.signedIn);
    const added = await say("What about the north bank? <b>", reader);
    await say("My own answer", admin);
    const { comments } = await read();
    expect(comments.items[0]).toMatchObject({
      name: "Real Reader",
      text: "What about the north bank? <b>",
      blog: { _id },
    });
    await api.call(`PUT /api/comments/${added.body[0]?._id}/removed`, { reason: "Spam" });
    const after = (await read()).comments;
    expect([after.count, after.items[0]?.name]).toEqual([
      comments.count - 1,
      expect.not.stringContaining("Real"),
    ]);
  });

  it("shows files without alternative text", async () => {
    const { files } = await read();
    expect(files).toEqual({ count: 0, items: [] });
    const { body } = await sendForm<{ _id: string }>(
      site,
      "POST /api/media",
      { file: blob(await somePicture()) },
      admin.signedIn,
    );
    const found = (await read()).files;
    expect(found).toMatchObject({ count: 1, items: [{ _id: body._id, kind: "image" }] });
    expect((await site.fetch(found.items[0]?.picture ?? "")).status).toBe(200);
    await api.call(`PUT /api/media/${body._id}`, { alt: "A wall" });
    expect((await read()).files.count).toBe(0);
  });

  it("lists recent activity with names", async () => {
    later();
    const { _id } = (await api.add({ ...article, title: "Told once" })).body;
    later();
    await api.update(_id, { title: "Told twice" });
    await api.update(_id, { title: "Told thrice" });
    later();
    const contact = (await api.call<SavedSettings>("GET /api/settings")).body.contact;
    await api.call("PUT /api/settings/contact", { version: 0, values: contact.values });
    const { events } = await read();
    expect(events.slice(0, 3)).toMatchObject([
      { type: "settings", who: "Ana Prior", title: "contact" },
      { type: "saved", who: "Ana Prior", title: "Told thrice", kind: "blog", _id, isGone: false },
      { type: "published", who: "Ana Prior", title: "Told thrice", _id },
    ]);
    expect(events.length).toBe(12);
    expect(events.map(({ at }) => at)).toEqual(
      events
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    await api.call("POST /api/blogs/trash", { ids: [_id] });
    expect((await read()).events.find(({ type }) => type === "saved")).toMatchObject({ isGone: true });
  });

  it("has the sample's counts until it is removed", async () => {
    expect((await read()).sample).toMatchObject({ kept: 0, isRemoving: false });
  });
});

describe("PUT /api/admin/checklist/{item}", () => {
  const skip = (item: string, body: object, as = admin) =>
    site.call<{ checklist: Checklist }>(`PUT /api/admin/checklist/${item}`, body, as.signedIn);

  it("skips an item and puts it back", async () => {
    const state = ({ body }: Awaited<ReturnType<typeof skip>>) =>
      body.checklist.find(({ name }) => name === "logo")?.state;
    expect(state(await skip("logo", { skipped: true }))).toBe("skipped");
    expect(state(await skip("logo", { skipped: true }))).toBe("skipped");
    expect(state(await skip("logo", { skipped: false }))).toBe("open");
    expect((await skip("logo", { skipped: true }, reader)).status).toBe(403);
    expect((await skip("link", { skipped: true })).status).toBe(404);
    expect((await skip("logo", { skipped: "<b>" })).status).toBe(400);
  });
});

describe("POST /api/admin/test-email", () => {
  type Sent = { to: string; server: string | null; file: string | null; problem: string | null };
  const send = async (to: TestSite) =>
    to.call<Sent>("POST /api/admin/test-email", undefined, await to.bearer());

  it("requires an administrator", async () => {
    expect((await site.call("POST /api/admin/test-email", undefined, reader.signedIn)).status).toBe(403);
  });

  it("says where the email is if there is no mail server", async () => {
    const { body } = await send(site);
    expect(body).toEqual({
      to: "admin@example.org",
      server: null,
      file: expect.stringMatching(/outbox\/\w+\.eml$/),
      problem: null,
    });
    expect(await stateOf("mail")).toBe("open");
  });

  it("is done once the mail server has taken one", async () => {
    const server = await mailServer();
    const mailing = await openSite({ env: { SMTP_URL: server.url } });
    const host = new URL(server.url).host;
    expect((await send(mailing)).body).toEqual({
      to: "admin@example.org",
      server: host,
      file: null,
      problem: null,
    });
    expect(server.emails.map(({ to }) => to)).toEqual([["admin@example.org"]]);
    const bearer = await mailing.bearer();
    const { body } = await mailing.call<Overview>("GET /api/admin/overview", undefined, bearer);
    expect(body.checklist).toContainEqual({ name: "mail", state: "done" });
    await server.close();
    const failed = (await send(mailing)).body;
    expect(failed.problem).toBe(
      `${host} cannot be reached. The person who runs the server can check its address.`,
    );
    await mailing.close();
  });

  it("explains what a mail server refuses", async () => {
    const server = await mailServer({
      disabledCommands: ["STARTTLS"],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("secret words of the server")),
    });
    const url = server.url.replace("smtp://", "smtp://user:wrong@");
    const mailing = await openSite({ env: { SMTP_URL: url } });
    const { problem } = (await send(mailing)).body;
    expect(problem).toMatch(/rejected the user name or the password/);
    expect(problem).not.toMatch(/secret|wrong/);
    await mailing.close();
    await server.close();
  });
});
