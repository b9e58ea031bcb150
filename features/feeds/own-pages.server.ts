import { buffer } from "node:stream/consumers";
import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import type { MediaServices } from "#core/services.ts";
import { pagePath } from "#features/addresses/paths.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";
import type { Page } from "#features/pages/contract.ts";
import { readPage } from "#features/pages/pages.server.ts";
import { filterOfTopic } from "#features/pages/topics.server.ts";
import { m } from "#messages";
import { calendarOf } from "./calendar.server.ts";
import { absent, feedOf, fileParts } from "./feeds.server.ts";
import { drawnIcon } from "./icons.server.ts";

/** `/feeds/series/….xml` and `.json`: the publications of a series, or the episodes of a podcast. */
export async function feedOfSeries(ctx: Context, { file }: { file: string }): Promise<Document> {
  const { name: slug, kind } = fileParts(file);
  const page = await readPage(ctx, { slug });
  if (!page.series || slug !== page.slug) throw absent();
  ctx.cacheTag(`series:${page._id}`);
  const { name, contact, url } = ctx.site;
  const podcast = { author: name, email: contact.email, image: `${url}/podcasts${pagePath(page)}.jpg` };
  return feedOf(
    ctx,
    kind,
    { seriesId: page._id },
    {
      ...subjectOf(ctx, page, `/feeds/series${pagePath(page)}`),
      // Directories refuse titles with more than the name of the podcast.
      ...(page.series.kind === "podcast" ? { title: page.title, podcast } : {}),
    },
  );
}

/** `/podcasts/….jpg`: the picture of a podcast, or the site's icon, in the square that directories require. */
export async function podcastPicture(ctx: Context, { slug }: { slug: string }, { media }: MediaServices) {
  const { series, map } = await readPage(ctx, { slug });
  if (series?.kind !== "podcast") throw absent();
  const key = map?.url.replace(/^\/media\//, "");
  const chosen = key && (await media.size(key)) !== null ? await buffer(await media.read(key)) : undefined;
  const picture = chosen ?? (await drawnIcon(ctx, media, { size: 512, full: true }));
  return { type: "image/jpeg", body: await decode("podcastPicture", picture) };
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
  return feedOf(ctx, kind, filter, subjectOf(ctx, page, `/feeds/topic${pagePath(page)}`));
}

function subjectOf({ site: { name } }: Context, page: Page, self: string) {
  const { title, excerpt } = page;
  const description = excerpt || m.feeds.aboutTopic({ name, title });
  return { title: `${title} | ${name}`, description, home: pagePath(page), self };
}
