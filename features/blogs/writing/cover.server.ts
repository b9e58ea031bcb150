import type { Context, Upload } from "#core/context.ts";
import { AppError, isAppError } from "#core/errors.ts";
import type { MediaStore } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import type { BlogTable } from "#db/schema.ts";
import { describeFiles } from "#features/media/describing.server.ts";
import { knownPictures } from "#features/media/known-pictures.server.ts";
import { addPicture } from "#features/media/pictures.server.ts";

/** What a request says of the cover: a new file, a picture of the library, or an address. The first that is there counts. */
export type GivenCover = {
  files?: { image: Upload[] };
  coverId?: string;
  image?: string | null;
  coverAlt?: string;
  coverDecorative?: boolean;
  coverCaption?: string;
};

export type Cover = Pick<BlogTable, "coverId" | "coverUrl" | "coverAlt" | "coverCaption">;

const kept = /^\/media\/([0-9a-f]{24})\/[\w.-]+$/;
const none: Cover = { coverId: null, coverUrl: null, coverAlt: "", coverCaption: "" };

/**
 * The cover as it is after a request; `before` is the one that a blog has, whose words stay with the same picture.
 * `taken` is the id of a picture that was made of a file: who does not keep the blog takes it away again.
 */
export async function coverAfter(
  ctx: Context,
  media: MediaStore,
  given: GivenCover,
  { coverId, coverUrl, coverAlt, coverCaption }: Cover = none,
): Promise<{ cover: Cover; taken?: string }> {
  const before = { coverId, coverUrl, coverAlt, coverCaption }; // and nothing else of the blog that has it
  const [file] = given.files?.image ?? [];
  if (file) {
    const { id } = await taking(() => addPicture(ctx, media, file, { alt: given.coverAlt?.trim() }));
    return { cover: worded(given, { ...none, coverId: id }), taken: id };
  }
  if (given.coverId !== undefined)
    return { cover: worded(given, await libraryCover(ctx, given.coverId, before)) };
  if (given.image === undefined) return { cover: worded(given, before) };
  return { cover: worded(given, await addressedCover(ctx, given.image ?? "", before)) };
}

/** Keeps on the file of a cover what a request says of it. */
export async function describeCover(
  queries: Queries,
  { coverId, coverAlt }: Cover,
  { coverDecorative }: GivenCover,
): Promise<void> {
  if (coverId === null) return;
  await describeFiles(queries, [{ mediaId: coverId, alt: coverAlt, decorative: coverDecorative }]);
}

function worded({ coverAlt, coverDecorative, coverCaption }: GivenCover, cover: Cover): Cover {
  if (coverDecorative && coverAlt?.trim())
    throw fault("coverDecorative", "A decorative picture has no alternative text.");
  if (cover.coverId === null && cover.coverUrl === null) return none;
  return {
    ...cover,
    coverAlt: coverDecorative ? "" : (coverAlt?.trim() ?? cover.coverAlt),
    coverCaption: coverCaption?.trim() ?? cover.coverCaption,
  };
}

async function libraryCover(ctx: Context, id: string, before: Cover, path = "coverId"): Promise<Cover> {
  if (id === before.coverId) return before;
  const picture = (await knownPictures(ctx.db.queries, [id])).get(id);
  if (!picture) throw fault(path, "This picture is no longer in the media library.");
  return { ...none, coverId: id, coverAlt: picture.alt };
}

async function addressedCover(ctx: Context, given: string, before: Cover): Promise<Cover> {
  const address = given.trim();
  if (address === "") return none;
  if (address === before.coverUrl) return before;
  const { url: origin } = ctx.site;
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const [, id] = kept.exec(path) ?? [];
  if (id) return libraryCover(ctx, id, before, "image");
  if (!isOfTheWeb(address)) {
    throw fault("image", "Please enter an address that begins with https://, or choose a picture.");
  }
  return { ...none, coverUrl: new URL(address).href };
}

function isOfTheWeb(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === "https:";
}

/** What is wrong with a file is said beside its field. */
async function taking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error) || error.errors.length > 0) throw error;
    const { code, message, retryAfter, cause } = error;
    throw new AppError(code, message, { errors: [{ path: "image", msg: message }], retryAfter, cause });
  }
}

function fault(path: string, msg: string): AppError {
  return new AppError("bad_request", msg, { errors: [{ path, msg }] });
}
