import type { Context } from "#core/context.ts";
import { dayOf, formatDate, formatEventDate } from "#core/dates.ts";
import type { MediaStore } from "#core/services.ts";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { readArticle } from "#features/blogs/page.server.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { bylineText } from "#features/bylines/byline-text.ts";
import { messageFor } from "#features/citations/citation.ts";
import { readSharing } from "#features/publishing/sharing.server.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";
import { picturesOf } from "./pictures.server.ts";
import type { Publication } from "./publication.ts";

export async function readPublication(
  ctx: Context,
  { _id: id }: BlogCard,
  media: MediaStore,
): Promise<{ noindex: boolean; publication: Publication }> {
  const { site } = ctx;
  const blog = await readArticle(ctx, { id });
  const { summary, noindex } = await readSharing(ctx.db.queries, "blogs", blog._id);
  const { cover, article: html } = blog;
  const tokens = { ...standard.light, ...paletteOf(site.appearance)?.light };
  const shownCover = cover.generated ? null : { src: cover.url, alt: cover.alt, caption: cover.caption };
  const publication = {
    title: blog.title,
    summary: summary.replace(/\s+/g, " ").trim(),
    label: [sectionNames[blog.section].one, blog.subcategory].filter(Boolean).join(" / "),
    authors: blog.authors.map(({ name }) => name),
    contributors: blog.with.map(({ name }) => name),
    byline: bylineText(blog),
    keywords: blog.tags,
    dates: datesOf(blog, site.timeZone),
    day: dayOf(blog.date, site.timeZone),
    updatedAt: blog.updatedAt,
    language: site.language,
    institute: site.name,
    url: site.url + blogPath(blog),
    colophon: colophonOf(ctx, blog),
    cover: shownCover,
    html,
    pictures: await picturesOf(ctx, media, html, cover.generated ? null : cover),
    fonts: site.appearance.fonts,
    colours: ["ink", "muted", "brand", "accent", "hairline"].map((name) => tokens[name] ?? "#000000"),
  };
  return { noindex, publication };
}

function datesOf({ date, updatedAt, eventDate }: BlogCard, timeZone: string): string[] {
  const [published, updated] = [formatDate(date, timeZone), formatDate(updatedAt, timeZone)];
  return [
    ...(eventDate ? [formatEventDate(eventDate, timeZone)] : []),
    published === updated ? published : `${published} (updated ${updated})`,
  ];
}

function colophonOf({ site }: Context, blog: BlogCard): Publication["colophon"] {
  const { before, title, after } = messageFor(blog, site);
  const url = site.url + blogPath(blog);
  return [
    { name: "How to cite", runs: [{ text: before }, { text: title, italic: true }, { text: after }] },
    { name: "This article on the web", runs: [{ text: url, to: url }] },
    { name: "Published by", runs: [{ text: `${site.name}, ` }, { text: site.url, to: site.url }] },
  ];
}
