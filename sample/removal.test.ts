import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Blog, ListedBlog } from "#features/blogs/contract.ts";
import type { SiteFacts } from "#features/institute/contract.ts";
import type { Collection } from "#features/photography/contract.ts";
import type { SavedSettings } from "#features/settings/contract.ts";
import { engine, openSite, type TestSite } from "#test/harness.ts";
import { addPerson, type Person } from "#test/people.ts";
import { changeSettings } from "#test/settings.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";
import { article, writingApi } from "#test/writing.ts";
import { removeSample } from "./removal.server.ts";

let site: TestSite;
let admin: { authorization: string };
let reader: Person;
beforeEach(async () => {
  site = await openSite();
  admin = await site.bearer();
  reader = await addPerson(site, "Real Reader", { withPassword: true });
});
afterEach(() => site.close());

const remove = () => site.call<{ left: number; kept: number }>("DELETE /api/setup/sample", undefined, admin);
const isGone = () => expect.poll(() => site.services.site.sample).toBe(false);
const blogs = () => site.json<ListedBlog[]>("/api/blogs/all");
const rows = async () => {
  const { queries } = site.services.db;
  const names = [
    ...([
      "users",
      "blogs",
      "collections",
      "collectionItems",
      "comments",
      "likes",
      "tags",
      "revisions",
    ] as const),
    ...(["mediaFiles", "avatars", "documentMedia", "tombstones", "searchEntries", "setup"] as const),
    ...(["people", "bylines", "slugs"] as const),
  ];
  const counts = names.map(async (name) => {
    const { count } = await queries
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return [name, Number(count)] as const;
  });
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
};

it("GET /api/setup/sample/uses lists own documents that show something of the sample", async () => {
  const line = "GET /api/setup/sample/uses";
  const uses = async () => (await site.call<{ title: string }[]>(line, undefined, admin)).body;
  expect(await uses()).toEqual([]);
  const [collection] = await site.json<Collection[]>("/api/photography/all");
  const content = `<p>Ours</p><figure data-gallery="${collection?._id}"></figure>`;
  await writingApi(site, admin).add({ ...article, title: "Ours", content });
  expect(await uses()).toMatchObject([{ title: "Ours" }]);
});

describe("removing the sample", () => {
  it("leaves none of its texts, even in settings saved while it was there", async () => {
    await changeSettings(site, admin, "contact", { phone: "+351 210 000 000" });
    await changeSettings(site, admin, "institute", { tagline: "Counting boats" });
    await changeSettings(site, admin, "home", { text: "Our own words." });
    expect(await (await site.fetch("/contact")).text()).toContain("14 Example Street");
    await remove();
    await isGone();
    const { tagline, description, quote, contact, social } = await site.json<SiteFacts>("/api/site");
    expect({ tagline, description, quote, social }).toEqual({
      tagline: "Counting boats",
      description: "",
      quote: "",
      social: [],
    });
    expect(contact).toEqual({ address: [], email: "", phone: "+351 210 000 000", officeHours: [] });
    const { home } = (await site.call<SavedSettings>("GET /api/settings", undefined, admin)).body;
    expect(home.values).toMatchObject({ text: "Our own words.", newsletter: "", cards: home.defaults.cards });
    expect(home.values.sections.every(({ label }) => label === "")).toBe(true);
    for (const path of ["/", "/contact", "/about", "/terms"])
      expect(await (await site.fetch(path)).text()).not.toMatch(
        /14 Example|kettle|advice desk|On the ground/,
      );
  });

  it("leaves nothing of it, live on every page", async () => {
    const [first] = await blogs();
    const path = `/blogs/${first?._id}`;
    expect((await site.fetch(path)).status).toBeLessThan(400);
    const { status, body } = await remove();
    expect([status, body.kept]).toEqual([202, 0]);
    expect(body.left).toBeGreaterThan(40);
    await isGone();
    expect(await rows()).toEqual({ users: 2 });
    expect(readdirSync(join(site.place.folder, "media"))).toEqual([]);
    expect(await blogs()).toEqual([]);
    expect((await site.fetch(path)).status).toBe(404);
    expect(await (await site.fetch("/")).text()).not.toContain(first?.title);
    expect(await site.json("/api/search?q=city")).toMatchObject({ total: 0 });
    expect((await remove()).body).toEqual({ left: 0, kept: 0 });
  });

  it("keeps what somebody created or changed in the meantime", async () => {
    const api = writingApi(site, admin);
    const [edited, liked] = await blogs();
    const collections = await site.json<Collection[]>("/api/photography/all");
    const shared = collections[0]?.media[0]?.url.split("/")[2] ?? "";
    const saved = await api.call(`PUT /api/blogs/${edited?._id}`, { title: "Rewritten by us" });
    expect(saved.status).toBe(200);
    const own = (await api.add({ ...article, coverId: shared })).body._id;
    const upload = await sendForm<{ _id: string }>(
      site,
      "POST /api/media",
      { file: blob(await somePicture()) },
      admin,
    );
    await site.call(`POST /api/blogs/comment/${own}`, { text: "Mine stays." }, reader.signedIn);
    await site.call(`PUT /api/blogs/like/${own}`, undefined, reader.signedIn);
    await site.call(`PUT /api/blogs/like/${liked?._id}`, undefined, reader.signedIn);
    expect((await remove()).body.kept).toBe(1);
    await isGone();
    const left = await site.json<Blog[]>("/api/blogs/all");
    expect(left.map(({ title }) => title).sort()).toEqual([article.title, "Rewritten by us"].sort());
    const kept = left.find(({ title }) => title === "Rewritten by us");
    expect([kept?.name, kept?.comments, kept?.likes]).toEqual([edited?.name, [], []]);
    expect((await site.fetch(kept?.cover.url ?? "")).status).toBe(200);
    expect((await site.json<Blog>(`/api/blogs/${own}`)).comments.map(({ text }) => text)).toEqual([
      "Mine stays.",
    ]);
    for (const id of [shared, upload.body._id]) {
      expect((await site.call(`GET /api/media/${id}`, undefined, admin)).status).toBe(200);
    }
    expect((await rows()).users).toBe(3); // including the author of the changed article
  });

  it("can be interrupted anywhere and repeated", async () => {
    const { services } = site;
    const ctx = await site.ctx();
    for (const stopAfter of [0, 1, 5, 33, 34, 60, 90, 115, 125]) {
      let steps = 0;
      await removeSample(ctx, services, () => {
        steps += 1;
        return steps > stopAfter;
      });
      expect((await site.fetch("/")).status).toBe(200);
    }
    await remove();
    await isGone();
    expect(await rows()).toEqual({ users: 2 });
    expect(readdirSync(join(site.place.folder, "media"))).toEqual([]);
  });

  if (engine === "postgres") {
    it("is known on every node", async () => {
      const other = await openSite({ beside: site });
      expect(other.services.site.sample).toBe(true);
      await remove();
      await expect.poll(() => other.services.site.sample).toBe(false);
      expect(await other.json("/api/blogs/all")).toEqual([]);
      await other.close();
    });
  }

  it("does not remove an account that somebody has taken over", async () => {
    const { queries } = site.services.db;
    const taken = "nasrin.oyelaran@example.org";
    await queries.updateTable("users").set({ passwordHash: "x" }).where("email", "=", taken).execute();
    await remove();
    await isGone();
    expect(
      await queries.selectFrom("users").select("email").where("email", "=", taken).execute(),
    ).toHaveLength(1);
  });
});
