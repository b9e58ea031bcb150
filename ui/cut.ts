const ascii = /^[ -~]*$/;
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The first `longest` characters of a plain text, as a reader counts characters, with an ellipsis
 * only where something was cut off.
 */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // The segmenter is slow, and is not needed up to a plain letter.
  const start = text.slice(0, longest + 1);
  if (ascii.test(start)) return `${start.slice(0, longest).trimEnd()}…`;
  let end = 0;
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === longest) return `${text.slice(0, end).trimEnd()}…`;
    end += segment.length;
    count += 1;
  }
  return text;
}
