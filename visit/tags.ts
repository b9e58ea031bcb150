const mostTags = 20;
const longestTag = 50; // characters

/** What a thing is tagged with: as it was written, and in the form by which it is found. */
export type Tag = { position: number; label: string; tag: string };

/**
 * Tags as they are kept, from texts with commas between them: trimmed, without a # before them, without doubles
 * regardless of case, 20 of 50 characters at most.
 */
export function tagsIn(written: string | string[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const given of [written].flat().flatMap((text) => text.split(","))) {
    const label = [...given.trim().replace(/^#+/, "").trim()].slice(0, longestTag).join("").trim();
    const tag = label.toLowerCase();
    if (tag === "" || tags.has(tag) || tags.size === mostTags) continue;
    tags.set(tag, { position: tags.size, label, tag });
  }
  return [...tags.values()];
}
