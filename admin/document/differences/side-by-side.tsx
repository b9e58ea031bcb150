import { useMemo } from "react";
import { type BlogFields, differ } from "../../articles/fields.ts";
import { addedLook, keyed } from "./changed-text.tsx";
import { changesOf, type Piece, shortened } from "./changes.ts";
import { readable } from "./readable.ts";

type SideBySideProps = { mine: BlogFields; theirs: BlogFields; theirName: string };

/** Two texts beside each other, or below each other where there is no room, with what only one of them has marked. */
export function SideBySide({ mine, theirs, theirName }: SideBySideProps) {
  const changed = useMemo(() => {
    const other = readable(theirs);
    return readable(mine).flatMap(({ name, text }, place) => {
      const their = other[place]?.text ?? "";
      return text === their ? [] : [{ name, pieces: shortened(changesOf(text, their)) }];
    });
  }, [mine, theirs]);

  if (changed.length === 0) {
    return (
      <p className="text-small">
        {differ(mine, theirs)
          ? "The words of both are the same; only the formatting differs."
          : "Both say the same."}
      </p>
    );
  }
  return (
    <div className="space-y-6">
      {changed.map(({ name, pieces }) => (
        <section key={name} aria-label={name}>
          <h3 className="caps text-muted">{name}</h3>
          <div className="mt-2 grid gap-4 md:grid-cols-2">
            <Side title="Yours" pieces={pieces} own="removed" />
            <Side title={theirName} pieces={pieces} own="added" />
          </div>
        </section>
      ))}
    </div>
  );
}

type SideProps = { title: string; pieces: Piece[]; own: "removed" | "added" };

function Side({ title, pieces, own }: SideProps) {
  const shown = keyed(pieces).filter(({ kind }) => kind === "same" || kind === own);
  return (
    <div className="min-w-0 rounded-base border border-hairline bg-ground p-4">
      <h4 className="text-small font-semibold">{title}</h4>
      <div className="mt-2 font-serif whitespace-pre-wrap">
        {shown.length === 0 && <p className="font-sans text-small text-muted">Nothing</p>}
        {shown.map(({ key, kind, text }) =>
          kind === "same" ? (
            <span key={key}>{text}</span>
          ) : (
            <mark key={key} className={addedLook}>
              {text}
            </mark>
          ),
        )}
      </div>
    </div>
  );
}
