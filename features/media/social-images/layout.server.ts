/** The size is in pixels. */
type Setting = { size: number; lines: string[] };

type Space = {
  /** The width of a text in multiples of its size. */
  measure(text: string): number;
  width: number;
  sizes: readonly number[];
  lines: number;
  /** The height of all lines, where their number in a size also depends on it. */
  height?: number;
  /** The distance of two lines in multiples of the size. Default: 1. */
  leading?: number;
};

/** Lines of about one length in the largest size that fits; in the smallest, truncated if need be. */
export function setInto(text: string, { measure, width, sizes, lines, height, leading = 1 }: Space): Setting {
  const max = (size: number) => Math.min(lines, height ? Math.floor(height / (size * leading)) : lines);
  const fitsIn = (size: number, room: number) => (line: string) => measure(line) * size <= room;
  // A word is broken only where the smallest size has to.
  const fitsWords = (size: number) => text.split(" ").every(fitsIn(size, width));
  const fitting = sizes.find(
    (size) => fitsWords(size) && linesOf(text, fitsIn(size, width)).length <= max(size),
  );
  if (fitting !== undefined)
    return { size: fitting, lines: balanced(text, width, (room) => fitsIn(fitting, room)) };
  const size = Math.min(...sizes);
  const fits = fitsIn(size, width);
  const all = linesOf(text, fits);
  const kept = all.slice(0, max(size));
  if (kept.length === all.length) return { size, lines: all };
  return { size, lines: [...kept.slice(0, -1), truncated(kept.at(-1) ?? "", fits)] };
}

/** Breaks a text for the narrowest column that has the same number of lines. */
function balanced(text: string, width: number, fitsIn: (room: number) => (line: string) => boolean) {
  const widest = linesOf(text, fitsIn(width));
  let [low, high] = [width / 2, width];
  while (high - low > 4) {
    const room = (low + high) / 2;
    const isSame = linesOf(text, fitsIn(room)).length <= widest.length && text.split(" ").every(fitsIn(room));
    if (isSame) high = room;
    else low = room;
  }
  return linesOf(text, fitsIn(high));
}

/** A word that is wider than a line is broken anywhere. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    for (const [index, piece] of (fits(word) ? [word] : [...word]).entries()) {
      const longer = line && index === 0 ? `${line} ${piece}` : line + piece;
      const isNext = line !== "" && !fits(longer);
      if (isNext) lines.push(line);
      line = isNext ? piece : longer;
    }
  }
  return line ? [...lines, line] : lines;
}

function truncated(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
