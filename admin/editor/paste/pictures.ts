import { all } from "./dom.ts";

let last = 0;

/** Replaces pictures that are embedded in the HTML with markers. Returns the files by the ids of their markers. */
export function takeEmbeddedPictures(page: Document): Map<string, File> {
  const files = new Map<string, File>();
  for (const image of all(page, "img[src^='data:' i]")) {
    const file = fileOf(image.getAttribute("src") ?? "");
    const marker = page.createElement("span");
    last += 1;
    marker.id = `pasting-${last}`;
    if (file) files.set(marker.id, file);
    image.replaceWith(...(file ? [marker] : []));
  }
  return files;
}

function fileOf(dataUrl: string): File | null {
  const [, type = "", base64, data = ""] =
    /^data:(image\/[\w.+-]+)[^,]*?(;base64)?,(.*)$/is.exec(dataUrl) ?? [];
  if (!type) return null;
  try {
    const text = base64 ? atob(data.replace(/\s/g, "")) : decodeURIComponent(data);
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new File([bytes], `picture.${type.split("/")[1]?.split("+")[0] ?? "png"}`, { type });
  } catch {
    return null;
  }
}

export function picturesAmong(files: Iterable<File> = []): File[] {
  return [...files].filter(
    ({ type, name }) => type.startsWith("image/") || /\.(heic|heif|avif)$/i.test(name),
  );
}
