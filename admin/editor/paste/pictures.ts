import { all } from "./elements.ts";

const sign = "pasting-";
let last = 0;

/** Pictures that came inside of a text, by the places that were left for them. */
export type CarriedForm = Map<string, File>;

/** Takes the pictures that are written into a text out of it, and leaves a place for each. */
export function withoutData(page: Document): CarriedForm {
  const carried: CarriedForm = new Map();
  for (const image of all(page, "img[src^='data:' i]")) {
    const file = fileOf(image.getAttribute("src") ?? "");
    last += 1;
    const place = page.createElement("span");
    place.id = `${sign}${last}`;
    if (file) {
      carried.set(place.id, file);
      image.replaceWith(place);
    } else image.remove();
  }
  return carried;
}

function fileOf(address: string): File | null {
  const [, type = "", encoded, data = ""] =
    /^data:(image\/[\w.+-]+)[^,]*?(;base64)?,(.*)$/is.exec(address) ?? [];
  if (!type) return null;
  try {
    const text = encoded ? atob(data.replace(/\s/g, "")) : decodeURIComponent(data);
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new File([bytes], `picture.${type.split("/")[1]?.split("+")[0] ?? "png"}`, { type });
  } catch {
    return null;
  }
}

/** The pictures among some files. */
export function picturesIn(files: Iterable<File> | undefined): File[] {
  return [...(files ?? [])].filter(
    ({ type, name }) => type.startsWith("image/") || /\.(heic|heif|avif)$/i.test(name),
  );
}
