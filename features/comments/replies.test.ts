import { beforeEach, describe, expect, it } from "vitest";
import type { Blog } from "#features/blogs/contract.ts";
import type { MemberExport } from "#features/members/contract.ts";
import { type Refused, useBearer, useSite } from "#test/harness.ts";
import { addPerson, type Person } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";
import type { Comment, CommentPage, ManagedComment } from "./contract.ts";

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
  return addPerson(site, `Asks ${people}`);
};
/** Returns the new comment. Ids of one moment have no order. */
async function post({ id, signedIn }: Person, text: string): Promise<Comment | undefined> {
  const { body } = await site.call<Comment[]>(`POST /api/blogs/comment/${blog}`, { text }, signedIn);
  return body.find((comment) => comment.user === id && comment.text === text);
}
const shown = async () => (await site.json<Blog>(`/api/blogs/${blog}`)).comments.map(({ text }) => text);
const page = async () => (await site.fetch(`/blogs/${blog}`)).text();

describe("PUT /api/comments/{id}/reply", () => {
  const reply = (id: string, text: string, last: string | null = null) =>
    api.call<ManagedComment & Refused>(`PUT /api/comments/${id}/reply`, { text, last });

  it("is shown below the comment with the institute's name, and can be changed and deleted", async () => {
    const writer = await newPerson();
    const id = (await post(writer, "When does it open?"))?._id ?? "";
    const first = await reply(id, "  At nine.  ");
    const seen = { name: "Institute of the Path", date: "2026-03-10T09:00:00.000Z", text: "At nine." };
    expect(first.body).toMatchObject({ reply: seen, replier: { name: "Administrator" } });
    const { comments } = await site.json<CommentPage>(`/api/blogs/${blog}/comments`);
    expect(comments).toMatchObject([{ reply: seen }]);
    expect(JSON.stringify(comments)).not.toContain("Administrator");
    expect(await page()).toContain("At nine.");
    expect(await reply(id, "Too late")).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining("Somebody else has replied") },
    });
    expect((await reply(id, "At ten.", seen.date)).status).toBe(200);
    expect(await page()).not.toContain("At nine.");
    const own = await site.call<MemberExport>("GET /api/users/export", undefined, admin);
    expect(own.body.replies).toContainEqual({ blog, date: seen.date, text: "At ten." });
  });

  it("accepts a comment that waits", async () => {
    const writer = await newPerson();
    const id = (await post(writer, spam))?._id ?? "";
    expect((await reply(id, "Thank you.")).body.acceptedAt).toBe("2026-03-10T09:00:00.000Z");
    expect(await shown()).toEqual([spam]);
    expect(await post(writer, "www.next.example")).not.toHaveProperty("waiting");
  });

  it("is refused without words, and for comments that are gone or taken down", async () => {
    const id = (await post(await newPerson(), spam))?._id ?? "";
    expect(await reply(id, " \n ")).toMatchObject({ status: 400, body: { errors: [{ path: "text" }] } });
    expect((await reply(id, "r".repeat(5001))).status).toBe(400);
    expect((await reply("000000000000000000000000", "Yes")).status).toBe(404);
    await api.call("POST /api/comments/take-down", { ids: [id] });
    expect(await reply(id, "Yes")).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining("taken down") },
    });
    expect(await shown()).toEqual([]);
  });
});

it("DELETE /api/comments/{id}/reply hides the reply at once", async () => {
  const comment = await post(await newPerson(), "When does it close?");
  const line = `/api/comments/${comment?._id}/reply`;
  expect((await api.call(`PUT ${line}`, { text: "At five." })).status).toBe(200);
  expect(await page()).toContain("At five.");
  expect((await api.call(`DELETE ${line}`)).body).not.toHaveProperty("reply");
  expect(await page()).not.toContain("At five.");
});
