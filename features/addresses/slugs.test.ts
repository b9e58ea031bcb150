import { describe, expect, it, vi } from "vitest";
import { pages } from "#app/pages.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { generatedFilePaths } from "#server/generated-files.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { raw } from "#test/servers/raw.ts";
import { isReserved } from "./reserved.ts";

type Answer = EditableBlog & { msg: string; errors?: { path: string; msg: string }[] };

const site = useSite({ env: { SITE_URL: "https://institute.example" } });
const admin = useBearer(site);

const words = { content: "<p>Words</p>", section: "programmes" };
const add = async (more: object) =>
  (await site.call<Answer>("POST /api/blogs/add", { ...words, ...more }, admin)).body;
const update = (id: string, more: object, by = admin) => site.call<Answer>(`PUT /api/blogs/${id}`, more, by);
/** Status and target. */
const at = async (path: string) => {
  const { status, headers } = await raw(site, path);
  return headers.location ? [status, headers.location] : [status];
};

describe("the address of a document", () => {
  it("is made from the title", async () => {
    const titles = {
      "The city from a fourth floor": "the-city-from-a-fourth-floor",
      "Über die Straße": "uber-die-strasse",
      "Đường phố Hà Nội": "duong-pho-ha-noi",
      "👩‍🚀🇩🇪": "blog",
      "?!": "blog-2",
      "<script>alert(1)</script>": "script-alert-1-script",
      "../../etc/passwd": "etc-passwd",
      "//evil.example": "evil-example",
      Years: "years-2",
      "0123456789abcdef01234567": "0123456789abcdef01234567-2",
      [`Long ${"words ".repeat(48)}`]: `long${"-words".repeat(12)}`,
      ["a".repeat(300)]: "a".repeat(80),
    };
    for (const [title, slug] of Object.entries(titles)) {
      const made = await add({ title });
      expect(made.slug, title).toBe(slug);
      expect(await at(`/blogs/${made.slug}`), title).toEqual([200]);
    }
  });

  it("has a number where another document has it, also when many are saved at once", async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => add({ title: "Minutes" })));
    const expected = ["minutes", ...Array.from({ length: 11 }, (_, index) => `minutes-${index + 2}`)];
    expect(made.map(({ slug }) => slug).sort()).toEqual(expected.sort());
    const body = { title: "Minutes", category: "street", mediaType: "images", status: "draft" };
    const collection = await site.call<Answer>("POST /api/photography/add", body, admin);
    expect(collection.body.slug).toBe("minutes"); // other kinds have addresses of their own
  });

  it("follows the title of a draft, and stays once readers have seen it", async () => {
    const { _id, slug } = await add({ title: "", status: "draft" });
    expect(slug).toBeNull();
    const slugAfter = async (more: object) => (await update(_id, more)).body.slug;
    expect(await slugAfter({ title: "First thoughts" })).toBe("first-thoughts");
    expect(await slugAfter({ title: "Second thoughts" })).toBe("second-thoughts");
    expect((await add({ title: "First thoughts" })).slug).toBe("first-thoughts"); // it is free again
    expect(await slugAfter({ title: "Third thoughts", status: "published" })).toBe("third-thoughts");
    expect(await slugAfter({ title: "Fourth thoughts" })).toBe("third-thoughts");
    expect(await slugAfter({ status: "draft" })).toBe("third-thoughts");
    expect(await slugAfter({ title: "Fifth thoughts" })).toBe("third-thoughts");
    expect(await slugAfter({ slug: "" })).toBe("fifth-thoughts");
    await update(_id, { status: "published" });
    expect(await at("/blogs/third-thoughts")).toEqual([301, "/blogs/fifth-thoughts"]);
  });

  it("is chosen by admins only, and stays when the title changes", async () => {
    const { _id } = await add({ title: "A draft with an address", status: "draft" });
    expect((await update(_id, { slug: "  Größe & Gestalt " })).body.slug).toBe("grosse-gestalt");
    expect((await update(_id, { title: "Another title" })).body.slug).toBe("grosse-gestalt");
    const writer = await addPerson(site, "Wanda Writer");
    const draft = { title: "Of a member", ...words, subcategory: "", tags: [] };
    const { id: own } = await publishBlog(await site.ctx(), draft, {
      authorId: writer.id,
    });
    expect(await update(own ?? "", { slug: "mine" }, writer.signedIn)).toMatchObject({
      status: 403,
      body: { msg: "Only administrators can change the address." },
    });
    expect((await update(own ?? "", { slug: "of-a-member", title: "Again" }, writer.signedIn)).status).toBe(
      200,
    );
  });

  it("says in plain sentences which addresses are not possible", async () => {
    await add({ title: "Taken already" });
    const { _id } = await add({ title: "Looking for one" });
    const sentences = {
      "taken already": "“Taken already” already has the address “taken-already”. Please choose another.",
      "!!!": "The address needs at least one letter or digit.",
      manage: "“manage” cannot be used as an address. Please choose another.",
      "0123456789abcdef01234567": /cannot be used as an address/,
    };
    for (const [slug, msg] of Object.entries(sentences)) {
      const { status, body } = await update(_id, { slug });
      expect([slug, status, body.errors?.[0]?.path]).toEqual([slug, 400, "slug"]);
      expect(body.errors?.[0]?.msg).toMatch(msg);
    }
    expect((await update(_id, { slug: "a".repeat(10_000) })).status).toBe(400);
    expect(await at("/blogs/looking-for-one")).toEqual([200]);
    expect(await at("/blogs/taken-already")).toEqual([200]);
  });

  it("redirects from ids and former addresses forever, with the query", async () => {
    const { _id } = await add({ title: "On the move" });
    expect(await at(`/blogs/${_id}?utm=1&x=%20`)).toEqual([301, "/blogs/on-the-move?utm=1&x=%20"]);
    expect(await at(`/blogs/${_id}?utm=1&x=%20`)).toEqual([301, "/blogs/on-the-move?utm=1&x=%20"]); // cached
    expect(await at(`/blogs/${_id}`)).toEqual([301, "/blogs/on-the-move"]);
    expect(await at("/blogs/On-The-Move")).toEqual([301, "/blogs/on-the-move"]);
    expect(await at("/blogs/on-the-move")).toEqual([200]);
    await update(_id, { slug: "moved-once" });
    expect(await at("/blogs/on-the-move")).toEqual([301, "/blogs/moved-once"]);
    await update(_id, { slug: "moved-twice" });
    for (const end of ["on-the-move", "moved-once", _id])
      expect(await at(`/blogs/${end}`)).toEqual([301, "/blogs/moved-twice"]);
    await update(_id, { slug: "on-the-move" });
    expect(await at("/blogs/on-the-move")).toEqual([200]);
    expect(await at("/blogs/moved-twice")).toEqual([301, "/blogs/on-the-move"]);
    expect((await site.json<Answer>("/api/blogs/moved-once")).slug).toBe("on-the-move");
    expect((await site.fetch("/blogs/moved-once/card.jpg")).status).toBe(200);
    expect((await add({ title: "Moved twice" })).slug).toBe("moved-twice-2"); // the redirect stays
  });

  it("redirects without rendering, and not to what readers do not see", async () => {
    const { _id } = await add({ title: "Soon elsewhere" });
    await update(_id, { slug: "elsewhere-now" });
    const [collection] = await site.json<Answer[]>("/api/photography/all");
    const [person] = await site.json<Answer[]>("/api/people");
    const moved = [
      [`/blogs/${_id}`, "/blogs/elsewhere-now"],
      ["/blogs/soon-elsewhere", "/blogs/elsewhere-now"],
      [`/photography/${collection?._id}`, `/photography/${collection?.slug}`],
      [`/people/${person?._id}?articles=2`, `/people/${person?.slug}?articles=2`],
    ];
    for (const [from = "", to] of moved) {
      const read = vi.spyOn(site.services.db.queries.getExecutor(), "executeQuery");
      expect([from, await at(from)]).toEqual([from, [301, to]]);
      expect([from, read.mock.calls.length]).toEqual([from, expect.toBeOneOf([1, 2])]);
      read.mockRestore();
    }
    const { status, headers } = await raw(site, `/blogs/${_id}`, { headers: { "accept-encoding": "gzip" } });
    expect([status, headers["content-encoding"]]).toEqual([301, undefined]); // there is nothing to compress
    await update(_id, { status: "draft" });
    for (const path of [`/blogs/${_id}`, "/blogs/soon-elsewhere"]) expect(await at(path)).toEqual([404]);
    await update(_id, { status: "scheduled", publishAt: "2027-03-10T09:00:00.000Z" });
    for (const path of [`/blogs/${_id}`, "/blogs/soon-elsewhere"]) expect(await at(path)).toEqual([404]);
  });

  it("can be reused if another document no longer has it", async () => {
    const first = await add({ title: "The annual report" });
    await update(first._id, { slug: "the-annual-report-2025" });
    expect(await at("/blogs/the-annual-report")).toEqual([301, "/blogs/the-annual-report-2025"]);
    const second = await add({ title: "The new annual report" });
    expect((await update(second._id, { slug: "the-annual-report" })).body.slug).toBe("the-annual-report");
    expect(await at("/blogs/the-annual-report")).toEqual([200]);
    expect(await at("/blogs/the-new-annual-report")).toEqual([301, "/blogs/the-annual-report"]);
  });

  it("answers 410 when the document is deleted, 404 if nobody has seen it", async () => {
    const [seen, unseen] = [
      await add({ title: "Soon gone" }),
      await add({ title: "Never seen", status: "draft" }),
    ];
    const ids = [seen._id, unseen._id];
    for (const step of ["trash", "discard"]) {
      await site.call(`POST /api/blogs/${step}`, { ids }, admin);
      expect([await at("/blogs/soon-gone"), await at("/blogs/never-seen")], step).toEqual([[410], [404]]);
    }
    expect((await add({ title: "Never seen" })).slug).toBe("never-seen");
  });

  it("stays the same when an earlier version is restored", async () => {
    const { _id } = await add({ title: "As it was" });
    await update(_id, { slug: "elsewhere", title: "As it is" });
    const restored = await site.call<Answer>(`POST /api/blogs/${_id}/revisions/1/restore`, undefined, admin);
    expect(restored.body).toMatchObject({ title: "As it was", slug: "elsewhere" });
  });

  it("is not overwritten by somebody with an older version", async () => {
    const { _id, version } = await add({ title: "Two at once" });
    expect((await update(_id, { slug: "mine-first", version })).body.version).toBe(version + 1);
    expect((await update(_id, { slug: "theirs", version })).status).toBe(409);
    expect(await at("/blogs/two-at-once")).toEqual([301, "/blogs/mine-first"]);
  });

  it("of a page never hides another page of the site", async () => {
    const segments = new Set(pages.map(({ path }) => path.split("/")[1] ?? "").filter(Boolean));
    for (const segment of segments)
      if (!segment.startsWith(":")) expect([segment, isReserved("page", segment)]).toEqual([segment, true]);
    for (const path of [...generatedFilePaths, "/healthz", "/metrics", "/media/x", "/files/x", "/api/docs"]) {
      const [, first = ""] = path.split("/");
      if (!first.includes(".")) expect([path, isReserved("page", first)]).toEqual([path, true]);
    }
  });

  it("does not break on any URL", async () => {
    const ends = [
      "%00",
      "%2F%2Fevil.example",
      "..%2f",
      "%0d%0aX-A:1",
      "a".repeat(10_000),
      "__proto__",
      "%E0%A4%A",
    ];
    for (const end of ends) {
      const { status, headers } = await raw(site, `/blogs/${end}`);
      expect([end.slice(0, 20), status, headers.location]).toEqual([end.slice(0, 20), 404, undefined]);
    }
  });

  it("is the canonical URL everywhere", async () => {
    site.clock.set("2026-03-10T09:30:00.000Z");
    const { _id } = await add({ title: "Seen everywhere", section: "publications", tags: "everywhere" });
    const url = "https://institute.example/blogs/seen-everywhere";
    const html = await (await site.fetch("/blogs/seen-everywhere?utm=1")).text();
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(html).toContain(`"og:url" content="${url}"`);
    expect(html).not.toContain(`/blogs/${_id}`);
    for (const path of ["/", "/publications", "/blogs?tag=everywhere", "/search?q=everywhere"]) {
      const page = await (await site.fetch(path)).text();
      expect(page, path).toContain('href="/blogs/seen-everywhere"');
      expect(page, path).not.toContain(`/blogs/${_id}`);
    }
    for (const path of [
      "/feed.xml",
      "/feed.json",
      "/sitemaps/blogs-1.xml",
      "/blogs/seen-everywhere/cite.bib",
    ])
      expect(await (await site.fetch(path)).text(), path).toContain(url);
    expect(await (await site.fetch("/feed.xml")).text()).toContain(`:/blogs/${_id}</guid>`); // stays
  });
});

it("GET /api/addresses/former names the document that had an address before, to another one only", async () => {
  const first = await add({ title: "Yearly figures" });
  await update(first._id, { slug: "yearly-figures-2025" });
  const second = await add({ title: "New figures" });
  const former = async (slug: string, id = second._id) => {
    const line = `GET /api/addresses/former?${new URLSearchParams({ kind: "blog", id, slug })}`;
    return (await site.call<{ title: string | null }>(line, undefined, admin)).body.title;
  };
  expect(await former(" Yearly FIGURES")).toBe("Yearly figures");
  expect(await former("yearly-figures", first._id)).toBeNull();
  for (const slug of ["yearly-figures-2025", "new-figures", "nobody-had-it", "", "%_\\'"])
    expect(await former(slug), slug).toBeNull();
});
