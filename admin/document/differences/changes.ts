import { diffWords } from "diff";

export type Piece = { kind: "same" | "removed" | "added"; text: string };

const timeout = 1500; // milliseconds
const maxSame = 420; // characters
const shownSame = 160; // characters, at either end

/** The changes from one text to another, word by word. Texts with too little in common are replaced as a whole. */
export function changesOf(before: string, after: string): Piece[] {
  if (before === after) return before ? [{ kind: "same", text: before }] : [];
  const changes = diffWords(before, after, { timeout });
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

/** Leaves out the middle of long unchanged pieces. */
export function shortened(pieces: Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== "same" || piece.text.length <= maxSame) return piece;
    const begin = index === 0 ? "" : piece.text.slice(0, shownSame).replace(/\s\S*$/, "");
    const end = index === pieces.length - 1 ? "" : piece.text.slice(-shownSame).replace(/^\S*\s/, "");
    return { kind: "same", text: [begin, end].join(" … ") };
  });
}
