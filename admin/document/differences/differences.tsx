import { useMemo } from "react";
import { m } from "#messages";
import type { ReadableField } from "../kind.ts";
import { changesOf, type Piece, shortened } from "./changes.ts";
import { addedLook, removedLook } from "./looks.ts";

/** The same lists in each render, or they are compared again. */
type DifferencesProps = { before: ReadableField[]; after: ReadableField[] };
type KeyedPiece = Piece & { key: string };

/** What was added and removed, field by field. It can be told apart without colours, and is read out. */
export function Differences(props: DifferencesProps) {
  const changed = useChangedFields(props);
  if (changed.length === 0) return <p className="text-small text-muted">{m.adminDocument.sameWords()}</p>;
  return (
    <dl className="space-y-4">
      {changed.map(({ name, pieces }) => (
        <div key={name}>
          <dt className="caps text-muted">{name}</dt>
          <dd className="mt-1 font-serif whitespace-pre-wrap">
            <Pieces pieces={pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same of one text. */
export function TextDifferences({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => keyed(changesOf(before, after)), [before, after]);
  return (
    <p className="font-serif whitespace-pre-wrap">
      <Pieces pieces={pieces} />
    </p>
  );
}

function Pieces({ pieces }: { pieces: KeyedPiece[] }) {
  return pieces.map(({ key, kind, text }) => {
    if (kind === "same") return <span key={key}>{text}</span>;
    const Changed = kind === "added" ? "ins" : "del";
    return (
      <Changed key={key} className={kind === "added" ? addedLook : removedLook}>
        <span className="sr-only">
          {" "}
          {kind === "added" ? m.adminDocument.addedWords() : m.adminDocument.removedWords()}{" "}
        </span>
        {text}
      </Changed>
    );
  });
}

/** Two texts beside each other, with what only one of them has marked. */
export function SideBySide({ titles, ...props }: DifferencesProps & { titles: [string, string] }) {
  const [first, second] = titles;
  const changed = useChangedFields(props);
  if (changed.length === 0) return <p className="text-small">{m.adminDocument.sameWords()}</p>;
  return (
    <div className="space-y-6">
      {changed.map(({ name, pieces }) => (
        <section key={name} aria-label={name}>
          <h3 className="caps text-muted">{name}</h3>
          <div className="mt-2 grid gap-4 md:grid-cols-2">
            <Side title={first} pieces={pieces.filter(({ kind }) => kind !== "added")} />
            <Side title={second} pieces={pieces.filter(({ kind }) => kind !== "removed")} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Side({ title, pieces }: { title: string; pieces: KeyedPiece[] }) {
  return (
    <div className="min-w-0 rounded-base border border-hairline bg-ground p-4">
      <h4 className="text-small font-semibold">{title}</h4>
      <div className="mt-2 font-serif whitespace-pre-wrap">
        {pieces.length === 0 && (
          <p className="font-sans text-small text-muted">{m.adminDocument.nothing()}</p>
        )}
        {pieces.map(({ key, kind, text }) => {
          const Text = kind === "same" ? "span" : "mark";
          return (
            <Text key={key} className={kind === "same" ? undefined : addedLook}>
              {text}
            </Text>
          );
        })}
      </div>
    </div>
  );
}

/** The keys are positions. */
function keyed(pieces: Piece[]): KeyedPiece[] {
  return pieces.map((piece, position) => ({ ...piece, key: String(position) }));
}

/** The changed fields. */
function useChangedFields({ before, after }: DifferencesProps): { name: string; pieces: KeyedPiece[] }[] {
  return useMemo(
    () =>
      before.flatMap(({ name, text }, index) => {
        const next = after[index]?.text ?? "";
        if (text === next) return [];
        return [{ name, pieces: keyed(shortened(changesOf(text, next))) }];
      }),
    [before, after],
  );
}
