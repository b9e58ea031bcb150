import anyAscii from "any-ascii";

export const longestSlug = 80; // characters

/** The last part of a URL from a text in any script: lowercase Latin letters, digits and hyphens. May be empty. */
export function slugify(text: string): string {
  const apart = text
    .slice(0, 1000)
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Extended_Pictographic}|\p{RI}|\p{Co}/gu, " ")
    .replace(/\p{Script=Han}/gu, " $& "); // each is a syllable
  const words = anyAscii(apart)
    .toLowerCase()
    .replace(/['`]/g, "")
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  return cutAtWord(words.join("-"));
}

function cutAtWord(slug: string): string {
  if (slug.length <= longestSlug) return slug;
  const end = slug.lastIndexOf("-", longestSlug);
  return slug.slice(0, end > longestSlug / 2 ? end : longestSlug).replace(/-+$/, "");
}

/** True for an id, which ends the URL of a document without a slug. */
export function looksLikeId(slug: string): boolean {
  return /^[\da-f]{24}$/.test(slug);
}
