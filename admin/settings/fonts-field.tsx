import { useId } from "react";
import { fontPairs } from "#app/font-pairs.ts";
import type { Settings } from "#core/settings.ts";
import { fontNames, labels } from "./groups.ts";
import type { SettingsForm } from "./use-settings.ts";

const names = Object.keys(fontPairs) as Settings["appearance"]["fonts"][];

/** Shows each pair in its own fonts. */
export function FontsField({ form: { values, change } }: { form: SettingsForm<"appearance"> }) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={labels.appearance.fonts} className="space-y-2">
      {names.map((name) => (
        <label
          key={name}
          className="flex min-h-11 items-start gap-3 rounded-base border border-hairline bg-surface p-3.5 has-checked:border-brand"
        >
          <input
            type="radio"
            name={id}
            checked={values.fonts === name}
            onChange={() => change({ fonts: name })}
            className="mt-1 size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0">
            <span
              style={{ fontFamily: fontPairs[name].families?.serif ?? "Source Serif" }}
              className="block text-h4 font-semibold"
            >
              {fontNames[name].name}
            </span>
            <span
              style={{ fontFamily: fontPairs[name].families?.sans ?? "Source Sans" }}
              className="block text-small text-muted"
            >
              {fontNames[name].text}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
