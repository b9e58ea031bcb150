import { type ReactNode, useContext } from "react";
import { formatZone } from "#core/dates.ts";
import type { Field as Declared, ListField, PlainType } from "#features/fields/field.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { FilePartField } from "../document/parts/file-part-field.tsx";
import { ListPartField } from "../document/parts/list-part-field.tsx";
import { PicturePartField } from "../document/parts/picture-part-field.tsx";
import { ReferencesPartField } from "../document/parts/references-part-field.tsx";
import { choicesOf } from "./choices.ts";
import type { FormItem, FormPicture, InputProps, Reference } from "./form-value.ts";
import { instantNear } from "./local-time.ts";
import { TextInput } from "./text-input.tsx";

type Input<Value> = (props: InputProps<Value>) => ReactNode;

/** The input of each type. Tags and rich text have places of their own in every form. */
const inputs: Partial<Record<PlainType, unknown>> = {
  text: TextInput,
  longText: TextInput,
  email: TextInput,
  link: TextInput,
  issn: TextInput,
  date: TextInput,
  lines: TextInput,
  choice: ChoiceInput,
  switch: SwitchInput,
  instant: InstantInput,
  list: ListInput,
  picture: PictureInput,
  reference: ReferencesInput,
  references: ReferencesInput,
};

export function hasInput({ type }: Declared): boolean {
  return type in inputs;
}

export function FieldInput(props: InputProps): ReactNode {
  const Component = inputs[props.field.type as PlainType] as Input<unknown>;
  return <Component {...props} />;
}

function ChoiceInput({ name, field, value, onChange, error, className }: InputProps<string>) {
  const { label, hint, required } = field;
  return (
    <SelectField
      name={name}
      label={required ? <RequiredLabel>{label}</RequiredLabel> : label}
      required={required !== undefined}
      hint={hint}
      error={error}
      value={value}
      options={choicesOf(field)}
      onChange={({ target }) => onChange(target.value)}
      className={className}
    />
  );
}

function SwitchInput({ name, field: { label, hint }, value, onChange }: InputProps<boolean>) {
  return (
    <CheckField
      name={name}
      label={label}
      hint={hint}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
      className="min-w-0 basis-full"
    />
  );
}

function InstantInput({ name, field: { label, required }, value, onChange, error }: InputProps<string>) {
  const zone = useContext(TimeZone);
  return (
    <Field
      name={name}
      label={required ? <RequiredLabel>{label}</RequiredLabel> : label}
      required={required !== undefined}
      hint={`In ${formatZone(instantNear(value), zone)}`}
      error={error}
      type="datetime-local"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-w-0 grow basis-56"
    />
  );
}

function ListInput({ name, field, value, onChange, errors, isTitled }: InputProps<FormItem[]>) {
  return (
    <ListPartField
      name={name}
      part={field as ListField}
      isTitled={isTitled}
      items={value.map(({ key = "", ...values }) => ({ key, values }))}
      onChange={(items) => onChange(items.map(({ key, values }) => ({ key, ...values })))}
      errors={errors}
    />
  );
}

function PictureInput({ name, field, value, onChange, error }: InputProps<FormPicture>) {
  return <PicturePartField name={name} part={field} picture={value} onChange={onChange} error={error} />;
}

function ReferencesInput({ name, field, value, onChange, error }: InputProps<Reference[]>) {
  return field.kind === "file" ? (
    <FilePartField name={name} part={field} chosen={value[0]} onChange={onChange} error={error} />
  ) : (
    <ReferencesPartField name={name} part={field} chosen={value} onChange={onChange} error={error} />
  );
}
