import { diffArrays } from "diff";

/** A passage of the original that has changed, and the lines of the translation that correspond to it. */
export type Passage = {
  /** Its line in the former text. */
  at: number;
  before: string;
  after: string;
  /** None if something was added: it belongs after `above`. */
  translation: string[];
  /** The line of the translation before the passage. */
  above: string | undefined;
};

type Texts = { before: string; after: string; translation: string };

/**
 * Finds the passages by their positions: those of headings if both texts have as many of them, and those of the lines in
 * between. Where a translation has the paragraphs of its original, it is exact.
 */
export function passagesOf({ before, after, translation }: Texts, isHeading: (line: string) => boolean) {
  const [was, is, lines] = [before, after, translation].map(linesOf) as [string[], string[], string[]];
  const placeOf = placesIn(was, lines, isHeading);
  const passages: Passage[] = [];
  let position = 0; // in the former lines
  let open: { from: number; removed: string[]; added: string[] } | undefined;
  const close = () => {
    if (!open) return;
    const { from, removed, added } = open;
    const [begin, end] = [Math.floor(placeOf(from)), Math.ceil(placeOf(from + removed.length))];
    passages.push({
      at: from,
      before: removed.join("\n"),
      after: added.join("\n"),
      translation: removed.length === 0 ? [] : lines.slice(begin, Math.max(end, begin + 1)),
      above: lines[begin - 1],
    });
    open = undefined;
  };
  for (const { added, removed, value } of diffArrays(was, is)) {
    if (!added && !removed) close();
    else {
      open ??= { from: position, removed: [], added: [] };
      (removed ? open.removed : open.added).push(...value);
    }
    if (!added) position += value.length;
  }
  close();
  return passages;
}

function linesOf(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== "");
}

/** The position in one list of lines that corresponds to one in another. */
function placesIn(from: string[], to: string[], isHeading: (line: string) => boolean) {
  const headings = (lines: string[]) => lines.flatMap((line, at) => (isHeading(line) ? [at] : []));
  const [mine, theirs] = [headings(from), headings(to)];
  const anchors = mine.length === theirs.length ? mine.map((at, index) => [at, theirs[index] ?? 0]) : [];
  const all = [[0, 0], ...anchors, [from.length, to.length]] as [number, number][];
  return (position: number): number => {
    const next = all.findIndex(([at]) => at > position);
    const [end, otherEnd] = (next < 0 ? all.at(-1) : all[next]) ?? [0, 0];
    const [begin, otherBegin] = all[(next < 0 ? all.length : next) - 1] ?? [0, 0];
    if (end === begin) return otherEnd;
    return otherBegin + ((position - begin) * (otherEnd - otherBegin)) / (end - begin);
  };
}
