import { type DifferencesProps, useChangedFields } from "./changed-fields.ts";
import { ChangedText } from "./changed-text.tsx";

/** What was added and removed, field by field. */
export default function Differences(props: DifferencesProps) {
  const changed = useChangedFields(props);
  if (changed.length === 0) return <p className="text-small text-muted">The words are the same.</p>;
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
