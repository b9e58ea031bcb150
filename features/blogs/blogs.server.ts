import type { Context } from "#core/context.ts";
import type { Operations, Page } from "#core/contract.ts";
import { pageOf } from "#core/paging.ts";
import { pick } from "#core/pick.ts";
import { instantAt } from "#core/zone.ts";
import type { Section } from "#db/schema.ts";
import { idAt } from "#features/addresses/slugs.server.ts";
import { bylinesOf } from "#features/bylines/bylines.server.ts";
import type { Author, Byline } from "#features/bylines/contract.ts";
import { accountPath } from "#features/bylines/paths.ts";
import { listComments } from "#features/comments/comments.server.ts";
import type { ShownEvent } from "#features/events/contract.ts";
import { eventsOf, languagesOf } from "#features/events/events.server.ts";
import { listLikers } from "#features/likes/likes.server.ts";
import { avatarUrl, storedPicture } from "#features/media/addresses.ts";
import { generatedPicture } from "#features/media/generated-picture.ts";
import { missingDocument } from "#features/publishing/readers.server.ts";
import { tagsByDocument } from "#features/publishing/tags.server.ts";
import { findAuthorById } from "./by-author.store.server.ts";
import { type Blog, type BlogCard, type blogEndpoints, type ListedBlog, sections } from "./contract.ts";
import { cardFields } from "./fields.ts";
import { storedLanguages } from "./languages.store.server.ts";
import { listPage } from "./list-page.server.ts";
import { withFileAlts } from "./render/alternative-texts.server.ts";
import * as store from "./store.server.ts";

const kind = { name: "blog", table: "blogs" } as const;
const mostSubcategories = 100;
const mostYears = 100;
const mostLanguages = 100;

type Input<Name extends keyof typeof blogEndpoints> = Parameters<Operations<typeof blogEndpoints>[Name]>[1];
type Listing = { page: number; limit: number; view: "full" | "card" };

export async function listBlogs(ctx: Context, input: Input<"list">): Promise<Page<ListedBlog>> {
  const { section, tag, year, author, language } = input;
  const within = year === undefined ? {} : yearIn(ctx.site.timeZone, year);
  const by = author === undefined ? undefined : await findAuthorById(ctx.db.queries, author);
  const languages = languagesOf(ctx, language);
  return listing(ctx, { section, tag, author: by, languages, ...within }, input);
}

/** The languages of the public blogs. */
export async function listLanguages(ctx: Context): Promise<string[]> {
  await cacheTagList(ctx);
  const found = await storedLanguages(ctx.db.queries, ctx.now, mostLanguages);
  return [...new Set(found.map((language) => language || ctx.site.language))];
}

export async function listYears(ctx: Context): Promise<number[]> {
  await cacheTagList(ctx);
  const { timeZone } = ctx.site;
  const { first, last } = await store.publishedSpan(ctx.db.queries, ctx.now);
  if (!first || !last) return [];
  const yearOf = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).year;
  const length = Math.min(mostYears, yearOf(last) - yearOf(first) + 1);
  const years = Array.from({ length }, (_, index) => yearOf(last) - index);
  const periods = years.map((year) => ({ year, ...yearIn(timeZone, year) }));
  return (await store.periodsWithBlogs(ctx.db.queries, ctx.now, periods)).map(({ year }) => year);
}

/** Cards of the public ones of these blogs, in the order of the ids. */
export async function cardsOf(ctx: Context, ids: string[]): Promise<BlogCard[]> {
  await cacheTagList(ctx);
  return cards(ctx, await store.cardsAmong(ctx.db.queries, ctx.now, ids));
}

/** True if a public blog passes the filter. */
export async function isListed(ctx: Context, filter: store.BlogFilter): Promise<boolean> {
  await cacheTagList(ctx);
  return store.hasBlogs(ctx.db.reader, ctx.now, filter);
}

/** Upcoming events, soonest first, or past ones, latest first. */
export async function listEvents(
  ctx: Context,
  eventStatus: "upcoming" | "past",
  limit: number,
  of: Pick<store.BlogFilter, "tag" | "subcategory"> = {},
): Promise<BlogCard[]> {
  ctx.cacheTag("blogs");
  await untilNextTurn(ctx);
  const filter = { ...of, section: "events" as const, eventStatus };
  return cards(ctx, await cardRows(ctx, filter, { limit, offset: 0 }));
}

/** `research` means programmes and singulars are accepted; any other unknown section is empty. */
export async function listSection(ctx: Context, input: Input<"section">): Promise<Page<ListedBlog>> {
  const section = sectionNamed(input.sectionType);
  if (!section) {
    ctx.noStore();
    return { items: [], total: 0, page: 1, pages: 0 };
  }
  const { subcategory, eventStatus } = input;
  const { place, online, language } = input;
  const languages = languagesOf(ctx, language);
  if (section !== "events") return listing(ctx, { section, subcategory, languages }, input);
  const filter = { section, subcategory, eventStatus, place, online, languages };
  return listing(ctx, filter, input, eventStatus ? cardRows : eventRows);
}

const works = {
  articles: { filter: { articles: true }, role: undefined },
  organised: { filter: { section: "events" }, role: "author" },
  spoken: { filter: { section: "events" }, role: "with" },
} as const;

/** What a person or an account wrote, organised or spoke at, newest first. */
export async function listWorks(
  ctx: Context,
  { id, part, page, limit }: Input<"works">,
): Promise<Page<BlogCard>> {
  await cacheTagList(ctx);
  const { filter: kept, role } = works[part];
  const author = await findAuthorById(ctx.db.queries, id);
  const filter = { ...kept, author: { ...author, role } };
  const total = await store.countBlogs(ctx.db.reader, ctx.now, filter);
  if (total === 0 && author.personId === null) ctx.noStore(); // ids can be made up
  const rows = await cardRows(ctx, filter, { limit, offset: (page - 1) * limit });
  return pageOf(await cards(ctx, rows), total, { page, limit });
}

/** Throws `not_found` or `gone`. */
export async function readBlog(ctx: Context, { id }: { id: string }): Promise<Blog> {
  return whole(ctx, await readCard(ctx, id));
}

/** By its id, its slug or a former slug. */
export async function readCard(ctx: Context, end: string): Promise<BlogCard> {
  const id = await idAt(ctx.db.queries, "blog", end);
  ctx.cacheTag(`blog:${id}`);
  const [card] = await cards(ctx, await store.cardsAmong(ctx.db.queries, ctx.now, [id]));
  if (!card) throw await missingDocument(ctx, kind, id, "Blog not found");
  expireAtTurn(ctx, card);
  return card;
}

/** Notes when an event begins or ends, and shows something else. */
export function expireAtTurn(ctx: Context, { event }: Pick<BlogCard, "event">): void {
  const turn = [event?.begins, event?.ends].find((at) => at && at >= ctx.now);
  if (turn) ctx.expiresAt(turn);
}

export async function listSubcategories(ctx: Context, input: { section: string }): Promise<string[]> {
  await cacheTagList(ctx);
  const section = sectionNamed(input.section);
  if (!section) {
    ctx.noStore();
    return [];
  }
  return store.subcategoriesOf(ctx.db.queries, ctx.now, section, mostSubcategories);
}

/** Lists are right until the next event begins or a scheduled blog appears. */
export async function untilNextTurn(ctx: Context): Promise<void> {
  const turn = await store.nextTurn(ctx.db.queries, ctx.now);
  if (turn) ctx.expiresAt(turn);
}

export function sectionNamed(name: string): Section | undefined {
  if (name === "research") return "programmes";
  return sections.find((section) => name === section || `${name}s` === section);
}

async function listing(
  ctx: Context,
  filter: store.BlogFilter,
  { page, limit, view }: Listing,
  read = cardRows,
): Promise<Page<ListedBlog>> {
  await cacheTagList(ctx);
  const { reader } = ctx.db;
  const total = await store.countBlogs(reader, ctx.now, filter);
  if (total === 0) nothingFound(ctx, filter);
  const rows = await read(ctx, filter, { limit, offset: (page - 1) * limit });
  return listPage(ctx, await cards(ctx, rows), total, { page, limit, view, whole });
}

/** Anybody can invent names that no blog has. */
function nothingFound(ctx: Context, filter: store.BlogFilter): void {
  const { subcategory, tag, author, from, place, languages } = filter;
  if ([subcategory, tag, author, from, place, languages].some((name) => name !== undefined)) ctx.noStore();
}

/** A year in the site's time zone. */
function yearIn(timeZone: string, year: number): { from: string; before: string } {
  const begin = (of: number) => instantAt(`${String(of).padStart(4, "0")}-01-01T00:00`, timeZone);
  return { from: begin(year), before: begin(year + 1) };
}

export function cardRows(
  { db, now }: Context,
  filter: store.BlogFilter,
  slice: store.Slice,
): Promise<store.CardRow[]> {
  return store.listCards(db.reader, now, filter, slice);
}

/** Upcoming events, soonest first, then past ones, latest first. */
export async function eventRows(
  ctx: Context,
  filter: store.BlogFilter,
  { limit, offset }: store.Slice,
): Promise<store.CardRow[]> {
  const upcoming = { ...filter, eventStatus: "upcoming" as const };
  const rows = await cardRows(ctx, upcoming, { limit, offset });
  if (rows.length === limit) return rows;
  const before = offset > 0 ? await store.countBlogs(ctx.db.reader, ctx.now, upcoming) : 0;
  const rest = { limit: limit - rows.length, offset: Math.max(0, offset - before) };
  return [...rows, ...(await cardRows(ctx, { ...filter, eventStatus: "past" }, rest))];
}

export async function cacheTagList(ctx: Context): Promise<void> {
  ctx.cacheTag("blogs", "counts");
  await untilNextTurn(ctx);
}

async function whole(ctx: Context, card: BlogCard): Promise<Blog> {
  const { queries } = ctx.db;
  const { content, commentsClosedAt } = await store.bodyOf(queries, card._id);
  return {
    ...card,
    content: await withFileAlts(content, { queries, origin: ctx.site.url }),
    commentsClosedAt,
    comments: await listComments(ctx, card._id),
    likes: await listLikers(ctx, card._id),
  };
}

export async function cards(ctx: Context, rows: store.CardRow[]): Promise<BlogCard[]> {
  ctx.cacheTag(...rows.flatMap(({ id, authorId }) => [`blog:${id}`, `person:${authorId}`]));
  const ids = rows.map((row) => row.id);
  const tags = await tagsByDocument(ctx.db.queries, "blog", ids);
  const bylines = await bylinesOf(ctx, "blog", ids);
  const events = await eventsOf(ctx, rows);
  return rows.map((row) =>
    cardOf(row, ctx.now, {
      tags: tags.get(row.id) ?? [],
      byline: bylines.get(row.id),
      event: events.get(row.id) ?? null,
    }),
  );
}

type OfOtherTables = { tags: string[]; byline?: Byline; event: ShownEvent | null };

export function cardOf(row: store.CardRow, now: string, { tags, byline, event }: OfOtherTables): BlogCard {
  const owner = ownerOf(row);
  const { name, avatar, _id = null } = byline?.authors[0] ?? owner;
  const cover = coverOf(row);
  const published = row.publishedAt ?? now;
  return {
    _id: row.id,
    slug: row.slug,
    ...pick(row, cardFields),
    language: row.language,
    tags,
    excerpt: row.excerpt,
    image: row.coverId === null ? row.coverUrl : cover.url,
    cover,
    name,
    avatar,
    author: { _id, name, avatar },
    authors: byline?.authors.length ? byline.authors : [owner],
    with: byline?.with ?? [],
    user: row.authorId,
    date: published,
    createdAt: published,
    updatedAt: row.updatedAt > published ? row.updatedAt : published,
    eventStatus: row.overAt === null ? null : row.overAt >= now ? "upcoming" : "past",
    event,
    likeCount: row.likeCount ?? 0,
    commentCount: row.commentCount ?? 0,
  };
}

/** The account that has created a blog, as its author. */
export function ownerOf({ authorId, authorName, avatarId }: store.CardRow): Author {
  return { name: authorName, avatar: avatarUrl(avatarId), _id: authorId, path: accountPath(authorId) };
}

function coverOf(row: store.CardRow): BlogCard["cover"] {
  if (row.coverId === null) return generatedPicture(row.title);
  return storedPicture({
    id: row.coverId,
    width: row.coverWidth ?? 0,
    height: row.coverHeight ?? 0,
    placeholder: row.coverPlaceholder ?? "",
    alt: row.coverAlt ?? row.fileAlt ?? "",
    caption: row.coverCaption,
  });
}
