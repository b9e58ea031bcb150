import { beforeEach, describe, expect, it } from "vitest";
import type { Settings } from "#core/settings.ts";
import type { Blog, BlogCard } from "#features/blogs/contract.ts";
import type { MemberExport } from "#features/members/contract.ts";
import type { Overview } from "#features/overview/contract.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { addPerson, type Person, password } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";
import { article, writingApi } from "#test/writing.ts";
import type { Comment, ManagedComment } from "./contract.ts";

const spam = "Casino http://quokka.example";

let blog: string;
const site = useSite();
const admin = useBearer(site);
const api = writingApi(site, admin);
beforeEach(async () => {
  blog = (await api.add(article)).body._id;
});

let people = 0;
const newPerson = () => {
  people += 1;
  return addPerson(site, `Holds ${people}`);
};
const say = ({ signedIn }: Person, text: string) =>
  site.call<Comment[]>(`POST /api/blogs/comment/${blog}`, { text }, signedIn);
/** Returns the id of a comment that waits. */
async function held(person: Person, text = spam): Promise<string> {
  const comment = (await post(person, text))[0];
  expect(comment).toMatchObject({ text, waiting: true });
  return comment?._id ?? "";
}
/** The comments of a person with this text. Ids of one moment have no order. */
async function post(person: Person, text: string): Promise<Comment[]> {
  const { body } = await say(person, text);
  return body.filter((comment) => comment.user === person.id && comment.text === text);
}
const waits = async (person: Person, text: string) => (await post(person, text))[0]?.waiting ?? false;
const waiting = ({ signedIn }: Person) =>
  site.call<Comment[]>(`GET /api/blogs/${blog}/comments/waiting`, undefined, signedIn);
const shown = async () => (await site.json<Blog>(`/api/blogs/${blog}`)).comments.map(({ text }) => text);
const page = async () => (await site.fetch(`/blogs/${blog}`)).text();
const decide = (how: string, ids: string[], more = {}) =>
  api.call<{ ids: string[] }>(`POST /api/comments/${how}`, { ids, ...more });
const list = async (query: string) => (await api.call<ManagedComment[]>(`GET /api/comments?${query}`)).body;
const setAccounts = async (change: Partial<Settings["accounts"]>) =>
  expect((await changeSettings(site, admin, "accounts", change)).status).toBe(200);

it("GET /api/blogs/{id}/comments/waiting has what its writer and administrators see, and nobody else", async () => {
  const [writer, other] = [await newPerson(), await newPerson()];
  const before = await site.json<BlogCard[]>("/api/blogs/all?view=card");
  const id = await held(writer);
  expect((await waiting(writer)).body).toMatchObject([{ _id: id, waiting: true }]);
  expect((await say(writer, "And one without.")).body.map(({ text }) => text).toSorted()).toEqual([
    "And one without.",
    spam,
  ]);
  expect((await waiting(other)).body).toEqual([]);
  expect((await site.call(`GET /api/blogs/${blog}/comments/waiting`)).status).toBe(401);
  const others = [
    JSON.stringify((await say(other, "Hello")).body),
    ...(await Promise.all(
      [
        `/blogs/${blog}`,
        `/blogs/${blog}?before=${id}`,
        `/api/blogs/${blog}`,
        `/api/blogs/${blog}/page`,
        `/api/blogs/${blog}/comments`,
        "/api/blogs/all?limit=5",
        "/api/search?q=quokka",
        "/feed.xml",
        "/",
      ].map(async (path) => (await site.fetch(path)).text()),
    )),
  ];
  expect(others.filter((text) => text.includes("quokka"))).toEqual([]);
  expect((await site.json<Blog>(`/api/blogs/${blog}`)).commentCount).toBe(2);
  const count = (cards: BlogCard[]) => cards.find(({ _id }) => _id === blog)?.commentCount;
  expect(count(before)).toBe(0);
  await expect.poll(async () => count(await site.json("/api/blogs/all?view=card"))).toBe(2);
  expect(await list("state=waiting&q=quokka")).toMatchObject([
    { _id: id, writer: { isVerified: true, shown: 1, waiting: 1, accepted: 0 } },
  ]);
  expect((await list("state=shown&q=quokka")).length).toBe(0);
  const own = await site.call<MemberExport>("GET /api/users/export", undefined, writer.signedIn);
  expect(own.body.comments.find(({ text }) => text === spam)?.waitsSince).toBe("2026-03-10T09:00:00.000Z");
});

it("a comment that waits waits for its turn in the overview, and not among the new comments", async () => {
  const id = await held(await newPerson());
  const { waitingComments, comments } = (await api.call<Overview>("GET /api/admin/overview")).body;
  expect(waitingComments.items.map(({ _id }) => _id)).toContain(id);
  expect(waitingComments.count).toBeGreaterThan(0);
  expect(comments.items.map(({ _id }) => _id)).not.toContain(id);
});

describe("POST /api/comments/accept", () => {
  it("shows a comment; the next one by the same person appears at once", async () => {
    const writer = await newPerson();
    const id = await held(writer);
    expect(await page()).not.toContain("quokka");
    expect((await decide("accept", [id])).body).toEqual({ ids: [id] });
    expect(await shown()).toEqual([spam]);
    expect(await page()).toContain("quokka");
    expect((await waiting(writer)).body).toEqual([]);
    expect(await waits(writer, "www.again.example")).toBe(false);
    expect((await decide("accept", [id])).body).toEqual({ ids: [] });
  });

  it("leaves comments alone that have been taken down or deleted", async () => {
    const writer = await newPerson();
    const [one, two] = [await held(writer), await held(writer, "www.two.example")];
    await decide("take-down", [one], { reason: "Spam" });
    expect(
      (await site.call(`DELETE /api/blogs/comment/${blog}/${two}`, undefined, writer.signedIn)).status,
    ).toBe(200);
    expect((await decide("accept", [one, two])).body).toEqual({ ids: [] });
    expect((await waiting(writer)).body).toEqual([]);
  });
});

it("POST /api/comments/hold hides an accepted comment again at once", async () => {
  const writer = await newPerson();
  const id = await held(writer);
  await decide("accept", [id]);
  expect(await page()).toContain("quokka");
  expect((await decide("hold", [id])).body).toEqual({ ids: [id] });
  expect(await page()).not.toContain("quokka");
  expect(await waits(writer, "www.once-more.example")).toBe(true);
});

it("PUT /api/members/{id}/comments/accepted accepts all that wait by one person", async () => {
  const [writer, other] = [await newPerson(), await newPerson()];
  const ids = [await held(writer), await held(writer, "and www.more.example")];
  await held(other, "http://other.example");
  const { body } = await api.call<{ ids: string[] }>(`PUT /api/members/${writer.id}/comments/accepted`);
  expect(body.ids.toSorted()).toEqual(ids.toSorted());
  expect((await shown()).length).toBe(2);
});

it("POST /api/comments/put-back lets a comment that had to wait wait again", async () => {
  const writer = await newPerson();
  const one = await held(writer);
  await decide("take-down", [one]);
  expect((await waiting(writer)).body).toEqual([]);
  expect((await decide("put-back", [one])).body).toEqual({ ids: [one] });
  expect((await waiting(writer)).body).toMatchObject([{ _id: one }]);
  expect(await shown()).toEqual([]);
});

describe("the queue", () => {
  it("cannot be decided by members", async () => {
    const writer = await newPerson();
    const id = await held(writer);
    for (const line of ["accept", "hold", "take-down", "put-back"].map((how) => `POST /api/comments/${how}`))
      expect((await site.call(line, { ids: [id] }, writer.signedIn)).status).toBe(403);
    const all = `PUT /api/members/${writer.id}/comments/accepted`;
    expect((await site.call(all, undefined, writer.signedIn)).status).toBe(403);
    expect((await site.call(`PUT /api/comments/${id}/reply`, { text: "Yes" }, writer.signedIn)).status).toBe(
      403,
    );
    expect(await shown()).toEqual([]);
  });

  it("is one of 20 by the same person at most", async () => {
    const writer = await newPerson();
    for (let n = 1; n <= 20; n += 1) {
      await site.services.limits.forget("comment", writer.id);
      await held(writer, `www.number${n}.example`);
    }
    await site.services.limits.forget("comment", writer.id);
    const answer = await site.call<Refused>(
      `POST /api/blogs/comment/${blog}`,
      { text: spam },
      writer.signedIn,
    );
    expect([answer.status, answer.body.msg]).toEqual([
      403,
      "20 of your comments wait for approval already. Please try again once somebody has read them.",
    ]);
    expect((await say(writer, "Without a link")).status).toBe(200);
  });

  it("is deleted with the account, also if other comments stay", async () => {
    const writer = await addPerson(site, "Leaves Waiting", { withPassword: true });
    await held(writer);
    await say(writer, "This stays.");
    const body = { password, comments: "keep" };
    expect((await site.call("POST /api/users/delete-account", body, writer.signedIn)).status).toBe(200);
    expect((await list("q=quokka")).filter((comment) => comment.blog._id === blog)).toEqual([]);
    expect(await shown()).toEqual(["This stays."]);
  });

  it("leaves the queue while its writer is disabled", async () => {
    const writer = await newPerson();
    const id = await held(writer);
    await api.call(`PUT /api/members/${writer.id}`, { disabled: true });
    expect((await list("state=waiting")).map(({ _id }) => _id)).not.toContain(id);
    await decide("accept", [id]);
    expect(await shown()).toEqual([]);
    await api.call(`PUT /api/members/${writer.id}`, { disabled: false });
    expect(await shown()).toEqual([spam]);
  });
});

describe("the setting", () => {
  it("holds none, those with links, first ones or all", async () => {
    const accepted = await newPerson();
    await decide("accept", [await held(accepted)]);
    let rounds = 0;
    for (const [hold, expected] of [
      ["none", [false, false, false]],
      ["first", [true, true, false]],
      ["all", [true, true, true]],
      ["links", [false, true, false]],
    ] as const) {
      await setAccounts({ hold });
      const writer = await newPerson();
      rounds += 1;
      expect([
        hold,
        [
          await waits(writer, "Plain"),
          await waits(writer, spam),
          await waits(accepted, `www.number${rounds}.example`),
        ],
      ]).toEqual([hold, expected]);
    }
  });

  it("holds no comments of administrators, and those of people with a link as their name", async () => {
    await setAccounts({ hold: "all" });
    const answer = await site.call<Comment[]>(`POST /api/blogs/comment/${blog}`, { text: spam }, admin);
    expect(answer.body[0]).not.toHaveProperty("waiting");
    await setAccounts({ hold: "links" });
    expect(await waits(await addPerson(site, "spam.example"), "Nice!")).toBe(true);
  });

  it("holds the comments of people who take a link as their name afterwards", async () => {
    const [writer, accepted] = [await newPerson(), await newPerson()];
    await decide("accept", [await held(accepted)]);
    for (const person of [writer, accepted]) {
      expect(await waits(person, "Nice!")).toBe(false);
      const name = { name: "www.quokka.example" };
      expect((await site.call("PUT /api/users/profile", name, person.signedIn)).status).toBe(200);
    }
    expect((await waiting(writer)).body).toMatchObject([{ text: "Nice!" }]);
    expect((await waiting(accepted)).body).toEqual([]);
    expect((await site.json<Blog>(`/api/blogs/${blog}`)).comments.map(({ user }) => user)).not.toContain(
      writer.id,
    );
  });
});
