import { hash } from "node:crypto";

type Header = {
  /** How many tags of one answer a cache surely keeps. */
  max: number;
  format(tags: string[]): string;
};

const withSpaces = (tags: string[]) => tags.join(" ");

/** By the value of CACHE_TAGS. */
export const tagHeaders = {
  // CloudFront keeps 50, Cloudflare 16 kB.
  "Cache-Tag": { max: 50, format: (tags) => tags.join(",") },
  // Fastly and Varnish keep more, but web servers between them and the site may read no longer heads than 4 kB.
  "Surrogate-Key": { max: 200, format: withSpaces },
  xkey: { max: 200, format: withSpaces },
  // RFC 9875, section 2.1
  "Cache-Groups": { max: 32, format: (tags) => tags.map((tag) => `"${tag}"`).join(", ") },
} as const satisfies Record<string, Header>;

export type TagHeader = keyof typeof tagHeaders;

export const tagHeaderNames = Object.keys(tagHeaders) as [TagHeader, ...TagHeader[]];

/** The tag of every answer, because any may show settings. */
export const everything = "site";
/** In place of the tags of an answer that has too many. Every purge has it. */
export const manyTags = "many";

/**
 * 36 bits in seven letters and digits. Two tags with the same hash are only purged together. It tells nothing of what is not
 * public: ids have 64 random bits. The address keeps sites apart that share a cache, and is the same on all nodes.
 */
export function hashedTag(siteUrl: string, tag: string): string {
  const bits = Number.parseInt(hash("sha256", `${siteUrl} ${tag}`).slice(0, 9), 16);
  return bits.toString(36).padStart(7, "0");
}

/** The header that says what an answer shows. */
export function tagHeaderFor(name: TagHeader, siteUrl: string, tags: Iterable<string>) {
  const { max, format } = tagHeaders[name];
  const all = new Set(tags).add(everything);
  const kept = all.size > max ? [everything, manyTags] : [...all];
  return { [name.toLowerCase()]: format(kept.map((tag) => hashedTag(siteUrl, tag))) };
}
