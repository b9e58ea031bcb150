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
  SortableContext,
  type SortingStrategy,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, type RefObject, useId } from "react";
import { m } from "#messages";
import { useDragInList } from "./use-drag-in-list.ts";

type DragContextProps<I extends { key: string }> = {
  list: RefObject<HTMLElement | null>;
  items: I[];
  /** How many of the items can be moved; default: all. */
  total?: number;
  strategy?: SortingStrategy;
  nameOf(item: I, position: number): string;
  /** Moves an item to the position of another. */
  onMove(key: string, target: string): void;
  children: ReactNode;
};

const dragDistance = 6; // pixels

/** Makes the items of a list draggable with the mouse, by touch and with the keyboard. */
export function DragContext<I extends { key: string }>({ list, items, ...props }: DragContextProps<I>) {
  const { total = items.length, strategy = verticalListSortingStrategy, nameOf, onMove, children } = props;
  const drag = useDragInList(list);
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    // A smooth scroll would still be running at the next key press.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: "auto" }),
  );
  const indexOf = ({ id: key }: Pick<Active, "id">) => items.findIndex((item) => item.key === key);
  const named = (of: Pick<Active, "id">) => {
    const item = items[indexOf(of)];
    return item ? nameOf(item, indexOf(of) + 1) : "";
  };
  const placed = (of: Pick<Active, "id">, at = of) => ({
    name: named(of),
    position: indexOf(at) + 1,
    total,
  });

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
          draggable: m.adminSortable.instructions(),
        },
        announcements: {
          onDragStart: ({ active }) => m.adminSortable.pickedUp(placed(active)),
          onDragOver: ({ active, over }) => (over ? m.adminSortable.over(placed(active, over)) : undefined),
          onDragEnd: ({ active, over }) =>
            over
              ? m.adminSortable.droppedAt(placed(active, over))
              : m.adminSortable.dropped({ name: named(active) }),
          onDragCancel: ({ active }) => m.adminSortable.stays(placed(active)),
        },
      }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
