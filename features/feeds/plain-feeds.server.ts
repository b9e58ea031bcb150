import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { documentUrl } from "#features/addresses/paths.ts";
import { newestPublic } from "#features/plain-documents/read.server.ts";
import { kinds, mainList, type PlainKind } from "#features/publishing/kinds.ts";
import { renderForFeed } from "#features/rich-text/texts/render-article.server.ts";
import { m } from "#messages";
import { documentOf, type FeedKind, itemOf } from "./feeds.server.ts";
import { xml } from "./xml.server.ts";

const maxItems = 20;
const maxContentLength = 64 * 1024; // characters

/** `/calls/feed.xml` and `.json`: the latest documents of a plain kind. */
export async function feedOfPlain(ctx: Context, name: PlainKind, kind: FeedKind): Promise<Document> {
  const { name: institute } = ctx.site;
  const title = mainList(name).title();
  const { folder } = kinds[name];
  const rows = await newestPublic(ctx, name, maxItems);
  const items = rows.map(async ({ row, content }) => {
    const address = documentUrl(ctx.site, name, { _id: row.id, slug: row.slug, language: row.language });
    const isShort = content !== "" && content.length <= maxContentLength;
    const shown = isShort
      ? await renderForFeed(ctx, content, address, row.language)
      : `<p>${xml(row.excerpt)}</p>`;
    return { ...itemOf(ctx, row, { folder, address, content: shown }), authors: [], tags: [] };
  });
  const description = m.feeds.aboutKind({ kind: name, name: institute });
  const subject = {
    title: `${title} | ${institute}`,
    description,
    home: `/${folder}`,
    self: `/${folder}/feed`,
  };
  return documentOf(ctx, kind, { ...subject, language: ctx.language }, await Promise.all(items));
}
