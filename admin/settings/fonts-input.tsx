import { useId } from "react";
import type { InputProps } from "#admin/fields/form-value.ts";
import { fontPairs } from "#app/font-pairs.ts";
import type { Settings } from "#core/settings.ts";
import { appearance } from "#features/settings/groups/appearance.ts";

type Pair = Settings["appearance"]["fonts"];

const { options, hints } = appearance.fonts;

/** Shows each pair in its own fonts. */
export function FontsInput({ value, onChange }: InputProps<Pair>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={appearance.fonts.label()} className="space-y-2">
      {(Object.keys(options) as Pair[]).map((name) => (
        <label
          key={name}
          className="flex min-h-11 items-start gap-3 rounded-base border border-hairline bg-surface p-3.5 has-checked:border-brand"
        >
          <input
            type="radio"
            name={id}
            checked={value === name}
            onChange={() => onChange(name)}
            className="mt-1 size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0">
            <span
              style={{ fontFamily: fontPairs[name].families?.serif ?? "Source Serif" }}
              className="block text-h4 font-semibold"
            >
              {options[name]()}
            </span>
            <span
              style={{ fontFamily: fontPairs[name].families?.sans ?? "Source Sans" }}
              className="block text-small text-muted"
            >
              {hints[name]()}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
