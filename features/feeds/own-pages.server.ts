import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { pagePath } from "#features/addresses/paths.ts";
import type { Page } from "#features/pages/contract.ts";
import { readPage } from "#features/pages/pages.server.ts";
import { filterOfTopic } from "#features/pages/topics.server.ts";
import { calendarOf } from "./calendar.server.ts";
import { feedOf, fileParts } from "./feeds.server.ts";

/** `/feeds/series/….xml` and `.json`: the publications of a series. Podcasts will have a feed of their own. */
export async function feedOfSeries(ctx: Context, { file }: { file: string }): Promise<Document> {
  const { name: slug, kind } = fileParts(file);
  const page = await readPage(ctx, { slug });
  if (page.series?.kind !== "publications" || slug !== page.slug) throw absent();
  ctx.cacheTag(`series:${page._id}`);
  return feedOf(ctx, kind, { seriesId: page._id }, subjectOf(ctx, page, `/feeds/series/${slug}`));
}

/** `/feeds/topic/….xml`, `.json` and `.ics`: everything under the topic of a page, and its events. */
export async function feedOfTopic(ctx: Context, { file }: { file: string }): Promise<Document> {
  const isCalendar = file.endsWith(".ics");
  const { name: slug, kind } = fileParts(file.replace(/\.ics$/, ".xml"));
  const page = await readPage(ctx, { slug });
  const { title, topic } = page;
  // One URL for each feed: former addresses have none.
  if (!topic || slug !== page.slug) throw absent();
  const filter = filterOfTopic(topic.scope, topic.name);
  if (isCalendar) return calendarOf(ctx, `${title} | ${ctx.site.name}`, filter);
  return feedOf(ctx, kind, filter, subjectOf(ctx, page, `/feeds/topic/${slug}`));
}

function subjectOf({ site: { name } }: Context, page: Page, self: string) {
  const { title, excerpt } = page;
  const description = excerpt || `The latest articles of ${name} on ${title}.`;
  return { title: `${title} | ${name}`, description, home: pagePath(page), self };
}

function absent(): AppError {
  return new AppError("not_found", "There is no such feed.");
}
