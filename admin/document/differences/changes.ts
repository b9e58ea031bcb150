import { diffWords } from "diff";

/** A stretch of text that both have, or only one of them. */
export type Piece = { kind: "same" | "removed" | "added"; text: string };

const patience = 1500; // milliseconds
const longestSame = 420; // characters of an unchanged stretch that are shown
const shownSame = 160;

/** How to come from one text to another, word by word. Two that have too little in common are changed as a whole. */
export function changesOf(before: string, after: string): Piece[] {
  if (before === after) return before ? [{ kind: "same", text: before }] : [];
  const changes = diffWords(before, after, { timeout: patience });
  if (!changes) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

/** The same with the middle of long unchanged stretches left out. */
export function shortened(pieces: Piece[]): Piece[] {
  return pieces.map((piece, place) => {
    if (piece.kind !== "same" || piece.text.length <= longestSame) return piece;
    const begin = place === 0 ? "" : cutAt(piece.text.slice(0, shownSame), /\s\S*$/);
    const end = place === pieces.length - 1 ? "" : cutAt(piece.text.slice(-shownSame), /^\S*\s/);
    return { kind: "same", text: [begin, end].join(" … ") };
  });
}

function cutAt(text: string, edge: RegExp): string {
  return text.replace(edge, "");
}
