import { beforeAll, describe, expect, it } from "vitest";
import type { Blog, ListedBlog } from "#features/blogs/contract.ts";
import { useList, useSite } from "#test/harness.ts";
import { addPerson, type Person } from "#test/people.ts";
import type { Comment } from "./contract.ts";

let writer: Person;
const site = useSite();
const blogs = useList<ListedBlog>(site, "/api/blogs/all?view=card");
beforeAll(async () => {
  writer = await addPerson(site, "Comment Writer");
});

type Headers = Record<string, string>;
const idOf = (at: number) => blogs[at]?._id ?? "";
const add = (id: string, body: object, headers: Headers = {}) =>
  site.call<Comment[]>(`POST /api/blogs/comment/${id}`, body, headers);
const remove = (id: string, commentId: string, headers: Headers = {}) =>
  site.call<Comment[]>(`DELETE /api/blogs/comment/${id}/${commentId}`, undefined, headers);
const read = (id: string) => site.json<Blog>(`/api/blogs/${id}`);
/** Adds a comment as somebody who has said nothing yet, and gives back its text as it is kept. */
async function commentsBy(name: string, text: string) {
  const { signedIn } = await addPerson(site, name);
  const { body } = await add(idOf(9), { text }, signedIn);
  return body.find((comment) => comment.name === name)?.text;
}

describe("POST /api/blogs/comment/{id}", () => {
  it("requires authentication", async () => {
    expect(await add(idOf(0), { text: "Hello" })).toMatchObject({
      status: 401,
      body: { msg: "Please log in" },
    });
  });

  it("adds comments of members, the author and admins, and returns all", async () => {
    const before = await read(idOf(0));
    const author = blogs[0]?.name.toLowerCase().replace(" ", ".");
    const headers = [writer.signedIn, await site.bearer(`${author}@example.org`), await site.bearer()];
    for (const [at, signedIn] of headers.entries()) {
      site.clock.set(`2026-03-10T09:00:0${at + 1}.000Z`);
      const { status, body } = await add(idOf(0), { text: `Comment ${at}` }, signedIn);
      expect(status).toBe(200);
      expect(body.length).toBe(before.comments.length + at + 1);
      expect(body[0]).toMatchObject({ text: `Comment ${at}`, date: `2026-03-10T09:00:0${at + 1}.000Z` });
    }
    const after = await read(idOf(0));
    const dates = after.comments.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(after.comments.map(({ text }) => text).slice(0, 3)).toEqual([
      "Comment 2",
      "Comment 1",
      "Comment 0",
    ]);
    expect(after.commentCount).toBe(before.commentCount + 3);
    expect(after.comments[2]).toMatchObject({ name: "Comment Writer", user: writer.id, avatar: null });
    site.clock.set("2026-03-10T09:00:00.000Z");
  });

  it.each([
    ["nothing", {}],
    ["an empty text", { text: "" }],
    ["spaces and line breaks", { text: " \n\t \u00a0\u3000\ufeff" }],
    ["the character NUL alone", { text: "\0" }],
    ["5,001 characters", { text: "c".repeat(5001) }],
    ["a list", { text: ["Hello"] }],
    ["an object", { text: { toString: "Hello" } }],
    ["null", { text: null }],
  ])("refuses %s", async (what, body) => {
    const { signedIn } = await addPerson(site, `Says ${what}`);
    const before = await read(idOf(1));
    const answer = await add(idOf(1), body, signedIn);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: "text" }] } });
    expect((await read(idOf(1))).comments).toEqual(before.comments);
  });

  it("keeps 5,000 characters, line breaks and all scripts, trimmed", async () => {
    const long = `${"c".repeat(4998)}é.`;
    expect(await commentsBy("Talks Long", long)).toBe(long);
    expect(await commentsBy("Talks In Lines", "  One.\n\n  Two.\r\nThree.\n ")).toBe(
      "One.\n\n  Two.\r\nThree.",
    );
    expect(await commentsBy("Talks Much", "தமிழ் 🚃👩🏽‍🔧 ‮עברית‬ <b>bold</b> &amp;")).toBe(
      "தமிழ் 🚃👩🏽‍🔧 ‮עברית‬ <b>bold</b> &amp;",
    );
    expect(await commentsBy("Talks Broken", "half \ud83d of one, NUL \0 too")).toBe(
      "half \ufffd of one, NUL  too",
    );
  });

  it("ignores other fields", async () => {
    const invented = {
      text: "Only this",
      name: "The President",
      user: "somebody",
      userId: "somebody",
      date: "2001-01-01T00:00:00.000Z",
      _id: "000000000000000000000000",
      avatar: "https://elsewhere.example/x.png",
      commentId: "000000000000000000000000",
    };
    const { body } = await add(idOf(2), invented, writer.signedIn);
    const added = body.find(({ text }) => text === "Only this");
    expect(added).toMatchObject({ name: "Comment Writer", user: writer.id, avatar: null });
    expect(added?.date).toBe("2026-03-10T09:00:00.000Z");
    expect(added?._id).not.toBe("000000000000000000000000");
  });

  it("answers 404 for blogs that are not public", async () => {
    const { signedIn } = await addPerson(site, "Comments Anywhere");
    const hidden = idOf(27);
    const { queries } = site.services.db;
    await queries.updateTable("blogs").set({ publishedAt: null }).where("id", "=", hidden).execute();
    for (const id of [hidden, "000000000000000000000000", "%00", "a".repeat(150), "'--"]) {
      const answer = await add(id, { text: "Hello" }, signedIn);
      expect(answer.status, id).toBe(404);
      expect(answer.body).toHaveProperty("msg");
    }
  });
});

describe("DELETE /api/blogs/comment/{id}/{commentId}", () => {
  async function commentOf({ signedIn, id }: Person, blog = idOf(3)): Promise<string> {
    const { body } = await add(blog, { text: "To be taken away" }, signedIn);
    return body.find(({ user }) => user === id)?._id ?? "";
  }

  it("is allowed for its writer and admins, not for the article's author", async () => {
    const one = await addPerson(site, "Takes Back");
    const comment = await commentOf(one);
    const author = `${blogs[3]?.name.toLowerCase().replace(" ", ".")}@example.org`;
    expect((await remove(idOf(3), comment)).status).toBe(401);
    for (const headers of [writer.signedIn, await site.bearer(author)]) {
      expect(await remove(idOf(3), comment, headers)).toMatchObject({
        status: 403,
        body: { msg: "You can only delete your own comments." },
      });
    }
    expect((await read(idOf(3))).comments.map(({ _id }) => _id)).toContain(comment);
    const { status, body } = await remove(idOf(3), comment, one.signedIn);
    expect(status).toBe(200);
    expect(body.map(({ _id }) => _id)).not.toContain(comment);
    const other = await commentOf(one);
    expect((await remove(idOf(3), other, await site.bearer())).status).toBe(200);
    expect((await read(idOf(3))).comments.filter(({ user }) => user === one.id)).toEqual([]);
  });

  it("answers 404 for deleted comments and those of another blog", async () => {
    const one = await addPerson(site, "Mixes Up");
    const comment = await commentOf(one);
    expect((await remove(idOf(4), comment, one.signedIn)).status).toBe(404);
    expect((await remove(idOf(3), comment, one.signedIn)).status).toBe(200);
    expect((await remove(idOf(3), comment, one.signedIn)).status).toBe(404);
    for (const id of ["%00", "a".repeat(150), "'--"]) {
      expect((await remove(idOf(3), id, one.signedIn)).status, id).toBe(404);
    }
  });

  it("lets only admins delete comments of former members", async () => {
    const one = await addPerson(site, "Will Leave");
    const comment = await commentOf(one);
    await site.services.db.queries
      .updateTable("comments")
      .set({ userId: null })
      .where("id", "=", comment)
      .execute();
    expect((await remove(idOf(3), comment, one.signedIn)).status).toBe(403);
    expect((await remove(idOf(3), comment, await site.bearer())).status).toBe(200);
  });
});
