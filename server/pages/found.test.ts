import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { pages } from "#app/pages.ts";
import { blogPath, collectionPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { type Draft, publishBlog } from "#features/blogs/writing/publishing.server.ts";
import { useFirst, useSite } from "#test/harness.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Thing = Record<string, unknown> & { "@type": string };
type Head = {
  title: string;
  named: Map<string, string>;
  links: Record<string, string>[];
  things: Thing[];
};

const home = "https://institute.example";
let collection: { _id: string; slug: string; title: string; media: unknown[] };
const site = useSite({ env: { SITE_URL: home, TIME_ZONE: "Asia/Kathmandu" } });
const event = useFirst<BlogCard>(site, "/api/blogs/section/events?view=card");
const call = useFirst<{ slug: string | null }>(site, "/api/calls");
const project = useFirst<{ slug: string | null }>(site, "/api/projects");
const report = useFirst<BlogCard>(site, "/api/blogs/section/publications?view=card");
beforeAll(async () => {
  [collection] = (await site.json<(typeof collection)[]>("/api/photography/all")) as [typeof collection];
});

/** What a page says in its head, as a browser reads it. */
async function headOf(path: string): Promise<Head> {
  const head: Head = { title: "", named: new Map(), links: [], things: [] };
  const search = (node: Node) => {
    if (defaultTreeAdapter.isElementNode(node)) {
      const values = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      const body = node.childNodes.map((text) => ("value" in text ? text.value : "")).join("");
      if (node.tagName === "title" && node.namespaceURI.endsWith("xhtml")) head.title = body;
      if (node.tagName === "meta") head.named.set(values.name ?? values.property ?? "", values.content ?? "");
      if (node.tagName === "link") head.links.push(values);
      if (values.type === "application/ld+json") head.things.push(...JSON.parse(body)["@graph"]);
    }
    if ("childNodes" in node) node.childNodes.forEach(search);
  };
  search(parse(await (await site.fetch(path, { redirect: "follow" })).text()));
  return head;
}

const linked = ({ links }: Head, rel: string) =>
  links.filter((link) => link.rel === rel).map(({ href = "" }) => href);
const thing = ({ things }: Head, type: string) => things.find((found) => found["@type"] === type);

function addresses(): string[] {
  const ids: Record<string, string> = {
    "/blogs/:id": event.slug ?? "",
    "/photography/:id": collection.slug ?? "",
    "/calls/:id": call.slug ?? "",
    "/projects/:id": project.slug ?? "",
  };
  const all = pages.map(({ path }) =>
    path.replace(":id", ids[path] ?? "").replace(":sectionType", "programmes"),
  );
  return [...all, blogPath(report)];
}

async function publish(more: Partial<Draft>): Promise<string> {
  const draft = { title: "Brief", content: "<p>x</p>", section: "programmes", subcategory: "", tags: [] };
  const { id } = await publishBlog(await site.ctx(), { ...draft, ...more });
  return id ?? "";
}

describe("the head of a page", () => {
  it("has title, description, canonical URL and social image, or noindex", async () => {
    const titles = new Map<string, string>();
    for (const path of addresses()) {
      const head = await headOf(path);
      expect(head.title, path).toMatch(/Institute of the Path$/);
      expect(head.named.get("description")?.length, path).toBeGreaterThan(20);
      if (head.named.get("robots") === "noindex") {
        expect(linked(head, "canonical"), path).toEqual([]);
        continue;
      }
      expect(linked(head, "canonical")).toEqual([home + path]);
      expect(head.named.get("og:url")).toBe(home + path);
      expect([titles.get(head.title), head.title]).toEqual([undefined, head.title]);
      titles.set(head.title, path);
      const card = await site.fetch(String(head.named.get("og:image")).replace(home, ""));
      expect([path, card.status, card.headers.get("content-type")]).toEqual([path, 200, "image/jpeg"]);
      const { width, height, format } = await sharp(Buffer.from(await card.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
      expect(head.named.get("og:image:alt"), path).not.toBe("");
      expect(head.named.get("twitter:card")).toBe("summary_large_image");
    }
    expect(titles.size).toBeGreaterThan(14);
  });

  it("has canonical URLs for filters and pages without other parameters", async () => {
    for (let number = 0; number < 30; number += 1) await publish({ title: `Brief ${number}` });
    const plain = await headOf("/programmes?utm_source=x&page=1");
    expect(linked(plain, "canonical")).toEqual([`${home}/programmes`]);
    const second = await headOf("/programmes?page=2&utm_source=x");
    expect(linked(second, "canonical")).toEqual([`${home}/programmes?page=2`]);
    expect(second.title).toBe("Programmes, page 2 | Institute of the Path");
    const some = await headOf("/programmes?subcategory=Social+Justice");
    expect(linked(some, "canonical")).toEqual([`${home}/programmes?subcategory=Social+Justice`]);
    expect(linked(await headOf("/programmes?page=900"), "canonical")).toEqual([`${home}/programmes?page=2`]);
  });

  it("keeps search engines from combinations of filters", async () => {
    const year = new Date(report.date).getUTCFullYear();
    const tag = `tag=${encodeURIComponent(report.tags[0]?.toLowerCase() ?? "")}`;
    for (const [path, canonical] of [
      [`/blogs?section=publications&year=${year}`, "/blogs?section=publications"],
      [`/blogs?year=${year}&${tag}`, `/blogs?${tag.replaceAll("%20", "+")}`],
      ["/events?status=past&online=yes&page=1", "/events?status=past"],
    ] as const) {
      const head = await headOf(path);
      expect([path, head.named.get("robots")]).toEqual([path, "noindex, nofollow"]);
      expect(linked(head, "canonical")).toEqual([home + canonical]);
    }
    for (const path of [
      "/blogs?section=publications",
      `/blogs?year=${year}`,
      "/events?view=month&month=2026-01",
    ]) {
      const head = await headOf(path);
      expect([path, head.named.get("robots")]).toEqual([path, undefined]);
      expect(linked(head, "canonical")).toEqual([home + path]);
    }
    const filters = async (path: string) =>
      [
        ...(await (await site.fetch(path)).text()).matchAll(/<a ([^>]*href="\/(?:blogs|events)\?[^>]*)>/g),
      ].map(([, attributes = ""]) => attributes.replaceAll("&amp;", "&"));
    for (const path of ["/blogs", "/events", "/blogs?section=publications", "/events?status=upcoming"]) {
      const links = (await filters(path)).filter((link) => !/rel="(next|prev)"/.test(link));
      expect(links.length, path).toBeGreaterThan(2);
      for (const link of links)
        expect([link, link.includes('rel="nofollow"')]).toEqual([link, /href="[^"]*&/.test(link)]);
    }
  });

  it("links to the feeds", async () => {
    const feeds = async (path: string) =>
      linked(await headOf(path), "alternate").filter((href) => !/\.(pdf|epub)$/.test(href ?? ""));
    expect(await feeds("/about")).toEqual(["/feed.xml", "/feed.json"]);
    const ofEvents = ["/feeds/section/events.xml", "/feeds/section/events.json", "/events.ics"];
    for (const path of ["/events", "/section/events", blogPath(event)])
      expect(await feeds(path)).toEqual(["/feed.xml", "/feed.json", ...ofEvents]);
    const tag = encodeURIComponent(report.tags[0] ?? "");
    expect(await feeds(`/blogs?tag=${tag}`)).toEqual([
      ...["/feed.xml", "/feed.json"],
      ...[`/feeds/tag/${tag}.xml`, `/feeds/tag/${tag}.json`],
    ]);
    for (const path of [...(await feeds(`/blogs?tag=${tag}`)), ...(await feeds(blogPath(report)))])
      expect((await site.fetch(path)).status).toBe(200);
  });

  it("has no metadata for missing pages", async () => {
    for (const path of ["/nowhere", "/blogs/none", "/photography/none", "/section/none"]) {
      const head = await headOf(path);
      expect(head.named.get("robots"), path).toBe("noindex");
      expect([...linked(head, "canonical"), ...head.things]).toEqual([]);
    }
  });
});

describe("structured data", () => {
  it("describes the organization on the home page", async () => {
    const head = await headOf("/");
    expect(thing(head, "Organization")).toMatchObject({ name: "Institute of the Path", url: `${home}/` });
    expect(thing(head, "WebSite")).toMatchObject({
      publisher: { "@id": `${home}/#institute` },
      potentialAction: { "@type": "SearchAction", target: `${home}/search?q={search_term_string}` },
    });
    expect(thing(head, "BreadcrumbList")).toBeUndefined();
  });

  it("describes an event with its local time", async () => {
    const found = thing(await headOf(blogPath(event)), "Event");
    expect(found?.startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:45$/);
    expect(new Date(String(found?.startDate)).toISOString()).toBe(event.eventDate);
  });

  it("describes reports, articles, galleries and breadcrumbs", async () => {
    const programme = await publish({ title: "A programme" });
    const ofReport = await headOf(blogPath(report));
    expect(thing(ofReport, "Report")).toMatchObject({
      headline: report.title,
      datePublished: report.date,
      author: { "@type": "Person", name: report.name },
    });
    expect(thing(ofReport, "BreadcrumbList")?.itemListElement).toMatchObject([
      { position: 1, name: "Home", item: `${home}/` },
      { position: 2, name: "Publications", item: `${home}/publications` },
      { position: 3, name: report.title, item: home + blogPath(report) },
    ]);
    expect(thing(await headOf(`/blogs/${programme}`), "Article")).toMatchObject({ headline: "A programme" });
    const gallery = thing(await headOf(collectionPath(collection)), "ImageGallery");
    expect(gallery).toMatchObject({ name: collection.title });
    expect(gallery?.image).toHaveLength(collection.media.length);
  });

  it("escapes titles", async () => {
    const title = `</script><script>alert(1)</script><!-- "quoted" \\ \u2028 &amp;`;
    const id = await publish({ title, tags: ["</title>", '"><img src=x onerror=alert(1)>'] });
    const head = await headOf(`/blogs/${id}`);
    expect(thing(head, "Article")?.headline).toBe(title);
    expect(head.title).toBe(`${title} | Institute of the Path`);
    expect(head.named.get("og:title")).toBe(title);
    expect(await (await site.fetch(`/blogs/${id}`)).text()).not.toContain("<script>alert(1)");
    expect((await site.fetch(`/blogs/${id}/card.jpg`)).status).toBe(200);
  });
});

it("the icons exist in every declared size", async () => {
  const manifest = await site.json<{ name: string; icons: { src: string; sizes: string; type: string }[] }>(
    "/manifest.webmanifest",
  );
  expect(manifest.name).toBe("Institute of the Path");
  const head = await headOf("/");
  expect(linked(head, "manifest")).toEqual(["/manifest.webmanifest"]);
  const icons = [
    ...manifest.icons,
    { src: linked(head, "apple-touch-icon")[0] ?? "", sizes: "180x180", type: "image/png" },
  ];
  for (const { src, sizes, type } of icons) {
    const answer = await site.fetch(src);
    expect([src, answer.status, answer.headers.get("content-type")?.split(";")[0]]).toEqual([src, 200, type]);
    if (type !== "image/png") continue;
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect((await site.fetch("/favicon.ico")).headers.get("content-type")).toBe("image/x-icon");
});
