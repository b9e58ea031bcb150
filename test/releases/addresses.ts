import { readFileSync } from "node:fs";
import { kindNames, kinds, pathOf } from "#features/publishing/kinds.ts";
import { statuses } from "#features/publishing/lifecycle.ts";
import { tokenOf } from "#features/registrations/tokens.server.ts";
import { type Address, openShown, type Shown } from "./shown.ts";
import type { ReleaseSite } from "./site.ts";

const pages = [
  ...[
    "/",
    "/about",
    "/contact",
    "/team",
    "/programmes",
    "/publications",
    "/events",
    "/blogs",
    "/photography",
  ],
  ...["/calls", "/projects", "/privacy", "/terms", "/accessibility", "/section/events"],
  ...["/api/search?q=lawsuit", "/api/search?q=fellowships", "/api/search?q=%D8%A7%D9%84%D8%AD%D9%82"],
  ...["/blogs?language=de", "/blogs?tag=water", "/events?month=2026-05", "/old-news", "/%C3%9Cber%20uns"],
];
const files = [
  ...["/robots.txt", "/sitemap.xml", "/sitemaps/blogs-1.xml", "/feed.xml", "/feed.json", "/events.ics"],
  ...["/feeds/section/publications.xml", "/feeds/tag/water.xml", "/feeds/language/de.xml", "/calls/feed.xml"],
];
/** Answers that differ from one request to the next. */
const changing = /file-access|\/api\/docs/;

type Route = { path: string; query: string[] };

/** Requests every address of a site that can be listed, and returns what has an answer. */
export async function listShown(site: ReleaseSite): Promise<Shown> {
  const { read, readAll } = await openShown(site);
  const listed = await listAddresses(site, (path) => read(`ada ${path}`));
  const first = await readAll(listed);
  const found = Object.entries(first).filter(([address, answer]) => isKept(address, answer));
  const urls = new Set(JSON.stringify(found).match(/\/(?:media|files|captions)\/[\w/.%-]+\w/g));
  const served = [...urls].map((url) => `ada ${url}` as const);
  const more = await readAll(served.filter((address) => !(address in first)));
  return Object.fromEntries([...found, ...Object.entries(more).filter(([, answer]) => isKept("", answer))]);
}

/** Not what cannot be read, but for drafts, whose slugs readers do not find. */
function isKept(address: string, answer: unknown): boolean {
  const { status = 200 } = answer as { status?: number };
  if (address.includes(" /api/")) return status === 200;
  return status !== 404 || (/^anyone .*\/[^/]+$/.test(address) && !/[\da-f]{24}$/.test(address));
}

async function listAddresses(
  site: ReleaseSite,
  read: (path: string) => Promise<unknown>,
): Promise<Address[]> {
  const { queries } = site.services.db;
  const routes = routesOf();
  const found: Address[] = [];
  const add = (path: string) => found.push(`ada ${path}`);
  for (const { path, query } of routes.filter(({ path }) => !path.includes("{"))) {
    const limit = query.includes("limit") ? "?limit=100" : "";
    for (const who of ["anyone", "ruth", "noor", "ada"] as const) found.push(`${who} ${path}${limit}`);
    if (path.endsWith("/manage")) for (const status of statuses) add(`${path}${limit}&status=${status}`);
  }
  add("/api/addresses?view=redirects&limit=100");
  for (const state of ["waiting", "shown", "removed"]) add(`/api/comments?state=${state}`);
  const users = await queries.selectFrom("users").select("id").execute();
  for (const { id } of users) add(`/api/authors/${id}/works`);
  for (const { id } of await queries.selectFrom("mediaFiles").select("id").execute()) {
    for (const part of ["", "/tracks"]) add(`/api/media/${id}${part}`);
  }
  for (const { name, version } of await queries
    .selectFrom("settings")
    .select(["name", "version"])
    .execute()) {
    for (const part of ["", `/${version}`]) add(`/api/settings/${name}/revisions${part}`);
  }
  for (const kind of kindNames) {
    const { table, folder } = kinds[kind];
    const base = `/api/${folder || "pages"}`;
    const documents = await queries.selectFrom(table).select(["id", "slug"]).execute();
    for (const { id, slug } of documents) {
      for (const route of routes) {
        const path = route.path.replace(/\{(id|slug)\}/, route.path.includes("{slug}") ? (slug ?? id) : id);
        if (!route.path.startsWith(`${base}/{`) || path.includes("{")) continue;
        add(path);
      }
      add(`/api/translations/${kind}/${id}`);
      const { json } = (await read(`${base}/${id}/revisions?limit=100`)) as { json: { version: number }[] };
      for (const { version } of json) add(`${base}/${id}/revisions/${version}`);
    }
    const gone = await queries
      .selectFrom("tombstones")
      .select("ref as id")
      .where("kind", "=", kind)
      .execute();
    const slugs = await queries.selectFrom("slugs").select("slug").where("kind", "=", kind).execute();
    for (const { id } of [...documents, ...gone]) found.push(`anyone ${pathOf(kind, { _id: id })}`);
    for (const { slug } of slugs) found.push(`anyone ${pathOf(kind, { _id: "", slug })}`);
  }
  for (const { blogId } of await queries.selectFrom("events").select("blogId").execute()) {
    for (const part of ["guests", "guests/summary", "guests/csv", "door", "guest-emails", "registration"])
      add(`/api/events/${blogId}/${part}`);
    found.push(`anyone /blogs/${blogId}/event.ics`);
  }
  for (const { blogId } of await queries.selectFrom("publicationRecords").select("blogId").execute())
    add(`/api/publications/${blogId}/deposits`);
  for (const { id } of await queries.selectFrom("registrations").select("id").execute())
    found.push(`own ${tokenOf(site.services.signingKeys, id)}`);
  for await (const { key } of site.services.media.list()) found.push(`stored ${key}`);
  for (const path of [...pages, ...files]) found.push(`anyone ${path}`);
  return [...new Set(found)].filter((address) => !changing.test(address)).sort();
}

/** What can be read through the API of this program. */
function routesOf(): Route[] {
  type Operation = { parameters?: { in: string; name: string }[] };
  const { paths } = JSON.parse(readFileSync("docs/api/openapi.json", "utf8")) as {
    paths: Record<string, { get?: Operation }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const query = (get?.parameters ?? []).filter((parameter) => parameter.in === "query");
    return get ? [{ path, query: query.map(({ name }) => name) }] : [];
  });
}
