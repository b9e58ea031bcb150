import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Blog, BlogCard } from "#features/blogs/contract.ts";
import { appointAdmin } from "#features/members/admins.server.ts";
import type { MemberExport } from "#features/members/contract.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { addPerson, usePerson } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import type { ManagedComment } from "./contract.ts";
import { purgeComments } from "./moderation.server.ts";

let blog: string;
let comment: string;
const site = useSite();
const api = writingApi(site, useBearer(site));
const writer = usePerson(site, "Loud Reader");
beforeAll(async () => {
  blog = (await api.add(article)).body._id;
});
beforeEach(async () => {
  await site.services.db.queries.deleteFrom("comments").where("blogId", "=", blog).execute();
  await site.services.limits.forget("comment", writer.id);
  comment = (await say("A loud quokka!")).body[0]?._id ?? "";
});

const say = (text: string) =>
  site.call<ManagedComment[]>(`POST /api/blogs/comment/${blog}`, { text }, writer.signedIn);
const takeDown = (id: string, reason = "It is an insult.") =>
  api.call<ManagedComment & Refused>(`PUT /api/comments/${id}/removed`, { reason });
const putBack = (id: string) => api.call<ManagedComment & Refused>(`DELETE /api/comments/${id}/removed`);
const list = async (query = "") => api.call<ManagedComment[]>(`GET /api/comments${query}`);
const shown = () => site.json<Blog>(`/api/blogs/${blog}`);

describe("PUT /api/comments/{id}/removed", () => {
  it("hides a comment from pages and counts at once", async () => {
    expect(await (await site.fetch(`/blogs/${blog}`)).text()).toContain("quokka");
    const { status, body } = await takeDown(comment, " It is an insult. ");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: comment,
      text: "A loud quokka!",
      blog: { _id: blog, title: article.title },
      removedAt: "2026-03-10T09:00:00.000Z",
      removedFor: "It is an insult.",
      remover: { name: "Administrator" },
    });
    expect(await (await site.fetch(`/blogs/${blog}`)).text()).not.toContain("quokka");
    expect(await shown()).toMatchObject({ comments: [], commentCount: 0 });
    const cards = await site.json<BlogCard[]>("/api/blogs/all?view=card");
    expect(cards.find(({ _id }) => _id === blog)?.commentCount).toBe(0);
    expect((await say("Again")).body.map(({ text }) => text)).toEqual(["Again"]);
  });

  it("takes a reason, which its writer can read", async () => {
    expect((await takeDown(comment, "r".repeat(501))).status).toBe(400);
    for (const reason of ["", "  "])
      expect((await takeDown(comment, reason)).body).toMatchObject({
        removedFor: "",
        remover: { name: "Administrator" },
      });
    await takeDown(comment);
    const { body } = await site.call<MemberExport>("GET /api/users/export", undefined, writer.signedIn);
    expect(body.comments).toMatchObject([{ text: "A loud quokka!", removedFor: "It is an insult." }]);
    const details = await site.call<{ commentCount: number }>(
      "GET /api/users/profile-details",
      undefined,
      writer.signedIn,
    );
    expect(details.body.commentCount).toBe(0);
  });

  it("answers 404 for unknown comments and those of trashed articles", async () => {
    const id = "000000000000000000000000";
    expect(await takeDown(id)).toMatchObject({ status: 404, body: { msg: "There is no such comment." } });
    await api.call("POST /api/blogs/trash", { ids: [blog] });
    expect((await takeDown(comment)).status).toBe(404);
    await api.call("POST /api/blogs/restore", { ids: [blog] });
    expect((await shown()).commentCount).toBe(1);
  });
});

it("DELETE /api/comments/{id}/removed restores a comment unchanged", async () => {
  const before = await shown();
  await takeDown(comment);
  expect((await putBack(comment)).body).toMatchObject({ removedAt: null, removedFor: "", remover: null });
  expect(await shown()).toEqual(before);
  expect((await putBack("000000000000000000000000")).status).toBe(404);
});

describe("GET /api/comments", () => {
  it("lists comments of all blogs, newest first, in pages", async () => {
    const { body, headers } = await list("?limit=2");
    expect(body[0]).toMatchObject({ _id: comment, name: "Loud Reader", removedAt: null });
    expect(body.length).toBe(2);
    expect(Number(headers.get("x-total-count"))).toBeGreaterThan(2);
  });

  it("sorts by date and by the title of the article, either way", async () => {
    const dates = async (query: string) => (await list(query)).body.map(({ date }) => date);
    const titles = async (query: string) =>
      (await list(query)).body.map((row) => row.blog.title.toLowerCase());
    const oldest = await dates("?order=asc");
    expect(oldest).toEqual(oldest.toSorted());
    expect(new Set(oldest).size).toBeGreaterThan(2);
    const fromA = await titles("?sort=article");
    expect(fromA).toEqual(fromA.toSorted());
    expect(new Set(fromA).size).toBeGreaterThan(2);
    const fromZ = await titles("?sort=article&order=desc");
    expect(fromZ).toEqual(fromZ.toSorted().reverse());
    expect((await list("?sort=nothing")).status).toBe(400);
  });

  it("filters by text, writer and visibility", async () => {
    const ids = async (query: string) => (await list(query)).body.map(({ _id }) => _id);
    expect(await ids("?q=QUOKKA%20loud")).toEqual([comment]);
    expect(await ids("?q=loud%20reader")).toEqual([comment]);
    expect(await ids("?q=100%25")).toEqual([]);
    expect(await ids("?state=removed")).toEqual([]);
    await takeDown(comment);
    expect(await ids("?state=removed")).toEqual([comment]);
    expect(await ids("?q=quokka&state=shown")).toEqual([]);
    expect(await ids("?q=quokka")).toEqual([comment]);
    expect((await list(`?user=${writer.id}`)).body.every(({ user }) => user === writer.id)).toBe(true);
    expect((await list("?user=nobody")).body).toEqual([]);
    expect((await list("?state=other")).status).toBe(400);
  });

  it("omits comments of trashed articles", async () => {
    await api.call("POST /api/blogs/trash", { ids: [blog] });
    expect((await list("?q=quokka")).body).toEqual([]);
    await api.call("POST /api/blogs/restore", { ids: [blog] });
  });
});

describe("PUT /api/blogs/{id}/comments", () => {
  const close = (closed: boolean) => api.call(`PUT /api/blogs/${blog}/comments`, { closed });

  it("closes and reopens the comments of an article", async () => {
    expect((await close(true)).body).toEqual({ commentsClosedAt: "2026-03-10T09:00:00.000Z" });
    expect(await say("Late")).toMatchObject({
      status: 403,
      body: { msg: "Comments on this article are closed." },
    });
    expect(await shown()).toMatchObject({ commentsClosedAt: "2026-03-10T09:00:00.000Z", commentCount: 1 });
    const page = await (await site.fetch(`/blogs/${blog}`)).text();
    expect(page).toContain("Comments on this article are closed.");
    expect(page).toContain("quokka");
    expect((await close(false)).body).toEqual({ commentsClosedAt: null });
    expect((await say("In time")).status).toBe(200);
  });

  it("answers 404 for unknown blogs", async () => {
    const answer = await api.call("PUT /api/blogs/000000000000000000000000/comments", { closed: true });
    expect([answer.status, answer.body.msg]).toEqual([404, "Blog not found"]);
  });
});

it("purgeComments deletes only comments taken down 30 days ago", async () => {
  await takeDown(comment);
  const at = async (now: string) => {
    await purgeComments({ ...(await site.ctx()), now });
    return (await list("?q=quokka")).body.length;
  };
  expect(await at("2026-04-09T09:00:00.000Z")).toBe(1);
  expect(await at("2026-04-09T09:00:00.001Z")).toBe(0);
  expect((await list()).body.length).toBeGreaterThan(5);
});

describe("PUT /api/members/{id}/comments/removed", () => {
  const takeDownAll = (id: string, reason: string) =>
    api.call<Refused & { count: number }>(`PUT /api/members/${id}/comments/removed`, { reason });

  it("hides all comments of one writer only", async () => {
    const other = await addPerson(site, "Quiet Reader");
    await site.call(`POST /api/blogs/comment/${blog}`, { text: "Quietly." }, other.signedIn);
    await say("And another quokka!");
    expect(await (await site.fetch(`/blogs/${blog}`)).text()).toContain("another quokka");
    expect((await takeDownAll(writer.id, "All of it is spam.")).body).toEqual({ count: 2 });
    expect(await (await site.fetch(`/blogs/${blog}`)).text()).not.toContain("quokka");
    expect((await shown()).comments.map(({ text }) => text)).toEqual(["Quietly."]);
    const own = await site.call<MemberExport>("GET /api/users/export", undefined, writer.signedIn);
    expect(own.body.comments[0]).toMatchObject({ removedFor: "All of it is spam." });
    expect((await takeDownAll(writer.id, "Again.")).body).toEqual({ count: 0 });
  });
});

describe("the comments of a disabled member", () => {
  const setDisabled = (disabled: boolean) => api.call(`PUT /api/members/${writer.id}`, { disabled });
  const page = async () => (await site.fetch(`/blogs/${blog}`)).text();
  const cardCount = async () => {
    const cards = await site.json<BlogCard[]>("/api/blogs/all?view=card");
    return cards.find(({ _id }) => _id === blog)?.commentCount;
  };

  it("are hidden until the member is enabled again", async () => {
    expect(await page()).toContain("quokka");
    await setDisabled(true);
    expect(await page()).not.toContain("quokka");
    expect((await shown()).commentCount).toBe(0);
    await expect.poll(cardCount).toBe(0); // counts of lists may lag
    await setDisabled(false);
    expect((await shown()).commentCount).toBe(1);
    await expect.poll(cardCount).toBe(1);
    expect((await shown()).comments.map(({ text }) => text)).toEqual(["A loud quokka!"]);
    // The operator's command enables the account, too.
    await setDisabled(true);
    expect(await page()).not.toContain("quokka");
    await appointAdmin(await site.ctx(), { email: writer.email }, site.services);
    expect(await page()).toContain("quokka");
  });
});
