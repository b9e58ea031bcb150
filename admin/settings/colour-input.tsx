import { useId } from "react";
import { useForm } from "#admin/document/form-context.ts";
import type { InputProps } from "#admin/fields/form-value.ts";
import { isColour } from "#features/fields/formats.ts";
import { contrast, paletteOf, readable, standard } from "#features/settings/palette.ts";
import type { Scheme } from "#features/settings/style.ts";
import { classes } from "#ui/classes.ts";
import { controlLook, useNotes } from "#ui/forms/field.tsx";

/** A colour picker and a text field. */
export function ColourInput({ name, field: { label, hint }, value, onChange, error }: InputProps<string>) {
  const { id, described, notes } = useNotes({ hint, error });
  const status = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex gap-3">
        <input
          type="color"
          aria-label={`${label}, palette`}
          value={isColour(value) ? value : "#000000"}
          onChange={({ target }) => onChange(target.value)}
          className="h-12 w-16 shrink-0 cursor-pointer rounded-base border border-control bg-surface p-1"
        />
        <input
          id={id}
          name={name}
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={[described, status].filter(Boolean).join(" ")}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange(withHash(target.value))}
          className={classes("h-12 max-w-40 font-mono", controlLook)}
        />
      </div>
      {notes}
      <div id={status} role="status" className="mt-2 space-y-1 text-meta">
        <Verdicts name={name} value={value} />
      </div>
    </div>
  );
}

function withHash(text: string): string {
  return `#${text.toLowerCase().replace(/[^0-9a-f]/g, "")}`;
}

/** How readable a colour of the appearance is, and what the site uses instead. */
function Verdicts({ name, value }: { name: string; value: string }) {
  const { brand, accent } = useForm().fields as { brand: string; accent: string };
  if (![value, brand, accent].every(isColour)) return "Type a colour like #0e4a39.";
  const palette = paletteOf({ brand, accent });
  return (["light", "dark"] as const).map((scheme) => (
    <Verdict
      key={scheme}
      scheme={scheme}
      chosen={value}
      used={palette?.[scheme][name] ?? standard[scheme][name] ?? value}
    />
  ));
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
