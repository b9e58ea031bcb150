import { useId } from "react";
import { contrast, paletteOf, readable, standard } from "#features/settings/palette.ts";
import type { Scheme } from "#features/settings/style.ts";
import { classes } from "#ui/classes.ts";
import { controlLook, useNotes } from "#ui/forms/field.tsx";
import { labels } from "./groups.ts";
import type { SettingsForm } from "./use-settings.ts";

type ColourFieldProps = { form: SettingsForm<"appearance">; field: "brand" | "accent"; hint: string };

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** A colour picker and a text field, with the contrast in words. */
export function ColourField({ form, field, hint }: ColourFieldProps) {
  const { values, errors, change } = form;
  const value = values[field];
  const { id, described, notes } = useNotes({ hint, error: errors[field] });
  const status = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        {labels.appearance[field]}
      </label>
      <div className="mt-1.5 flex gap-3">
        <input
          type="color"
          aria-label={`${labels.appearance[field]}, palette`}
          value={isColour(value) ? value : "#000000"}
          onChange={({ target }) => change({ [field]: target.value })}
          className="h-12 w-16 shrink-0 cursor-pointer rounded-base border border-control bg-surface p-1"
        />
        <input
          id={id}
          name={field}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={[described, status].filter(Boolean).join(" ")}
          aria-invalid={errors[field] ? true : undefined}
          onChange={({ target }) => change({ [field]: withHash(target.value) })}
          className={classes("h-12 max-w-40 font-mono", controlLook)}
        />
      </div>
      {notes}
      <div id={status} role="status" className="mt-2 space-y-1 text-meta">
        {isColour(value) && isColour(values.brand) && isColour(values.accent)
          ? (["light", "dark"] as const).map((scheme) => (
              <Verdict key={scheme} scheme={scheme} chosen={value} used={usedIn(scheme, values, field)} />
            ))
          : "Type a colour like #0e4a39."}
      </div>
    </div>
  );
}

function withHash(text: string): string {
  return `#${text.toLowerCase().replace(/[^0-9a-f]/g, "")}`;
}

function usedIn(
  scheme: Scheme,
  values: { brand: string; accent: string },
  field: "brand" | "accent",
): string {
  return paletteOf(values)?.[scheme][field] ?? standard[scheme][field] ?? values[field];
}

function Verdict({ scheme, chosen, used }: { scheme: Scheme; chosen: string; used: string }) {
  const ground = standard[scheme].sunken ?? "";
  const ratio = Math.floor(contrast(used, ground) * 10) / 10;
  const before = Math.floor(contrast(chosen, ground) * 10) / 10;
  const shade = scheme === "light" ? "darker" : "lighter";
  return (
    <p className="flex items-start gap-2">
      <span
        aria-hidden
        style={{ backgroundColor: used }}
        className="mt-0.5 size-4 shrink-0 rounded-full border border-control"
      />
      <span>
        <span className="font-semibold">{scheme === "light" ? "Light mode" : "Dark mode"}:</span>{" "}
        {used === chosen
          ? `used as it is, with a contrast of ${ratio} to 1.`
          : `a ${shade} shade, ${used}, with a contrast of ${ratio} to 1${before < readable ? `, because yours has only ${before}` : ""}.`}
      </span>
    </p>
  );
}
