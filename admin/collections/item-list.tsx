import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { LayoutGrid, Rows3 } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { type ItemActions, ItemCard } from "./item-card.tsx";
import { ItemTile } from "./item-tile.tsx";
import { counts, type FormItem } from "./items.ts";
import { useDragScrolling } from "./use-drag-scrolling.ts";

type ItemListProps = Omit<ItemActions, "onMove"> & {
  label: string;
  items: FormItem[];
  /** Moves an item to the place of another. */
  onPlace(key: string, at: string): void;
  /** Says something to those who do not see it. */
  announce(words: string): void;
};

/** Where things were when a drag began. */
type Start = { item: DOMRect; frame: DOMRect; scrolled: number };

const distance = 6; // pixels: less is a press and no drag

/** Pictures or videos in their order, which is changed by dragging, by keys or by buttons. */
export function ItemList({ label, items, onPlace, announce, ...actions }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [compact, setCompact] = useState(false);
  const scrollAlong = useDragScrolling(list);
  const start = useRef<Start>(null);
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

  /** What is dragged stays in the list: beyond it, it would make the page longer. */
  const inTheList: Modifier = ({ transform, activeNodeRect }) => {
    if (!start.current || !activeNodeRect) return transform;
    const { item, frame, scrolled } = start.current;
    // The transform counts from where the item was measured last, which may have been before or after scrolling.
    const since = window.scrollY - scrolled + activeNodeRect.top - item.top;
    const x = clamp(transform.x, frame.left - item.left, frame.right - item.right);
    const y = clamp(transform.y + since, frame.top - item.top, frame.bottom - item.bottom);
    return { ...transform, x, y: y - since };
  };

  function onDragStart({ active }: DragStartEvent): void {
    const item = list.current?.querySelector(`[data-item="${active.id}"]`)?.getBoundingClientRect();
    const frame = list.current?.getBoundingClientRect();
    start.current = item && frame ? { item, frame, scrolled: window.scrollY } : null;
    scrollAlong(true);
  }

  function move(item: FormItem, by: 1 | -1): void {
    const index = items.indexOf(item) + by;
    const other = items[index];
    if (!other) return;
    moved.current = { key: item.key, does: by < 0 ? "earlier" : "later" };
    onPlace(item.key, other.key);
    announce(`${item.name} is at place ${index + 1} of ${total} now.`);
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    scrollAlong(false);
    if (over && over.id !== active.id) onPlace(String(active.id), String(over.id));
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[inTheList]}
      autoScroll={false} // its own goes on past the end of the list
      onDragStart={onDragStart}
      onDragCancel={() => scrollAlong(false)}
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
      {total > 1 && (
        <Button look="outline" className="mt-4" onClick={() => setCompact(!compact)}>
          {compact ? (
            <Rows3 aria-hidden className="size-4.5" />
          ) : (
            <LayoutGrid aria-hidden className="size-4.5" />
          )}
          {compact ? "Show all fields" : "Arrange thumbnails"}
        </Button>
      )}
      <SortableContext
        items={items.map(({ key }) => key)}
        strategy={compact ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol
          ref={list}
          aria-label={label}
          className={
            compact ? "mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 bar:grid-cols-5" : "mt-4 space-y-3"
          }
        >
          {items.map((item, index) => {
            const shared = { item, position: index + 1, total, onMove: move };
            return compact ? (
              <ItemTile key={item.key} {...shared} />
            ) : (
              <ItemCard key={item.key} {...actions} {...shared} />
            );
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
