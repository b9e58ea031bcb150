import { useMemo } from "react";
import { type BlogFields, differ } from "../../articles/fields.ts";
import { ChangedText } from "./changed-text.tsx";
import { changesOf, shortened } from "./changes.ts";
import { readable } from "./readable.ts";

type DifferencesProps = { before: BlogFields; after: BlogFields };

/** What is different between two states of a blog, field by field. */
export function Differences({ before, after }: DifferencesProps) {
  const changed = useMemo(() => {
    const now = readable(after);
    return readable(before).flatMap(({ name, text }, place) => {
      const next = now[place]?.text ?? "";
      return text === next ? [] : [{ name, pieces: shortened(changesOf(text, next)) }];
    });
  }, [before, after]);

  if (changed.length === 0) {
    return (
      <p className="text-small text-muted">
        {differ(before, after)
          ? "The words are the same; only the formatting differs."
          : "There is no difference."}
      </p>
    );
  }
  return (
    <dl className="space-y-4">
      {changed.map(({ name, pieces }) => (
        <div key={name}>
          <dt className="caps text-muted">{name}</dt>
          <dd className="mt-1 font-serif">
            <ChangedText pieces={pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
