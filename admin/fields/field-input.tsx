import type { ReactNode } from "react";
import type { Field, PlainType } from "#features/fields/field.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { ChoiceInput } from "./choice-input.tsx";
import { ColourInput } from "./colour-input.tsx";
import { FileInput } from "./file-input.tsx";
import type { InputProps, OwnInputs, Reference } from "./form-value.ts";
import { ListInput } from "./list-input.tsx";
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
  instant: TextInput,
  lines: TextInput,
  count: TextInput,
  colour: ColourInput,
  choice: ChoiceInput,
  switch: SwitchInput,
  list: ListInput,
  picture: PictureInput,
  reference: ReferenceInput,
  references: ReferencesInput,
};

export function hasInput({ type }: Field): boolean {
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
      label={label()}
      hint={hint?.()}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
      className="min-w-0 basis-full"
    />
  );
}

/** Other documents, or a PDF. */
function ReferenceInput(props: InputProps<Reference[]>) {
  return props.field.kind === "file" ? <FileInput {...props} /> : <ReferencesInput {...props} />;
}
