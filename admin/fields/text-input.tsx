import { useContext, useId } from "react";
import { useSite } from "#app/site/site.ts";
import { formatZone } from "#core/dates.ts";
import { webAddressOf } from "#features/people/links.ts";
import { m } from "#messages";
import { Field, TextField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { addressFrom } from "./address.ts";
import { nearLimit, tooLong } from "./errors.ts";
import type { InputProps } from "./form-value.ts";
import { instantNear } from "./local-time.ts";
import { inputLanguage } from "./writing-language.ts";

const types: Partial<Record<string, "email" | "url" | "date" | "datetime-local">> = {
  email: "email",
  link: "url",
  date: "date",
  instant: "datetime-local",
};
const modes: Partial<Record<string, "numeric" | "url">> = {
  number: "numeric",
  count: "numeric",
  address: "url",
};
const rows = { min: 3, max: 14 };
const lineCharacters = 85;
const wide = "min-w-0 grow basis-56"; // a date and its time

/** A text of any format: on several lines if it may be long. */
export function TextInput(props: InputProps<string>) {
  const { name, field, value, error, onChange, suggestions, className } = props;
  const { type, required, maxLength = Number.POSITIVE_INFINITY } = field;
  const label = field.label();
  const { url } = useSite();
  const zone = useContext(TimeZone);
  const isLines = type === "lines";
  const isAddress = type === "link" || type === "address";
  const left = isLines ? Number.POSITIVE_INFINITY : maxLength - value.length;
  const zoneHint =
    type === "instant" ? m.adminFields.inZone({ zone: formatZone(instantNear(value), zone) }) : undefined;
  const shared = {
    name,
    value,
    ...(isAddress ? { dir: "auto" as const } : inputLanguage()),
    required: required !== undefined,
    label: required ? <RequiredLabel>{label}</RequiredLabel> : label,
    // No `maxLength`: it would cut a pasted text without a word.
    error: left < 0 ? tooLong(label, value.length, maxLength) : error,
    hint: nearLimit(left, maxLength) ?? field.hint?.() ?? zoneHint,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (type === "longText" || isLines)
    return <TextField {...shared} rows={rowsFor(value)} className="min-w-0 basis-full" />;
  const inputMode = field.inputMode ?? modes[type];
  const input = {
    ...shared,
    type: types[type],
    inputMode,
    autoComplete: "off",
    className: zoneHint ? wide : className,
  };
  const complete = () => {
    const whole = type === "link" ? webAddressOf(value) : addressFrom(value, url);
    if (whole && !/^[a-z]+:/i.test(value)) onChange(whole);
  };
  if (!suggestions) return <Field {...input} onBlur={isAddress ? complete : undefined} />;
  return <SuggestedText {...input} suggestions={suggestions} />;
}

type SuggestedTextProps = Parameters<typeof Field>[0] & { suggestions: string[] };

/** Others can be typed. */
function SuggestedText({ suggestions, className, ...input }: SuggestedTextProps) {
  const list = useId();
  return (
    <div className={className}>
      <Field {...input} dir={undefined} hint={input.hint ?? m.adminFields.chooseOrType()} list={list} />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </div>
  );
}

/** Enough to show most texts without scrolling. */
function rowsFor(text: string): number {
  const lines = text.split("\n").map((line) => Math.max(1, Math.ceil(line.length / lineCharacters)));
  const needed = lines.reduce((sum, count) => sum + count, 0) + 1;
  return Math.min(rows.max, Math.max(rows.min, needed));
}
