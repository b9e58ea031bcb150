import { Suspense, useMemo } from "react";
import { withCommas } from "#core/list-format.ts";
import { m } from "#messages";
import { readableFields } from "../compare.ts";
import { Differences } from "../differences/lazy-differences.ts";
import { useForm } from "../form-context.ts";
import type { Fields } from "../kind.ts";

/** The content of a local draft, or its differences from the saved version. */
export function DraftSummary({ draft }: { draft: Fields }) {
  const { kind, saved, isNew } = useForm();
  const before = useMemo(() => readableFields(kind, saved.fields), [kind, saved]);
  const after = useMemo(() => readableFields(kind, draft), [kind, draft]);
  if (isNew) return <kind.Summary fields={draft} />;
  const names = after.filter(({ text }, index) => text !== before[index]?.text).map(({ name }) => name);
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline">
        {names.length > 0
          ? m.adminDocument.differentFields({ names: withCommas(names) })
          : m.adminDocument.differences()}
      </summary>
      <Suspense fallback={<p role="status">{m.common.loading()}</p>}>
        <Differences before={before} after={after} />
      </Suspense>
    </details>
  );
}
