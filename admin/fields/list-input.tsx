import type { ReactNode } from "react";
import { newId } from "#core/ids.ts";
import { languageName } from "#core/language.ts";
import type { Field, FieldType } from "#features/fields/field.ts";
import { m } from "#messages";
import { ChoiceInput } from "./choice-input.tsx";
import type { FormItem, InputProps, OwnInputs } from "./form-value.ts";
import { emptyForm } from "./form-values.ts";
import { LanguageInput } from "./language-input.tsx";
import { PictureInput } from "./picture-input.tsx";
import { Rows } from "./rows.tsx";
import { TextInput } from "./text-input.tsx";

const inputs: Partial<Record<FieldType, unknown>> = {
  choice: ChoiceInput,
  language: LanguageInput,
  picture: PictureInput,
};

type ListInputProps = InputProps<FormItem[]> & {
  /** Inputs of single fields of the items in place of those of their types. */
  own?: OwnInputs;
};

/** A list of items with fields of their own, such as departments. */
export function ListInput({ name, field, value, onChange, errors, isTitled, own = {} }: ListInputProps) {
  const { one = "item", maxItems = 100, folded: isFolded, item: fields = {} } = field;
  const [first = ""] = Object.keys(fields);
  const nameOf = (item: FormItem, position: number) => {
    const text = item[first]?.trim();
    if (!text) return m.adminFields.itemNumber({ kind: one, position });
    return fields[first]?.type === "language" ? languageName(text) : text;
  };
  return (
    <Rows
      name={name}
      label={field.label()}
      isTitled={isTitled}
      hint={field.hint?.()}
      error={errors[name]}
      noun={one}
      max={maxItems}
      rows={value}
      keyOf={({ key = "" }) => key}
      create={() => ({ key: newId(), ...emptyForm(fields) })}
      nameOf={nameOf}
      head={(item, position) => ({
        title: (isOpen) =>
          isFolded ? (
            <FoldedItem fields={fields} item={item} name={nameOf(item, position)} isOpen={isOpen} />
          ) : (
            m.adminFields.itemNumber({ kind: one, position })
          ),
        isFolded,
        hasError: Object.keys(errors).some((path) => path.startsWith(`${name}.${position - 1}.`)),
      })}
      onChange={onChange}
    >
      {(item, position, change) =>
        Object.entries(fields).map(([each, of]) => {
          const path = `${name}.${position - 1}.${each}`;
          const Input = (own[each] ?? inputs[of.type] ?? TextInput) as (props: InputProps) => ReactNode;
          return (
            <Input
              key={each}
              name={path}
              path={`${name}.${item.key}.${each}`}
              field={of}
              value={item[each] ?? ""}
              error={errors[path]}
              errors={errors}
              onChange={(next) => change({ [each]: next as string })}
            />
          );
        })
      }
    </Rows>
  );
}

type FoldedItemProps = { fields: Record<string, Field>; item: FormItem; name: string; isOpen: boolean };

/** The name of an item with its choices, such as how a section is shown, and below it how its texts begin. */
function FoldedItem({ fields, item, name, isOpen }: FoldedItemProps) {
  const others = Object.entries(fields).slice(1);
  const choices = others.map(([each, of]) => of.type === "choice" && of.options?.[item[each] ?? ""]?.());
  const texts = others.map(([each, of]) => !(of.type in inputs) && item[each]?.trim());
  return (
    <span className="min-w-0 py-2">
      <span className="flex gap-2">
        <span dir="auto" className="min-w-0 truncate font-semibold first-letter:uppercase">
          {name}
        </span>
        <span className="min-w-0 truncate text-meta text-muted max-sm:hidden">
          {choices.filter(Boolean).join(" · ")}
        </span>
      </span>
      {!isOpen && (
        <span aria-hidden dir="auto" className="block truncate text-meta text-muted empty:hidden">
          {texts.filter(Boolean).join(" · ")}
        </span>
      )}
    </span>
  );
}
