import { limits } from "#features/photography/limits.ts";
import { counts, type FormItem, fromFile, isIn, type Kind } from "./items.ts";

const heic =
  "Photos in the format HEIC cannot be shown by browsers. Please save it as JPEG and choose it again.";
const noPicture = "Please choose a picture in the format JPEG, PNG, WebP, GIF or AVIF.";
const noVideo = "Please choose a video in the format MP4, MOV or AVI.";
const neither = "This is neither an image nor a video.";

/** What became of a selection: items for the form, and the names of the files beyond a limit. */
export type Chosen = { items: FormItem[]; leftOut: Partial<Record<"images" | "videos", string[]>> };

/** Which of some files fit beside what is there; those that cannot be taken say why. */
export function itemsOfFiles(
  files: File[],
  { before, mediaType, field }: { before: FormItem[]; mediaType: "images" | "videos" | "mixed"; field: Kind },
): Chosen {
  const taken = { image: countOf(before, "image"), video: countOf(before, "video") };
  const chosen: Chosen = { items: [], leftOut: {} };
  for (const file of files) {
    const { kind, refusal } = judged(file, field);
    const name = kind === "image" ? "images" : "videos";
    const item = fromFile(
      file,
      kind,
      isIn(mediaType, kind)
        ? refusal
        : `This collection shows ${mediaType} only. Choose “Mixed” as its media type to show both.`,
    );
    // What cannot be shown stands where it was put, so that the reason is seen.
    if (!isIn(mediaType, kind)) item.kind = field;
    if (counts(item)) {
      if (taken[kind] === limits[name].most) {
        chosen.leftOut[name] = [...(chosen.leftOut[name] ?? []), file.name];
        continue;
      }
      taken[kind] += 1;
    }
    chosen.items.push(item);
  }
  return chosen;
}

export function countOf(items: FormItem[], kind: Kind): number {
  return items.filter((item) => item.kind === kind && counts(item)).length;
}

/** What a file seems to be, by what the device says of it. The server looks at its bytes. */
function judged({ name, type, size }: File, field: Kind): { kind: Kind; refusal?: string } {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? "";
  if (type.startsWith("video/") || ["mp4", "m4v", "mov", "avi"].includes(ending)) {
    const known = ["mp4", "m4v", "mov", "avi"].includes(ending) || /mp4|quicktime|avi|msvideo/.test(type);
    if (!known) return { kind: "video", refusal: noVideo };
    return size > limits.videos.mostBytes
      ? { kind: "video", refusal: limits.videos.tooLarge }
      : { kind: "video" };
  }
  if (/hei[cf]/.test(type) || ["heic", "heif"].includes(ending)) return { kind: "image", refusal: heic };
  if (type.startsWith("image/svg") || ending === "svg") return { kind: "image", refusal: noPicture };
  if (type !== "" && !type.startsWith("image/")) return { kind: field, refusal: neither };
  return size > limits.images.mostBytes
    ? { kind: "image", refusal: limits.images.tooLarge }
    : { kind: "image" };
}
