import type { MemberContext } from "./context.ts";

const charactersOfElement = 50; // to read so many takes as long as to read an element
const longText = 1000; // elements: 5 to 10 ms of work for a save
const maxCounted = 60_000; // elements, more than a text may have

/**
 * How much work a text is, in elements. Of the start tags and of what else begins with `<`, the larger number counts: parsers
 * make an element of `</p>` without a start tag, too.
 */
export function weightOf(html: string): number {
  let startTags = 0;
  let others = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    if (Math.max(startTags, others) >= maxCounted) break;
    const code = html.charCodeAt(at + 1) | 32;
    if (code >= 97 && code <= 122)
      startTags += 1; // a letter
    else others += 1;
  }
  return Math.max(startTags, others) + Math.ceil(html.length / charactersOfElement);
}

export function isLong(html: string): boolean {
  return html.length > longText * 4 && weightOf(html) >= longText;
}

/** Work with texts is limited by their elements: a long text takes as long as a hundred others. */
export async function countElements(
  { limits, actor }: MemberContext,
  of: "previews" | "saves",
  html: string,
): Promise<void> {
  if (isLong(html)) await limits.count(`elements of ${of}`, actor.id, weightOf(html));
}
