import { Plus, Trash2 } from "lucide-react";
import { useId, useLayoutEffect, useRef } from "react";
import { plural } from "#core/plural.ts";
import type { ListPart } from "#features/publishing/parts.ts";
import { Button } from "#ui/button.tsx";
import { RowButton } from "../../sortable/row-button.tsx";
import { SortableList } from "../../sortable/sortable-list.tsx";
import { type FormItem, newItem } from "./form-parts.ts";
import { TextPartField } from "./text-part-field.tsx";

type ListPartFieldProps = {
  name: string;
  part: ListPart;
  items: FormItem[];
  onChange(items: FormItem[]): void;
  errors: Record<string, string>;
  /** A heading above says what it is. */
  isTitled?: boolean;
};

/** A list of items with fields of their own, such as departments. */
export function ListPartField({ name, part, items, onChange, errors, isTitled = false }: ListPartFieldProps) {
  const { label, one, most, hint } = part;
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  /** Selector of the element to focus after the next render. */
  const focus = useRef("");
  const isFull = items.length >= most;
  const nameOf = (item: FormItem, position: number) =>
    Object.values(item.values)[0]?.trim() || `${one} ${position}`;

  useLayoutEffect(() => {
    if (!focus.current) return;
    field.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = "";
  });

  function add(): void {
    const item = newItem(part);
    onChange([...items, item]);
    focus.current = `[data-item="${item.key}"] :is(input, textarea)`;
  }

  /** Moves the focus to the item that takes its place, or to the "Add" button. */
  function remove(item: FormItem): void {
    const index = items.indexOf(item);
    const next = items[index + 1] ?? items[index - 1];
    onChange(items.filter((other) => other !== item));
    focus.current = next ? `[data-item="${next.key}"] [data-does=remove]` : "[data-does=add]";
  }

  function change(item: FormItem, each: string, value: string): void {
    const values = { ...item.values, [each]: value };
    onChange(items.map((other) => (other === item ? { ...item, values } : other)));
  }

  return (
    <fieldset ref={field} name={name} className="min-w-0" aria-describedby={`${id}-notes`}>
      <legend className={isTitled ? "sr-only" : "text-small font-semibold"}>{label}</legend>
      <div id={`${id}-notes`} className="mt-1 text-meta text-muted">
        {errors[name] && <p className="font-medium text-danger">{errors[name]}</p>}
        {hint && <p>{hint}</p>}
        {isFull && <p>{`You have reached the limit of ${plural(most, one)}.`}</p>}
      </div>
      {items.length > 0 && (
        <div className="mt-3">
          <SortableList label={label} items={items} nameOf={nameOf} onMove={onChange}>
            {(item, position, controls) => (
              <div className="p-4">
                <div className="mb-3 flex items-center justify-between gap-3">
                  <p className="min-w-0 text-small font-semibold first-letter:uppercase">
                    {one} {position}
                  </p>
                  <div className="-my-2 -mr-2 flex shrink-0">
                    {controls}
                    <RowButton
                      icon={Trash2}
                      does="remove"
                      label={`Remove ${nameOf(item, position)}`}
                      onClick={() => remove(item)}
                    />
                  </div>
                </div>
                <div className="grid gap-4 @xl:grid-cols-2 [&>:has(textarea)]:col-span-full">
                  {Object.entries(part.item).map(([each, of]) => (
                    <TextPartField
                      key={each}
                      name={`${name}.${position - 1}.${each}`}
                      part={of}
                      value={item.values[each] ?? ""}
                      onChange={(value) => change(item, each, value)}
                      error={errors[`${name}.${position - 1}.${each}`]}
                    />
                  ))}
                </div>
              </div>
            )}
          </SortableList>
        </div>
      )}
      <Button data-does="add" look="outline" className="mt-3" disabled={isFull} onClick={add}>
        <Plus aria-hidden className="size-4.5" />
        Add {/^[aeiou]/.test(one) ? "an" : "a"} {one}
      </Button>
    </fieldset>
  );
}
