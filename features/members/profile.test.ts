import { describe, expect, it } from "vitest";
import type { Blog, ListedBlog } from "#features/blogs/contract.ts";
import { personApi } from "#test/content/persons.ts";
import { useList, useSite } from "#test/harness.ts";
import { addPerson, type Person, password } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import type { Member, MemberExport } from "./contract.ts";
import { hashPassword } from "./passwords.server.ts";
import { findUserByEmail, updateUser } from "./store.server.ts";
import { addToken } from "./tokens.store.server.ts";

const site = useSite();
const blogs = useList<ListedBlog>(site, "/api/blogs/all?view=card");

const idOf = (at: number) => blogs[at]?._id ?? "";
const ask = <Body>(line: string, { signedIn }: Pick<Person, "signedIn">, body?: object) =>
  site.call<Body>(line, body, signedIn);
const update = (person: Pick<Person, "signedIn">, body: object) =>
  ask<Member>("PUT /api/users/profile", person, body);
const comment = (person: Person, at: number, text: string) =>
  ask(`POST /api/blogs/comment/${idOf(at)}`, person, { text });
const like = (person: Person, at: number) => ask(`PUT /api/blogs/like/${idOf(at)}`, person);
const read = (at: number) => site.json<Blog>(`/api/blogs/${idOf(at)}`);
const leave = (person: Person, body: object) => ask("POST /api/users/delete-account", person, body);

describe("PUT /api/users/profile", () => {
  it("changes name and bio, and keeps absent fields", async () => {
    const person = await addPerson(site, "Old Name");
    expect((await update(person, { name: "  New Name ", bio: " One.\nTwo. " })).body).toMatchObject({
      _id: person.id,
      email: person.email,
      role: "member",
      name: "New Name",
      bio: "One.\nTwo.",
    });
    expect((await update(person, { bio: "" })).body).toMatchObject({ name: "New Name", bio: "" });
    const { body } = await update(person, {});
    expect(body).toMatchObject({ name: "New Name", bio: "" });
    expect((await ask<Member>("GET /api/users/profile", person)).body).toEqual(body);
  });

  it("drops fields that members cannot set", async () => {
    const person = await addPerson(site, "Wants More", { withPassword: true });
    const row = await findUserByEmail(site.services.db.queries, person.email);
    const sent = {
      role: "admin",
      _id: "x",
      id: "x",
      email: "x@example.org",
      emailKey: "x@example.org",
      passwordHash: "",
      password: "a new password",
      date: "2001-01-01T00:00:00.000Z",
      joinedAt: "2001-01-01T00:00:00.000Z",
      disabledAt: null,
    };
    expect((await update(person, sent)).status).toBe(200);
    expect(await findUserByEmail(site.services.db.queries, person.email)).toEqual(row);
  });

  it.each([
    ["name", { name: "" }],
    ["name", { name: "   " }],
    ["name", { name: "n".repeat(201) }],
    ["name", { name: null }],
    ["bio", { bio: "b".repeat(2001) }],
    ["bio", { bio: ["b"] }],
    ["avatar", { avatar: {} }],
  ])("refuses a faulty %s: %j", async (path, fault) => {
    const person = { signedIn: await site.bearer("joaquim.rahmani@example.org") };
    expect(await update(person, fault)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it("shows a new name everywhere, pages included", async () => {
    const person = await addPerson(site, "Bride To Be");
    await comment(person, 0, "Soon.");
    expect(await (await site.fetch(`/blogs/${idOf(0)}`)).text()).toContain("Bride To Be");
    await update(person, { name: "Married Now" });
    const page = await (await site.fetch(`/blogs/${idOf(0)}`)).text();
    expect([page.includes("Bride To Be"), page.includes("Married Now")]).toEqual([false, true]);
  });
});

it("GET /api/users/profile-details counts the member's articles, comments and likes", async () => {
  const person = await addPerson(site, "Does Things");
  await comment(person, 1, "One.");
  await comment(person, 2, "Two.");
  await like(person, 1);
  const { body } = await ask<object>("GET /api/users/profile-details", person);
  const { body: profile } = await ask<object>("GET /api/users/profile", person);
  expect(body).toEqual({
    ...profile,
    verifiedAt: "2026-03-10T09:00:00.000Z",
    languages: expect.arrayContaining(["ar", "en", "fr"]),
    translationEmails: true,
    blogCount: 0,
    commentCount: 2,
    likeCount: 1,
  });
  const author = { signedIn: await site.bearer("nasrin.oyelaran@example.org") };
  const { body: hers } = await ask<{ blogCount: number }>("GET /api/users/profile-details", author);
  expect(hers.blogCount).toBe(blogs.filter(({ name }) => name === "Nasrin Oyelaran").length);
});

describe("GET /api/users/export", () => {
  it("has all data of the member, and of nobody else", async () => {
    const person = await addPerson(site, "Takes Along", { withPassword: true });
    await site.bearer(person.email);
    await comment(person, 3, "Mine.");
    await like(person, 4);
    const { status, body } = await ask<MemberExport>("GET /api/users/export", person);
    expect(status).toBe(200);
    expect(body.profile.email).toBe(person.email);
    expect(body.sessions.length).toBe(2);
    expect(body.comments).toEqual([
      {
        blog: idOf(3),
        date: "2026-03-10T09:00:00.000Z",
        text: "Mine.",
        removedAt: null,
        removedFor: "",
        waitsSince: null,
        reply: "",
      },
    ]);
    expect(body.likes).toEqual([{ blog: idOf(4), date: "2026-03-10T09:00:00.000Z" }]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|"id"|"hash"/);
  });

  it("has an author's articles, drafts, revisions and uploads", async () => {
    const email = "nasrin.oyelaran@example.org";
    const { queries } = site.services.db;
    const author = { signedIn: await site.bearer(email) };
    const id = (await findUserByEmail(queries, email))?.id ?? "";
    const output = await queries.selectFrom("blogs").selectAll().where("authorId", "=", id).execute();
    const [draft] = output;
    await queries
      .updateTable("blogs")
      .set({ publishedAt: null })
      .where("id", "=", draft?.id ?? "")
      .execute();
    const row = { createdAt: "2026-03-10T09:00:00.000Z", expiresAt: "2026-03-10T09:30:00.000Z" };
    await addToken({ now: row.createdAt }, queries, "resetTokens", id);
    const { body } = await ask<MemberExport>("GET /api/users/export", author);
    expect(new Set(body.articles.map(({ blog }) => blog))).toEqual(new Set(output.map((blog) => blog.id)));
    expect(body.articles.find(({ blog }) => blog === draft?.id)).toMatchObject({
      title: draft?.title,
      content: draft?.content,
      publishedAt: null,
    });
    expect(body.verifiedAt).not.toBeNull();
    expect(body.passwordLinks).toEqual([row]);
    const saves = await queries
      .selectFrom("revisions")
      .select("version")
      .where("editorId", "=", id)
      .execute();
    const files = await queries.selectFrom("mediaFiles").select("id").where("uploaderId", "=", id).execute();
    expect([body.saves.length, body.uploads.length]).toEqual([saves.length, files.length]);
    await queries
      .updateTable("blogs")
      .set(draft ?? {})
      .where("id", "=", draft?.id ?? "")
      .execute();
  });
});

describe("GET /api/users/export, of somebody who is named", () => {
  const exportOf = async (person: Person) => (await ask<MemberExport>("GET /api/users/export", person)).body;

  it("has the person and the bylines, and no title that the member may not read", async () => {
    const admin = await site.bearer();
    const api = writingApi(site, admin);
    const people = personApi(site, admin);
    const [person, other] = [await addPerson(site, "Named Often"), await addPerson(site, "Named Never")];
    const fields = { role: "Cook", email: "n@example.org", links: ["https://n.example/"], status: "draft" };
    const { _id: personId } = await people.add({ title: "Named Often", ...fields, userId: person.id });
    const add = async (more: object) => (await api.add({ ...article, ...more })).body._id;
    const contributors = { with: [{ userId: person.id }] };
    const ids = [
      await add({ title: "By the person", authors: [{ personId }] }),
      await add({ title: "With the account", ...contributors }),
      await add({ title: "Own draft", authors: [{ userId: person.id }], status: "draft" }),
      await add({ title: "Secret draft", ...contributors, status: "draft" }),
    ];
    await add({ title: "By others", authors: [{ name: "Named Often" }] });
    const own = await exportOf(person);
    const titles = new Map(own.bylines.map(({ blog, title, role }) => [blog, [title, role]]));
    expect(ids.map((id) => titles.get(id))).toEqual([
      ["By the person", "author"],
      ["With the account", "with"],
      ["Own draft", "author"],
      [null, "with"],
    ]);
    expect(own.bylines.length).toBe(4);
    expect(own.person).toMatchObject({
      person: personId,
      name: "Named Often",
      role: "Cook",
      email: "n@example.org",
      links: ["https://n.example/"],
      publishedAt: null,
    });
    expect(await exportOf(other)).toMatchObject({ bylines: [], person: null });
  });
});

describe("POST /api/users/delete-account", () => {
  it("requires the password", async () => {
    const person = await addPerson(site, "Stays Here", { withPassword: true });
    expect(await leave(person, { password: "a wrong guess", comments: "keep" })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "password" }] },
    });
    expect((await leave(person, { password })).status).toBe(400);
    expect((await ask("GET /api/users/profile", person)).status).toBe(200);
  });

  it("keeps comments as those of a former member, and deletes likes, sessions and the address", async () => {
    const person = await addPerson(site, "Leaves Words", { withPassword: true });
    const before = await read(5);
    await comment(person, 5, "These stay.");
    await like(person, 5);
    expect(await (await site.fetch(`/blogs/${idOf(5)}`)).text()).toContain("Leaves Words");
    expect((await leave(person, { password, comments: "keep" })).status).toBe(200);
    const after = await read(5);
    expect(after.comments.find(({ text }) => text === "These stay.")).toMatchObject({
      name: "Former member",
      user: null,
      avatar: null,
    });
    expect(after.likeCount).toBe(before.likeCount);
    expect(await (await site.fetch(`/blogs/${idOf(5)}`)).text()).not.toContain("Leaves Words");
    expect((await ask("GET /api/users/profile", person)).status).toBe(401);
    const again = { name: "Comes Back", email: person.email, password };
    expect((await site.call("POST /api/users/register", again)).status).toBe(201);
    expect((await ask("GET /api/users/profile", person)).status).toBe(401);
  });

  it("deletes the comments on request", async () => {
    const person = await addPerson(site, "Leaves Nothing", { withPassword: true });
    const before = await read(6);
    await comment(person, 6, "These go.");
    expect((await leave(person, { password, comments: "remove" })).status).toBe(200);
    const { comments, commentCount } = await read(6);
    expect([comments, commentCount]).toEqual([before.comments, before.commentCount]);
  });

  it("keeps an author's name on articles, and nothing else of the account", async () => {
    const email = "nasrin.oyelaran@example.org";
    const { queries } = site.services.db;
    const row = await findUserByEmail(queries, email);
    await updateUser(queries, row?.id ?? "", { passwordHash: await hashPassword(password) });
    const person = { id: row?.id ?? "", email, signedIn: await site.bearer(email) };
    expect((await leave(person, { password, comments: "keep" })).status).toBe(200);
    const hers = (await site.json<ListedBlog[]>("/api/blogs/all?view=card")).filter(
      ({ user }) => user === person.id,
    );
    expect(new Set(hers.map(({ name, avatar }) => `${name} ${avatar}`))).toEqual(
      new Set(["Nasrin Oyelaran null"]),
    );
    expect((await ask("GET /api/users/profile", person)).status).toBe(401);
    expect((await site.call("POST /api/auth/login", { email, password })).status).toBe(401);
    const admin = { signedIn: await site.bearer() };
    expect((await ask("GET /api/members?q=nasrin", admin)).body).toEqual([]);
    expect((await ask(`PUT /api/members/${person.id}`, admin, { role: "admin" })).status).toBe(404);
  });

  it("keeps an administrator, even if the last two delete their accounts simultaneously", async () => {
    const admin = await findUserByEmail(site.services.db.queries, "admin@example.org");
    const two = [
      await addPerson(site, "First Officer", { role: "admin", withPassword: true }),
      await addPerson(site, "Second Officer", { role: "admin", withPassword: true }),
    ];
    await updateUser(site.services.db.queries, admin?.id ?? "", { role: "member" });
    const answers = await Promise.all(two.map((one) => leave(one, { password, comments: "keep" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const last = two[answers.findIndex(({ status }) => status === 409)];
    expect(last && (await leave(last, { password, comments: "keep" }))).toMatchObject({
      status: 409,
      body: { msg: "You are the only administrator: make somebody else one first." },
    });
    expect(last && (await ask("GET /api/members", last)).status).toBe(200);
  });
});
