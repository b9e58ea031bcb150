import { describe, expect, it } from "vitest";
import type { Blog } from "#features/blogs/contract.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { type Draft, publishBlog } from "./writing/publishing.server.ts";

const site = useSite();
const admin = useBearer(site);

const remove = (id: string, headers: Record<string, string> = {}) =>
  site.call<{ msg: string }>(`DELETE /api/blogs/${id}`, undefined, headers);
const draft: Draft = {
  title: "Brief",
  content: "<p>x</p>",
  section: "programmes",
  subcategory: "",
  tags: [],
};

async function publish(more: Partial<Draft> = {}, provenance = {}): Promise<string> {
  const ctx = await site.ctx();
  const { id } = await publishBlog(ctx, { ...draft, ...more }, provenance);
  return id ?? "";
}

describe("DELETE /api/blogs/{id}", () => {
  it("requires the author or an admin", async () => {
    const id = await publish();
    const { signedIn } = await addPerson(site, "No Writer");
    expect(await remove(id)).toMatchObject({ status: 401, body: { msg: "Please log in" } });
    expect(await remove(id, signedIn)).toMatchObject({
      status: 403,
      body: { msg: "You can only delete your own blog posts." },
    });
    expect((await site.fetch(`/blogs/${id}`)).status).toBe(200);
  });

  it("is allowed once for the author and admins", async () => {
    const { id: authorId, signedIn } = await addPerson(site, "Own Writer");
    const own = await publish({}, { authorId });
    const other = await publish({}, { authorId });
    for (const [id, who] of [
      [own, signedIn],
      [other, admin],
    ] as const) {
      expect(await remove(id, who)).toMatchObject({ status: 200, body: { msg: "Blog removed" } });
      expect(await remove(id, who)).toMatchObject({ status: 404, body: { msg: "Blog not found" } });
    }
  });

  it("does not reveal unpublished blogs", async () => {
    const id = await publish({}, { publishedAt: "2027-01-01T00:00:00.000Z" });
    const { signedIn } = await addPerson(site, "Curious Reader");
    expect((await remove(id, signedIn)).status).toBe(404);
    expect((await remove(id, admin)).status).toBe(200);
  });

  it("keeps likes and comments for restoring", async () => {
    const blogs = await site.json<Blog[]>("/api/blogs/all");
    const first = blogs.find(({ comments, likes }) => comments.length > 0 && likes.length > 0);
    if (!first) throw new Error("Nothing of the sample is commented.");
    await remove(first._id, admin);
    expect((await site.call(`GET /api/blogs/${first._id}`)).status).toBe(404);
    await site.call("POST /api/blogs/restore", { ids: [first._id] }, admin);
    expect(await site.json<Blog>(`/api/blogs/${first._id}`)).toEqual(first);
  });

  it("shows at once: not in lists, 410 as a page, 404 in the API", async () => {
    const id = await publish({ title: "Soon gone" });
    const text = async (path: string) => (await site.fetch(path)).text();
    expect(await text("/")).toContain("Soon gone");
    expect(await text(`/blogs/${id}`)).toContain("Soon gone");
    await remove(id, admin);
    for (const path of ["/", "/blogs", "/programmes", "/section/programmes"])
      expect(await text(path), path).not.toContain("Soon gone");
    const page = await site.fetch(`/blogs/${id}`);
    expect(page.status).toBe(410);
    const html = await page.text();
    expect(html).toContain("Blog not found");
    expect(html).toContain("noindex");
    const newest = await site.json<Blog[]>("/api/blogs/newest");
    for (const { title } of newest) expect(html.slice(html.indexOf("Newest articles"))).toContain(title);
    expect((await site.call(`GET /api/blogs/${id}`)).status).toBe(404);
    expect((await site.fetch("/blogs/000000000000000000000000")).status).toBe(404);
  });
});
