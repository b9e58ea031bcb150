// ASCII, Latin, Greek and Cyrillic letters, dashes and quotation marks: each is one grapheme.
const simple = /^[ -~\u00a0-\u024f\u0370-\u0482\u048a-\u052f\u2010-\u2027]*$/;
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });
const brokenWord = /\s\S{0,40}$/; // anything longer is cut within the word
const afterUnspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*$/u;
const danglingMarks = /[\s\p{Pd}\p{Ps}\p{Pi},;:.…]+$/u;

/** At most `maxLength` characters as readers count them (graphemes), cut at the end of a word. */
export function truncate(text: string, maxLength: number): string {
  const end = endOf(text, maxLength);
  if (end === text.length) return text;
  const start = text.slice(0, end);
  const isWhole = /\s/.test(text.charAt(end)) || afterUnspaced.test(start);
  const words = isWhole ? start : start.replace(brokenWord, "");
  return `${words.replace(danglingMarks, "") || start}…`;
}

function endOf(text: string, maxLength: number): number {
  if (text.length <= maxLength) return text.length;
  // The segmenter is slow.
  if (simple.test(text.slice(0, maxLength + 1))) return maxLength;
  let end = 0;
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === maxLength) return end;
    end += segment.length;
    count += 1;
  }
  return text.length;
}
