import { m } from "#messages";

/** English first words of addresses that a language can have in its own words. */
export const translatedSegments = [
  ...["programmes", "publications", "events", "blogs", "photography", "people", "team", "projects", "calls"],
  ...["about", "contact", "section", "search", "privacy", "terms", "accessibility"],
];

/** One line of `segments`, normalised. */
export function parseSegment(line: string): { value: string } | { error: string } {
  const [, english = "", own = ""] =
    /^\s*\/?([a-z]+)\s*=\s*\/?([a-z\d-]+)\s*$/.exec(withoutAccents(line).toLowerCase()) ?? [];
  const isFree = own === english || !translatedSegments.includes(own);
  if (isFree && translatedSegments.includes(english)) return { value: `${english} = ${own}` };
  return { error: m.adminSettings.segmentInvalid({ words: translatedSegments.join(", ") }) };
}

/** Addresses are easier to type and to send without them. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
