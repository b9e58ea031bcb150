import {
  type Active,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useId, useRef, useState } from "react";
import { SortableRow } from "./sortable-row.tsx";
import { useDragInList } from "./use-drag-in-list.ts";
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
  className?: string;
};

const dragDistance = 6; // pixels

/** A list that can be sorted by dragging, with the keyboard or with buttons. */
export function SortableList<I extends Item>({ label, items, onMove, ...props }: SortableListProps<I>) {
  const { nameOf, children, className = "space-y-3" } = props;
  const list = useRef<HTMLOListElement>(null);
  const [message, setMessage] = useState("");
  const drag = useDragInList(list);
  const focusMoved = useFocusOnMoved(list);
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    // A smooth scroll would still be running at the next key press.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: "auto" }),
  );
  const total = items.length;
  const indexOf = ({ id: key }: Pick<Active, "id">) => items.findIndex((item) => item.key === key);
  const placeOf = (of: Pick<Active, "id">) => `place ${indexOf(of) + 1} of ${total}`;
  const named = (of: Pick<Active, "id">) => {
    const item = items[indexOf(of)];
    return item ? nameOf(item, indexOf(of) + 1) : "";
  };

  function moveTo(from: number, to: number): void {
    const [item, target] = [items[from], items[to]];
    if (item && target) onMove(items.toSpliced(from, 1).toSpliced(to, 0, item), item, target);
  }

  function moveBy(item: I, by: 1 | -1): void {
    const from = items.indexOf(item);
    focusMoved(item.key, by < 0 ? "earlier" : "later");
    moveTo(from, from + by);
    setMessage(`${nameOf(item, from + 1)} is at place ${from + by + 1} of ${total} now.`);
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    drag.end();
    if (over && over.id !== active.id) moveTo(indexOf(active), indexOf(over));
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[drag.modifier]}
      autoScroll={false} // the library's own scrolls past the end of the list
      onDragStart={({ active }) => drag.begin(active.id)}
      onDragCancel={drag.end}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            "Press space to pick it up, the arrow keys to move it, space to drop it, escape to cancel.",
        },
        announcements: {
          onDragStart: ({ active }) => `${named(active)} is picked up from ${placeOf(active)}.`,
          onDragOver: ({ active, over }) => (over ? `${named(active)} is over ${placeOf(over)}.` : undefined),
          onDragEnd: ({ active, over }) =>
            `${named(active)} is dropped${over ? ` at ${placeOf(over)}` : ""}.`,
          onDragCancel: ({ active }) => `${named(active)} stays at ${placeOf(active)}.`,
        },
      }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol ref={list} aria-label={label} className={className}>
          {items.map((item, index) => (
            <SortableRow
              key={item.key}
              id={item.key}
              name={nameOf(item, index + 1)}
              isFirst={index === 0}
              isLast={index === total - 1}
              onMove={(by) => moveBy(item, by)}
            >
              {(controls) => children(item, index + 1, controls)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {message}
      </p>
    </DndContext>
  );
}
