import { type DifferencesProps, useChangedFields } from "./changed-fields.ts";
import { addedLook, keyed } from "./changed-text.tsx";
import type { Piece } from "./changes.ts";

type SideBySideProps = DifferencesProps & { titles: [string, string] };

/** Two texts beside each other, with what only one of them has marked. */
export default function SideBySide({ titles: [first, second], ...props }: SideBySideProps) {
  const changed = useChangedFields(props);
  if (changed.length === 0) return <p className="text-small">The words are the same.</p>;
  return (
    <div className="space-y-6">
      {changed.map(({ name, pieces }) => (
        <section key={name} aria-label={name}>
          <h3 className="caps text-muted">{name}</h3>
          <div className="mt-2 grid gap-4 md:grid-cols-2">
            <Side title={first} pieces={pieces} own="removed" />
            <Side title={second} pieces={pieces} own="added" />
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
