import { beforeAll, describe, expect, it } from "vitest";
import type { Blog } from "#features/blogs/contract.ts";
import { useSite } from "#test/harness.ts";
import { usePerson } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import type { Comment, CommentPage } from "./contract.ts";
import { addComments } from "./store.server.ts";

const many = 250;

let blog: Blog;
const site = useSite();
const writer = usePerson(site, "Busy Writer");
beforeAll(async () => {
  const api = writingApi(site, await site.bearer());
  const { _id } = (await api.add({ ...article, title: "Much discussed" })).body;
  const rows = Array.from({ length: many }, (_, index) => ({
    id: `much${String(index).padStart(4, "0")}`,
    blogId: _id,
    userId: writer.id,
    text: `Comment ${index}.`,
    // Of several with the same instant the larger id is the later one.
    createdAt: new Date(Date.parse("2026-03-01T09:00:00.000Z") + Math.floor(index / 3) * 1000).toISOString(),
  }));
  await site.services.db.write((queries) => addComments(queries, rows));
  blog = await site.json<Blog>(`/api/blogs/${_id}`);
});

const texts = (comments: Comment[]) => comments.map(({ text }) => text);
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Comment ${first - index}.`);
const comments = (query = "") => site.json<CommentPage>(`/api/blogs/${blog._id}/comments${query}`);
const page = async (query = "") => (await site.fetch(`/blogs/much-discussed${query}`)).text();

describe("GET /api/blogs/{id}/comments", () => {
  it("has 100 at a time, newest first, and all of them in turn", async () => {
    const seen: string[] = [];
    let older: string | null = null;
    const sizes: number[] = [];
    do {
      const found: CommentPage = await comments(older ? `?before=${older}` : "");
      seen.push(...texts(found.comments));
      sizes.push(found.comments.length);
      older = found.older;
    } while (older);
    expect(sizes).toEqual([100, 100, 50]);
    expect(seen).toEqual(from(many - 1, many));
    expect(texts((await site.json<CommentPage>("/api/blogs/much-discussed/comments")).comments)).toEqual(
      from(many - 1, 100),
    );
  });

  it("answers 404 for unknown comments, those of other blogs, and blogs that are not public", async () => {
    const [other] = await site.json<Blog[]>("/api/blogs/all?limit=5");
    for (const path of [
      `/api/blogs/${blog._id}/comments?before=nobody`,
      `/api/blogs/${blog._id}/comments?before=%00`,
      `/api/blogs/${other?._id === blog._id ? "x" : other?._id}/comments?before=much0001`,
      "/api/blogs/no-such-blog/comments",
    ]) {
      expect([path, (await site.fetch(path)).status]).toEqual([path, expect.toBeOneOf([400, 404])]);
    }
  });

  it("continues after a comment that was taken down", async () => {
    const admin = await site.bearer();
    await site.call("PUT /api/comments/much0150/removed", { reason: "Rude." }, admin);
    expect(texts((await comments("?before=much0150")).comments)[0]).toBe("Comment 149.");
    await site.call("DELETE /api/comments/much0150/removed", undefined, admin);
  });
});

it("after a comment that was deleted for good comments continue, on a page that is not kept", async () => {
  const line = `/api/blogs/comment/${blog._id}`;
  const posted = await site.call<Comment[]>(`POST ${line}`, { text: "Too soon." }, writer.signedIn);
  const id = posted.body[0]?._id;
  await site.call(`DELETE ${line}/${id}`, undefined, writer.signedIn);
  expect(texts((await comments(`?before=${id}`)).comments)).toEqual(from(many - 1, 100));
  const answer = await site.fetch(`/blogs/much-discussed?before=${id}`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.text()).toContain("Newest comments");
  expect((await site.fetch(`/api/blogs/${blog._id}/comments?before=${"f".repeat(24)}`)).status).toBe(404);
});

describe("an article with many comments", () => {
  it("lists the newest 100 in its answers, and counts all", async () => {
    expect([blog.comments.length, blog.commentCount]).toEqual([100, many]);
    const posted = await site.call<Comment[]>(
      `POST /api/blogs/comment/${blog._id}`,
      { text: "One more." },
      writer.signedIn,
    );
    expect(texts(posted.body)).toEqual(["One more.", ...from(many - 1, 99)]);
    const id = posted.body[0]?._id;
    const removed = await site.call<Comment[]>(
      `DELETE /api/blogs/comment/${blog._id}/${id}`,
      undefined,
      writer.signedIn,
    );
    expect(texts(removed.body)).toEqual(from(many - 1, 100));
  });

  it("has pages of them that need no script, with one canonical URL", async () => {
    const newest = await page();
    expect(newest).toContain("Comment 249.");
    expect(newest).toContain("Comment 150.");
    expect(newest).not.toContain("Comment 149.");
    expect(newest).toContain(">(<!-- -->250<!-- -->)<");
    const [, next = ""] = /href="\/blogs\/much-discussed(\?before=[^#"]+)#comments"/.exec(newest) ?? [];
    const older = await page(next);
    expect(older).toContain("Comment 149.");
    expect(older).not.toContain("Comment 150.");
    expect(older).toContain('href="/blogs/much-discussed#comments"');
    expect(older).toMatch(/<link rel="canonical" href="[^"?]+\/blogs\/much-discussed"/);
    const [, last = ""] = /href="\/blogs\/much-discussed(\?before=[^#"]+)#comments"/.exec(older) ?? [];
    const oldest = await page(last);
    expect(oldest).toContain("Comment 0.");
    expect(oldest).not.toContain("Older comments");
  });

  it("shows the newest for an invented comment, and does not keep that page", async () => {
    const answer = await site.fetch("/blogs/much-discussed?before=invented");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const html = await answer.text();
    expect(html).toContain("Comment 249.");
    expect(html).not.toContain("Newest comments");
  });
});
