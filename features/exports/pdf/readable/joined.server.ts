import type { Cluster } from "./content-stream.server.ts";

/** A cluster that shows several glyphs, or another text than its font says. `moved` are shown with it, and no longer alone. */
export type Joined = { cluster: Cluster; moved: Cluster[] };

const farthest = 6; // clusters between a letter and its mark
const hasLetters = /[\p{L}\p{M}\p{Emoji_Presentation}]/u;
const rightToLeft = /^[\p{Cf}\p{M}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Finds the clusters that need a glyph of their own. They are those of a page, each line from left to right. */
export function joined(clusters: Cluster[], textOf: (cluster: Cluster) => string): Joined[] {
  const found = new Map<Cluster, Joined>();
  const entry = (cluster: Cluster): Joined => {
    const known = found.get(cluster) ?? { cluster, moved: [] };
    found.set(cluster, known);
    return known;
  };
  const moved = new Set<Cluster>();
  const move = (part: Cluster, to: Cluster) => {
    moved.add(part);
    entry(to).moved.push(part);
    to.advance = Math.max(to.advance, part.x + part.advance - to.x);
  };
  // The typesetter draws what it raises or lowers separately, again with the text of the whole syllable.
  for (const [index, cluster] of clusters.entries()) {
    const letter = cluster.isMark && hasLetters.test(cluster.text) ? letterOf(clusters, index) : undefined;
    if (letter) move(cluster, letter);
  }
  let last: Cluster | undefined;
  for (const cluster of clusters) {
    if (moved.has(cluster)) continue;
    if (last && found.get(last)?.moved.length && continues(cluster, last)) move(cluster, last);
    else last = cluster;
  }
  for (const cluster of clusters) {
    const { text, glyphs } = cluster;
    if (moved.has(cluster) || !hasLetters.test(text)) continue;
    // Readers turn lines from right to left around letter by letter, also the letters of one glyph.
    if (rightToLeft.test(text)) cluster.text = [...text].reverse().join("");
    if (glyphs.length > 1 || textOf(cluster) !== cluster.text) entry(cluster);
  }
  return [...found.values()];
}

/** The letter of a mark that is drawn alone: the next one with the same text, in the direction of reading. */
function letterOf(clusters: Cluster[], index: number): Cluster | undefined {
  const mark = clusters[index];
  const isLetter = ({ text, font, isMark }: Cluster) => text === mark?.text && font === mark.font && !isMark;
  const before = clusters.slice(Math.max(0, index - farthest), index).findLast(isLetter);
  const after = clusters.slice(index + 1, index + 1 + farthest).find(isLetter);
  return mark && rightToLeft.test(mark.text) ? (after ?? before) : (before ?? after);
}

/** True for the rest of a syllable behind a mark that was drawn alone: the same text, but not the same glyphs. */
function continues(cluster: Cluster, last: Cluster): boolean {
  const { text, font, piece } = cluster;
  const isSyllable = text.length > 1 && !rightToLeft.test(text);
  if (!isSyllable || text !== last.text || font !== last.font || (piece && piece === last.piece))
    return false;
  return cluster.glyphs[0]?.glyph !== last.glyphs[0]?.glyph;
}
