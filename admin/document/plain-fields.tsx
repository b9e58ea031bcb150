import { Suspense, useContext, useId } from "react";
import { Await } from "react-router";
import { formatZone } from "#core/dates.ts";
import { type Field as Declared, type Fields, plainNames } from "#features/publishing/fields.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field, SelectField, TextField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { choicesOf, isUsed, nearLimit, tooLong } from "./field-list.ts";
import type { FieldValues } from "./field-values.ts";
import { instantNear } from "./local-time.ts";
import { TitleField } from "./title-field.tsx";

type PlainFieldsProps<F extends Fields> = {
  list: F;
  fields: FieldValues<F>;
  errors: Record<string, string>;
  change(some: Partial<FieldValues<F>>): void;
  /** Shows the fields of this group; by default, those that are in none. */
  group?: string;
  /** By field. Others can be typed. */
  suggestions?: Record<string, Promise<string[]>>;
};

/** The texts, choices and dates of a document, as they are declared. */
export function PlainFields<F extends Fields>(props: PlainFieldsProps<F>) {
  const { list, fields, errors, change, suggestions, group } = props;
  const names = plainNames(list).filter((name) => {
    const field = list[name] as Declared;
    const isPlain = !["tags", "richText", "list"].includes(field.type) && !(name in sharingFields);
    return isPlain && field.group === group && isUsed(field, fields);
  });
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-6 sm:gap-x-6">
      {names.map((name) => (
        <PlainField
          key={String(name)}
          name={String(name)}
          field={list[name] as Declared}
          value={fields[name] as string | boolean}
          error={errors[String(name)]}
          onChange={(value) => change({ [name]: value } as Partial<FieldValues<F>>)}
          suggestions={suggestions?.[String(name)]}
        />
      ))}
    </div>
  );
}

type PlainFieldProps = {
  name: string;
  field: Declared;
  value: string | boolean;
  error: string | undefined;
  onChange(value: string | boolean): void;
  suggestions: Promise<string[]> | undefined;
};

const whole = "min-w-0 basis-full";
const part = "min-w-0 grow basis-36";

function PlainField({ value, ...props }: PlainFieldProps) {
  const { name, field, onChange } = props;
  if (typeof value === "string") return <TextualField {...props} value={value} />;
  return (
    <CheckField
      name={name}
      label={field.label}
      hint={field.hint}
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
      className={whole}
    />
  );
}

function TextualField(props: Omit<PlainFieldProps, "value"> & { value: string }) {
  const { name, field, value, error, onChange, suggestions } = props;
  const zone = useContext(TimeZone);
  const list = useId();
  if (name === "title") return <TitleField {...props} className={whole} />;
  const { label, type, options, required, maxLength = Number.POSITIVE_INFINITY } = field;
  const left = type === "lines" ? Number.POSITIVE_INFINITY : maxLength - value.length;
  const shared = {
    name,
    value,
    required: required !== undefined,
    label: required ? <RequiredLabel>{label}</RequiredLabel> : label,
    // No `maxLength`: it would cut a pasted text without a word.
    error: left < 0 ? tooLong(label, value.length, maxLength) : error,
    hint: nearLimit(left, maxLength) ?? field.hint,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (type === "longText")
    return <TextField {...shared} dir="auto" rows={maxLength > 500 ? 4 : 2} className={whole} />;
  if (type === "lines") return <TextField {...shared} dir="auto" rows={3} className={whole} />;
  if (type === "instant") {
    const hint = `In ${formatZone(instantNear(value), zone)}`;
    return <Field {...shared} hint={hint} type="datetime-local" className="min-w-0 grow basis-56" />;
  }
  if (options) {
    return <SelectField {...shared} options={choicesOf(field)} className={part} />;
  }
  const inputMode = field.isAddress && "url";
  if (!suggestions)
    return <Field {...shared} inputMode={inputMode} dir="auto" autoComplete="off" className={part} />;
  return (
    <div className={part}>
      <Field {...shared} hint={shared.hint ?? "Choose or type one."} list={list} autoComplete="off" />
      <datalist id={list}>
        <Suspense>
          <Await resolve={suggestions} errorElement={null}>
            {(names) => names.map((suggestion) => <option key={suggestion} value={suggestion} />)}
          </Await>
        </Suspense>
      </datalist>
    </div>
  );
}
