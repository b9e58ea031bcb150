import type { Context } from "#core/context.ts";
import { formatDate } from "#core/dates.ts";
import { withCommas } from "#core/list-format.ts";
import type { MediaStore } from "#core/services.ts";
import { documentUrl } from "#features/addresses/paths.ts";
import { chartPicture, chartsOfArticle } from "#features/blogs/chart-files.server.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import type { readArticle } from "#features/blogs/page.server.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { bylineText } from "#features/bylines/byline-text.ts";
import { whenOf, whereOf } from "#features/events/words.ts";
import { brandOf } from "#features/institute/brand.server.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import { formatPartialDate } from "#features/publications/formats.ts";
import { publicRecord } from "#features/publications/public-record.server.ts";
import { readSharing } from "#features/publishing/sharing.server.ts";
import { readText } from "#features/rich-text/texts/texts.server.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";
import { m, messageLanguage } from "#messages";
import { catalogueOf, colophonOf, imprintOf, noticesOf } from "./colophon.server.ts";
import { picturesOf } from "./pictures.server.ts";

type Article = Awaited<ReturnType<typeof readArticle>>;

const maxNames = 3; // on a drawn cover

/**
 * All that a file of an article shows. The process that makes the files gets nothing else. `pictures`: the bytes of those
 * in its text by their `src`, as far as there are any.
 */
export type ExportedArticle = Awaited<ReturnType<typeof readExportedArticle>> & {
  pictures: Record<string, Uint8Array>;
};

/** All but its pictures, which take longer to read. */
export async function readExportedArticle(ctx: Context, media: MediaStore, article: Article) {
  const { site } = ctx;
  const record = article.section === "publications" ? await publicRecord(ctx, article._id) : null;
  const blog = { ...article, record };
  const language = blog.language || site.language;
  const { summary } = await readSharing(ctx.db.queries, "blogs", blog._id);
  const { cover, article: html } = blog;
  const tokens = { ...standard.light, ...paletteOf(site.appearance)?.light };
  const shownCover = cover.generated ? null : { src: cover.url, alt: cover.alt, caption: cover.caption };
  return {
    title: blog.title,
    /** Empty unless the article has a summary of its own: the beginning of the text is not repeated. */
    summary: summary.replace(/\s+/g, " ").trim(),
    /** Like "Publication / Housing". */
    label: [sectionNames[blog.section].one(), blog.subcategory].filter(Boolean).join(" / "),
    authors: blog.authors.map(({ name }) => name),
    contributors: blog.with.map(({ name }) => name),
    byline: bylineText(blog),
    keywords: blog.tags,
    dates: datesOf(blog, record, site.timeZone),
    catalogue: catalogueOf(blog, site),
    updatedAt: blog.updatedAt,
    language,
    /** Of all words that are not the author's. */
    interfaceLanguage: messageLanguage(),
    institute: site.name,
    url: documentUrl(site, "blog", blog),
    imprint: record ? imprintOf(record, { site, language }) : [],
    notices: noticesOf(blog, { site, language }),
    colophon: colophonOf(blog, site),
    cover: shownCover,
    /** What library apps show for a book without a cover. */
    drawnCover: {
      brand: await brandOf(ctx, media),
      institute: site.name,
      title: blog.title,
      label: sectionNames[blog.section].one(),
      byline: blog.name && m.exports.byline({ names: bylineText(blog, maxNames) }),
    },
    /** The text as the page shows it. */
    html,
    fonts: site.appearance.fonts,
    colours: ["ink", "muted", "brand", "accent", "hairline"].map((name) => tokens[name] ?? "#000000"),
  };
}

/** Reads their bytes, and those of the charts that the page draws. */
export async function readPictures(ctx: Context, media: MediaStore, article: Article) {
  const { cover, article: html } = article;
  return {
    ...(await picturesOf(ctx, media, html, cover.generated ? null : cover)),
    ...(await chartsOf(ctx, article, html)),
  };
}

async function chartsOf(ctx: Context, card: BlogCard, html: string): Promise<Record<string, Uint8Array>> {
  const numbers = await readText("chartNumbers", html, undefined);
  const pictures: Record<string, Uint8Array> = {};
  if (numbers.length === 0) return pictures;
  const charts = await chartsOfArticle(ctx, card);
  for (const [index, number] of numbers.entries()) {
    const chart = charts[Number(number) - 1];
    // Its note and source are text below it.
    pictures[`chart ${index + 1}`] = await chartPicture(ctx, chart && { ...chart, note: "", source: "" });
  }
  return pictures;
}

/** When and where an event takes place, and when the article was published: first the date of its record. */
function datesOf({ date, updatedAt, event }: BlogCard, record: PublicRecord | null, timeZone: string) {
  const [appeared, updated] = [formatDate(date, timeZone), formatDate(updatedAt, timeZone)];
  const published = record?.issued ? formatPartialDate(record.issued) : appeared;
  const later = [
    ...(published === appeared ? [] : [m.exports.onSiteSince({ date: appeared })]),
    ...(updated === appeared ? [] : [m.exports.updated({ date: updated })]),
  ];
  return [
    ...(event ? [withCommas([whenOf(event), whereOf(event)])] : []),
    later.length > 0 ? `${published} (${withCommas(later)})` : published,
  ];
}
