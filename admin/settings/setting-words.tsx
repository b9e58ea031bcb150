import type { Fields as Form } from "#admin/document/kind.ts";
import { formTypes } from "#admin/fields/form-types.ts";
import type { Fields, PlainType } from "#features/fields/field.ts";
import { m } from "#messages";

/** The values of an earlier version. */
export function SettingWords({ list, fields }: { list: Fields; fields: Form }) {
  return (
    <dl className="page max-w-[46rem] divide-y divide-hairline py-8">
      {Object.entries(list).map(([name, field]) => (
        <div key={name} className="py-3">
          <dt className="text-small font-semibold">{field.label()}</dt>
          <dd dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line text-muted">
            {formTypes[field.type as PlainType].words(fields[name], field) || m.adminSettings.emptyValue()}
          </dd>
        </div>
      ))}
    </dl>
  );
}
