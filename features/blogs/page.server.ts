import type { Context } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { commentsBefore, readComments } from "#features/comments/comments.server.ts";
import { eventsOf, readDetails } from "#features/events/events.server.ts";
import { recordingOf } from "#features/events/recording.server.ts";
import { publicRecord } from "#features/publications/public-record.server.ts";
import { listedLanguages } from "#features/publishing/languages.server.ts";
import { readHead } from "#features/publishing/sharing.server.ts";
import { renderContent } from "#features/rich-text/texts/render-article.server.ts";
import { cardOf, readCard } from "./cards.server.ts";
import { type CardRow, cardsAmong } from "./cards.store.server.ts";
import type { BlogCard, BlogPage } from "./contract.ts";
import { findNeighbour, nextBetween } from "./neighbours.store.server.ts";
import { expireAtTurn } from "./next-change.server.ts";
import { listCandidates, newestWithTag } from "./related.store.server.ts";
import { bodyOf } from "./store.server.ts";

const kind = { name: "blog", table: "blogs" } as const;
const relatedShown = 3;
const tagLimit = 8;
const candidatesRead = 12;
const choiceKept = 3_600_000; // milliseconds

/** All data of a blog's page. Throws `not_found`. */
export async function readPage(ctx: Context, input: { id: string; before?: string }) {
  const blog = await readArticle(ctx, input);
  const { _id: id } = blog;
  ctx.cacheTag(`likes:${id}`, `comments:${id}`);
  return {
    ...blog,
    ...(await readHead(ctx, kind, id)),
    record: blog.section === "publications" ? await publicRecord(ctx, id) : null,
    ...(await commentsOn(ctx, blog, input.before)),
    ...(await neighboursOf(ctx, blog)),
    related: await relatedTo(ctx, blog),
  };
}

/** The newest comments, or those before one. */
async function commentsOn(ctx: Context, { _id, commentCount }: BlogCard, before?: string) {
  const earlier = before === undefined ? undefined : await commentsBefore(ctx, _id, before);
  const none = { comments: [], older: null };
  const { comments, older } = earlier ?? (commentCount > 0 ? await readComments(ctx, _id) : none);
  return { comments, olderComments: older, newerComments: earlier !== undefined };
}

/** A blog with its prepared text, and what the page of an event says. Throws `not_found`. */
export async function readArticle(ctx: Context, { id }: { id: string }) {
  const card = await readCard(ctx, id);
  const blog = { ...card, details: card.event && (await readDetails(ctx, card._id)) };
  const { content, commentsClosedAt } = await bodyOf(ctx.db.queries, blog._id);
  const text = recordingOf(blog, ctx.site.peertubeHosts) + content;
  return { ...blog, commentsClosedAt, ...(await renderContent(ctx, text, blog.language, blogPath(blog))) };
}

/** Expires when a scheduled blog appears between them; a write of one invalidates the page's tag. */
async function neighboursOf(ctx: Context, blog: BlogCard): Promise<Pick<BlogPage, "previous" | "next">> {
  const { db, now } = ctx;
  const among = await listedLanguages(ctx, "blog");
  const place = { ...blog, nextDate: blog.event?.begins ?? null, among };
  const previous = await findNeighbour(db.queries, now, place, "previous");
  const next = await findNeighbour(db.queries, now, place, "next");
  const turn = await nextBetween(db.queries, now, place, { previous, next });
  if (turn) ctx.expiresAt(turn);
  ctx.cacheTag(`neighbours:${blog._id}`);
  const [before, after] = [previous, next].map((blog) => {
    if (!blog) return null;
    ctx.cacheTag(`blog:${blog.id}`);
    return pick({ ...blog, _id: blog.id }, ["_id", "slug", "title", "language"]);
  });
  return { previous: before ?? null, next: after ?? null };
}

/** Blogs with the rarest common tags first, then of the same subcategory and section. */
async function relatedTo(ctx: Context, blog: BlogCard): Promise<BlogCard[]> {
  const { db, now } = ctx;
  const among = await listedLanguages(ctx, "blog");
  const nearest = await nearestByTags(ctx, blog);
  const found: CardRow[] = [];
  // The first three are nearly always public.
  for (let read = 0; read < nearest.length && found.length < relatedShown; read += 3) {
    const ids = nearest.slice(read, read + 3);
    const rows = await cardsAmong(db.queries, now, ids);
    found.push(...rows.filter(({ language }) => among?.includes(language) ?? true));
  }
  for (const filter of [
    { section: blog.section, subcategory: blog.subcategory, among },
    { section: blog.section, among },
  ]) {
    if (found.length >= relatedShown) break;
    const more = await listCandidates(db.queries, now, filter);
    found.push(...more.filter(({ id }) => id !== blog._id && found.every((row) => row.id !== id)));
  }
  const events = await eventsOf(ctx, found.slice(0, relatedShown));
  const related = found
    .slice(0, relatedShown)
    .map((row) =>
      cardOf(row, now, { tags: [], event: events.get(row.id) ?? null, publication: null, alsoIn: [] }),
    );
  // A newly published blog may be a better match, but that can wait.
  ctx.expiresAt(new Date(Date.parse(now) + choiceKept).toISOString());
  for (const blog of related) {
    ctx.cacheTag(`blog:${blog._id}`);
    expireAtTurn(ctx, blog);
  }
  return related;
}

/** Ids of blogs with the same tags, best first. Only the newest blogs of each tag are considered. */
async function nearestByTags({ db }: Context, { _id, tags }: BlogCard): Promise<string[]> {
  const weights = new Map<string, number>();
  for (const tag of tags.slice(0, tagLimit)) {
    const ids = await newestWithTag(db.queries, tag.toLowerCase());
    for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + 1 / ids.length);
  }
  weights.delete(_id);
  const byWeight = [...weights].sort(([one, a], [other, b]) => b - a || (one < other ? 1 : -1));
  return byWeight.slice(0, candidatesRead).map(([id]) => id);
}
