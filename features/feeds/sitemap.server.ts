import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { addressIn, tagsOf } from "#core/site-languages.ts";
import { documentAddress, documentUrl, hasAddress } from "#features/addresses/paths.ts";
import { untilNextTurn } from "#features/blogs/next-change.server.ts";
import { isSpecified, templateOf } from "#features/pages/templates.ts";
import { newestPublic } from "#features/plain-documents/read.server.ts";
import { type Kind, kindNames, kinds, plainKinds } from "#features/publishing/kinds.ts";
import { expireAtNextScheduled } from "#features/publishing/readers.server.ts";
import { publicGroups } from "#features/publishing/translations.server.ts";
import { m } from "#messages";
import { pageTitles } from "./cards.server.ts";
import * as store from "./sitemap.store.server.ts";
import { element, xml } from "./xml.server.ts";

const partSize = 5000; // URLs; fewer than the 50,000 allowed, so that a part is fast
const rowsAtOnce = 1000; // 2 to 3 ms of the main thread
const type = "application/xml; charset=utf-8";
const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const pages = Object.keys(pageTitles).map((name) => (name === "home" ? "/" : `/${name}`));

/** The kinds that have parts of their own, named after their folders. */
const listed = kindNames.filter((kind) => kinds[kind].inSitemap);

/** The list of all parts (https://www.sitemaps.org/protocol.html). */
export async function sitemapIndex(ctx: Context): Promise<Document> {
  const { db, now, site } = ctx;
  await untilNextTurn(ctx);
  for (const kind of listed) await expireAtNextScheduled(ctx, kinds[kind].table);
  const parts = [entry("sitemap", `${site.url}/sitemaps/pages.xml`)];
  for (const kind of listed) {
    const { table, folder, tag } = kinds[kind];
    ctx.cacheTag(tag, "sitemap");
    const changes = await store.lastChanges(db.reader, now, table, partSize);
    for (const [index, change] of changes.entries())
      parts.push(entry("sitemap", `${site.url}/sitemaps/${folder}-${index + 1}.xml`, change));
  }
  return document("sitemapindex", parts);
}

/** One part: `pages`, or one of the index, such as `blogs-12`. */
export async function sitemapPart(ctx: Context, { part }: { part: string }): Promise<Document> {
  if (part === "pages") return pagesPart(ctx);
  const [, name = "", number = ""] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
  const kind = listed.find((each) => kinds[each].folder === name);
  if (!kind) throw absent();
  const { table, tag } = kinds[kind];
  ctx.cacheTag(tag, "sitemap");
  await untilNextTurn(ctx);
  await expireAtNextScheduled(ctx, table);
  const entries: string[] = [];
  let slice: store.Slice = { limit: rowsAtOnce, offset: (Number(number) - 1) * partSize };
  while (entries.length < partSize) {
    const rows = await store.listAddresses(ctx.db.reader, ctx.now, table, slice);
    const alternates = await alternatesOf(ctx, kind, rows);
    for (const row of rows)
      entries.push(entry("url", documentUrl(ctx.site, kind, row), row.updatedAt, alternates.get(row._id)));
    if (rows.length < rowsAtOnce) break;
    slice = { limit: rowsAtOnce, offset: 0, after: rows.at(-1)?.position };
  }
  if (entries.length === 0) throw absent();
  return document("urlset", entries);
}

/** The built-in pages and those that the institute added. */
async function pagesPart(ctx: Context): Promise<Document> {
  ctx.cacheTag("pages", "sitemap");
  await expireAtNextScheduled(ctx, "pages");
  const { db, now, site } = ctx;
  const own = await store.listPages(db.reader, now, partSize);
  const alternates = await alternatesOf(
    ctx,
    "page",
    own.map(({ id: _id }) => ({ _id })),
  );
  const lists = [...pages];
  for (const kind of plainKinds)
    if ((await newestPublic(ctx, kind, 1)).length > 0) lists.push(`/${kinds[kind].folder}`);
  const addresses = new Map(lists.flatMap((path) => inEachLanguage(site, path)));
  // Lists are in all languages, and other built-in pages in those in which they are published.
  for (const { id } of own)
    if (isSpecified(id) && templateOf(id) !== "listing")
      for (const tag of tagsOf(site)) addresses.delete(addressIn(site, tag, `/${id}`));
  for (const page of own) {
    if (!hasAddress(site, { ...page, _id: page.id })) continue;
    const address = documentAddress(site, "page", { ...page, _id: page.id });
    if (page.noindexAt !== null) addresses.delete(address);
    else addresses.set(address, alternates.get(page.id) ?? addresses.get(address) ?? "");
  }
  return document(
    "urlset",
    [...addresses].map(([path, links]) => entry("url", site.url + path, undefined, links)),
  );
}

/** The addresses of a page that is no document, with the links to all of them. */
function inEachLanguage(site: Context["site"], path: string): [address: string, links: string][] {
  const versions = tagsOf(site).map((tag) => ({ tag, href: addressIn(site, tag, path) }));
  const links = versions.length > 1 ? linksTo(site, versions) : "";
  return versions.map(({ href }) => [href, links]);
}

/** The links of translated documents to all versions. */
async function alternatesOf(ctx: Context, kind: Kind, rows: { _id: string }[]) {
  const { site } = ctx;
  const groups = await publicGroups(
    ctx,
    kinds[kind].table,
    rows.map((row) => row._id),
  );
  const links = new Map<string, string>();
  for (const group of groups) {
    const versions = group.map((row) => ({
      tag: row.language || site.language,
      href: documentAddress(site, kind, { ...row, _id: row.id }),
    }));
    const text = linksTo(site, versions);
    for (const { id } of group) links.set(id, text);
  }
  return links;
}

/** The version in the main language, or the first one, is for readers of all other languages. */
function linksTo({ url, language }: Context["site"], versions: { tag: string; href: string }[]): string {
  const defaultValue = versions.find(({ tag }) => tag === language) ?? versions[0];
  const all = [...versions, { tag: "x-default", href: defaultValue?.href ?? "" }];
  const links = all.map(
    ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${xml(url + href)}"/>`,
  );
  return links.join("");
}

function entry(name: "url" | "sitemap", address: string, changed?: string, links = ""): string {
  return `<${name}>${element("loc", address)}${element("lastmod", changed)}${links}</${name}>`;
}

function document(root: "urlset" | "sitemapindex", entries: string[]): Document {
  const isLinked = entries.some((each) => each.includes("<xhtml:link"));
  const lines = [`<${root} ${namespace}${isLinked ? ` ${xhtml}` : ""}>`, ...entries, `</${root}>`];
  return { type, body: `<?xml version="1.0" encoding="utf-8"?>\n${lines.join("\n")}\n` };
}

function absent(): AppError {
  return new AppError("not_found", m.feeds.noSitemapPart());
}
