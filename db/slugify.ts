import anyAscii from "any-ascii";

export const maxSlugLength = 80; // UTF-16 units
const maxInUrlLength = 360; // percent-encoded: 60 Arabic letters, 40 Chinese ones

/** Latin letters with their accents, and what is neither a letter nor a mark nor a number in any script. */
const latin = /(?:\p{Script=Latin}\p{M}*|[^\p{L}\p{M}\p{N}]|[\u02b9-\u02df])+/gu;

/** Letters and digits of any script in lower case, and hyphens; Latin letters in ASCII. May be empty. */
export function slugify(text: string): string {
  const spelled = apart(text)
    .replace(/(?<=\p{Script=Hebrew})["'׳״](?=\p{Script=Hebrew})/gu, "")
    .replace(latin, anyAscii);
  return cutAtWord(
    normalSlug(spelled)
      .replace(/['`]/g, "")
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .map((word) => word.replace(/^\p{M}+/u, "")) // nothing to stand on
      .filter(Boolean)
      .join("-"),
  );
}

/** Like a slug, in ASCII letters only. */
export function asciiSlug(text: string): string {
  return slugify(anyAscii(apart(text).replace(/\p{Script=Han}/gu, " $& "))); // each is a syllable
}

/** How a slug is stored: what looks the same is the same. */
export function normalSlug(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll("\u0e4d\u0e32", "\u0e33") // Thai and Lao keyboards write these as one letter
    .replaceAll("\u0ecd\u0eb2", "\u0eb3");
}

/** Removes emoji and invisible characters. A zero-width non-joiner separates parts of words in Persian. */
function apart(text: string): string {
  return text
    .slice(0, 1000)
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Extended_Pictographic}|\p{RI}|\p{Co}|(?<=\p{Script=Arabic})\u200c/gu, " ")
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, "");
}

function cutAtWord(slug: string): string {
  let end = 0;
  let inUrl = 0;
  for (const { segment } of graphemes.segment(slug)) {
    inUrl += encodeURIComponent(segment).length;
    if (end + segment.length > maxSlugLength || inUrl > maxInUrlLength) break;
    end += segment.length;
  }
  if (end === slug.length) return slug;
  const word = slug.lastIndexOf("-", end);
  return slug.slice(0, word > end / 2 ? word : end).replace(/-+$/, "");
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** True for an id, which ends the URL of a document without a slug. */
export function looksLikeId(slug: string): boolean {
  return /^[\da-f]{24}$/.test(slug);
}
