import { AppError, type FieldError } from "#core/errors.ts";
import { isVisible } from "#core/fields.ts";
import { faultsOfTags, labelsOf, tagsIn } from "#core/tags.ts";
import type { CollectionCategory, MediaKind, MediaType } from "#db/schema.ts";
import { type Category, categoryNamed } from "./category-labels.ts";
import { limits, nothingSelected } from "./limits.ts";

const longestTitle = 300; // characters
export const mediaTypes = ["images", "videos", "mixed"] as const;

/** What is written of a collection; absent is what is not to be changed. */
export type Words = {
  title?: string;
  description?: string;
  category?: string;
  tags?: string | string[];
  mediaType?: string;
};
export type CheckedWords = {
  title?: string;
  description?: string;
  category?: CollectionCategory;
  tags?: string[];
  mediaType?: MediaType;
};

/** The words as they are kept, and what is wrong with them. A new collection needs all but the description. */
export function checkedWords(
  words: Words,
  errors: FieldError[],
  { isNew }: { isNew: boolean },
): CheckedWords {
  const needed = (text: string | undefined) => (isNew ? (text ?? "") : text);
  const title = needed(words.title)?.trim();
  if (title !== undefined && !isVisible(title))
    errors.push({ path: "title", code: "required", msg: "Please enter a title." });
  if (title && title.length > longestTitle)
    errors.push({
      path: "title",
      code: "too_long",
      msg: `The title must have at most ${longestTitle} characters.`,
    });
  const category = categoryNamed(needed(words.category));
  if (category === undefined && needed(words.category) !== undefined)
    errors.push({ path: "category", msg: "Please choose a category." });
  const tags = words.tags === undefined ? undefined : labelsOf(tagsIn(words.tags));
  for (const msg of faultsOfTags(tags ?? [])) errors.push({ path: "tags", msg });
  const type = needed(words.mediaType);
  const mediaType = mediaTypes.find((name) => name === type);
  if (mediaType === undefined && type !== undefined)
    errors.push({ path: "mediaType", msg: "Please choose one of the media types images, videos and mixed." });
  return { title, description: words.description?.trim(), category: category as Category, tags, mediaType };
}

/** Whether a collection of this type shows this kind. What it does not show is left out of it. */
export function isShownIn(mediaType: MediaType, kind: MediaKind): boolean {
  return mediaType === "mixed" || mediaType === (kind === "image" ? "images" : "videos");
}

type Counts = { images: number; videos: number };

/** What is wrong with how many images and videos there are. */
export function checkCounts(mediaType: MediaType, { images, videos }: Counts, sent: Counts): FieldError[] {
  if (images > limits.images.most) return [{ path: "images", msg: limits.images.tooMany }];
  if (videos > limits.videos.most) return [{ path: "videos", msg: limits.videos.tooMany }];
  const path = mediaType === "videos" ? "videos" : "images";
  if (sent.images + sent.videos === 0) return [{ path, msg: nothingSelected }];
  if (mediaType === "images" && images === 0) return [{ path, msg: "Please select at least one image" }];
  if (mediaType === "videos" && videos === 0) return [{ path, msg: "Please select at least one video" }];
  return [];
}

/** Refuses where something is wrong. */
export function refuseFaults(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new AppError("bad_request", first.msg, { errors });
}
