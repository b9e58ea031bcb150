import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { newestPublic } from "#features/plain-documents/read.server.ts";
import { kinds, mainList, type PlainKind, pathOf } from "#features/publishing/kinds.ts";
import { renderForFeed } from "#features/rich-text/texts/render-article.server.ts";
import { documentOf, type FeedKind } from "./feeds.server.ts";
import { xml } from "./xml.server.ts";

const maxItems = 20;
const maxContentLength = 64 * 1024; // characters

/** `/calls/feed.xml` and `.json`: the latest documents of a plain kind. */
export async function feedOfPlain(ctx: Context, name: PlainKind, kind: FeedKind): Promise<Document> {
  const { url, name: institute, language } = ctx.site;
  const { title, nouns } = mainList(name);
  const { folder } = kinds[name];
  const rows = await newestPublic(ctx, name, maxItems);
  const items = rows.map(async ({ row, content }) => {
    const address = url + pathOf(name, { _id: row.id, slug: row.slug });
    const published = row.publishedAt ?? ctx.now;
    const isShort = content !== "" && content.length <= maxContentLength;
    return {
      id: `tag:${new URL(url).hostname},${published.slice(0, 10)}:/${folder}/${row.id}`,
      url: address,
      title: row.title,
      ...(row.language ? { language: row.language } : {}),
      summary: row.excerpt || undefined,
      content_html: isShort
        ? await renderForFeed(ctx, content, address, row.language)
        : `<p>${xml(row.excerpt)}</p>`,
      image: `${address}/card.jpg`,
      date_published: published,
      date_modified: row.updatedAt > published ? row.updatedAt : published,
      authors: [],
      tags: [],
    };
  });
  const description = `The latest ${nouns} of ${institute}.`;
  const subject = {
    title: `${title} | ${institute}`,
    description,
    home: `/${folder}`,
    self: `/${folder}/feed`,
  };
  return documentOf(ctx, kind, { ...subject, language }, await Promise.all(items));
}
