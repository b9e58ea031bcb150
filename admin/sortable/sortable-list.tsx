import { type ReactNode, useRef, useState } from "react";
import { m } from "#messages";
import { DragContext } from "./drag-context.tsx";
import { SortableRow } from "./sortable-row.tsx";
import { useFocusOnMoved } from "./use-focus-on-moved.ts";

type Item = { key: string };

type SortableListProps<I extends Item> = {
  label: string;
  items: I[];
  /** The item's name in button labels and announcements. */
  nameOf(item: I, position: number): string;
  /** The items in their new order; `moved` is where `target` was. */
  onMove(next: I[], moved: I, target: I): void;
  /** `controls` are the drag handle and the buttons that move the item. */
  children(item: I, position: number, controls: ReactNode): ReactNode;
  /** Items that are in an order of their own have no controls. */
  isFixed?: boolean;
  /** Leaves out the frame around each item, and the handle to drag it by. */
  isBare?: boolean;
  className?: string;
};

/** A list that can be sorted by dragging, with the keyboard or with buttons. */
export function SortableList<I extends Item>({ label, items, onMove, ...props }: SortableListProps<I>) {
  const { nameOf, children, isFixed, isBare, className = "space-y-3" } = props;
  const list = useRef<HTMLOListElement>(null);
  const [message, setMessage] = useState("");
  const focusMoved = useFocusOnMoved(list);
  const total = items.length;
  const indexOf = (key: string) => items.findIndex((item) => item.key === key);

  function moveTo(from: number, to: number): void {
    const [item, target] = [items[from], items[to]];
    if (item && target) onMove(items.toSpliced(from, 1).toSpliced(to, 0, item), item, target);
  }

  function moveBy(item: I, by: 1 | -1): void {
    const from = items.indexOf(item);
    focusMoved(item.key, by < 0 ? "earlier" : "later");
    moveTo(from, from + by);
    setMessage(m.adminSortable.nowAt({ name: nameOf(item, from + 1), position: from + by + 1, total }));
  }

  return (
    <>
      <DragContext
        list={list}
        items={items}
        nameOf={nameOf}
        onMove={(key, target) => moveTo(indexOf(key), indexOf(target))}
      >
        <ol ref={list} aria-label={label} className={className}>
          {items.map((item, index) => (
            <SortableRow
              key={item.key}
              id={item.key}
              name={nameOf(item, index + 1)}
              isFirst={isFixed || index === 0}
              isLast={isFixed || index === total - 1}
              isBare={isBare}
              onMove={(by) => moveBy(item, by)}
            >
              {(controls) => children(item, index + 1, controls)}
            </SortableRow>
          ))}
        </ol>
      </DragContext>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
