/** The size is in pixels. */
type Setting = { size: number; lines: string[] };

type Space = {
  /** The width of a text in multiples of its size. */
  measure(text: string): number;
  width: number;
  sizes: readonly number[];
  lines: number;
};

/** Breaks text into lines in the largest size that fits. In the smallest size it is truncated if it has to be. */
export function setInto(text: string, { measure, width, sizes, lines }: Space): Setting {
  const fitsAt = (size: number) => (line: string) => measure(line) * size <= width;
  const fitting = sizes.find((size) => linesOf(text, fitsAt(size)).length <= lines);
  if (fitting !== undefined) return { size: fitting, lines: linesOf(text, fitsAt(fitting)) };
  const size = Math.min(...sizes);
  const kept = linesOf(text, fitsAt(size)).slice(0, lines);
  return { size, lines: [...kept.slice(0, -1), truncated(kept.at(-1) ?? "", fitsAt(size))] };
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
