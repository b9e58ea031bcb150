import type { BlogTagTable } from "#db/schema.ts";

export const mostTags = 20;
export const longestTag = 50; // characters

/** Tags as somebody writes them: one text with commas, or several of them. */
export function tagsIn(given: string | string[]): string[] {
  return [given].flat().flatMap((text) => text.split(","));
}

/** Tags as they are kept: trimmed, a leading # taken off, without doubles regardless of case. */
export function labelsOf(tags: string[]): string[] {
  const labels = new Map<string, string>();
  for (const given of tags) {
    const label = given.trim().replace(/^#+/, "").trim();
    if (label !== "" && !labels.has(label.toLowerCase())) labels.set(label.toLowerCase(), label);
  }
  return [...labels.values()];
}

/** The same as rows, 20 of 50 characters at most: what is more is left out. */
export function tagRows(blogId: string, tags: string[]): BlogTagTable[] {
  const short = tags.map((tag) => [...(labelsOf([tag])[0] ?? "")].slice(0, longestTag).join(""));
  return labelsOf(short)
    .slice(0, mostTags)
    .map((label, position) => ({ blogId, position, label, tag: label.toLowerCase() }));
}
