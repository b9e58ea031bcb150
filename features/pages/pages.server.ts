import type { Context } from "#core/context.ts";
import type { Page as PageOf } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { inOrder } from "#core/in-order.ts";
import { isForeignToInterface } from "#core/language.ts";
import { pageOf } from "#core/paging.ts";
import { siteLanguageFor } from "#core/site-languages.ts";
import { truncate } from "#core/truncate.ts";
import type { PageTable } from "#db/schema.ts";
import { hasAddress } from "#features/addresses/paths.ts";
import { idAt } from "#features/addresses/slugs.server.ts";
import { noteList } from "#features/publishing/list-notes.server.ts";
import { expireAtNextScheduled, missingDocument } from "#features/publishing/readers.server.ts";
import { readHead } from "#features/publishing/sharing.server.ts";
import { excerptOf } from "#features/publishing/sharing.ts";
import { versionIn } from "#features/publishing/translations.server.ts";
import { renderContent } from "#features/rich-text/texts/render-article.server.ts";
import { readFacts } from "#features/rich-text/texts/texts.server.ts";
import { m, messageLanguage } from "#messages";
import type { ListedPage, Page } from "./contract.ts";
import { mapOf } from "./editable.server.ts";
import { originalOf } from "./original.server.ts";
import * as store from "./store.server.ts";
import { builtInOf, isSpecified, type SpecifiedPage, type Template, templateOf } from "./templates.ts";
import { topicOf } from "./topics.server.ts";
import { type PageValues, partsOf } from "./values.server.ts";

const kind = { name: "page", table: "pages" } as const;
const maxExcerptLength = 300;

/** Finds a page by slug, former slug or id. A built-in page shows its original text until another is published. */
export async function readPage(ctx: Context, { slug }: { slug: string }): Promise<Page> {
  const { queries } = ctx.db;
  const id = await idAt(queries, "page", slug);
  ctx.cacheTag(`page:${id}`);
  const own = await store.findPage(queries, ctx.now, id);
  const row = isSpecified(id) ? await versionOf(ctx, id, own) : own;
  if (row) {
    const shown = await renderPage(ctx, { ...row, parts: partsOf(row) });
    const head = await readHead(ctx, kind, row.id);
    // Where readers see the original text, the page is there in all languages.
    return { ...shown, ...head, translations: own ? head.translations : [] };
  }
  if (!isSpecified(id)) throw await missingDocument(ctx, kind, id, m.publishing.notFound({ kind: "page" }));
  await expireAtNextScheduled(ctx, "pages");
  // The texts that come with the program are English.
  const isForeign = isForeignToInterface(ctx.language) || ctx.language !== ctx.site.language;
  const language = isForeign ? messageLanguage() : "";
  return renderPage(ctx, { id, slug: id, ...originalOf(id, ctx.site), language });
}

/** What is published of a built-in page for the language of the answer: the page itself or its translation. */
async function versionOf(ctx: Context, id: SpecifiedPage, own: PageTable | undefined) {
  const { db, site, language, now } = ctx;
  if (site.languages.length === 0) return own;
  const page = await store.findGroup(db.queries, id);
  if (!page || siteLanguageFor(site, page.language || site.language) === language) return own;
  const version = await versionIn(db.queries, "pages", page, { site, language, now });
  if (version && version.id !== id && builtInOf(version.id) === id) {
    ctx.cacheTag(`page:${version.id}`);
    return store.findPage(db.queries, now, version.id);
  }
  // Above lists in a further language are the texts of the program, unless the page is in that.
  return templateOf(id) === "listing" ? undefined : own;
}

type Shown = Pick<PageValues, "title" | "content" | "parts" | "summary" | "language"> & {
  id: string;
  slug: string | null;
  template?: Template;
  publishedAt?: string | null;
  updatedAt?: string;
};

/** Without a publishing date, it is an original text. */
export async function renderPage(ctx: Context, shown: Shown): Promise<Page> {
  const { id: _id, slug, title, summary, content, parts, publishedAt = null, updatedAt = null } = shown;
  const { language } = shown;
  const template = templateOf(_id, shown.template);
  const { article, contents } = await renderContent(ctx, content, language);
  const words =
    parts.introduction || truncate((await readFacts(content, ctx.actor?.id)).text, maxExcerptLength);
  return {
    _id,
    slug,
    title,
    template,
    article: content && article,
    contents,
    introduction: parts.introduction,
    excerpt: excerptOf({ summary }, words),
    about: "showBoard" in parts ? parts : null,
    contact: "offices" in parts ? parts : null,
    listing: "badge" in parts ? parts : null,
    topic: "scope" in parts ? await topicOf(ctx, parts) : null,
    series: "issn" in parts ? parts : null,
    map: await mapOf(ctx.db.queries, parts),
    isOriginal: publishedAt === null,
    date: publishedAt,
    updatedAt,
    seoTitle: "",
    noindex: false,
    shareAlt: "",
    language,
    translations: [],
  };
}

/** Published pages by title. */
export async function listPages(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<ListedPage>> {
  await noteList(ctx, "page");
  const slice = { limit, offset: (page - 1) * limit };
  const { rows, total } = await store.listPublic(ctx.db.reader, ctx.now, slice);
  if (page > 1 && rows.length === 0) ctx.noStore();
  return pageOf(rows.map(pageCardOf), total, { page, limit });
}

/** Cards of those of these pages that are public, in the order of the ids. */
export async function pageCardsOf(ctx: Context, ids: string[]): Promise<ListedPage[]> {
  await noteList(ctx, "page");
  const cards = (await store.pagesAmong(ctx.db.queries, ctx.now, ids)).map(pageCardOf);
  return inOrder(
    ids,
    cards.filter((card) => hasAddress(ctx.site, card)),
  );
}

type ListedRow = Pick<PageTable, "id" | "slug" | "title" | "language">;

function pageCardOf({ id: _id, slug, title, language }: ListedRow): ListedPage {
  return { _id, slug, title, language };
}

/** Throws for a built-in page, which cannot be deleted. */
export function notSpecified(ids: string[]): string[] {
  const others = ids.filter((id) => !isSpecified(id));
  if (others.length === 0) throw new AppError("conflict", m.adminPages.builtInNotDeleted());
  return others;
}
