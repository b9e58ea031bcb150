import type { MemberContext } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { tagsIn } from "#core/tags.ts";
import { avatarUrl, drawnPicture } from "#features/media/addresses.ts";
import { knownPictures } from "#features/media/known-pictures.server.ts";
import { seedOf } from "#features/media/placeholder-art.ts";
import type { BlogPage } from "../contract.ts";
import { renderContent } from "../render/render-article.server.ts";
import { findAuthor } from "../store.server.ts";
import { pieceOf } from "./article.server.ts";
import { coverAfter } from "./cover.server.ts";
import { hasWritten } from "./store.server.ts";
import type { GivenBlog } from "./validate.server.ts";

/**
 * What the page of a blog would show, from the same sanitiser as if it were saved; nothing is kept. What is missing
 * is empty, and an event without a date is today. Refuses texts of those who write none: preparing one takes a while.
 */
export async function previewWriting(
  ctx: MemberContext,
  given: GivenBlog,
  { media }: MediaServices,
): Promise<BlogPage> {
  const { id, role } = ctx.actor;
  await ctx.limits.count("preview", id);
  const { queries } = ctx.db;
  if (given.content && role !== "admin" && !(await hasWritten(queries, id)))
    throw new AppError("forbidden", "Only administrators can create blog posts.");
  const { title = "", content = "", section = "programmes", subcategory = "", tags = [], eventDate } = given;
  const whole = {
    title,
    content,
    section,
    subcategory,
    tags: tagsIn(tags),
    eventDate: eventDate || (section === "events" ? ctx.now : ""),
  };
  const { piece } = pieceOf(whole, { complete: false, timeZone: ctx.site.timeZone });
  const { cover } = await coverAfter(ctx, media, { ...given, files: undefined });
  const picture = cover.coverId
    ? (await knownPictures(queries, [cover.coverId])).get(cover.coverId)
    : undefined;
  const author = await findAuthor(queries, id);
  const avatar = avatarUrl(author?.avatarId ?? null);
  const name = author?.name ?? "";
  return {
    ...(await renderContent(ctx, piece.content)),
    _id: "preview",
    title: piece.title,
    excerpt: piece.excerpt,
    image: picture?.url ?? cover.coverUrl,
    cover: picture
      ? { ...picture, alt: cover.coverAlt, caption: cover.coverCaption }
      : drawnPicture(seedOf(piece.title)),
    name,
    avatar,
    author: { _id: id, name, avatar },
    user: id,
    date: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    tags: piece.tags,
    section: piece.section,
    subcategory: piece.subcategory,
    eventDate: piece.eventAt,
    eventStatus: piece.eventAt === null ? null : piece.eventAt >= ctx.now ? "upcoming" : "past",
    likeCount: 0,
    commentCount: 0,
    comments: [],
    commentsClosedAt: null,
    previous: null,
    next: null,
    related: [],
  };
}
