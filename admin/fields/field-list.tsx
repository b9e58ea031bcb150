import { Fragment } from "react";
import { type Field, type Fields, fieldNames, groupOf } from "#features/fields/field.ts";
import { isUsed } from "#features/fields/list.ts";
import { FieldInput, hasInput } from "./field-input.tsx";
import type { OwnInputs } from "./form-value.ts";
import { TitleField } from "./title-field.tsx";

type FieldListProps<Form> = {
  list: Fields;
  fields: Form;
  errors: Record<string, string>;
  change(some: Partial<Form>): void;
  /** Shows the fields of this group; by default, those that are in none. */
  group?: string;
  /** Suggestions by field. */
  suggestions?: Record<string, string[]>;
  inputs?: OwnInputs;
  /** The name of the field that holds them, if they are those of a group. */
  path?: string;
  /** A heading above says what they are. */
  isTitled?: boolean;
  className?: string;
};

const inRows = "flex flex-wrap gap-x-4 gap-y-6 sm:gap-x-6";

/** The inputs of some fields, as they are declared. */
export function FieldList<Form extends object>(props: FieldListProps<Form>) {
  const {
    list,
    fields,
    errors,
    change,
    group,
    suggestions,
    path,
    isTitled,
    inputs = {},
    className = inRows,
  } = props;
  const names = fieldNames(list).filter((name) => {
    const field = list[name] as Field;
    return (hasInput(field) || name in inputs) && groupOf(field.group) === group && isUsed(field, fields);
  });
  return (
    <div className={className}>
      {names.map((name) => {
        const at = path ? `${path}.${name}` : name;
        const input = {
          name: at,
          field: list[name] as Field,
          value: (fields as Record<string, unknown>)[name],
          error: errors[at],
          errors,
          isTitled,
          suggestions: suggestions?.[name],
          onChange: (value: unknown) => change({ [name]: value } as Partial<Form>),
        };
        return at === "title" ? (
          <TitleField key={name} {...input} value={String(input.value)} className="min-w-0 basis-full" />
        ) : (
          <FieldInput key={name} {...input} own={inputs[name]} className="min-w-0 grow basis-36" />
        );
      })}
    </div>
  );
}

/** All fields, those of a group below its name. */
export function FieldGroups<Form extends object>(props: Omit<FieldListProps<Form>, "group">) {
  return groupsOf(props.list).map((group) => (
    <Fragment key={group ?? ""}>
      {group && (
        <h2 className="heading border-t border-hairline pt-7 text-h3 @max-sm:pt-6 @max-sm:text-lead">
          {group}
        </h2>
      )}
      <FieldList {...props} group={group} />
    </Fragment>
  ));
}

/** The groups of some fields in their order; undefined for the fields that are in none. */
export function groupsOf(list: Fields): (string | undefined)[] {
  return [...new Set(Object.values(list).map(({ group }) => groupOf(group)))];
}
