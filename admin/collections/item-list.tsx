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
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { LayoutGrid, Rows3 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useDragInList } from "../sortable/use-drag-in-list.ts";
import { useFocusOnMoved } from "../sortable/use-focus-on-moved.ts";
import { type ItemActions, ItemCard } from "./item-card.tsx";
import { ItemTile } from "./item-tile.tsx";
import { type CollectionItem, isAccepted } from "./items.ts";

type ItemListProps = ItemActions & {
  label: string;
  items: CollectionItem[];
  /** Moves an item to the position of another. */
  onMove(key: string, target: string): void;
  /** For screen readers. */
  announce(message: string): void;
};

const dragDistance = 6; // pixels

/** Items in their order, which is changed by dragging, by keys or by buttons. */
export function ItemList({ label, items, onMove, announce, ...actions }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isCompact, setCompact] = useState(false);
  const drag = useDragInList(list);
  const id = useId();
  const focusMoved = useFocusOnMoved(list);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    // A smooth scroll would still be running at the next key press.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: "auto" }),
  );
  const total = items.filter(isAccepted).length;
  const nameOf = ({ id: key }: Pick<Active, "id">) => items.find((item) => item.key === key)?.name ?? "";
  const placeOf = ({ id: key }: Pick<Active, "id">) =>
    `place ${items.findIndex((item) => item.key === key) + 1} of ${total}`;

  function move(item: CollectionItem, by: 1 | -1): void {
    const index = items.indexOf(item) + by;
    const other = items[index];
    if (!other) return;
    focusMoved(item.key, by < 0 ? "earlier" : "later");
    onMove(item.key, other.key);
    announce(`${item.name} is at place ${index + 1} of ${total} now.`);
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    drag.end();
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
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
          onDragStart: ({ active }) => `${nameOf(active)} is picked up from ${placeOf(active)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active)} is over ${placeOf(over)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            `${nameOf(active)} is dropped${over ? ` at ${placeOf(over)}` : ""}.`,
          onDragCancel: ({ active }) => `${nameOf(active)} stays at ${placeOf(active)}.`,
        },
      }}
    >
      {total > 1 && (
        <Button look="outline" className="mt-4" onClick={() => setCompact(!isCompact)}>
          {isCompact ? (
            <Rows3 aria-hidden className="size-4.5" />
          ) : (
            <LayoutGrid aria-hidden className="size-4.5" />
          )}
          {isCompact ? "Show all fields" : "Arrange thumbnails"}
        </Button>
      )}
      <SortableContext
        items={items.map(({ key }) => key)}
        strategy={isCompact ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol
          ref={list}
          aria-label={label}
          className={
            isCompact ? "mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 bar:grid-cols-5" : "mt-4 space-y-3"
          }
        >
          {items.map((item, index) => {
            const shared = { item, position: index + 1, total, onMove: move };
            return isCompact ? (
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
