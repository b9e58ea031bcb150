import { type ReactNode, useContext } from "react";
import { formatZone } from "#core/dates.ts";
import type { Field as Declared, PlainType } from "#features/fields/field.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field } from "#ui/forms/field.tsx";
import { RequiredLabel } from "#ui/required.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { ChoiceInput } from "./choice-input.tsx";
import { ColourInput } from "./colour-input.tsx";
import { FileInput } from "./file-input.tsx";
import type { InputProps, OwnInputs, Reference } from "./form-value.ts";
import { ListInput } from "./list-input.tsx";
import { instantNear } from "./local-time.ts";
import { PictureInput } from "./picture-input.tsx";
import { ReferencesInput } from "./references-input.tsx";
import { TextInput } from "./text-input.tsx";

type Input<Value> = (props: InputProps<Value>) => ReactNode;

/** The input of each type. Tags and rich text have places of their own in every form. */
const inputs: Partial<Record<PlainType, unknown>> = {
  text: TextInput,
  longText: TextInput,
  number: TextInput,
  email: TextInput,
  link: TextInput,
  address: TextInput,
  issn: TextInput,
  date: TextInput,
  lines: TextInput,
  count: TextInput,
  colour: ColourInput,
  choice: ChoiceInput,
  switch: SwitchInput,
  instant: InstantInput,
  list: ListInput,
  picture: PictureInput,
  reference: ReferenceInput,
  references: ReferencesInput,
};

export function hasInput({ type }: Declared): boolean {
  return type in inputs;
}

export function FieldInput({ own, ...props }: InputProps & { own?: OwnInputs[string] }): ReactNode {
  const Component = (own ?? inputs[props.field.type as PlainType]) as Input<unknown>;
  return <Component {...props} />;
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

function InstantInput({
  name,
  field: { label, hint, required },
  value,
  onChange,
  error,
}: InputProps<string>) {
  const zone = useContext(TimeZone);
  return (
    <Field
      name={name}
      label={required ? <RequiredLabel>{label}</RequiredLabel> : label}
      required={required !== undefined}
      hint={hint ?? `In ${formatZone(instantNear(value), zone)}`}
      error={error}
      type="datetime-local"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-w-0 grow basis-56"
    />
  );
}

/** Other documents, or a PDF. */
function ReferenceInput(props: InputProps<Reference[]>) {
  return props.field.kind === "file" ? <FileInput {...props} /> : <ReferencesInput {...props} />;
}
