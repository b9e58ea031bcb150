import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { pages } from "#app/pages.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import type { CollectionCard } from "#features/photography/contract.ts";
import { openSite, useFirst, useSite } from "#test/harness.ts";
import { raw } from "#test/servers/raw.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Script = { src: string | undefined; body: string };

let addresses: string[];
const site = useSite();
const blog = useFirst<BlogCard>(site, "/api/blogs/all?view=card");
beforeAll(async () => {
  const [collection] = (await site.json<CollectionCard[]>("/api/photography/all")) as [CollectionCard];
  const ids: Record<string, string> = {
    "/blogs/:id": `/blogs/${blog._id}`,
    "/photography/:id": `/photography/${collection._id}`,
    "/section/:sectionType": "/section/research",
  };
  addresses = [...pages.map(({ path }) => ids[path] ?? path), "/nowhere", "/blogs/none", "/blogs?page=2"];
});

function scriptsOf(html: string): Script[] {
  const found: Script[] = [];
  const search = (node: Node) => {
    // What a page says in the words of schema.org is data: no browser runs it, and no policy speaks of it.
    const isData = "attrs" in node && node.attrs.some(({ value }) => value === "application/ld+json");
    if (defaultTreeAdapter.isElementNode(node) && node.tagName === "script" && !isData) {
      const src = node.attrs.find(({ name }) => name === "src")?.value;
      const body = node.childNodes.map((text) => ("value" in text ? text.value : "")).join("");
      found.push({ src, body });
    }
    if ("childNodes" in node) node.childNodes.forEach(search);
  };
  search(parse(html));
  return found;
}

const hashOf = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;

function directives(policy: string | null): Record<string, string[]> {
  const parts = (policy ?? "").split(";").map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = "", ...values]) => [name, values]));
}

describe("the Content-Security-Policy of a page", () => {
  it("names every inline script by its hash, and allows no other", async () => {
    for (const address of addresses) {
      const response = await site.fetch(address);
      const policy = directives(response.headers.get("content-security-policy"));
      const html = await response.text();
      const inline = scriptsOf(html).filter(({ src }) => src === undefined);
      expect(inline.length, address).toBeGreaterThan(0);
      const wanted = new Set(["'self'", ...inline.map(({ body }) => hashOf(body))]);
      expect(new Set(policy["script-src"]), address).toEqual(wanted);
      expect(policy["default-src"]).toEqual(["'none'"]);
      expect(html).not.toContain("nonce");
    }
  });

  it("blocks other origins and framing", async () => {
    const policy = directives((await site.fetch("/")).headers.get("content-security-policy"));
    expect(policy["base-uri"]).toEqual(["'none'"]);
    expect(policy["form-action"]).toEqual(["'self'"]);
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    for (const [name, values] of Object.entries(policy)) {
      expect(values, name).not.toContain("*");
      if (name !== "frame-src") expect(values.filter((value) => /:\/\//.test(value))).toEqual([]);
      if (name !== "style-src-attr") expect(values).not.toContain("'unsafe-inline'");
      expect(values).not.toContain("'unsafe-eval'");
    }
  });

  it("shows scripts in an article as text", async () => {
    const script = '<script nonce="x">alert("said")</script>';
    const content = `<p>Write ${script.replaceAll("<", "&lt;")} and see.</p>`;
    const draft = { title: script, content, section: "publications", subcategory: "Code", tags: [script] };
    const { id } = await publishBlog(await site.ctx(), draft);
    const response = await site.fetch(`/blogs/${id}`);
    expect(response.headers.get("content-security-policy")).not.toContain(hashOf('alert("said")'));
    expect(scriptsOf(await response.text()).filter(({ body }) => body.startsWith("alert"))).toEqual([]);
  });

  it("does not allow a script in an article, even past the sanitiser", async () => {
    const content = `<p>A<script nonce="x">alert(1)</script><script>alert(2)</script>
      <script nonce="" src="/x.js">alert(3)</script></p>`;
    const { queries } = site.services.db;
    await queries.updateTable("blogs").set({ content }).where("id", "=", blog._id).execute();
    await site.services.db.write(async (_, invalidate) => invalidate(`blog:${blog._id}`));
    const response = await site.fetch(`/blogs/${blog._id}`);
    const allowed = directives(response.headers.get("content-security-policy"))["script-src"];
    const scripts = scriptsOf(await response.text());
    expect(scripts.filter(({ body }) => body.startsWith("alert")).length).toBe(3);
    for (const { src, body } of scripts.filter((script) => script.src === undefined)) {
      expect(allowed?.includes(hashOf(body)), `${src} ${body}`).toBe(!body.startsWith("alert"));
    }
  });
});

describe("every answer", () => {
  const wanted = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  };

  it("has the security headers and no cookie", async () => {
    const html = await (await site.fetch("/")).text();
    const asset = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? "";
    const files = [asset, "/favicon.svg", blog.image ?? "", "/drawings/0badcafe.svg"];
    const calls = ["/api/blogs/all?view=card", "/api/none", "/api/users/profile", "/api/blogs/all?page=x"];
    const others = [
      "/about/",
      "/healthz",
      "/readyz",
      "/metrics",
      "/api/docs",
      "/media/none.webp",
      "/media/",
      "/%",
    ];
    for (const path of [...addresses, ...addresses, ...files, ...calls, ...others]) {
      const { headers, status } = await raw(site, path);
      const isSecret = path === "/registrations"; // answers forms with what a link opens
      const own = isSecret ? { ...wanted, "referrer-policy": "no-referrer" } : wanted;
      expect(headers, `${path} ${status}`).toMatchObject(own);
      expect(headers).not.toHaveProperty("set-cookie");
      expect(headers).not.toHaveProperty("x-powered-by");
    }
    for (const path of ["/", "/api/blogs/all?view=card", asset]) {
      const { headers } = await raw(site, path);
      const again = await raw(site, path, { headers: { "if-none-match": String(headers.etag) } });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      expect(again.headers).toMatchObject(wanted);
    }
  });

  it("has HSTS for https sites", async () => {
    expect((await site.fetch("/")).headers.has("strict-transport-security")).toBe(false);
    const secure = await openSite({ filled: false, env: { SITE_URL: "https://institute.example/" } });
    try {
      for (const path of ["/", "/", "/api/site"]) {
        const { headers } = await secure.fetch(path);
        expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
      }
    } finally {
      await secure.close();
    }
  });

  it("has a policy without scripts for files", async () => {
    for (const path of [blog.image ?? "", "/drawings/0badcafe.svg"]) {
      const response = await site.fetch(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    }
  });
});

describe("a hostile URL", () => {
  const long = "a".repeat(8000);
  const hostile = [
    "//evil",
    "//evil/..",
    "/%",
    "/%ff",
    "/%ff/",
    "/%c0%ae",
    "/%00",
    "/..%2f",
    "/../../x",
    "/%2e%2e/x",
  ];
  const inPlaces = [
    "/blogs/%",
    "/blogs/%ff",
    "/blogs/%00",
    "/blogs/..%2f",
    "/blogs/__proto__",
    "/section/%ff",
  ];
  const queries = ["/?%ff", "/blogs?page=%ff", "/blogs?page=-1", "/blogs?page=1e99", "/team?department=%00"];
  const more = [
    "/programmes?subcategory=%00",
    `/programmes?subcategory=${long}`,
    "/section/constructor",
    "/?page[]=1",
  ];
  const files = [
    "/media/..%2fsite.sqlite",
    "/media/../jwt-secret",
    "/media/%ff",
    "/assets/..%2f..%2fpackage.json",
  ];
  const odd = [
    "*",
    "http://evil.example",
    "http://evil.example/about",
    "/;a=b",
    "/about;a",
    "/\\evil",
    "/a\\..\\b",
  ];

  it("never breaks the site, exposes files or poisons the cache", async () => {
    const fresh = await openSite({ filled: false });
    try {
      const paths = [
        ...odd,
        ...hostile,
        ...inPlaces,
        ...queries,
        ...more,
        ...files,
        `/${long}`,
        `/blogs/${long}`,
      ];
      for (const path of paths) {
        const { status, body } = await raw(fresh, path);
        expect(status, path).toBeLessThan(500);
        expect(body.toString(), path).not.toMatch(/SQLite format|"dependencies"|node_modules|evil|FST_ERR/);
      }
      expect((await raw(fresh, "/nowhere")).status).toBe(404);
      expect((await raw(fresh, `/${"a".repeat(70_000)}`)).status).toBe(431);
      expect((await raw(fresh, "/")).status).toBe(200);
    } finally {
      await fresh.close();
    }
  });
});
