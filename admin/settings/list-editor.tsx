import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { RowButton } from "../sortable/row-button.tsx";

type ListEditorProps<Item> = {
  label: string;
  hint?: string;
  error?: string;
  /** One of the items, such as "line". */
  noun: string;
  items: Item[];
  max: number;
  empty: Item;
  onChange(items: Item[]): void;
  children(item: Item, index: number, change: (item: Item) => void): ReactNode;
};

export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { label, hint, error, noun, items, max, empty, onChange, children } = props;
  const list = useRef<HTMLOListElement>(null);
  /** What to focus after the rows change: a row, and a button or the first field in it. */
  const next = useRef<[row: number, selector: string]>(null);
  const id = useId();

  useLayoutEffect(() => {
    const [row, selector] = next.current ?? [0, ""];
    next.current = null;
    if (!selector) return;
    const wanted = list.current?.children[row];
    const found =
      wanted?.querySelector<HTMLElement>(selector) ?? wanted?.querySelector<HTMLElement>("button:enabled");
    (found ?? document.getElementById(`${id}-add`))?.focus();
  });

  function move(index: number, by: 1 | -1): void {
    const [item] = items.slice(index, index + 1) as [Item];
    next.current = [index + by, `[data-does="${by}"]:enabled`];
    onChange(items.toSpliced(index, 1).toSpliced(index + by, 0, item));
  }

  return (
    <fieldset aria-describedby={`${id}-notes`} className="min-w-0">
      <legend className="text-small font-semibold">{label}</legend>
      <ol ref={list} className="mt-1.5 space-y-3">
        {[...items.entries()].map(([index, item]) => {
          const place = `${noun} ${index + 1}`;
          return (
            <li key={index} className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:flex-nowrap">
              <div className="min-w-0 grow basis-full sm:basis-0">
                {children(item, index, (changed) => onChange(items.with(index, changed)))}
              </div>
              <RowButton
                icon={ArrowUp}
                does="-1"
                label={`Move ${place} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <RowButton
                icon={ArrowDown}
                does="1"
                label={`Move ${place} down`}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              />
              <RowButton
                icon={Trash2}
                does="remove"
                label={`Remove ${place}`}
                onClick={() => {
                  next.current = [Math.min(index, items.length - 2), "input"];
                  onChange(items.toSpliced(index, 1));
                }}
              />
            </li>
          );
        })}
      </ol>
      <div id={`${id}-notes`} className="text-meta">
        {error && <p className="mt-1.5 font-medium text-danger">{error}</p>}
        {hint && <p className="mt-1.5 text-muted">{hint}</p>}
      </div>
      {items.length < max && (
        <Button
          id={`${id}-add`}
          look="outline"
          className="mt-3"
          onClick={() => {
            next.current = [items.length, "input"];
            onChange([...items, empty]);
          }}
        >
          <Plus aria-hidden className="size-4.5" />
          Add a {noun}
        </Button>
      )}
    </fieldset>
  );
}
