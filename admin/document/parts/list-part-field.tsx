import { ChevronRight, Plus, Trash2 } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { newId } from "#core/ids.ts";
import { plural } from "#core/plural.ts";
import type { ListField } from "#features/fields/field.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/forms/field.tsx";
import { choicesOf } from "../../fields/choices.ts";
import { emptyForm } from "../../fields/form-values.ts";
import { TextInput } from "../../fields/text-input.tsx";
import { RowButton } from "../../sortable/row-button.tsx";
import { SortableList } from "../../sortable/sortable-list.tsx";

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

/** A list of items with fields of their own, such as departments. Only the one that is edited is open. */
export function ListPartField({ name, part, items, onChange, errors, isTitled = false }: ListPartFieldProps) {
  const { label, one, maxItems, hint } = part;
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<string>();
  /** Selector of the element to focus after the next render. */
  const focus = useRef("");
  const isFull = items.length >= maxItems;
  const nameOf = (item: FormItem, position: number) =>
    Object.values(item.values)[0]?.trim() || `${one} ${position}`;
  const hasError = (position: number) =>
    Object.keys(errors).some((path) => path.startsWith(`${name}.${position - 1}.`));

  useLayoutEffect(() => {
    if (!focus.current) return;
    field.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = "";
  });

  function add(): void {
    const item = { key: newId(), values: emptyForm(part.item) as FormItem["values"] };
    onChange([...items, item]);
    setOpen(item.key);
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
    setOpen(item.key); // also after its error is gone
    onChange(items.map((other) => (other === item ? { ...item, values } : other)));
  }

  return (
    <fieldset ref={field} name={name} className="min-w-0" aria-describedby={`${id}-notes`}>
      <legend className={isTitled ? "sr-only" : "text-small font-semibold"}>{label}</legend>
      <div id={`${id}-notes`} className="mt-1 text-meta text-muted">
        {errors[name] && <p className="font-medium text-danger">{errors[name]}</p>}
        {hint && <p>{hint}</p>}
        {isFull && <p>{`You have reached the limit of ${plural(maxItems, one)}.`}</p>}
      </div>
      {items.length > 0 && (
        <div className="mt-3">
          <SortableList label={label} items={items} nameOf={nameOf} onMove={onChange} className="space-y-2">
            {(item, position, controls) => {
              const isOpen = !part.folded || item.key === open || hasError(position);
              return (
                <>
                  <div className="flex items-center pr-1">
                    {part.folded ? (
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        onClick={() => setOpen(isOpen ? undefined : item.key)}
                        className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-base px-3 text-left text-small hover:text-brand"
                      >
                        <ChevronRight
                          aria-hidden
                          className={`size-4 shrink-0 text-muted ${isOpen ? "rotate-90" : ""}`}
                        />
                        <FoldedItem part={part} item={item} name={nameOf(item, position)} isOpen={isOpen} />
                      </button>
                    ) : (
                      <p className="min-w-0 grow px-4 text-small font-semibold first-letter:uppercase">
                        {one} {position}
                      </p>
                    )}
                    <div className="flex shrink-0">
                      {controls}
                      <RowButton
                        icon={Trash2}
                        does="remove"
                        label={`Remove ${nameOf(item, position)}`}
                        onClick={() => remove(item)}
                      />
                    </div>
                  </div>
                  {isOpen && (
                    <div
                      className={`grid gap-4 p-4 @xl:grid-cols-2 [&>:has(textarea)]:col-span-full ${part.folded ? "border-t border-hairline" : "pt-1"}`}
                    >
                      {Object.entries(part.item).map(([each, of]) => {
                        const shared = {
                          name: `${name}.${position - 1}.${each}`,
                          value: item.values[each] ?? "",
                          error: errors[`${name}.${position - 1}.${each}`],
                        };
                        return of.type === "choice" ? (
                          <SelectField
                            key={each}
                            {...shared}
                            label={of.label}
                            hint={of.hint}
                            options={choicesOf(of)}
                            onChange={({ target }) => change(item, each, target.value)}
                          />
                        ) : (
                          <TextInput
                            key={each}
                            {...shared}
                            field={of}
                            errors={errors}
                            onChange={(value) => change(item, each, value)}
                          />
                        );
                      })}
                    </div>
                  )}
                </>
              );
            }}
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

type FoldedItemProps = { part: ListField; item: FormItem; name: string; isOpen: boolean };

/** The name of an item with its choices, such as how a section is shown, and below it how its texts begin. */
function FoldedItem({ part, item: { values }, name, isOpen }: FoldedItemProps) {
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
      {!isOpen && (
        <span aria-hidden dir="auto" className="block truncate text-meta text-muted empty:hidden">
          {texts.filter(Boolean).join(" · ")}
        </span>
      )}
    </span>
  );
}
