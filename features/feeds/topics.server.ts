import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { readPage } from "#features/pages/pages.server.ts";
import { filterOfTopic } from "#features/pages/topics.server.ts";
import { calendarOf } from "./calendar.server.ts";
import { feedOf, fileParts } from "./feeds.server.ts";

/** `/feeds/topic/….xml`, `.json` and `.ics`: everything under the topic of a page, and its events. */
export async function feedOfTopic(ctx: Context, { file }: { file: string }): Promise<Document> {
  const isCalendar = file.endsWith(".ics");
  const { name: slug, kind } = fileParts(file.replace(/\.ics$/, ".xml"));
  const page = await readPage(ctx, { slug });
  const { title, excerpt, topic } = page;
  // One URL for each feed: former addresses have none.
  if (!topic || slug !== page.slug) throw new AppError("not_found", "There is no such feed.");
  const filter = filterOfTopic(topic.scope, topic.name);
  if (isCalendar) return calendarOf(ctx, `${title} | ${ctx.site.name}`, filter);
  return feedOf(ctx, kind, filter, {
    title: `${title} | ${ctx.site.name}`,
    description: excerpt || `The latest articles of ${ctx.site.name} on ${title}.`,
    home: pagePath(page),
    self: `/feeds/topic/${slug}`,
  });
}
