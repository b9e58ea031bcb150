import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import type { MediaServices } from "#core/services.ts";
import { blogPath } from "#features/addresses/paths.ts";
import { readCard } from "#features/blogs/cards.server.ts";
import { readArticle } from "#features/blogs/page.server.ts";
import { isExcluded } from "#features/publishing/sharing.server.ts";
import { readExportedArticle } from "./exported-article.server.ts";
import { make } from "./making/maker.server.ts";

type Input = { id: string };

export async function pdfFile(ctx: Context, input: Input, { media }: MediaServices): Promise<Document> {
  if (!ctx.site.pdf)
    throw new AppError("unavailable", "This site has no PDF files. Please read the article on its page.");
  return fileOf(ctx, input, media, "pdf");
}

export async function epubFile(ctx: Context, input: Input, { media }: MediaServices): Promise<Document> {
  return fileOf(ctx, input, media, "epub");
}

const types = { pdf: "application/pdf", epub: "application/epub+zip" };

/** Redirects to the file at the article's path. Throws `not_found`, `gone`, or `unavailable` if it cannot be made. */
async function fileOf(
  ctx: Context,
  { id }: Input,
  media: MediaServices["media"],
  format: keyof typeof types,
): Promise<Document> {
  const card = await readCard(ctx, id);
  const path = blogPath(card);
  const type = types[format];
  if (path !== `/blogs/${id}`) return { type, body: "", movedTo: `${path}.${format}` };
  const noindex = await isExcluded(ctx.db.queries, "blogs", card._id);
  const article = await readArticle(ctx, { id: card._id });
  const body = await make({
    job: format,
    version: `${card._id} ${card.updatedAt}`,
    minutes: article.minutes,
    now: ctx.now,
    read: () => readExportedArticle(ctx, card, media, article),
  });
  const saveAs = format === "epub" ? `${card.slug ?? card._id}.epub` : undefined;
  return { type, body, noindex, saveAs, canonical: ctx.site.url + path };
}
