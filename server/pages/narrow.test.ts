import { beforeAll, describe, expect, it } from "vitest";
import { blogPath, collectionPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { type Draft, publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useList, useSite } from "#test/harness.ts";
import { openedAt } from "#test/templates.ts";

const admin = "admin@example.org";
const writer = "nasrin.oyelaran@example.org"; // of some articles of the sample
let paths: string[];
const site = useSite();
const blogs = useList<BlogCard>(site, "/api/blogs/all?view=card");
beforeAll(async () => {
  const [collection] = await site.json<{ _id: string; slug: string }[]>("/api/photography/all");
  paths = [
    ...[
      "/",
      "/contact",
      "/blogs",
      "/blogs?page=2",
      "/programmes",
      "/publications",
      "/events",
      "/photography",
    ],
    ...["/feed.json", "/feeds/section/events.json", "/events.ics", collectionPath(collection ?? { _id: "" })],
    ...blogs.map(blogPath),
  ];
  await readAll();
});

/** Reads every page, and says which were rendered anew for it. */
async function readAll(): Promise<{ rendered: string[]; texts: Map<string, string> }> {
  const rendered: string[] = [];
  const texts = new Map<string, string>();
  let before = await renders();
  for (const path of paths) {
    texts.set(path, await (await site.fetch(path)).text());
    const after = await renders();
    if (after > before) rendered.push(path);
    before = after;
  }
  return { rendered, texts };
}

async function renders(): Promise<number> {
  const lines = await (await site.fetch("/metrics")).text();
  return Number(/^footpath_page_renders_total (\d+)$/m.exec(lines)?.[1]);
}

/** Lists show counts, which follow some time after every like and comment. */
const isArticle = (path: string) => /^\/blogs\/\w/.test(path);
const showing = (texts: Map<string, string>, words: string) =>
  paths.filter((path) => texts.get(path)?.includes(words));

async function publish(more: Partial<Draft> = {}, publishedAt?: string): Promise<string> {
  const draft = {
    title: "A new bench",
    content: "<p>Sit.</p>",
    section: "programmes",
    subcategory: "",
    tags: [],
  };
  const { id } = await publishBlog(await site.ctx(admin), { ...draft, ...more }, { publishedAt });
  return id ?? "";
}

describe("a write invalidates the pages that show what it changes, and no others", () => {
  it.each([0, 20])("an article's new title, number %i", async (number) => {
    const { _id, slug, title } = blogs[number] as BlogCard;
    const before = showing((await readAll()).texts, blogPath({ _id, slug }));
    const bearer = await site.bearer(admin);
    const { status } = await site.call(`PUT /api/blogs/${_id}`, { title: `${title} again` }, bearer);
    expect(status).toBe(200);
    const { rendered, texts } = await readAll();
    expect(rendered).toEqual(before);
    expect(showing(texts, `${title} again`)).toEqual(before);
    expect(rendered.length).toBeLessThan(15);
  });

  it("a like", async () => {
    const { _id, slug } = blogs[3] as BlogCard;
    await site.call(`PUT /api/blogs/like/${_id}`, undefined, await site.bearer("zoe.ota@example.org"));
    expect((await readAll()).rendered.filter(isArticle)).toEqual([blogPath({ _id, slug })]);
  });

  it("a comment, and its removal", async () => {
    const { _id, slug } = blogs[4] as BlogCard;
    const signedIn = await site.bearer("zoe.ota@example.org");
    const { body } = await site.call<{ _id: string }[]>(
      `POST /api/blogs/comment/${_id}`,
      { text: "Good." },
      signedIn,
    );
    expect((await readAll()).rendered.filter(isArticle)).toEqual([blogPath({ _id, slug })]);
    await site.call(`DELETE /api/blogs/comment/${_id}/${body[0]?._id}`, undefined, signedIn);
    expect((await readAll()).rendered.filter(isArticle)).toEqual([blogPath({ _id, slug })]);
  });

  it("a member's new name", async () => {
    const before = (await readAll()).texts;
    const { status } = await site.call(
      "PUT /api/users/profile",
      { name: "N. Oyelaran" },
      await site.bearer(writer),
    );
    expect(status).toBe(200);
    const { rendered, texts } = await readAll();
    const shown = showing(before, "Nasrin Oyelaran");
    expect(shown.length).toBeGreaterThan(1);
    expect(rendered.filter(isArticle)).toEqual(shown.filter(isArticle));
    expect(showing(texts, "Nasrin Oyelaran")).toEqual([]);
  });

  it("a member's new name, without articles and comments", async () => {
    const nobody = { name: "Seen Nowhere", email: "seen.nowhere@example.org", password: "a long enough one" };
    expect((await site.call("POST /api/users/register", nobody)).status).toBe(201);
    const { status } = await site.call(
      "PUT /api/users/profile",
      { name: "Still Nowhere" },
      await site.bearer(nobody.email),
    );
    expect(status).toBe(200);
    expect((await readAll()).rendered.filter(isArticle)).toEqual([]);
  });
});

describe("previous and next", () => {
  const at = (day: number) => `2025-07-${String(day).padStart(2, "0")}T10:00:00.000Z`;

  /** The titles that a page names as those before and after it. */
  async function waysOf(id: string): Promise<string[]> {
    const html = await (await site.fetch(`/blogs/${id}`)).text();
    return ["Previous", "Next"].map((way) => {
      const [, title = ""] = new RegExp(`${way} in Programmes</span><span [^>]*>([^<]*)<`).exec(html) ?? [];
      return title;
    });
  }

  it("follow publishing, deleting, restoring, unpublishing and moving at once", async () => {
    const bearer = await site.bearer(admin);
    const [first, last] = [
      await publish({ title: "First" }, at(1)),
      await publish({ title: "Last" }, at(20)),
    ];
    const ways = async () => [(await waysOf(first))[1], (await waysOf(last))[0]];
    const put = (body: object, path = id) => site.call(`PUT /api/blogs/${path}`, body, bearer);
    expect(await ways()).toEqual(["Last", "First"]);
    const id = await publish({ title: "Between" }, at(10));
    expect(await ways()).toEqual(["Between", "Between"]);
    expect(await waysOf(id)).toEqual(["First", "Last"]);
    await put({ title: "Still between" });
    expect(await ways()).toEqual(["Still between", "Still between"]);
    await site.call(`DELETE /api/blogs/${id}`, undefined, bearer);
    expect(await ways()).toEqual(["Last", "First"]);
    await site.call("POST /api/blogs/restore", { ids: [id] }, bearer);
    expect(await ways()).toEqual(["Still between", "Still between"]);
    await put({ section: "publications" });
    expect(await ways()).toEqual(["Last", "First"]);
    await put({ section: "programmes" });
    expect(await ways()).toEqual(["Still between", "Still between"]);
    await put({ status: "draft" });
    expect(await ways()).toEqual(["Last", "First"]);
    expect((await site.fetch(`/blogs/${id}`)).status).toBe(404);
  });

  it("follow schedules", async () => {
    const newest = await publish({ title: "Newest" });
    expect((await waysOf(newest))[1]).toBe("");
    await publish({ title: "Tomorrow's" }, "2026-03-11T09:00:00.000Z");
    expect((await waysOf(newest))[1]).toBe("");
    site.clock.set("2026-03-11T09:00:00.000Z");
    expect((await waysOf(newest))[1]).toBe("Tomorrow&#x27;s");
    site.clock.set(openedAt);
  });
});
