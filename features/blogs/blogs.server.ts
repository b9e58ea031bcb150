import type { Context } from "#core/context.ts";
import type { Inputs, Page } from "#core/contract.ts";
import { pageOf } from "#core/paging.ts";
import { listComments } from "#features/comments/comments.server.ts";
import { languagesOf } from "#features/events/events.server.ts";
import { listLikers } from "#features/likes/likes.server.ts";
import { listedLanguages } from "#features/publishing/languages.server.ts";
import { projectAt } from "#features/publishing/projects.server.ts";
import { withFileAlts } from "#features/rich-text/texts/alternative-texts.server.ts";
import { findAuthorById } from "./by-author.store.server.ts";
import { cards, readCard } from "./cards.server.ts";
import type { CardRow } from "./cards.store.server.ts";
import type { Blog, BlogCard, blogEndpoints, ListedBlog } from "./contract.ts";
import type { BlogFilter } from "./filter.store.server.ts";
import { sectionNamed, yearIn } from "./filters.server.ts";
import { listPage } from "./list-page.server.ts";
import { cacheTagList, untilNextTurn } from "./next-change.server.ts";
import * as store from "./store.server.ts";

type Input = Inputs<typeof blogEndpoints>;
const newestShown = 3;

type Listing = { page: number; limit: number; view: "full" | "card" };

export async function listBlogs(ctx: Context, input: Input["list"]): Promise<Page<ListedBlog>> {
  const { section, tag, year, author, language } = input;
  const within = year === undefined ? {} : yearIn(ctx.site.timeZone, year);
  const by = author === undefined ? undefined : await findAuthorById(ctx.db.queries, author);
  const languages = languagesOf(ctx, language);
  const preferred = preferredOf(ctx, input.prefer);
  const project = await projectAt(ctx, input.project);
  const among = by ? undefined : await listedLanguages(ctx, "blog");
  return listing(ctx, { section, tag, author: by, project, languages, among, preferred, ...within }, input);
}

/** True if a public blog passes the filter. */
export async function isListed(ctx: Context, filter: BlogFilter): Promise<boolean> {
  await cacheTagList(ctx);
  const among = await listedLanguages(ctx, "blog");
  return store.hasBlogs(ctx.db.reader, ctx.now, { ...filter, among });
}

export async function listNewest(ctx: Context): Promise<BlogCard[]> {
  await cacheTagList(ctx);
  const preferred = preferredOf(ctx, "site");
  const among = await listedLanguages(ctx, "blog");
  return cards(ctx, await cardRows(ctx, { preferred, among }, { limit: newestShown, offset: 0 }));
}

/** Upcoming events, soonest first, or past ones, latest first. */
export async function listEvents(
  ctx: Context,
  eventStatus: "upcoming" | "past",
  limit: number,
  of: Pick<BlogFilter, "tag" | "subcategory">,
): Promise<BlogCard[]> {
  ctx.cacheTag("blogs");
  await untilNextTurn(ctx);
  const among = await listedLanguages(ctx, "blog");
  const filter = { ...of, section: "events" as const, eventStatus, among };
  return cards(ctx, await cardRows(ctx, filter, { limit, offset: 0 }));
}

/** `research` means programmes and singulars are accepted; any other unknown section is empty. */
export async function listSection(ctx: Context, input: Input["section"]): Promise<Page<ListedBlog>> {
  const section = sectionNamed(input.sectionType);
  if (!section) {
    ctx.noStore();
    return { items: [], total: 0, page: 1, pages: 0 };
  }
  const { subcategory, eventStatus, place, online } = input;
  const languages = languagesOf(ctx, input.language);
  const project = await projectAt(ctx, input.project);
  const among = await listedLanguages(ctx, "blog");
  const preferred = preferredOf(ctx, input.prefer);
  const shared = { section, subcategory, project, languages, among, preferred };
  if (section !== "events") return listing(ctx, shared, input);
  const filter = { ...shared, eventStatus, place, online };
  return listing(ctx, filter, input, eventStatus ? cardRows : eventRows);
}

/** The preferred languages, as they are stored. */
export function preferredOf(ctx: Context, prefer: string | undefined): string[] | undefined {
  return languagesOf(ctx, prefer === "site" ? ctx.language : prefer);
}

const works = {
  articles: { filter: { articles: true }, role: undefined },
  organised: { filter: { section: "events" }, role: "author" },
  spoken: { filter: { section: "events" }, role: "with" },
} as const;

/** What a person or an account wrote, organised or spoke at, newest first. */
export async function listWorks(ctx: Context, { id, part, page, limit }: Input["works"]) {
  await cacheTagList(ctx);
  const { filter: kept, role } = works[part];
  const author = await findAuthorById(ctx.db.queries, id);
  const filter = { ...kept, author: { ...author, role } };
  const total = await store.countBlogs(ctx.db.reader, ctx.now, filter);
  if (total === 0 && author.personId === null) ctx.noStore(); // ids can be made up
  const rows = await cardRows(ctx, filter, { limit, offset: (page - 1) * limit, total });
  return pageOf(await cards(ctx, rows), total, { page, limit });
}

/** Throws `not_found` or `gone`. */
export async function readBlog(ctx: Context, { id }: { id: string }): Promise<Blog> {
  return whole(ctx, await readCard(ctx, id));
}

async function listing(ctx: Context, filter: BlogFilter, { page, limit, view }: Listing, read = cardRows) {
  await cacheTagList(ctx);
  const { reader } = ctx.db;
  const total = await store.countBlogs(reader, ctx.now, filter);
  if (total === 0) nothingFound(ctx, filter);
  const rows = await read(ctx, filter, { limit, offset: (page - 1) * limit, total });
  return listPage(ctx, await cards(ctx, rows), total, { page, limit, view, whole });
}

/** Anybody can invent names that no blog has. */
function nothingFound(ctx: Context, filter: BlogFilter): void {
  const { subcategory, tag, author, project, from, place, languages } = filter;
  if ([subcategory, tag, author, project, from, place, languages].some((name) => name !== undefined))
    ctx.noStore();
}

export function cardRows({ db, now }: Context, filter: BlogFilter, slice: store.Slice): Promise<CardRow[]> {
  return store.listCards(db.reader, now, filter, slice);
}

/** Upcoming events, soonest first, then past ones, latest first. */
export async function eventRows(ctx: Context, filter: BlogFilter, { limit, offset, total }: store.Slice) {
  const upcoming = { ...filter, eventStatus: "upcoming" as const };
  const rows = await cardRows(ctx, upcoming, { limit, offset });
  if (rows.length === limit) return rows;
  const before = offset > 0 ? await store.countBlogs(ctx.db.reader, ctx.now, upcoming) : 0;
  const past = total === undefined ? undefined : total - before;
  const rest = { limit: limit - rows.length, offset: Math.max(0, offset - before), total: past };
  return [...rows, ...(await cardRows(ctx, { ...filter, eventStatus: "past" }, rest))];
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
