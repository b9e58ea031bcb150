import { newId } from "#core/ids.ts";
import type { ListField } from "#features/fields/field.ts";
import { SelectField } from "#ui/forms/field.tsx";
import { choicesOf } from "../../fields/choices.ts";
import { emptyForm } from "../../fields/form-values.ts";
import { Rows } from "../../fields/rows.tsx";
import { TextInput } from "../../fields/text-input.tsx";

/** Its key stays the same when it moves. */
type FormItem = { key: string; values: Record<string, string> };

type ListPartFieldProps = {
  name: string;
  part: ListField;
  items: FormItem[];
  onChange(items: FormItem[]): void;
  errors: Record<string, string>;
  /** A heading above says what it is. */
  isTitled?: boolean;
};

/** A list of items with fields of their own, such as departments. */
export function ListPartField({ name, part, items, onChange, errors, isTitled }: ListPartFieldProps) {
  const { label, one, maxItems, hint, folded: isFolded } = part;
  const nameOf = (item: FormItem, position: number) =>
    Object.values(item.values)[0]?.trim() || `${one} ${position}`;
  const hasError = (position: number) =>
    Object.keys(errors).some((path) => path.startsWith(`${name}.${position - 1}.`));
  return (
    <Rows
      name={name}
      label={label}
      isTitled={isTitled}
      hint={hint}
      error={errors[name]}
      noun={one}
      max={maxItems}
      rows={items}
      keyOf={({ key }) => key}
      create={() => ({ key: newId(), values: emptyForm(part.item) as FormItem["values"] })}
      nameOf={nameOf}
      head={(item, position) => ({
        title: isFolded ? (
          <FoldedItem part={part} item={item} name={nameOf(item, position)} />
        ) : (
          `${one} ${position}`
        ),
        isFolded,
        hasError: hasError(position),
      })}
      onChange={onChange}
    >
      {({ values }, position, change) =>
        Object.entries(part.item).map(([each, of]) => {
          const path = `${name}.${position - 1}.${each}`;
          const shared = { name: path, value: values[each] ?? "", error: errors[path] };
          const put = (value: string) => change({ values: { ...values, [each]: value } });
          return of.type === "choice" ? (
            <SelectField
              key={each}
              {...shared}
              label={of.label}
              hint={of.hint}
              options={choicesOf(of)}
              onChange={({ target }) => put(target.value)}
            />
          ) : (
            <TextInput key={each} {...shared} errors={errors} field={of} onChange={put} />
          );
        })
      }
    </Rows>
  );
}

type FoldedItemProps = { part: ListField; item: FormItem; name: string };

/** The name of an item with its choices, such as how a section is shown, and below it how its texts begin. */
function FoldedItem({ part, item: { values }, name }: FoldedItemProps) {
  const others = Object.entries(part.item).slice(1);
  const choices = others.map(([each, of]) => of.type === "choice" && of.options?.[values[each] ?? ""]);
  const texts = others.map(([each, of]) => of.type !== "choice" && values[each]?.trim());
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
      <span
        aria-hidden
        dir="auto"
        className="block truncate text-meta text-muted empty:hidden in-aria-expanded:hidden"
      >
        {texts.filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
