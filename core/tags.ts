import { m } from "#messages";

const maxTags = 20;
const maxTagLength = 50; // characters

export function tagsIn(tags: string | string[]): string[] {
  return [tags].flat().flatMap((text) => text.split(","));
}

/** Trims, removes a leading # and duplicates regardless of case. */
export function labelsOf(tags: string[]): string[] {
  const labels = new Map<string, string>();
  for (const tag of tags) {
    const label = tag.trim().replace(/^#+/, "").trim();
    if (label !== "" && !labels.has(label.toLowerCase())) labels.set(label.toLowerCase(), label);
  }
  return [...labels.values()];
}

export function tagErrors(labels: string[]): string[] {
  const errors = labels.length > maxTags ? [m.adminDocument.tooManyTags({ max: maxTags })] : [];
  const long = labels.find((label) => [...label].length > maxTagLength);
  if (long)
    errors.push(
      m.adminDocument.tagTooLong({ max: maxTagLength, tag: [...long].slice(0, maxTagLength).join("") }),
    );
  return errors;
}

/** Keeps at most 20 tags of 50 characters; the rest is cut off. */
export function rowsOfTags(tags: string[]): { position: number; label: string; tag: string }[] {
  const short = tags.map((tag) => [...(labelsOf([tag])[0] ?? "")].slice(0, maxTagLength).join(""));
  return labelsOf(short)
    .slice(0, maxTags)
    .map((label, position) => ({ position, label, tag: label.toLowerCase() }));
}
