import type { Context } from "#core/context.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import { inLanguageOf } from "#core/in-language-of.ts";
import type { ExportFiles, MadeFile, MediaStore } from "#core/services.ts";
import { documentAddress } from "#features/addresses/paths.ts";
import { readCard } from "#features/blogs/cards.server.ts";
import { readArticle } from "#features/blogs/page.server.ts";
import { isExcluded } from "#features/publishing/sharing.server.ts";
import { m } from "#messages";
import { readExportedArticle, readPictures } from "./content/exported-article.server.ts";
import { type Format, formats } from "./formats.ts";
import { make } from "./making/maker.server.ts";
import { nameOf } from "./making/names.server.ts";

type Input = { id: string; format: Format };
type ExportServices = { media: MediaStore; exports: Pick<ExportFiles, "has" | "save"> };

/**
 * What is at the path of a file: a redirect to the article's path, or the headers of the file with its name as the body.
 * Throws `not_found`, `gone`, or `unavailable` if the site cannot make it.
 */
export async function findExport(
  ctx: Context,
  { id, format }: Input,
  { media }: Pick<ExportServices, "media">,
): Promise<Document> {
  if (format === "pdf" && !ctx.site.pdf) throw new AppError("unavailable", m.exports.noPdf());
  const card = await readCard(ctx, id);
  const path = documentAddress(ctx.site, "blog", card);
  const { type } = formats[format];
  if ((card.slug ?? card._id) !== id) return { type, body: "", movedTo: `${path}.${format}` };
  const noindex = await isExcluded(ctx.db.queries, "blogs", card._id);
  const { name } = await readSource(ctx, { id: card._id, format }, media);
  const saveAs = format === "epub" ? `${card.slug ?? card._id}.epub` : undefined;
  return { type, body: name, noindex, saveAs, canonical: ctx.site.url + path };
}

/** Throws `not_found`, `gone`, or `unavailable`. */
export async function nameOfExport(ctx: Context, input: Input, media: MediaStore): Promise<string> {
  return (await readSource(ctx, input, media)).name;
}

/** Makes a file unless there is one. Throws `not_found`, `gone`, or `unavailable` if it cannot be made. */
export async function makeExport(
  ctx: Context,
  input: Input & { isAhead?: boolean },
  { media, exports }: ExportServices,
): Promise<MadeFile> {
  const { format, isAhead } = input;
  let isWhole = true;
  const noting = {
    ...ctx,
    noStore() {
      isWhole = false; // a picture is missing, which a restored backup may bring back
    },
  };
  const { name, article, facts } = await readSource(noting, input, media);
  if (await exports.has(name)) return { name };
  const body = await make({
    job: format,
    version: name,
    minutes: article.minutes,
    now: ctx.now,
    isAhead,
    read: async () => ({
      ...facts,
      pictures: await inLanguageOf(facts.language, () => readPictures(noting, media, article)),
    }),
  });
  if (isWhole) await exports.save(name, body);
  return { name, body };
}

/** What a file of an article is made from, but for its pictures. */
async function readSource(ctx: Context, { id, format }: Input, media: MediaStore) {
  const article = await readArticle(ctx, { id });
  const language = article.language || ctx.site.language;
  const facts = await inLanguageOf(language, () => readExportedArticle(ctx, media, article));
  return { article, facts, name: await nameOf({ id: article._id, format, facts }, ctx.site) };
}
