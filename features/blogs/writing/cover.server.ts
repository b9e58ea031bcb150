import type { Context, Upload } from "#core/context.ts";
import { fieldError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import { ownAlts } from "#features/media/alternative-texts.server.ts";
import type { Picture } from "#features/media/contract.ts";
import { addPicture, checkPicture, knownPictures } from "#features/media/pictures.server.ts";
import type { UploadedFile, UploadTarget } from "#features/publishing/kind.server.ts";
import { withErrorsAt } from "#features/publishing/uploads.server.ts";
import { m } from "#messages";
import type { SentCover } from "./contract.ts";

/** `image` is the URL of a picture elsewhere. */
export type Cover = {
  coverId: string | null;
  image: string | null;
  coverAlt: string | null;
  coverCaption: string;
};
/** A new file, a picture of the library or a URL. If there are several, the first counts. */
export type CoverInput = SentCover & { files?: { image: Upload[] } };

type Library = { queries: Queries; url: string };

const ownFile = /^\/media\/([0-9a-f]{24})\/[\w.-]+$/;
const none: Cover = { coverId: null, image: null, coverAlt: null, coverCaption: "" };

export async function uploadCover(
  ctx: Context,
  { files, coverAlt }: CoverInput,
  { media, uploads }: UploadTarget,
): Promise<void> {
  for (const file of files?.image ?? []) {
    uploads.push(await withErrorsAt("image", addPicture(ctx, media, file, { alt: coverAlt?.trim() })));
  }
}

/** The same picture keeps the alternative text and caption that it had `before`. */
export async function coverAfter(
  library: Library,
  input: CoverInput,
  { coverId, image, coverAlt, coverCaption }: Cover = none,
  upload: UploadedFile | undefined,
): Promise<Cover> {
  const before = { coverId, image, coverAlt, coverCaption };
  if (upload) return worded(input, { ...none, coverId: upload.id });
  if (input.files?.image.length) return worded(input, none);
  if (input.coverId !== undefined)
    return worded(input, await libraryCover(library, input.coverId, before, "coverId"));
  if (input.image === undefined) return worded(input, before);
  return worded(input, await linkedCover(library, input.image ?? "", before));
}

/** The cover with an alternative text only if it differs from that of its file. */
export async function ownCover(queries: Queries, cover: Cover): Promise<Cover> {
  const { coverId, coverAlt } = cover;
  if (coverId === null) return cover;
  const [own] = await ownAlts(queries, [{ mediaId: coverId, alt: coverAlt }]);
  return { ...cover, coverAlt: own?.alt ?? null };
}

export async function pictureOf(queries: Queries, coverId: string | null): Promise<Picture | undefined> {
  return coverId === null ? undefined : (await knownPictures(queries, [coverId])).get(coverId);
}

function worded({ coverAlt, coverDecorative, coverCaption }: CoverInput, cover: Cover): Cover {
  if (coverDecorative && coverAlt?.trim())
    throw fieldError("coverDecorative", m.adminArticles.decorativeAlt());
  if (cover.coverId === null && cover.image === null) return none;
  return {
    ...cover,
    coverAlt: coverDecorative ? "" : (coverAlt?.trim() ?? cover.coverAlt),
    coverCaption: coverCaption?.trim() ?? cover.coverCaption,
  };
}

async function libraryCover({ queries }: Library, id: string, before: Cover, path: string): Promise<Cover> {
  if (id === before.coverId) return before;
  await checkPicture(queries, { path, id });
  return { ...none, coverId: id };
}

async function linkedCover(library: Library, input: string, before: Cover): Promise<Cover> {
  const address = input.trim();
  if (address === "") return none;
  if (address === before.image) return before;
  const { url: origin } = library;
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const [, id] = ownFile.exec(path) ?? [];
  if (id) return libraryCover(library, id, before, "image");
  if (!URL.canParse(address) || new URL(address).protocol !== "https:")
    throw fieldError("image", m.adminArticles.coverAddress());
  return { ...none, image: new URL(address).href };
}
