import anyAscii from "any-ascii";

export const longestSlug = 80; // characters

/** A text in any script as the last part of a URL: small Latin letters, digits and hyphens. Empty if nothing is left. */
export function slugify(text: string): string {
  const apart = text
    .slice(0, 1000)
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Extended_Pictographic}|\p{RI}|\p{Co}/gu, " ")
    .replace(/\p{Script=Han}/gu, " $& "); // each stands for a syllable
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

/** True for what the URLs of documents without a slug end with. */
export function looksLikeId(slug: string): boolean {
  return /^[\da-f]{24}$/.test(slug);
}
