import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import type { ItemNoun } from "#features/fields/field.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { OptionalLabel } from "#ui/required.tsx";
import { RowButton } from "../sortable/row-button.tsx";
import { SortableList } from "../sortable/sortable-list.tsx";
import { Row, type RowHead } from "./row.tsx";

type RowsProps<Item> = {
  name?: string;
  label: string;
  isOptional?: boolean;
  /** A heading above says what it is. */
  isTitled?: boolean;
  hint?: ReactNode;
  error?: string;
  /** What a row is. */
  noun: ItemNoun;
  rows: Item[];
  max: number;
  keyOf(row: Item): string;
  onChange(rows: Item[]): void;
  /** What the "Add" button adds. */
  create(): Item;
  /** The row's name in the labels of buttons and in announcements; default: its number. */
  nameOf?(row: Item, position: number): string;
  /** Rows in an order of their own cannot be moved. */
  isFixed?: boolean;
  /** What is above the fields of a row; without it, they are beside its buttons. */
  head?(row: Item, position: number): RowHead;
  /** Beside the "Add" button. */
  more?: ReactNode;
  /** The fields of a row, counted from 1. */
  children(row: Item, position: number, change: (some: Partial<Item>) => void): ReactNode;
};

/** A list of rows that can be added, moved and removed. Of those that fold, only the one that is edited is open. */
export function Rows<Item>(props: RowsProps<Item>) {
  const { label, isTitled, hint, error, noun, rows, max, keyOf, onChange, head } = props;
  const { nameOf = (_, position) => m.adminFields.itemNumber({ kind: noun, position }) } = props;
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<string>();
  /** Selector of the element to focus after the next render. */
  const focus = useRef("");
  const isFull = rows.length >= max;

  useLayoutEffect(() => {
    if (!focus.current) return;
    field.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = "";
  });

  function add(): void {
    const row = props.create();
    onChange([...rows, row]);
    setOpen(keyOf(row));
    focus.current = `[data-item="${keyOf(row)}"] :is(input, textarea)`;
  }

  /** Moves the focus to the row that takes its place, or to the "Add" button. */
  function remove(at: number): void {
    const next = rows[at + 1] ?? rows[at - 1];
    onChange(rows.toSpliced(at, 1));
    const control = head ? "[data-does=remove]" : ":is(input, textarea)";
    focus.current = next ? `[data-item="${keyOf(next)}"] ${control}` : "[data-does=add]";
  }

  function change(at: number, row: Item): void {
    setOpen(keyOf(row)); // also after its error is gone
    onChange(rows.with(at, row));
  }

  return (
    <fieldset ref={field} name={props.name} className="min-w-0" aria-describedby={`${id}-notes`}>
      <legend className={isTitled ? "sr-only" : "text-small font-semibold"}>
        {props.isOptional ? <OptionalLabel>{label}</OptionalLabel> : label}
      </legend>
      <div id={`${id}-notes`} className="mt-1 text-meta text-muted">
        {error && <p className="font-medium text-danger">{error}</p>}
        {hint && <p>{hint}</p>}
        {isFull && <p>{m.adminFields.limitReached({ kind: noun, count: max })}</p>}
      </div>
      {rows.length > 0 && (
        <div className="mt-3">
          <SortableList
            label={label}
            items={rows.map((row) => ({ key: keyOf(row), row }))}
            nameOf={({ row }, position) => nameOf(row, position)}
            onMove={(next) => onChange(next.map(({ row }) => row))}
            isFixed={props.isFixed}
            isBare={!head}
            className={head ? "space-y-2" : "space-y-3"}
          >
            {({ key, row }, position, controls) => (
              <Row
                head={head?.(row, position)}
                isOpen={key === open}
                onOpen={(isOpen) => setOpen(isOpen ? key : undefined)}
                buttons={
                  <>
                    {controls}
                    <RowButton
                      icon={Trash2}
                      does="remove"
                      label={m.adminFields.removeItem({ name: nameOf(row, position) })}
                      onClick={() => remove(position - 1)}
                    />
                  </>
                }
              >
                {props.children(row, position, (some) => change(position - 1, { ...row, ...some }))}
              </Row>
            )}
          </SortableList>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button data-does="add" variant="outline" disabled={isFull} onClick={add}>
          <Plus aria-hidden className="size-4.5" />
          {m.adminFields.addItem({ kind: noun })}
        </Button>
        {props.more}
      </div>
    </fieldset>
  );
}
