import { describe, expect, it } from "vitest";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import type { SearchAnswer } from "#features/site-search/contract.ts";
import { useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { article, pictureFile, writingApi } from "#test/writing.ts";

const site = useSite();

const found = async (q: string) => (await site.json<SearchAnswer>(`/api/search?q=${q}`)).total;

describe("large saves", () => {
  it("index the first 20,000 words", async () => {
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `w${from + index}`).join(" ");
    const api = writingApi(site, await site.bearer());
    const { status } = await api.add({
      ...article,
      content: `<p>alphaword ${words(0, 19_998)} lastword betaword ${words(20_000, 5000)}</p>`,
    });
    expect(status).toBe(201);
    expect([await found("alphaword"), await found("lastword"), await found("betaword")]).toEqual([1, 1, 0]);
  });

  /** What is counted while the work is done. */
  async function countedIn(work: () => Promise<unknown>) {
    const { limits } = site.services;
    const { count } = limits;
    const counted: [string, number | undefined][] = [];
    limits.count = async (limit, key, weight) => {
      counted.push([limit, weight]);
      return count(limit, key, weight);
    };
    await work();
    limits.count = count;
    return counted;
  }

  it("count by size for administrators, and as uploads only with a file", async () => {
    const api = writingApi(site, await site.bearer());
    const counted = await countedIn(async () => {
      await api.add(article);
      await api.send("POST /api/blogs/add", { ...article, content: `<p>${"long ".repeat(2000)}</p>` });
      await api.send("POST /api/blogs/add", { ...article, image: await pictureFile("red") });
    });
    expect(counted).toEqual([
      ["text of an admin", 1],
      ["text of an admin", 11],
      ["upload of an admin", undefined],
      ["text of an admin", 1],
    ]);
  });

  it("are limited to 30 in ten minutes for other authors", async () => {
    const author = await addPerson(site, "Own Writer");
    const draft = { ...article, subcategory: "", tags: [] };
    const { id } = await publishBlog(await site.ctx(), draft, { authorId: author.id });
    const api = writingApi(site, author.signedIn);
    const statuses: number[] = [];
    for (let save = 1; save <= 31; save += 1) {
      statuses.push((await api.update(String(id), { title: `Save ${save}` })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const admin = writingApi(site, await site.bearer());
    expect((await admin.update(String(id), { title: "By an administrator" })).status).toBe(200);
  });

  it("count by size and elements for autosaves of authors", async () => {
    const author = await addPerson(site, "Slow Writer");
    const { body } = await writingApi(site, await site.bearer()).add({
      ...article,
      status: "draft",
    });
    await site.services.db.queries
      .updateTable("blogs")
      .set({ authorId: author.id })
      .where("id", "=", body._id)
      .execute();
    const api = writingApi(site, author.signedIn);
    const statuses: number[] = [];
    const counted = await countedIn(async () => {
      for (const words of [1, 20_000]) {
        const fields = { content: `<p>${"word ".repeat(words)}</p>`, version: statuses.length + 1 };
        statuses.push((await api.call(`PUT /api/blogs/${body._id}/draft`, fields)).status);
      }
    });
    expect(statuses).toEqual([200, 200]);
    expect(counted).toEqual([
      ["autosaved text", 40],
      ["autosaved text", 101],
      ["elements of saves", 2002],
    ]);
  });
});
