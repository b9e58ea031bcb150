import { type Face, widthOf } from "./text-layout.server.ts";

/** The size is in pixels. */
export type Setting = { size: number; lines: string[] };

type Space = { face: Face; width: number; sizes: readonly number[]; lines: number };

/** Breaks text into lines in the largest size that fits. In the smallest size it is truncated if it has to be. */
export function setInto(text: string, { face, width, sizes, lines }: Space): Setting {
  for (const size of sizes) {
    const broken = linesOf(text, (line) => widthOf(line, face) * size <= width);
    if (broken.length <= lines) return { size, lines: broken };
  }
  const size = sizes.at(-1) ?? 16;
  const fits = (line: string) => widthOf(line, face) * size <= width;
  const [...kept] = linesOf(text, fits).slice(0, lines);
  kept.push(shortened(kept.pop() ?? "", fits));
  return { size, lines: kept };
}

function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (!fits(line) && line.length > 1) {
      const head = beginning(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return line ? [...lines, line] : lines;
}

/** At least one character. */
function beginning(word: string, fits: (line: string) => boolean): string {
  const letters = [...word];
  let count = letters.length;
  while (count > 1 && !fits(letters.slice(0, count).join(""))) count = Math.floor(count * 0.9);
  return letters.slice(0, Math.max(1, count)).join("");
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
