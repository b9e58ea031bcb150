import { describe, expect, it } from "vitest";
import type { Blog } from "#features/blogs/contract.ts";
import { useFirst, useSite } from "#test/harness.ts";
import { raw } from "#test/raw.ts";

const site = useSite();
const newest = useFirst<Blog>(site, "/api/blogs/all?limit=1");

/** Changes a row without invalidating anything: a new answer shows the change, a cached one does not. */
async function retitle(title: string): Promise<void> {
  await site.services.db.queries.updateTable("blogs").set({ title }).where("id", "=", newest._id).execute();
}

const change = () => site.services.db.write(async (_, invalidate) => invalidate(`blog:${newest._id}`));

describe("an anonymous API answer", () => {
  const tag = () => newest.tags[0] ?? "";
  it.each([
    ["one article", () => `/api/blogs/${newest._id}`, () => `/api/blogs/${newest._id}?zz=1`],
    ["a list", () => "/api/blogs/all", () => "/api/blogs/all?limit=100&zz=1&page=1&view=full"],
    [
      "cards by a tag",
      () => `/api/blogs/all?view=card&tag=${tag().toLowerCase()}`,
      () => `/api/blogs/all?tag=${tag().toUpperCase()}&zz=1&view=card`,
    ],
  ])("is cached under its canonical URL until its data changes: %s", async (_, path, other) => {
    await retitle("As it was");
    await change();
    const first = await site.fetch(path());
    expect(await first.text()).toContain("As it was");
    await retitle("As it is now");
    for (const address of [path(), other()]) {
      const cached = await site.fetch(address);
      expect([cached.headers.get("etag"), (await cached.text()).includes("As it was")]).toEqual([
        first.headers.get("etag"),
        true,
      ]);
    }
    const known = { "if-none-match": String(first.headers.get("etag")) };
    expect((await raw(site, path(), { headers: known })).status).toBe(304);
    const member = await site.fetch(path(), { headers: await site.bearer() });
    expect(member.headers.get("cache-control")).toBe("private, no-store");
    expect(await member.text()).toContain("As it is now");
    await change();
    expect(await (await site.fetch(path())).text()).toContain("As it is now");
  });

  it("is not cached if anybody can invent the query", async () => {
    for (const path of [
      "/api/search?q=zzyzzx",
      "/api/blogs/all?tag=invented",
      "/api/blogs/all?page=70000",
      "/api/blogs/section/invented",
      "/api/blogs/subcategories/invented",
      "/api/photography/all?page=70000",
    ]) {
      const { headers } = await site.fetch(path);
      expect([path, headers.get("cache-control"), headers.get("etag")]).toEqual([path, "no-store", null]);
    }
  });
});

describe("a list of whole articles", () => {
  it("ends a page after a million characters, and links to the rest", async () => {
    const content = `<p>${"x".repeat(90_000)}</p>`;
    await site.services.db.write(async (queries, invalidate) => {
      await queries.updateTable("blogs").set({ content }).execute();
      invalidate("blogs");
    });
    for (const list of ["/api/blogs/all", "/api/blogs/section/events"]) {
      const cards = await site.json<Blog[]>(`${list}?view=card`);
      const found: string[] = [];
      let pages = 0;
      for (let next: string | undefined = list; next; pages += 1) {
        const answer = await site.fetch(next);
        const body = await answer.text();
        expect(body.length).toBeLessThan(1_300_000);
        expect(answer.headers.get("x-total-count")).toBe(String(cards.length));
        found.push(...(JSON.parse(body) as Blog[]).map(({ _id }) => _id));
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
      }
      expect(found).toEqual(cards.map(({ _id }) => _id));
      expect(pages).toBe(Math.ceil(cards.length / 10)); // ten fit, of a hundred that were asked for
    }
  });

  it("has at least one article, however long it is", async () => {
    await site.services.db.write(async (queries, invalidate) => {
      await queries
        .updateTable("blogs")
        .set({ content: "x".repeat(1_100_000) })
        .where("id", "=", newest._id)
        .execute();
      invalidate("blogs");
    });
    const items = await site.json<Blog[]>("/api/blogs/all?limit=7");
    expect(items.map(({ _id }) => _id)).toEqual([newest._id]);
  });
});
