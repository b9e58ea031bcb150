import { newId } from "#core/ids.ts";
import type { ListField } from "#features/fields/field.ts";
import { SelectField } from "#ui/forms/field.tsx";
import { choicesOf } from "./choices.ts";
import type { FormItem, InputProps } from "./form-value.ts";
import { emptyForm } from "./form-values.ts";
import { Rows } from "./rows.tsx";
import { TextInput } from "./text-input.tsx";

/** A list of items with fields of their own, such as departments. */
export function ListInput({ name, field, value, onChange, errors, isTitled }: InputProps<FormItem[]>) {
  const { label, one, maxItems, hint, item: fields, folded: isFolded } = field as ListField;
  const [first = ""] = Object.keys(fields);
  const nameOf = (item: FormItem, position: number) => item[first]?.trim() || `${one} ${position}`;
  return (
    <Rows
      name={name}
      label={label}
      isTitled={isTitled}
      hint={hint}
      error={errors[name]}
      noun={one}
      max={maxItems}
      rows={value}
      keyOf={({ key = "" }) => key}
      create={() => ({ key: newId(), ...(emptyForm(fields) as FormItem) })}
      nameOf={nameOf}
      head={(item, position) => ({
        title: (isOpen) =>
          isFolded ? (
            <FoldedItem
              field={field as ListField}
              item={item}
              name={nameOf(item, position)}
              isOpen={isOpen}
            />
          ) : (
            `${one} ${position}`
          ),
        isFolded,
        hasError: Object.keys(errors).some((path) => path.startsWith(`${name}.${position - 1}.`)),
      })}
      onChange={onChange}
    >
      {(item, position, change) =>
        Object.entries(fields).map(([each, of]) => {
          const path = `${name}.${position - 1}.${each}`;
          const shared = { name: path, value: item[each] ?? "", error: errors[path] };
          return of.type === "choice" ? (
            <SelectField
              key={each}
              {...shared}
              label={of.label}
              hint={of.hint}
              options={choicesOf(of)}
              onChange={({ target }) => change({ [each]: target.value })}
            />
          ) : (
            <TextInput
              key={each}
              {...shared}
              errors={errors}
              field={of}
              onChange={(text) => change({ [each]: text })}
            />
          );
        })
      }
    </Rows>
  );
}

type FoldedItemProps = { field: ListField; item: FormItem; name: string; isOpen: boolean };

/** The name of an item with its choices, such as how a section is shown, and below it how its texts begin. */
function FoldedItem({ field, item, name, isOpen }: FoldedItemProps) {
  const others = Object.entries(field.item).slice(1);
  const choices = others.map(([each, of]) => of.type === "choice" && of.options?.[item[each] ?? ""]);
  const texts = others.map(([each, of]) => of.type !== "choice" && item[each]?.trim());
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
