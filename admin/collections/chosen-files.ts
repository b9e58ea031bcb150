import { videoEndings } from "#features/media/video-types.ts";
import { isShownIn, limits } from "#features/photography/limits.ts";
import { m } from "#messages";
import { type CollectionItem, countOf, fromFile, isAccepted, type Kind, type MediaType } from "./items.ts";

/** `leftOut` has the names of the files beyond a limit. */
export type ChosenFiles = {
  items: CollectionItem[];
  leftOut: Partial<Record<"images" | "videos", string[]>>;
};

type Options = { existing: CollectionItem[]; mediaType: MediaType; field: Kind };

/** Makes items of files. A rejected one says why, in the field where it was chosen. */
export function itemsOfFiles(files: File[], { existing, mediaType, field }: Options): ChosenFiles {
  const counts = { image: countOf(existing, "image"), video: countOf(existing, "video") };
  const chosen: ChosenFiles = { items: [], leftOut: {} };
  for (const file of files) {
    const { kind, error } = judged(file, field);
    const isHidden = !isShownIn(mediaType, kind);
    const hidden = m.adminCollections.notShown({ type: mediaType });
    const item = fromFile(file, isHidden ? field : kind, isHidden ? hidden : error);
    if (isAccepted(item)) {
      const name = kind === "image" ? "images" : "videos";
      if (counts[kind] === limits[name].max) {
        chosen.leftOut[name] = [...(chosen.leftOut[name] ?? []), file.name];
        continue;
      }
      counts[kind] += 1;
    }
    chosen.items.push(item);
  }
  return chosen;
}

/** Judges a file by what the device says about it. The server looks at its bytes. */
function judged({ name, type, size }: File, field: Kind): { kind: Kind; error?: string } {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? "";
  const isKnownVideo = videoEndings.includes(ending);
  if (type.startsWith("video/") || isKnownVideo) {
    if (!isKnownVideo) return { kind: "video", error: m.adminMedia.videoRefused() };
    return { kind: "video", error: size > limits.videos.maxBytes ? limits.videos.tooLarge() : undefined };
  }
  if (/hei[cf]/.test(type) || ["heic", "heif"].includes(ending))
    return { kind: "image", error: m.adminCollections.heic() };
  if (type.startsWith("image/svg") || ending === "svg")
    return { kind: "image", error: m.adminCollections.noPicture() };
  if (type !== "" && !type.startsWith("image/")) return { kind: field, error: m.adminCollections.neither() };
  return { kind: "image", error: size > limits.images.maxBytes ? limits.images.tooLarge() : undefined };
}
