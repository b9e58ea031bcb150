import type { Piece } from "./changes.ts";

export const addedLook = "rounded-[2px] bg-success/15 text-ink underline decoration-success decoration-2";
export const removedLook = "rounded-[2px] bg-danger/12 text-ink line-through decoration-danger decoration-2";

/** Added and removed text can be told apart without colours, and is read out. */
export function ChangedText({ pieces }: { pieces: Piece[] }) {
  return (
    <div className="whitespace-pre-wrap">
      {keyed(pieces).map(({ key, kind, text }) => {
        if (kind === "same") return <span key={key}>{text}</span>;
        const Changed = kind === "added" ? "ins" : "del";
        return (
          <Changed key={key} className={kind === "added" ? addedLook : removedLook}>
            <span className="sr-only"> {kind}: </span>
            {text}
          </Changed>
        );
      })}
    </div>
  );
}

/** With their positions as keys. */
export function keyed(pieces: Piece[]): (Piece & { key: string })[] {
  let position = 0;
  return pieces.map((piece) => {
    position += piece.text.length + 1;
    return { ...piece, key: `${piece.kind} ${position}` };
  });
}
