import { describe, expect, it } from "vitest";
import { BrokenReferenceError } from "#db/client.ts";
import type { Blog, ListedBlog } from "#features/blogs/contract.ts";
import { useList, useSite } from "#test/harness.ts";
import { addPeople, addPerson, inTurns, password } from "#test/people.ts";
import type { Liked } from "./contract.ts";
import { addLike } from "./store.server.ts";

const site = useSite();
const blogs = useList<ListedBlog>(site, "/api/blogs/all?view=card");

type Headers = Record<string, string>;
const idOf = (at: number) => blogs[at]?._id ?? "";
const like = (id: string, headers: Headers = {}) =>
  site.call<Liked>(`PUT /api/blogs/like/${id}`, undefined, headers);
const unlike = (id: string, headers: Headers = {}) =>
  site.call<Liked>(`PUT /api/blogs/unlike/${id}`, undefined, headers);
const read = (id: string) => site.json<Blog>(`/api/blogs/${id}`);

describe("PUT /api/blogs/like/{id}", () => {
  it("requires authentication", async () => {
    expect(await like(idOf(0))).toMatchObject({ status: 401, body: { msg: "Please log in" } });
  });

  it("adds one public like and rejects a second", async () => {
    const { id, signedIn } = await addPerson(site, "Likes Once");
    const before = await read(idOf(0));
    const { status, body } = await like(idOf(0), signedIn);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["_id", "likeCount", "likes"]);
    expect(body._id).toBe(idOf(0));
    expect(body.likeCount).toBe(before.likeCount + 1);
    expect(body.likes).toContainEqual({ user: id });
    expect(await like(idOf(0), signedIn)).toMatchObject({ status: 400, body: { msg: "Blog already liked" } });
    const after = await read(idOf(0));
    expect(after.likes).toEqual(body.likes);
    expect(after.likeCount).toBe(before.likeCount + 1);
  });

  it("counts ten simultaneous likes of a member once", async () => {
    const { id, signedIn } = await addPerson(site, "Impatient");
    const before = await read(idOf(1));
    const answers = await Promise.all(Array.from({ length: 10 }, () => like(idOf(1), signedIn)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    const after = await read(idOf(1));
    expect(after.likeCount).toBe(before.likeCount + 1);
    expect(after.likes.filter(({ user }) => user === id).length).toBe(1);
  });

  it("counts simultaneous likes of a thousand members", async () => {
    const people = await addPeople(site, 1000);
    const before = await read(idOf(2));
    const statuses = await inTurns(people, 50, async ({ signedIn }) => {
      const answer = await site.fetch(`/api/blogs/like/${idOf(2)}`, { method: "PUT", headers: signedIn });
      await answer.body?.cancel();
      return answer.status;
    });
    expect(statuses.filter((status) => status === 200).length).toBe(1000);
    const after = await read(idOf(2));
    expect(after.likeCount).toBe(before.likeCount + 1000);
    expect(new Set(after.likes.map(({ user }) => user)).size).toBe(1000);
    const card = (await site.json<ListedBlog[]>("/api/blogs/all?view=card"))[2];
    expect(card?.likeCount).toBe(after.likeCount);
  }, 120_000);
});

describe("PUT /api/blogs/unlike/{id}", () => {
  it("requires authentication", async () => {
    expect(await unlike(idOf(0))).toMatchObject({ status: 401, body: { msg: "Please log in" } });
  });

  it("removes only the member's like, once", async () => {
    const { id, signedIn } = await addPerson(site, "Changes Mind");
    const before = await read(idOf(3));
    expect(before.likeCount).toBeGreaterThan(0);
    const never = { status: 400, body: { msg: "Blog has not yet been liked" } };
    expect(await unlike(idOf(3), signedIn)).toMatchObject(never);
    await like(idOf(3), signedIn);
    const answers = await Promise.all(Array.from({ length: 5 }, () => unlike(idOf(3), signedIn)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await unlike(idOf(3), signedIn)).toMatchObject(never);
    const after = await read(idOf(3));
    expect(after.likes).toEqual(before.likes);
    expect(after.likes).not.toContainEqual({ user: id });
  });
});

describe("what can be liked", () => {
  it.each([
    ["deleted", { deletedAt: "2026-03-01T00:00:00.000Z" }],
    ["a draft", { publishedAt: null }],
    ["published later", { publishedAt: "2026-03-10T09:00:00.001Z" }],
  ])("is not a blog that is %s", async (_, state) => {
    const id = idOf(20);
    const { signedIn } = await addPerson(site, "Too Curious");
    const { queries } = site.services.db;
    const { deletedAt, publishedAt } = await queries
      .selectFrom("blogs")
      .select(["deletedAt", "publishedAt"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await queries.updateTable("blogs").set(state).where("id", "=", id).execute();
    expect(await like(id, signedIn)).toMatchObject({ status: 404, body: { msg: "Blog not found" } });
    expect(await unlike(id, signedIn)).toMatchObject({ status: 404, body: { msg: "Blog not found" } });
    await queries.updateTable("blogs").set({ deletedAt, publishedAt }).where("id", "=", id).execute();
    await queries.deleteFrom("users").where("email", "=", "too.curious@example.org").execute();
  });

  it("answers 404 for unknown ids", async () => {
    const headers = await site.bearer("joaquim.rahmani@example.org");
    for (const id of ["000000000000000000000000", "%00", "a".repeat(150), "'--", "constructor"]) {
      expect((await like(id, headers)).status, id).toBe(404);
      expect((await unlike(id, headers)).status, id).toBe(404);
    }
  });
});

describe("an account that is deleted while liking and commenting", () => {
  it("gets an error message and leaves no like", async () => {
    const before = await read(idOf(7));
    for (const turn of [1, 2, 3]) {
      const { signedIn } = await addPerson(site, `Leaves In A Hurry ${turn}`, { withPassword: true });
      const call = (line: string, body?: object) => site.call(line, body, signedIn);
      const answers = await Promise.all([
        call("POST /api/users/delete-account", { password, comments: "remove" }),
        ...Array.from({ length: 24 }, (_, at) => call(`PUT /api/blogs/${at % 2 ? "un" : ""}like/${idOf(7)}`)),
        ...Array.from({ length: 6 }, () => call(`POST /api/blogs/comment/${idOf(7)}`, { text: "Bye." })),
      ]);
      expect(answers.filter(({ status }) => ![200, 400, 401, 404].includes(status))).toEqual([]);
    }
    const after = await read(idOf(7));
    expect([after.likes, after.comments.filter(({ text }) => text !== "Bye.")]).toEqual([
      before.likes,
      before.comments,
    ]);
  });

  it("leaves no dangling rows", async () => {
    const nobody = {
      blogId: idOf(7),
      userId: "000000000000000000000000",
      createdAt: "2026-03-10T09:00:00.000Z",
    };
    const write = site.services.db.write((queries) => addLike(queries, nobody));
    await expect(write).rejects.toThrow(BrokenReferenceError);
  });
});

describe("GET /api/users/likes", () => {
  it("requires authentication", async () => {
    expect((await site.call("GET /api/users/likes")).status).toBe(401);
  });

  it("lists the member's liked blogs, latest first", async () => {
    const { signedIn } = await addPerson(site, "Collects");
    const mine = async () => (await site.call<string[]>("GET /api/users/likes", undefined, signedIn)).body;
    expect(await mine()).toEqual([]);
    for (const [at, minute] of [4, 6, 5].entries()) {
      site.clock.set(`2026-03-10T10:0${at}:00.000Z`);
      await like(idOf(minute), signedIn);
    }
    expect(await mine()).toEqual([idOf(5), idOf(6), idOf(4)]);
    await unlike(idOf(6), signedIn);
    expect(await mine()).toEqual([idOf(5), idOf(4)]);
    site.clock.set("2026-03-10T09:00:00.000Z");
  });
});
