import { Fragment } from "react";
import type { Part, Parts } from "#features/publishing/parts.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import { choicesOf } from "../field-list.ts";
import { FilePartField } from "./file-part-field.tsx";
import type { FormItem, FormPart, FormParts, FormPicture, Reference } from "./form-parts.ts";
import { ListPartField } from "./list-part-field.tsx";
import { PicturePartField } from "./picture-part-field.tsx";
import { ReferencesPartField } from "./references-part-field.tsx";
import { TextPartField } from "./text-part-field.tsx";

type PartsFieldProps = {
  parts: Parts;
  values: FormParts;
  onChange(values: FormParts): void;
  errors: Record<string, string>;
  /** The name of the field that holds the parts. */
  path?: string;
};

export function PartsField({ parts, values, onChange, errors, path = "parts" }: PartsFieldProps) {
  return Object.entries(parts).map(([name, part]) => (
    <Fragment key={name}>
      {part.group && (
        <h2 className="heading border-t border-hairline pt-7 text-h3 @max-sm:pt-6 @max-sm:text-lead">
          {part.group}
        </h2>
      )}
      <PartField
        name={`${path}.${name}`}
        part={part}
        value={values[name] ?? ""}
        onChange={(value) => onChange({ ...values, [name]: value })}
        errors={errors}
      />
    </Fragment>
  ));
}

type PartFieldProps = {
  name: string;
  part: Part;
  value: FormPart;
  onChange(value: FormPart): void;
  errors: Record<string, string>;
};

function PartField({ name, part, value, onChange, errors }: PartFieldProps) {
  const error = errors[name];
  if (part.type === "list")
    return (
      <ListPartField
        name={name}
        part={part}
        onChange={onChange}
        errors={errors}
        items={value as FormItem[]}
      />
    );
  if (part.type === "picture")
    return (
      <PicturePartField
        name={name}
        part={part}
        onChange={onChange}
        error={error}
        picture={value as FormPicture}
      />
    );
  if (part.type === "reference" && part.kind === "file") {
    const [chosen] = value as Reference[];
    return <FilePartField name={name} part={part} chosen={chosen} onChange={onChange} error={error} />;
  }
  if (part.type === "references" || part.type === "reference")
    return (
      <ReferencesPartField
        name={name}
        part={part}
        onChange={onChange}
        error={error}
        chosen={value as Reference[]}
      />
    );
  if (part.type === "choice")
    return (
      <SelectField
        name={name}
        label={part.label}
        hint={part.hint}
        error={error}
        value={String(value)}
        options={choicesOf(part)}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (part.type === "switch")
    return (
      <CheckField
        name={name}
        label={part.label}
        hint={part.hint}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  return <TextPartField name={name} part={part} onChange={onChange} error={error} value={String(value)} />;
}
