import type { Context } from "#core/context.ts";
import { AppError } from "#core/errors.ts";
import { tagsIn } from "#core/tags.ts";
import type { Queries } from "#db/engine.ts";
import type { BlogTable } from "#db/schema.ts";
import { tagsOf } from "../store.server.ts";
import { type FormInput, type Piece, pieceOf } from "./article.server.ts";
import type { GivenCover } from "./cover.server.ts";
import { type GivenStage, publishedAtAfter } from "./publishing-time.server.ts";

/** What a request says of a blog; what is absent stays as it is, or empty. */
export type GivenBlog = Partial<Omit<FormInput, "tags" | "eventDate">> & {
  tags?: string | string[];
  eventDate?: string | null;
} & GivenCover &
  GivenStage;

/** A blog as it would be after a request. */
export type Plan = { piece: Piece; publishedAt: string | null };

/** A new blog. Refuses faulty fields by their names. */
export function planNew(ctx: Context, given: GivenBlog): Plan {
  const publishedAt = publishedAtAfter(ctx, given);
  const isDraft = publishedAt === null;
  const { title = "", content = "", subcategory = "", tags = [] } = given;
  const section = given.section ?? (isDraft ? "programmes" : "");
  const whole = {
    title,
    content,
    section,
    subcategory,
    tags: tagsIn(tags),
    eventDate: given.eventDate ?? "",
  };
  const { piece } = pieceOf(whole, { complete: !isDraft, timeZone: ctx.site.timeZone });
  return { piece, publishedAt };
}

/**
 * The same for a blog that is there, with the tags that it has now. What readers see must stay complete, and only
 * admins decide what they see.
 */
export async function planChange(
  ctx: Context,
  queries: Queries,
  blog: BlogTable,
  given: GivenBlog,
): Promise<Plan & { tagsBefore: string[] }> {
  const publishedAt = publishedAtAfter(ctx, given, blog);
  if (publishedAt !== blog.publishedAt && ctx.actor?.role !== "admin") {
    throw new AppError("forbidden", "Only administrators can publish blog posts.");
  }
  const tagsBefore = (await tagsOf(queries, [blog.id])).map(({ label }) => label);
  const { title, content, section, subcategory } = { ...blog, ...present(given) };
  const tags = given.tags === undefined ? tagsBefore : tagsIn(given.tags);
  const dateBefore = section === "events" ? blog.eventAt : null;
  const eventDate = (given.eventDate === undefined ? dateBefore : given.eventDate) ?? "";
  const whole = { title, content, section, subcategory, tags, eventDate };
  const demand = { complete: publishedAt !== null, timeZone: ctx.site.timeZone };
  return { ...pieceOf(whole, demand), publishedAt, tagsBefore };
}

function present<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
