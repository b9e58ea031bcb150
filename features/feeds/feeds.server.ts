import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { htmlOf } from "#core/escaped.ts";
import { shortText } from "#core/fields.ts";
import { inLanguageOf } from "#core/in-language-of.ts";
import { canonicalLanguage, languageName } from "#core/language.ts";
import { withCommas } from "#core/list-format.ts";
import { inSlices } from "#core/loop-turn.ts";
import { addressIn } from "#core/site-languages.ts";
import type { BlogTable } from "#db/schema.ts";
import { documentUrl } from "#features/addresses/paths.ts";
import { sections } from "#features/blogs/contract.ts";
import { untilNextTurn } from "#features/blogs/next-change.server.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { bylinesOf } from "#features/bylines/bylines.server.ts";
import type { Byline } from "#features/bylines/contract.ts";
import type { ShownEvent } from "#features/events/contract.ts";
import { eventsOf, languagesOf } from "#features/events/events.server.ts";
import { stateTexts, whenOf, whereOf } from "#features/events/words.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import { formatPartialDate } from "#features/publications/formats.ts";
import { publicRecords } from "#features/publications/public-record.server.ts";
import { listedLanguages } from "#features/publishing/languages.server.ts";
import { renderForFeed } from "#features/rich-text/texts/render-article.server.ts";
import { m } from "#messages";
import { attachmentsOf } from "./attachments.server.ts";
import { type Feed, type FeedItem, rss } from "./rss.server.ts";
import * as store from "./store.server.ts";
import { xml } from "./xml.server.ts";

const maxItems = 20;
const itemsAtOnce = 5; // 2 to 3 ms of the main thread

export type FeedKind = "xml" | "json";
type Subject = Pick<Feed, "title" | "description" | "podcast"> & {
  home: string;
  self: string;
  language?: string;
};

/** `/feed.xml` and `/feed.json` */
export async function feedOfAll(ctx: Context, { kind }: { kind: FeedKind }): Promise<Document> {
  const { name: title, tagline, description } = ctx.site;
  const subject = { title, description: description || tagline || title, home: "/", self: "/feed" };
  return feedOf(ctx, kind, {}, subject);
}

/** `/feeds/section/….xml` and `.json` */
export async function feedOfSection(ctx: Context, { file }: { file: string }): Promise<Document> {
  const { name, kind } = fileParts(file);
  const section = sections.find((known) => known === name);
  if (!section) throw new AppError("not_found", m.feeds.noSection());
  const { all, path } = sectionNames[section];
  const title = `${all()} | ${ctx.site.name}`;
  const description = m.feeds.aboutSection({ section, name: ctx.site.name });
  return feedOf(
    ctx,
    kind,
    { section },
    { title, description, home: path, self: `/feeds/section/${section}` },
  );
}

/** `/feeds/tag/….xml` and `.json`, in lower case. Unused tags have no feed. */
export async function feedOfTag(ctx: Context, { file }: { file: string }): Promise<Document> {
  const { name: tag, kind } = fileParts(file);
  // One URL for each feed.
  if (tag !== tag.toLowerCase()) throw absent();
  const inAddress = encodeURIComponent(tag);
  const subject = {
    title: `#${tag} | ${ctx.site.name}`,
    description: m.feeds.aboutTag({ name: ctx.site.name, tag }),
    home: `/blogs?tag=${inAddress}`,
    self: `/feeds/tag/${inAddress}`,
  };
  return feedOf(ctx, kind, { tag }, subject);
}

/** `/feeds/language/….xml` and `.json`, by the BCP 47 tag. */
export async function feedOfLanguage(ctx: Context, { file }: { file: string }): Promise<Document> {
  const { name: language, kind } = fileParts(file);
  // One URL for each feed.
  if (canonicalLanguage(language) !== language) throw absent();
  const { name } = ctx.site;
  const subject = {
    title: `${languageName(language)} | ${name}`,
    description: m.feeds.inLanguage({ name, language: languageName(language) }),
    home: `/blogs?language=${language}`,
    self: `/feeds/language/${language}`,
    language,
  };
  return feedOf(ctx, kind, { language: languagesOf(ctx, language) }, subject);
}

export function fileParts(file: string): { name: string; kind: FeedKind } {
  const [, name, ending] = /^(.+)\.(xml|json)$/su.exec(file) ?? [];
  if (!name || !shortText.safeParse(name).success) throw absent();
  return { name, kind: ending === "json" ? "json" : "xml" };
}

export function absent(): AppError {
  return new AppError("not_found", m.feeds.noFeed());
}

export async function feedOf(
  ctx: Context,
  kind: FeedKind,
  filter: store.FeedFilter,
  { title, description, home, self, podcast, language = ctx.language }: Subject,
): Promise<Document> {
  ctx.cacheTag("blogs");
  await untilNextTurn(ctx);
  const among = await listedLanguages(ctx, "blog");
  const rows = await store.latestBlogs(ctx.db.reader, ctx.now, { language: among, ...filter }, maxItems);
  ctx.cacheTag(...rows.flatMap(({ id, authorId }) => [`blog:${id}`, `person:${authorId}`]));
  if (rows.length === 0 && /^\/feeds\/(tag|language)\//.test(self)) throw absent();
  const subject = { title, description, home, self, podcast, language };
  return documentOf(ctx, kind, subject, await itemsOf(ctx, rows));
}

export function documentOf(
  { site, language: pageLanguage }: Context,
  kind: FeedKind,
  { home, self, language = "", ...subject }: Subject,
  items: FeedItem[],
): Document {
  const { url } = site;
  const addressOf = (path: string) => url + addressIn(site, pageLanguage, path);
  const feed: Feed = {
    title: subject.title,
    description: subject.description,
    home_page_url: addressOf(home),
    feed_url: addressOf(`${self}.${kind}`),
    icon: `${url}/icon-512.png`,
    language,
    items,
    podcast: subject.podcast,
  };
  if (kind === "xml") return { type: "application/rss+xml; charset=utf-8", body: rss(feed) };
  const body = JSON.stringify({ version: "https://jsonfeed.org/version/1.1", ...feed, podcast: undefined });
  return { type: "application/feed+json; charset=utf-8", body };
}

async function itemsOf(ctx: Context, rows: store.FeedRow[]): Promise<FeedItem[]> {
  const ids = rows.map(({ id }) => id);
  const labels = Map.groupBy(await store.labelsOf(ctx.db.queries, ids), ({ blogId }) => blogId);
  const { url } = ctx.site;
  const bylines = await bylinesOf(ctx, "blog", ids);
  const attachments = await attachmentsOf(ctx, rows);
  const events = await eventsOf(ctx, rows);
  const publications = rows.filter(({ section }) => section === "publications").map(({ id }) => id);
  const records = await publicRecords(ctx, publications);
  const itemOfRow = async (row: store.FeedRow) => {
    const address = documentUrl(ctx.site, "blog", { ...row, _id: row.id });
    const attached = attachments.get(row.id) ?? [];
    const about = () => correctionsOf(records.get(row.id)) + whenAndWhere(events.get(row.id));
    const content =
      inLanguageOf(row.language || ctx.site.language, about) +
      (await renderForFeed(ctx, row.content ?? beginningOf(row, address), address, row.language));
    return {
      ...itemOf(ctx, row, { folder: "blogs", address, content }),
      ...creditsOf(row, url, bylines.get(row.id)),
      ...(attached.length > 0 ? { attachments: attached, ...numberOf(records.get(row.id)) } : {}),
      tags: [sectionNames[row.section].all(), ...(labels.get(row.id) ?? []).map(({ label }) => label)],
    };
  };
  return inSlices(rows, itemsAtOnce, (some) => Promise.all(some.map(itemOfRow)));
}

type ItemRow = Pick<BlogTable, "id" | "title" | "language" | "excerpt" | "publishedAt" | "updatedAt">;

export function itemOf(
  { now, site }: Context,
  { id, title, language, excerpt, publishedAt, updatedAt }: ItemRow,
  { folder, address, content }: { folder: string; address: string; content: string },
) {
  const published = publishedAt ?? now;
  return {
    // RFC 4151: does not change with the URL of the page.
    id: `tag:${new URL(site.url).hostname},${published.slice(0, 10)}:/${folder}/${id}`,
    url: address,
    title,
    ...(language ? { language } : {}),
    summary: excerpt || undefined,
    content_html: content,
    image: `${address}/card.jpg`,
    date_published: published,
    date_modified: updatedAt > published ? updatedAt : published,
  };
}

function creditsOf({ author }: store.FeedRow, origin: string, byline?: Byline) {
  const { authors = [], with: contributors = [] } = byline ?? {};
  const named = authors.length > 0 ? authors : [{ name: author, path: undefined }];
  return {
    authors: named.map(({ name, path }) => ({ name, ...(path ? { url: origin + path } : {}) })),
    ...(contributors.length > 0 ? { _with: contributors.map(({ name, role }) => ({ name, role })) } : {}),
  };
}

/** Directories know whole numbers only. */
function numberOf(record: PublicRecord | undefined): { _number?: string } {
  const number = record?.seriesNumber ?? "";
  return /^[1-9]\d{0,5}$/.test(number) ? { _number: number } : {};
}

/** Errata come first, because readers of a feed see an update of what they have read. */
function correctionsOf(record: PublicRecord | undefined): string {
  const texts = (record?.errata ?? []).map(
    ({ date, text }) =>
      `<p>${htmlOf(m.feeds.correction({ strong: (words) => ({ html: `<strong>${xml(words)}</strong>` }), date: formatPartialDate(date), text: { html: xml(text) } }))}</p>`,
  );
  return texts.join("");
}

/** An item of a feed has no other place for it. */
function whenAndWhere(event: ShownEvent | undefined): string {
  if (!event) return "";
  const { state, further } = event;
  const next = whenOf(event);
  const when = further > 0 ? m.feeds.furtherDates({ when: next, count: further }) : next;
  const stateWords = stateTexts[state]();
  const stateText = stateWords && `<strong>${xml(stateWords)}</strong> `;
  return `<p>${stateText}${withCommas([xml(when), xml(whereOf(event))])}</p>`;
}

/** Stands in for the content of an article that is too long. */
function beginningOf({ excerpt }: store.FeedRow, address: string): string {
  return `<p>${xml(excerpt)}</p><p><a href="${xml(address)}">${xml(m.feeds.readWhole())}</a></p>`;
}
