import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useId, useLayoutEffect, useRef } from "react";
import { type ItemActions, ItemCard } from "./item-card.tsx";
import { counts, type DeskItem } from "./items.ts";

type ItemListProps = Omit<ItemActions, "onMove"> & {
  label: string;
  items: DeskItem[];
  /** Moves an item to the place of another. */
  onPlace(key: string, at: string): void;
  /** Says something to those who do not see it. */
  announce(words: string): void;
};

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const distance = 6; // pixels: less is a press and no drag

/** Pictures or videos in their order, which is changed by dragging, by keys or by buttons. */
export function ItemList({ label, items, onPlace, announce, ...actions }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ key: string; does: "earlier" | "later" }>(null);
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance } }),
    // A smooth scroll would still be on its way when the next key is pressed.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: "auto" }),
  );
  const total = items.filter(counts).length;
  const placeOf = (key: string | number) => items.findIndex((item) => item.key === key) + 1;
  const nameOf = (key: string | number) => items.find((item) => item.key === key)?.name ?? "";
  const at = (key: string | number) => `place ${placeOf(key)} of ${total}`;

  // What is moved in the page loses the focus, and at either end a button is disabled.
  useLayoutEffect(() => {
    const { key, does } = moved.current ?? {};
    moved.current = null;
    if (!key) return;
    const card = list.current?.querySelector(`[data-item="${key}"]`);
    const button = (name = "") => card?.querySelector<HTMLButtonElement>(`[data-does="${name}"]:enabled`);
    (button(does) ?? button(does === "earlier" ? "later" : "earlier"))?.focus();
  });

  function move(item: DeskItem, by: 1 | -1): void {
    const index = items.indexOf(item) + by;
    const other = items[index];
    if (!other) return;
    moved.current = { key: item.key, does: by < 0 ? "earlier" : "later" };
    onPlace(item.key, other.key);
    announce(`${item.name} is at place ${index + 1} of ${total} now.`);
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id) onPlace(String(active.id), String(over.id));
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            "Press space to pick it up, the arrow keys to move it, space to drop it, and escape to leave it.",
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} is picked up from ${at(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is over ${at(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `${nameOf(active.id)} is dropped at ${at(over.id)}.` : `${nameOf(active.id)} is dropped.`,
          onDragCancel: ({ active }) => `${nameOf(active.id)} stays at ${at(active.id)}.`,
        },
      }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol ref={list} aria-label={label} className="mt-4 space-y-3">
          {items.map((item, index) => (
            <ItemCard
              key={item.key}
              {...actions}
              item={item}
              position={index + 1}
              total={total}
              onMove={move}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
