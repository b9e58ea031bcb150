import type { Piece } from "./changes.ts";

export const addedLook = "rounded-[2px] bg-success/15 text-ink underline decoration-success decoration-2";
export const removedLook = "rounded-[2px] bg-danger/12 text-ink line-through decoration-danger decoration-2";

/** A text with what was taken out and what was put in. Both can be told apart without colours, and are read out. */
export function ChangedText({ pieces }: { pieces: Piece[] }) {
  return (
    <div className="whitespace-pre-wrap">
      {keyed(pieces).map(({ key, kind, text }) => {
        if (kind === "same") return <span key={key}>{text}</span>;
        if (kind === "added") {
          return (
            <ins key={key} className={addedLook}>
              <span className="sr-only"> added: </span>
              {text}
            </ins>
          );
        }
        return (
          <del key={key} className={removedLook}>
            <span className="sr-only"> removed: </span>
            {text}
          </del>
        );
      })}
    </div>
  );
}

/** Pieces with a name each: where they begin. */
export function keyed(pieces: Piece[]): (Piece & { key: string })[] {
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length + 1;
    return { ...piece, key: `${piece.kind} ${at}` };
  });
}
